import Testing

@testable import AAAnalysis

private func candidates(_ title: String, _ target: (major: Int, minor: Int)? = (26, 0)) -> [String] {
  SymbolDictionary.candidates(forTitle: title, deploymentTarget: target)
}

struct SymbolDictionaryTests {
  @Test(
    "Words of every language lead to the picture that people know",
    arguments: [
      ("en", ["Draw", "Gallery", "Messages", "Calls", "Music", "Settings", "Grandma", "Medication"]),
      ("es", ["Dibujar", "Galería", "Mensajes", "Llamadas", "Música", "Ajustes", "Abuela", "Medicina"]),
      ("pt", ["Desenhar", "Galeria", "Mensagens", "Ligação", "Músicas", "Configurações", "Vovó", "Remédios"]),
      ("fr", ["Dessiner", "Galerie", "Message", "Appels", "Musique", "Réglages", "Mamie", "Médicaments"]),
      ("de", ["Zeichnen", "Galerie", "Nachrichten", "Anrufe", "Musik", "Einstellungen", "Oma", "Medikamente"]),
      ("it", ["Disegnare", "Galleria", "Messaggi", "Chiamate", "Musica", "Impostazioni", "Nonna", "Farmaci"]),
      ("ja", ["お絵かき", "ギャラリー", "メッセージ", "電話", "音楽", "設定", "おばあちゃん", "お薬"]),
      ("zh", ["画画", "图库", "短信", "电话", "音乐", "设置", "奶奶", "吃药"]),
      ("ko", ["그리기", "갤러리", "메시지", "전화", "음악", "설정", "할머니", "약"]),
      ("ru", ["Рисовать", "Галерея", "Сообщения", "Звонки", "Музыка", "Настройки", "Бабушка", "Лекарства"]),
      ("ar", ["رسم", "معرض", "الرسائل", "مكالمات", "موسيقى", "الإعدادات", "جدتي", "أدوية"]),
    ])
  func languages(language: String, titles: [String]) {
    let expected = [
      "hand.draw.fill", "photo.on.rectangle.angled", "message.fill", "phone.fill", "music.note", "gearshape.fill",
      "figure.and.child.holdinghands", "pills.fill",
    ]
    #expect(titles.map { candidates($0).first } == expected, "in \(language)")
  }

  @Test(
    "A title without a known word gets nothing",
    arguments: ["", " ", "…", "🎉", "Xyzzy", "Qwertz Uiop", "the of and", "42", "\u{0}", "本棚の上下", "ザザザ"])
  func unknownTitles(title: String) {
    #expect(candidates(title).isEmpty)
  }

  @Test("Case, accents, width and plural endings make no difference")
  func folding() {
    for title in ["PHOTOS", "photo", "Ｐｈｏｔｏ", "phótös", "  Photo! "] {
      #expect(candidates(title).first == "photo.fill", "\(title)")
    }
    #expect(candidates("Categories").isEmpty)
    #expect(candidates("Stories") == candidates("story"))
    #expect(candidates("ｶﾒﾗ").first == "camera.fill")
    #expect(candidates("Cle\u{301}").first == "key.fill")
  }

  @Test("Titles come apart at spaces, punctuation and capitals")
  func words() {
    #expect(candidates("photoGallery") == ["photo.fill", "photo.on.rectangle.angled", "photo.on.rectangle"])
    #expect(candidates("TakePhoto").first == "camera.fill")
    #expect(candidates("WiFi").first == "wifi")
    #expect(candidates("Wi-Fi").first == "wifi")
    #expect(candidates("My_Recipes/Today").first == "frying.pan.fill")
    #expect(candidates("Les photos d’Anna").first == "photo.fill")
  }

  @Test("Words stand side by side in Chinese, Japanese and Korean")
  func unspacedScripts() {
    #expect(candidates("家族の写真") == ["figure.2.and.child.holdinghands", "photo.fill", "house.fill"])
    #expect(candidates("打开相机").first == "camera.fill")
    #expect(candidates("사진을 보내기").first == "photo.fill")
    #expect(candidates("水を飲む").first == "drop.fill")
    // A single sign within more of the same script is part of another word: 本 (book) in 日本語 (Japanese).
    #expect(candidates("日本語").isEmpty)
    #expect(candidates("バスケットボール").isEmpty)
  }

  @Test("The longest phrase wins, then the earlier word, and general words come last")
  func ranking() {
    #expect(candidates("Video Call").first == "video.fill")
    #expect(candidates("Shopping List").first == "cart.fill")
    #expect(candidates("Play Music").prefix(2) == ["play.fill", "music.note"])
    #expect(candidates("Music to Play").prefix(2) == ["music.note", "play.fill"])
    #expect(candidates("All Photos").first == "photo.fill")
    #expect(candidates("Choose a Color").first == "paintpalette.fill")
    #expect(candidates("Choose").first == "hand.tap.fill")
  }

  @Test("Never more than three, never one twice")
  func limits() {
    for title in ["Photos, music, games, books and news", "Favorites star love like", "Photo photo photo"] {
      let names = candidates(title)
      #expect(names.count <= 3)
      #expect(Set(names).count == names.count)
    }
  }

  @Test("A symbol that the deployment target lacks is left out")
  func deploymentTarget() {
    #expect(candidates("Dog", (17, 0)).first == "dog.fill")
    #expect(candidates("Dog", (16, 4)).first == "pawprint.fill")
    #expect(candidates("Eraser", (15, 0)).isEmpty)
    #expect(candidates("Dog", nil).first == "dog.fill")
  }

  @Test("No word belongs to two concepts")
  func duplicates() {
    #expect(SymbolDictionary.index.duplicates == [])

    let clashing = SymbolIndex([
      SymbolConcept("café, tea", .init("mug.fill", 16)),
      SymbolConcept("Cafe, cake", .init("fork.knife", 15)),
    ])
    #expect(clashing.duplicates == ["Cafe"])
  }

  @Test("Every concept has one to three symbols, one of them in iOS 17")
  func tables() {
    #expect(SymbolConcept.all.count >= 150)
    for concept in SymbolConcept.all {
      let names = concept.symbols.map(\.name)
      #expect(!concept.words.isEmpty)
      #expect((1...3).contains(names.count), "\(concept.words)")
      #expect(Set(names).count == names.count, "\(concept.words)")
      #expect(concept.symbols.contains { $0.exists(on: (17, 0)) }, "\(concept.words)")
    }
  }

  @Test("Each word by itself leads to the symbols of its concept")
  func everyWord() {
    for concept in SymbolConcept.all {
      for word in concept.words {
        #expect(candidates(word, nil) == concept.symbols.map(\.name), "\(word)")
      }
    }
  }
}
