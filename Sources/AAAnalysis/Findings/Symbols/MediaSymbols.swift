extension SymbolConcept {
  /// Music, films, books and games.
  static let media: [SymbolConcept] = [
    SymbolConcept(
      """
      music, song, songs, tune | música, canción, canciones | canção, músicas
      musique, chanson, chansons | Musik, Lied, Lieder | canzone, canzoni
      音楽, ミュージック, 歌 | 音乐, 歌曲 | 음악, 노래 | музыка, песня, песни
      موسيقى, أغنية, أغاني
      """,
      .init("music.note", 13), .init("music.note.list", 13), .init("music.quarternote.3", 14)),
    SymbolConcept(
      """
      playlist, my music, my songs | lista de reproducción | lista de reprodução | liste de lecture
      Wiedergabeliste | scaletta
      プレイリスト | 播放列表, 歌单 | 재생목록 | плейлист
      قائمة التشغيل
      """,
      .init("music.note.list", 13), .init("list.bullet.circle.fill", 15)),
    SymbolConcept(
      """
      play, start playing | reproducir | reproduzir | lecture, jouer | abspielen, Wiedergabe
      riproduci, riprodurre
      再生 | 播放 | 재생 | воспроизвести, играть музыку
      تشغيل
      """,
      .init("play.fill", 13), .init("play.circle.fill", 13)),
    SymbolConcept(
      """
      pause | pausa, pausar | mettre en pause | pausieren
      一時停止 | 暂停 | 일시 정지, 일시정지 | пауза
      إيقاف مؤقت
      """,
      .init("pause.fill", 13), .init("pause.circle.fill", 13)),
    SymbolConcept(
      """
      stop | parar, detener | arrêter, arrêt | stoppen, anhalten | fermare, ferma
      停止, 止める | 정지, 멈춤, 그만 | остановить, стоп
      إيقاف, توقف
      """,
      .init("stop.fill", 13), .init("stop.circle.fill", 13)),
    SymbolConcept(
      """
      video, videos, clip | filmato
      ビデオ, 動画 | 视频, 录像 | 비디오, 동영상 | видео, видеоролики
      فيديو
      """,
      .init("video.fill", 13), .init("play.rectangle.fill", 13)),
    SymbolConcept(
      """
      movie, film, cinema | película, películas, cine | filme, filmes | Kino
      映画 | 电影 | 영화 | фильм, фильмы, кино
      فيلم, أفلام, سينما
      """,
      .init("film.fill", 13), .init("popcorn.fill", 16), .init("movieclapper.fill", 17)),
    SymbolConcept(
      """
      tv, television, watch tv | tele | televisão | Fernsehen, Fernseher | televisione
      テレビ | 电视 | 텔레비전, 티비 | телевизор
      تلفاز, تلفزيون
      """,
      .init("tv.fill", 13), .init("play.tv.fill", 14, 2)),
    SymbolConcept(
      """
      radio, station | emisora | estação | station de radio | Radiosender, Rundfunk | stazione radio
      ラジオ | 收音机, 电台, 广播 | 라디오 | радио
      راديو, إذاعة
      """,
      .init("radio.fill", 14), .init("radio", 14)),
    SymbolConcept(
      """
      podcast | podcasts | balado
      ポッドキャスト | 播客 | 팟캐스트 | подкаст, подкасты
      بودكاست
      """,
      .init("mic.circle.fill", 13), .init("headphones", 13)),
    SymbolConcept(
      """
      listen, hear, headphones, audio | escuchar, oír, auriculares | ouvir, escutar, fones
      écouter, casque audio | hören, anhören, Kopfhörer | ascoltare, ascolta, cuffie
      聞く, 聴く, ヘッドホン, オーディオ | 收听, 耳机, 听 | 듣기, 헤드폰, 오디오 | слушать, наушники, аудио
      استماع, استمع, سماعات
      """,
      .init("headphones", 13), .init("headphones.circle.fill", 14), .init("ear.fill", 14)),
    SymbolConcept(
      """
      audiobook | audiolibro, audiolibros | audiolivro, audiolivros | livre audio, livres audio
      Hörbuch, Hörbücher | audiolibri
      オーディオブック | 有声书 | 오디오북 | аудиокнига, аудиокниги
      كتاب صوتي
      """,
      .init("headphones", 13), .init("book.fill", 13)),
    SymbolConcept(
      """
      book, books, library | libro, libros, biblioteca | livro, livros | livre, livres, bibliothèque
      Buch, Bücher, Bücherei, Bibliothek | libri
      本, 図書館, 書籍, ブック | 书, 图书, 书籍, 图书馆 | 책, 도서, 도서관 | книга, книги, библиотека
      كتاب, كتب, مكتبة
      """,
      .init("book.fill", 13), .init("books.vertical.fill", 14), .init("book.closed.fill", 14)),
    SymbolConcept(
      """
      read, reading, reader | leer, lectura | ler, leitura | lire | lesen, Lektüre | leggere, lettura
      読む, 読書 | 阅读, 读书 | 읽기, 독서 | читать, чтение
      قراءة, اقرأ
      """,
      .init("book.fill", 13), .init("text.book.closed.fill", 14), .init("eyeglasses", 13)),
    SymbolConcept(
      """
      story, stories, tale | cuento, cuentos, historia, historias | conto | histoire, histoires, conte
      Geschichte, Geschichten, Märchen | storia, storie, racconto, fiaba
      物語, お話, ストーリー | 故事, 童话 | 이야기, 동화 | рассказ, сказка, истории
      قصة, قصص, حكاية
      """,
      .init("text.book.closed.fill", 14), .init("book.closed.fill", 14)),
    SymbolConcept(
      """
      magazine, magazines | revista, revistas | revue | Zeitschrift, Zeitschriften | rivista, riviste
      雑誌 | 杂志 | 잡지 | журнал, журналы
      مجلة, مجلات
      """,
      .init("magazine.fill", 15), .init("magazine", 15)),
    SymbolConcept(
      """
      news, newspaper | noticias, periódico | jornal | actualités, actu, journal
      Neuigkeiten, Zeitung | notizie, giornale
      ニュース, 新聞 | 新闻, 报纸 | 뉴스, 신문 | новости, газета
      أخبار, جريدة
      """,
      .init("newspaper.fill", 14), .init("newspaper.circle.fill", 15)),
    SymbolConcept(
      """
      game, games, gaming | juego, juegos, jugar | jogo, jogos, jogar | jeu, jeux
      Spiel, Spiele, spielen | gioco, giochi, giocare
      ゲーム, 遊ぶ, 遊び | 游戏 | 게임, 놀이 | игра, игры, играть
      لعبة, ألعاب
      """,
      .init("gamecontroller.fill", 13), .init("die.face.5.fill", 14)),
    SymbolConcept(
      """
      puzzle, jigsaw | rompecabezas | quebra-cabeça | casse-tête | Rätsel | rompicapo
      パズル | 拼图 | 퍼즐 | пазл, головоломка
      لغز, أحجية
      """,
      .init("puzzlepiece.fill", 14), .init("puzzlepiece.extension.fill", 15)),
    SymbolConcept(
      """
      cards, card game | cartas, naipes | baralho | jeu de cartes | Kartenspiel, Karten spielen
      gioco di carte
      トランプ | 纸牌 | 카드 게임 | карты игральные
      أوراق اللعب
      """,
      .init("suit.spade.fill", 13), .init("suit.heart.fill", 13)),
    SymbolConcept(
      """
      sing, singing, karaoke | cantar | canto | chanter | singen | cantare
      歌う, カラオケ | 唱歌, 卡拉OK | 노래방, 노래하기 | петь, караоке
      غناء, كاريوكي
      """,
      .init("music.mic", 13), .init("mic.fill", 13)),
    SymbolConcept(
      """
      dance, dancing | bailar, baile | dançar, dança | danser, danse | tanzen, Tanz
      ballare, ballo, danza
      ダンス, 踊る | 跳舞, 舞蹈 | 춤, 댄스 | танцевать, танцы
      رقص
      """,
      .init("figure.dance", 16), .init("music.note", 13)),
    SymbolConcept(
      """
      theater, theatre | teatro, espectáculo | espetáculo | spectacle | Schauspiel, Vorstellung
      spettacolo
      劇場, 演劇 | 剧院, 戏剧 | 연극, 극장, 공연 | театр, спектакль
      مسرح, عرض
      """,
      .init("theatermasks.fill", 15), .init("ticket.fill", 14)),
    SymbolConcept(
      """
      ticket, tickets | boleto, entradas, billete | bilhete, ingresso | billet, billets
      Eintrittskarte | biglietto, biglietti
      チケット, 切符 | 门票, 票 | 티켓, 표 | билет, билеты
      تذكرة, تذاكر
      """,
      .init("ticket.fill", 14), .init("ticket", 14)),
    SymbolConcept(
      """
      volume, sound, louder | volumen, sonido | som | bruitage, niveau sonore | Lautstärke, Ton
      suono
      音量, サウンド, 音 | 声音 | 음량, 소리 | громкость, звук
      صوت, مستوى الصوت
      """,
      .init("speaker.wave.3.fill", 14), .init("speaker.wave.2.fill", 14)),
    SymbolConcept(
      """
      mute, silent, quiet | silencio, silenciar | muet, silence | stumm, Stummschalten, leise
      muto, silenzioso
      消音, ミュート | 静音 | 음소거, 무음 | без звука, тишина
      كتم, صامت
      """,
      .init("speaker.slash.fill", 13), .init("bell.slash.fill", 13)),
  ]
}
