extension SymbolConcept {
  /// People, and what is done with them.
  static let family: [SymbolConcept] = [
    SymbolConcept(
      """
      contact, contacts, address book | contacto, contactos | contato, contatos | carnet d’adresses
      Kontakt, Kontakte, Adressbuch | contatto, contatti, rubrica
      連絡先, アドレス帳 | 联系人, 通讯录 | 연락처 | контакт, контакты
      جهة اتصال, جهات الاتصال
      """,
      .init("person.crop.circle.fill", 13), .init("person.text.rectangle.fill", 15)),
    SymbolConcept(
      """
      family, parents | familia, padres | pais | famille | Familie, Eltern | famiglia, genitori
      家族, 親 | 家人, 家庭, 父母 | 가족, 부모님 | семья, родители
      عائلة, أسرة
      """,
      .init("figure.2.and.child.holdinghands", 16), .init("house.fill", 13), .init("person.3.fill", 13)),
    SymbolConcept(
      """
      people, everyone, group, team | gente, grupo, equipo | pessoas, equipe, equipa | gens, groupe
      Leute, Gruppe, Menschen | gruppo, squadra
      みんな, グループ, 人々 | 人们, 大家, 群组 | 사람들, 모두, 그룹 | люди, группа, команда
      ناس, مجموعة, فريق
      """,
      .init("person.3.fill", 13), .init("person.2.fill", 13)),
    SymbolConcept(
      """
      person, profile, account, user | persona, perfil, cuenta | pessoa, conta
      personne, profil, compte | Konto, Benutzer | profilo, utente
      プロフィール, アカウント | 个人, 账户, 用户 | 프로필, 계정, 사용자 | профиль, человек, аккаунт, пользователь
      ملف شخصي, شخص, حساب
      """,
      .init("person.fill", 13), .init("person.crop.circle.fill", 13)),
    SymbolConcept(
      """
      me, myself | yo | eu | moi | ich | io
      自分, 私 | 我, 我的 | 나 | я
      أنا
      """, isGeneral: true,
      .init("person.crop.circle.fill", 13), .init("person.fill", 13)),
    SymbolConcept(
      """
      friend, friends | amigo, amiga, amigos | ami, amie, amis | Freund, Freundin, Freunde
      amico, amica, amici
      友達, 友人 | 朋友, 好友 | 친구 | друг, друзья, подруга
      صديق, أصدقاء
      """,
      .init("person.2.fill", 13), .init("figure.2.arms.open", 16)),
    SymbolConcept(
      """
      mom, mum, mother, mommy, mama | madre | mãe, mamãe | maman, mère | Mutti, Mutter | mamma
      お母さん, 母, ママ | 妈妈, 母亲 | 엄마, 어머니 | мама, мать
      أمي, ماما, والدة
      """,
      .init("figure.and.child.holdinghands", 16), .init("heart.circle.fill", 13), .init("person.fill", 13)),
    SymbolConcept(
      """
      dad, father, daddy, papa | padre | pai, papai | père | Vati, Vater | babbo
      お父さん, 父, パパ | 爸爸, 父亲 | 아빠, 아버지 | папа, отец
      أبي, بابا, والد
      """,
      .init("figure.and.child.holdinghands", 16), .init("person.fill", 13)),
    SymbolConcept(
      """
      grandmother, grandma, granny | abuela | avó, vovó | grand-mère, mamie | Oma, Großmutter | nonna
      おばあちゃん, 祖母 | 奶奶, 外婆 | 할머니 | бабушка
      جدة, جدتي
      """,
      .init("figure.and.child.holdinghands", 16), .init("eyeglasses", 13), .init("person.fill", 13)),
    SymbolConcept(
      """
      grandfather, grandpa | abuelo, abuelos | avozinho | grand-père, papi | Opa, Großvater
      nonno, nonni
      おじいちゃん, 祖父 | 爷爷, 外公 | 할아버지 | дедушка
      جد, جدي
      """,
      .init("figure.and.child.holdinghands", 16), .init("eyeglasses", 13), .init("person.fill", 13)),
    SymbolConcept(
      """
      brother, sister, siblings | hermano, hermana, hermanos | irmão, irmã | frère, sœur
      Bruder, Schwester, Geschwister | fratello, sorella
      兄弟, 姉妹 | 哥哥, 姐姐, 弟弟, 妹妹 | 형제, 자매, 오빠, 언니, 누나 | брат, сестра
      أخ, أخت
      """,
      .init("figure.2.arms.open", 16), .init("person.2.fill", 13)),
    SymbolConcept(
      """
      baby, infant | bebé | Säugling | bambino, neonato
      赤ちゃん | 宝宝, 婴儿 | 아기 | малыш, младенец
      رضيع, طفل
      """,
      .init("stroller.fill", 16, 1), .init("figure.and.child.holdinghands", 16)),
    SymbolConcept(
      """
      child, children, kids | niño, niña, niños, hijos | criança, crianças, filhos | enfant, enfants
      Kinder | bambini, figli
      子ども, 子供, こども | 孩子, 儿童 | 아이, 어린이, 아이들 | ребёнок, дети
      أطفال, أولاد
      """,
      .init("figure.and.child.holdinghands", 16), .init("figure.2.and.child.holdinghands", 16)),
    SymbolConcept(
      """
      helper, caregiver, carer, support person, supporter | cuidador, cuidadora
      aidant, aidante, soignant | Betreuer, Betreuerin, Pfleger | badante, assistente
      介護者, ヘルパー, 支援者 | 护理员, 照顾者 | 보호자, 간병인, 도우미 | помощник, сиделка
      مقدم الرعاية, مساعد
      """,
      .init("person.2.circle.fill", 14), .init("heart.circle.fill", 13), .init("person.2.fill", 13)),
    SymbolConcept(
      """
      love, heart, hug | amor, abrazo, corazón | abraço, coração | amour, câlin, cœur
      Liebe, Herz, Umarmung | amore, abbraccio, cuore
      愛, ハート, 大好き | 爱心, 拥抱, 爱 | 사랑, 하트, 포옹 | любовь, сердце, обнять
      حب, قلب
      """,
      .init("heart.fill", 13), .init("heart.circle.fill", 13)),
    SymbolConcept(
      """
      feelings, emotions, mood, how i feel | emociones, sentimientos, ánimo
      emoções, sentimentos, humor | sentiments, humeur | Gefühle, Stimmung
      emozioni, sentimenti, umore
      気持ち, 感情, 気分 | 心情, 情绪, 感受 | 기분, 감정, 마음 | чувства, настроение, эмоции
      مشاعر, مزاج
      """,
      .init("face.smiling.inverse", 16), .init("face.smiling", 14)),
    SymbolConcept(
      """
      birthday, birthday party | cumpleaños | aniversário | anniversaire | Geburtstag | compleanno
      誕生日 | 生日 | 생일 | день рождения
      عيد ميلاد
      """,
      .init("birthday.cake.fill", 16), .init("gift.fill", 13)),
    SymbolConcept(
      """
      party, celebration, celebrate | fiesta, celebrar | festa, comemoração | fête, fêter
      Feier, feiern, Fest | festeggiare
      パーティー, お祝い | 派对, 庆祝 | 파티, 축하 | праздник, вечеринка
      حفلة, احتفال
      """,
      .init("party.popper.fill", 16), .init("balloon.2.fill", 16)),
    SymbolConcept(
      """
      gift, present, presents | regalo, regalos | presente, presentes | cadeau, cadeaux
      Geschenk, Geschenke | regali
      プレゼント, 贈り物 | 礼物 | 선물 | подарок, подарки
      هدية, هدايا
      """,
      .init("gift.fill", 13), .init("gift.circle.fill", 14)),
    SymbolConcept(
      """
      visit, visitors, guests | visita, visitas | visite, invités | Besuch, Gäste | ospiti
      訪問, お客さん | 拜访, 客人 | 방문, 손님 | гости, визит
      زيارة, ضيوف
      """,
      .init("figure.wave", 14), .init("door.left.hand.open", 16)),
    SymbolConcept(
      """
      hello, greeting, welcome | hola, saludo, bienvenido | olá, bem-vindo | bonjour, bienvenue, salut
      hallo, willkommen | ciao, benvenuto
      こんにちは, ようこそ, あいさつ | 你好, 欢迎 | 안녕하세요, 환영 | привет, добро пожаловать
      مرحبا, أهلا
      """,
      .init("hand.wave.fill", 14), .init("hand.wave", 14)),
  ]
}
