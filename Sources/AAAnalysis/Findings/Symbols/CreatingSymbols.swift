extension SymbolConcept {
  /// Drawing, painting, taking pictures.
  static let creating: [SymbolConcept] = [
    SymbolConcept(
      """
      draw, drawing, sketch, sketchbook, doodle | dibujar, dibujo | desenhar, desenho
      dessiner, dessin | zeichnen, Zeichnung, malen | disegnare, disegno
      お絵かき, 描く, スケッチ | 画画, 绘画, 涂鸦 | 그리기, 그림 그리기, 스케치 | рисовать, рисование, рисунок
      رسم, ارسم
      """,
      .init("hand.draw.fill", 13), .init("scribble.variable", 14), .init("pencil.and.outline", 13)),
    SymbolConcept(
      """
      color, colour, palette, paint box | colores, paleta | cor, cores | couleur, couleurs
      Farbe, Farben | colore, colori, tavolozza
      色, 色を選ぶ, パレット, カラー | 颜色, 调色板 | 색, 색깔, 색상 | цвет, цвета, палитра
      لون, ألوان
      """,
      .init("paintpalette.fill", 14), .init("swatchpalette.fill", 16)),
    SymbolConcept(
      """
      paint, painting, brush, paintbrush | pincel, pintar, pintura | pinceau, peindre, peinture
      Pinsel, Gemälde | pennello, dipingere, pittura
      筆, ブラシ, ペイント, 絵の具 | 画笔, 笔刷 | 붓, 브러시, 물감 | кисть, краски
      فرشاة, تلوين
      """,
      .init("paintbrush.fill", 13), .init("paintbrush.pointed.fill", 14)),
    SymbolConcept(
      """
      pencil, pen, crayon, marker | lápiz, bolígrafo | lápis, caneta | stylo
      Stift, Bleistift, Kugelschreiber | matita, penna
      鉛筆, ペン | 铅笔, 钢笔 | 연필, 펜 | карандаш, ручка
      قلم
      """,
      .init("pencil", 13), .init("pencil.tip", 13), .init("highlighter", 14)),
    SymbolConcept(
      """
      eraser, erase, rubber | goma, borrador | borracha | gomme, gommer | Radiergummi, radieren
      gomma, cancellino
      消しゴム | 橡皮, 橡皮擦 | 지우개 | ластик, стёрка
      ممحاة
      """,
      .init("eraser.fill", 16), .init("eraser", 16)),
    SymbolConcept(
      """
      undo | deshacer | desfazer | annuler la dernière action, défaire | rückgängig | annulla azione
      取り消す, 元に戻す | 撤销 | 실행 취소, 되돌리기 | отменить действие
      تراجع
      """,
      .init("arrow.uturn.backward.circle.fill", 14), .init("arrow.uturn.backward", 14)),
    SymbolConcept(
      """
      redo | rehacer | refazer | rétablir | wiederholen | ripristina
      やり直す | 重做 | 다시 실행 | повторить действие
      إعادة التنفيذ
      """,
      .init("arrow.uturn.forward.circle.fill", 14), .init("arrow.uturn.forward", 14)),
    SymbolConcept(
      """
      gallery, album, picture gallery | galería | galerie | Fotoalbum | galleria
      ギャラリー, アルバム | 图库, 相册, 画廊 | 갤러리, 앨범, 사진첩 | галерея, альбом
      معرض, ألبوم
      """,
      .init("photo.on.rectangle.angled", 14), .init("photo.stack.fill", 16), .init("rectangle.stack.fill", 13)),
    SymbolConcept(
      """
      photo, photograph, picture, image | foto, imagen, fotografía | imagem | photographie
      Bild, Bilder | immagine, immagini
      写真, 画像, フォト | 照片, 图片 | 사진, 이미지 | фото, фотография, фотографии, снимки
      صورة, صور
      """,
      .init("photo.fill", 13), .init("photo.on.rectangle", 13)),
    SymbolConcept(
      """
      camera, take photo, take picture | cámara, tomar foto | tirar foto
      appareil photo, prendre une photo | Kamera, Foto aufnehmen, fotografieren
      fotocamera, scatta foto
      カメラ, 撮影 | 相机, 拍照, 照相机 | 카메라, 촬영 | камера, сфотографировать
      كاميرا, التقاط صورة
      """,
      .init("camera.fill", 13), .init("camera.circle.fill", 13)),
    SymbolConcept(
      """
      selfie, self portrait | autorretrato | autoportrait | Selbstporträt | autoscatto
      自撮り | 自拍 | 셀카 | селфи
      سيلفي
      """,
      .init("person.crop.square.fill", 13), .init("camera.fill", 13)),
    SymbolConcept(
      """
      craft | manualidades | artesanato | bricolage | basteln | fai da te
      工作, 手作り | 手工 | 만들기 | поделки
      أشغال يدوية
      """,
      .init("scissors", 13), .init("hammer.fill", 13)),
    SymbolConcept(
      """
      sticker | pegatina, pegatinas | adesivo, figurinha | autocollant | Aufkleber | adesivi
      シール, ステッカー | 贴纸 | 스티커 | наклейка, наклейки
      ملصق, ملصقات
      """,
      .init("face.smiling.inverse", 16), .init("star.fill", 13)),
  ]
}
