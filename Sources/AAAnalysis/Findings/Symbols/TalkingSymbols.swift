extension SymbolConcept {
  /// Messages, calls and other ways to say something.
  static let talking: [SymbolConcept] = [
    SymbolConcept(
      """
      message, text message, sms, texts | mensaje, mensajes | mensagem, mensagens | messages
      Nachricht, Nachrichten | messaggio, messaggi
      メッセージ | 短信, 消息, 信息 | 메시지, 문자 | сообщение, сообщения
      رسالة, رسائل
      """,
      .init("message.fill", 13), .init("bubble.left.fill", 13)),
    SymbolConcept(
      """
      chat, conversation, talk | conversación, conversar | conversa, bate-papo | discussion, discuter
      Gespräch, Unterhaltung, plaudern | conversazione, chiacchierare
      会話, チャット, おしゃべり | 聊天, 对话 | 대화, 채팅 | чат, беседа, разговор
      محادثة, دردشة
      """,
      .init("bubble.left.and.bubble.right.fill", 13), .init("message.fill", 13)),
    SymbolConcept(
      """
      call, calls, phone, telephone, dial | llamar, llamada, llamadas, teléfono
      ligar, ligação, chamada, telefone | appel, appels, appeler, téléphoner
      Anruf, Anrufe, anrufen, Telefon, telefonieren | chiamata, chiamate, chiamare
      電話, 通話, 電話をかける | 电话, 通话, 打电话 | 전화, 통화, 전화하기 | звонок, звонки, позвонить, телефон
      اتصال, مكالمة, مكالمات, هاتف
      """,
      .init("phone.fill", 13), .init("phone.circle.fill", 13)),
    SymbolConcept(
      """
      video call, facetime, video chat | videollamada | videochamada, chamada de vídeo
      appel vidéo, visio | Videoanruf | videochiamata
      ビデオ通話 | 视频通话 | 영상 통화, 영상통화 | видеозвонок
      مكالمة فيديو
      """,
      .init("video.fill", 13), .init("video.circle.fill", 13)),
    SymbolConcept(
      """
      hang up, end call | colgar | desligar chamada | raccrocher | auflegen | riagganciare
      電話を切る | 挂断 | 전화 끊기 | положить трубку
      إنهاء المكالمة
      """,
      .init("phone.down.fill", 13), .init("phone.down.circle.fill", 13)),
    SymbolConcept(
      """
      mail, email, e-mail, inbox | correo, correo electrónico | caixa de entrada | courriel
      Posteingang | posta
      メール, 受信トレイ | 邮件, 电子邮件, 收件箱 | 메일, 이메일 | почта, электронная почта
      بريد, بريد إلكتروني
      """,
      .init("envelope.fill", 13), .init("tray.fill", 13)),
    SymbolConcept(
      """
      letter, postcard | carta, postal | cartão postal | lettre, carte postale | Brief, Postkarte
      lettera, cartolina
      手紙, 葉書 | 信件, 明信片 | 편지, 엽서 | письмо, открытка
      خطاب, بطاقة بريدية
      """,
      .init("envelope.open.fill", 13), .init("envelope.fill", 13)),
    SymbolConcept(
      """
      send | enviar | envoyer | senden, abschicken | inviare, invia
      送信, 送る | 发送 | 보내기 | отправить
      إرسال, أرسل
      """,
      .init("paperplane.fill", 13), .init("paperplane.circle.fill", 14)),
    SymbolConcept(
      """
      write, compose, new message | escribir, redactar | escrever, redigir | écrire, rédiger
      schreiben, verfassen | scrivere, scrivi
      書く, 作成, 新規メッセージ | 写信, 撰写, 新消息 | 쓰기, 작성, 새 메시지 | написать, писать
      كتابة, اكتب
      """,
      .init("square.and.pencil", 13), .init("pencil.line", 16), .init("pencil", 13)),
    SymbolConcept(
      """
      reply, answer | responder, respuesta | resposta | répondre, réponse | antworten, Antwort
      rispondere, rispondi
      返信, 答える | 回复, 回答 | 답장, 대답 | ответить, ответ
      رد, إجابة
      """,
      .init("arrowshape.turn.up.left.fill", 13), .init("arrowshape.turn.up.left.circle.fill", 13)),
    SymbolConcept(
      """
      speak, say, speech, read aloud | hablar, decir | falar, dizer | parler, dire
      sprechen, vorlesen, sagen | parlare, parla
      話す, 読み上げ, しゃべる | 说话, 朗读 | 말하기, 읽어 주기 | говорить, сказать
      تحدث, كلام
      """,
      .init("person.wave.2.fill", 15), .init("speaker.wave.2.fill", 14), .init("waveform", 13)),
    SymbolConcept(
      """
      voice message, voice memo, dictate, dictation | nota de voz, mensaje de voz, dictado
      mensagem de voz, ditado | message vocal, dictée | Sprachnachricht, Diktat, diktieren
      messaggio vocale, dettatura
      ボイスメモ, 音声メッセージ, 音声入力 | 语音, 语音消息, 听写 | 음성 메시지, 음성 메모, 받아쓰기 | голосовое сообщение, диктовка
      رسالة صوتية, إملاء
      """,
      .init("waveform", 13), .init("waveform.circle.fill", 13), .init("mic.fill", 13)),
    SymbolConcept(
      """
      microphone, record, recording, recorder | grabar, grabación, micrófono
      gravar, gravação, microfone | enregistrement, micro, dictaphone | aufnehmen, Aufnahme, Mikrofon
      registra, registrare, registrazione
      録音, マイク, 録画 | 录音, 麦克风, 录制 | 녹음, 마이크, 녹화 | запись, записать, микрофон, диктофон
      تسجيل, ميكروفون
      """,
      .init("mic.fill", 13), .init("mic.circle.fill", 13), .init("record.circle", 14)),
    SymbolConcept(
      """
      notification, alert, reminder, remind | notificación, aviso, recordatorio, recordar
      notificação, lembrete | rappel, rappels | Benachrichtigung, Mitteilung, Erinnerung, Erinnerungen
      notifica, notifiche, promemoria
      通知, リマインダー, お知らせ | 提醒 | 알림, 미리 알림 | уведомление, уведомления, напоминание, напоминания
      إشعار, إشعارات, تذكير
      """,
      .init("bell.fill", 13), .init("bell.badge.fill", 14), .init("bell.circle.fill", 13)),
  ]
}
