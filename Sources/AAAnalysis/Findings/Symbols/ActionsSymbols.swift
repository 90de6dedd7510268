extension SymbolConcept {
  /// What buttons do and where they lead.
  static let actions: [SymbolConcept] = [
    SymbolConcept(
      """
      home, home screen, house, main | inicio, casa, hogar | lar, tela inicial | accueil, maison
      Zuhause, Haus, Startseite | pagina iniziale
      ホーム, 家, 自宅 | 主页, 首页, 回家 | 홈, 집 | домой, дом, главная
      الرئيسية, بيت, منزل
      """,
      .init("house.fill", 13), .init("house.circle.fill", 14)),
    SymbolConcept(
      """
      back, go back, previous, previous page | atrás, volver, anterior | voltar | retour, précédent
      zurück, vorherige | indietro, precedente
      戻る, 前へ | 返回, 上一步, 上一页, 上一个 | 뒤로, 이전 | назад, предыдущий
      رجوع, السابق
      """,
      .init("chevron.backward.circle.fill", 14), .init("arrow.backward.circle.fill", 14), .init("chevron.backward", 14)),
    SymbolConcept(
      """
      next, forward, continue | siguiente, continuar, adelante | próximo, seguinte
      suivant, continuer | weiter, nächste, fortfahren | avanti, prossimo, continua
      次へ, 進む, 続ける | 下一步, 下一个, 下一页, 继续 | 다음, 계속 | далее, вперёд, следующий, продолжить
      التالي, متابعة
      """,
      .init("chevron.forward.circle.fill", 14), .init("arrow.forward.circle.fill", 14), .init("chevron.forward", 14)),
    SymbolConcept(
      """
      start, begin | empezar, comenzar, iniciar | começar | commencer, démarrer | starten, anfangen
      inizia, iniziare, comincia
      始める, スタート, 開始 | 开始 | 시작, 시작하기 | начать, старт, начало
      ابدأ, بدء
      """, isGeneral: true,
      .init("play.circle.fill", 13), .init("flag.fill", 13)),
    SymbolConcept(
      """
      open | abrir | abra | ouvrir | öffnen | aprire, apri
      開く | 打开 | 열기 | открыть
      فتح, افتح
      """, isGeneral: true,
      .init("arrow.up.forward.app.fill", 14), .init("folder.fill", 13)),
    SymbolConcept(
      """
      close, dismiss | cerrar | fechar | fermer | schließen | chiudere, chiudi
      閉じる | 关闭 | 닫기 | закрыть
      إغلاق, أغلق
      """,
      .init("xmark.circle.fill", 13), .init("xmark", 13)),
    SymbolConcept(
      """
      cancel | cancelar | cancele | annuler | abbrechen | annulla, annullare
      キャンセル, 中止 | 取消 | 취소 | отмена, отменить
      إلغاء
      """,
      .init("xmark.circle.fill", 13), .init("xmark", 13)),
    SymbolConcept(
      """
      done, ok, okay, finish, finished, ready | hecho, listo, terminar, aceptar
      pronto, concluir, feito, terminado | terminer, fini, prêt | fertig, erledigt, beenden
      fatto, fine, finito
      完了, 終わり, 終了 | 完成, 好的, 结束 | 완료, 확인, 끝 | готово, завершить, хорошо
      تم, انتهى, موافق
      """,
      .init("checkmark.circle.fill", 13), .init("checkmark", 13)),
    SymbolConcept(
      """
      yes, confirm, accept, agree, approve | sí, confirmar | sim, aceitar | oui, confirmer, accepter
      ja, bestätigen, annehmen | confermare, conferma, accetta
      はい, 確認, 承認 | 是的, 确认, 接受, 同意 | 네, 예, 수락, 동의 | да, подтвердить, принять
      نعم, تأكيد, قبول
      """,
      .init("checkmark.circle.fill", 13), .init("hand.thumbsup.fill", 13)),
    SymbolConcept(
      """
      no, decline, reject | rechazar | não, recusar | non, refuser | nein, ablehnen
      rifiuta, rifiutare
      いいえ, 拒否 | 不, 拒绝 | 아니요, 아니오, 거절 | нет, отклонить
      لا, رفض
      """,
      .init("xmark.circle.fill", 13), .init("hand.thumbsdown.fill", 13)),
    SymbolConcept(
      """
      add, new, create, plus | añadir, agregar, nuevo, nueva, crear | adicionar, novo, nova, criar
      ajouter, nouveau, nouvelle, créer | hinzufügen, neu, neue, erstellen
      aggiungi, aggiungere, nuovo, nuova, crea
      追加, 新規, 作る, 新しい | 添加, 新建, 新增, 创建 | 추가, 새로 만들기, 새로운 | добавить, новый, новая, создать
      إضافة, جديد, أضف, إنشاء
      """,
      .init("plus.circle.fill", 13), .init("plus.app.fill", 13), .init("plus", 13)),
    SymbolConcept(
      """
      edit, change, modify, rename | editar, cambiar, modificar | mudar, alterar, renomear
      modifier, changer, renommer | bearbeiten, ändern, umbenennen
      modifica, modificare, cambia, rinomina
      編集, 変更, 名前を変更 | 编辑, 修改, 更改, 重命名 | 편집, 수정, 변경 | изменить, редактировать, правка
      تعديل, تحرير, تغيير
      """,
      .init("pencil.circle.fill", 13), .init("square.and.pencil", 13), .init("pencil", 13)),
    SymbolConcept(
      """
      delete, remove, trash, bin, discard, throw away | eliminar, borrar, papelera, basura
      excluir, apagar, remover, lixeira, lixo | supprimer, effacer, corbeille, poubelle
      löschen, entfernen, Papierkorb, Müll | eliminare, elimina, cancella, cestino
      削除, ゴミ箱, 消す | 删除, 移除, 废纸篓, 垃圾桶 | 삭제, 휴지통, 지우기, 제거 | удалить, корзина, стереть, мусор
      حذف, احذف, سلة المهملات
      """,
      .init("trash.fill", 13), .init("trash.circle.fill", 13)),
    SymbolConcept(
      """
      save, download, keep | guardar, descargar | salvar, guarde, baixar
      enregistrer, sauvegarder, télécharger | speichern, sichern, herunterladen, behalten
      salva, salvare, scarica
      保存, ダウンロード | 存储, 下载 | 저장, 다운로드 | сохранить, скачать, загрузить
      حفظ, احفظ, تنزيل
      """,
      .init("square.and.arrow.down.fill", 13), .init("arrow.down.circle.fill", 13),
      .init("tray.and.arrow.down.fill", 13)),
    SymbolConcept(
      """
      share, export | compartir, exportar | compartilhar, partilhar | partager, partage, exporter
      teilen, exportieren | condividi, condividere, esporta
      共有, シェア, 書き出す | 分享, 共享, 导出 | 공유, 내보내기 | поделиться, экспорт
      مشاركة, شارك, تصدير
      """,
      .init("square.and.arrow.up.fill", 13), .init("square.and.arrow.up.circle.fill", 15),
      .init("square.and.arrow.up", 13)),
    SymbolConcept(
      """
      search, find, look for | buscar, búsqueda, encontrar | pesquisar, procurar, busca
      rechercher, recherche, chercher, trouver | suchen, Suche, finden
      cerca, cercare, ricerca, trova
      検索, 探す | 搜索, 查找, 寻找 | 검색, 찾기 | поиск, искать, найти
      بحث, ابحث
      """,
      .init("magnifyingglass.circle.fill", 13), .init("magnifyingglass", 13)),
    SymbolConcept(
      """
      settings, preferences, options, setup | ajustes, configuración, preferencias, opciones
      configurações, definições, opções | réglages, paramètres | Einstellungen, Optionen, Einrichtung
      impostazioni, preferenze, opzioni
      設定, 環境設定, オプション | 设置, 偏好设置, 选项 | 설정, 환경설정, 옵션 | настройки, параметры
      إعدادات, خيارات, تفضيلات
      """,
      .init("gearshape.fill", 14), .init("slider.horizontal.3", 13), .init("gearshape.2.fill", 14)),
    SymbolConcept(
      """
      menu, more, see more, show more, other | más, otros | mais, outros | plus d’options, autres | mehr, Sonstiges
      altro, di più
      メニュー, その他, もっと | 菜单, 更多, 其他 | 메뉴, 더 보기, 기타 | меню, ещё, другое
      قائمة, المزيد
      """, isGeneral: true,
      .init("ellipsis.circle.fill", 13), .init("line.3.horizontal", 15)),
    SymbolConcept(
      """
      info, information, about, details | información, acerca de, detalles
      informação, informações, detalhes, sobre | informations, à propos | Über, Einzelheiten
      informazioni, dettagli
      情報, 詳細, このアプリについて | 详情, 关于, 资料 | 정보, 세부사항, 상세 | информация, сведения, подробности
      معلومات, حول, تفاصيل
      """, isGeneral: true,
      .init("info.circle.fill", 13), .init("info.circle", 13)),
    SymbolConcept(
      """
      help, question, support, faq | ayuda, pregunta, soporte | ajuda, pergunta, suporte
      aide, assistance | Hilfe, Frage, Unterstützung | aiuto, domanda, supporto
      ヘルプ, 質問, 助け | 帮助, 问题, 支持 | 도움말, 도움, 질문 | помощь, вопрос, справка, поддержка
      مساعدة, سؤال, دعم
      """,
      .init("questionmark.circle.fill", 13), .init("person.fill.questionmark", 14), .init("lifepreserver.fill", 14)),
    SymbolConcept(
      """
      favorite, favourite, favorites, favourites, starred | favorito, favoritos, favorita
      favoritas, preferido | favori, favoris, préféré | Favorit, Favoriten, Liebling
      preferito, preferiti
      お気に入り | 收藏, 最爱 | 즐겨찾기, 좋아하는 | избранное, любимое
      مفضلة, مفضل
      """,
      .init("star.fill", 13), .init("star.circle.fill", 13), .init("heart.fill", 13)),
    SymbolConcept(
      """
      like, thumbs up | me gusta | curtir, gosto | j’aime, aimer | gefällt mir | mi piace
      いいね | 点赞, 喜欢 | 좋아요 | нравится
      إعجاب
      """,
      .init("hand.thumbsup.fill", 13), .init("heart.fill", 13)),
    SymbolConcept(
      """
      repeat, again, replay, retry, try again | repetir, otra vez, reintentar | de novo, repita
      répéter, encore, réessayer | nochmal, noch einmal, erneut | ripeti, di nuovo, riprova
      もう一度, 繰り返し, リピート | 重复, 再来一次, 重试 | 반복, 다시, 다시 시도 | повторить, ещё раз, снова
      تكرار, مرة أخرى, إعادة
      """,
      .init("arrow.counterclockwise.circle.fill", 13), .init("repeat.circle.fill", 14, 2), .init("repeat", 13)),
    SymbolConcept(
      """
      refresh, reload, update, sync | actualizar, recargar | atualizar, recarregar
      actualiser, rafraîchir, synchroniser | aktualisieren, neu laden | aggiorna, aggiornare, ricarica
      更新, 同期, 再読み込み | 刷新, 同步 | 새로 고침, 새로고침, 업데이트, 동기화 | обновить, обновление, синхронизация
      تحديث, مزامنة
      """,
      .init("arrow.clockwise.circle.fill", 13), .init("arrow.clockwise", 13)),
    SymbolConcept(
      """
      history, recent, recents, recently used | historial, recientes, reciente
      histórico, recente, recentes | historique | Verlauf, zuletzt, kürzlich | cronologia, recenti
      履歴, 最近 | 历史, 历史记录 | 기록, 최근, 최근 항목 | история, недавние, недавнее
      سجل, الأخيرة
      """,
      .init("clock.arrow.circlepath", 14), .init("clock.fill", 13)),
    SymbolConcept(
      """
      choose, select, pick, choice | elegir, escoger, seleccionar | escolher, selecionar
      choisir, choix, sélectionner | wählen, auswählen, Auswahl, aussuchen
      scegli, scegliere, seleziona, scelta
      選ぶ, 選択 | 选择, 挑选 | 선택, 고르기 | выбрать, выбор
      اختيار, اختر
      """, isGeneral: true,
      .init("hand.tap.fill", 14), .init("hand.point.up.left.fill", 14), .init("checkmark.circle.fill", 13)),
    SymbolConcept(
      """
      list, lists, all | lista, listas | todos, tudo | liste, listes, tout | alle, alles
      tutti, tutto
      リスト, 一覧, すべて | 列表, 清单, 全部, 所有 | 목록, 전체 | список, списки, все
      كل, الكل
      """, isGeneral: true,
      .init("list.bullet.circle.fill", 15), .init("list.bullet", 13)),
    SymbolConcept(
      """
      folder, files, file, documents, document | carpeta, archivo, archivos, documento, documentos
      pasta, arquivo, ficheiro | dossier, fichier, fichiers
      Ordner, Datei, Dateien, Dokument, Dokumente | cartella, documenti
      フォルダ, ファイル, 書類, 文書 | 文件, 文件夹, 文档 | 폴더, 파일, 문서 | папка, файл, файлы, документ, документы
      مجلد, ملف, ملفات, مستند
      """,
      .init("folder.fill", 13), .init("doc.fill", 13), .init("doc.text.fill", 13)),
    SymbolConcept(
      """
      copy, duplicate | copiar, duplicar | copie | copier, dupliquer | kopieren, duplizieren
      copia, copiare, duplica
      コピー, 複製 | 复制, 拷贝 | 복사, 복제 | копировать, дублировать
      نسخ, نسخة
      """,
      .init("doc.on.doc.fill", 13), .init("square.on.square", 13)),
    SymbolConcept(
      """
      print, printer | imprimir, impresora | impressora | imprimer, imprimante | drucken, Drucker
      stampa, stampante, stampare
      印刷, プリンタ | 打印, 打印机 | 프린트, 인쇄, 프린터 | печать, принтер
      طباعة, طابعة
      """,
      .init("printer.fill", 13), .init("printer", 13)),
    SymbolConcept(
      """
      lock, locked, password, privacy, passcode | bloquear, contraseña, privacidad
      senha, privacidade | verrouiller, mot de passe, confidentialité | sperren, Passwort, Datenschutz
      blocca
      ロック, パスワード, プライバシー | 锁定, 密码, 隐私 | 잠금, 암호, 비밀번호 | заблокировать, пароль, конфиденциальность
      قفل, كلمة المرور, خصوصية
      """,
      .init("lock.fill", 13), .init("lock.circle.fill", 13), .init("hand.raised.fill", 13)),
    SymbolConcept(
      """
      key, unlock | llave, desbloquear | chave | clé, déverrouiller | Schlüssel, entsperren
      chiave, sblocca
      鍵, ロック解除 | 钥匙, 解锁 | 열쇠, 잠금 해제 | ключ, разблокировать
      مفتاح
      """,
      .init("key.fill", 14), .init("lock.open.fill", 13)),
    SymbolConcept(
      """
      sign in, log in, login | iniciar sesión, entrar | fazer login | se connecter, connexion
      anmelden, Anmeldung | accedi, accesso
      ログイン, サインイン | 登录 | 로그인 | войти, вход
      تسجيل الدخول, دخول
      """,
      .init("person.crop.circle.fill.badge.checkmark", 13), .init("arrow.right.circle.fill", 13)),
    SymbolConcept(
      """
      sign out, log out, logout, exit, leave | cerrar sesión, salir | terminar sessão, encerrar sessão
      se déconnecter, déconnexion, quitter, sortie | abmelden, Ausgang, verlassen | esci, uscita
      ログアウト, 出口, サインアウト | 退出, 退出登录 | 로그아웃, 나가기, 출구 | выйти, выход
      تسجيل الخروج, خروج
      """,
      .init("rectangle.portrait.and.arrow.right.fill", 15), .init("rectangle.portrait.and.arrow.right", 15),
      .init("figure.walk.departure", 16)),
    SymbolConcept(
      """
      warning, error, problem, danger | advertencia, peligro, problema | perigo, alerta, atenção
      avertissement, erreur, problème | Warnung, Fehler, Achtung, Gefahr | avviso, errore, pericolo
      警告, 注意, エラー, 危険 | 错误, 危险 | 경고, 오류, 주의, 위험 | предупреждение, ошибка, внимание, опасность
      تحذير, خطأ, خطر
      """,
      .init("exclamationmark.triangle.fill", 13), .init("exclamationmark.circle.fill", 13)),
  ]
}
