extension SymbolConcept {
  /// Things at home, the weather, animals, and ideas.
  static let surroundings: [SymbolConcept] = [
    SymbolConcept(
      """
      light, lights, lamp, lighting | luz, luces, lámpara | luzes, lâmpada | lumière, lumières, lampe
      Licht, Lichter, Beleuchtung | luci, luce
      照明, ライト, 電気, 明かり | 灯, 灯光, 电灯 | 조명, 불, 전등 | свет, лампа, освещение
      ضوء, أضواء, مصباح, إضاءة
      """,
      .init("lightbulb.fill", 13), .init("lamp.desk.fill", 16)),
    SymbolConcept(
      """
      flashlight, torch | linterna | lanterna | lampe torche | Taschenlampe | torcia
      懐中電灯 | 手电筒 | 손전등 | фонарик
      مصباح يدوي
      """,
      .init("flashlight.on.fill", 13, 1), .init("flashlight.off.fill", 13, 1)),
    SymbolConcept(
      """
      door, doors, front door | puerta, puertas | porta, portas | porte, portes | Tür, Türen, Haustür
      ドア, 玄関, 扉 | 门, 大门 | 문, 현관문 | дверь, двери
      باب, أبواب
      """,
      .init("door.left.hand.closed", 16), .init("door.left.hand.open", 16)),
    SymbolConcept(
      """
      doorbell, intercom | timbre | campainha | sonnette, interphone | Türklingel, Klingel
      campanello, citofono
      インターホン, 呼び鈴 | 门铃 | 초인종 | дверной звонок, домофон
      جرس الباب
      """,
      .init("video.doorbell.fill", 16), .init("bell.fill", 13)),
    SymbolConcept(
      """
      temperature, thermostat, heating, heat | temperatura, termostato, calefacción | aquecimento
      chauffage | Temperatur, Heizung | riscaldamento
      温度, 気温, 暖房 | 暖气 | 온도, 난방 | температура, отопление
      درجة الحرارة, حرارة, تدفئة
      """,
      .init("thermometer.medium", 16), .init("thermometer.sun.fill", 14)),
    SymbolConcept(
      """
      fan, air, wind, air conditioning | ventilador, aire, viento | vento
      ventilateur, vent, climatisation | Ventilator, Luft, Klimaanlage | ventilatore, aria
      扇風機, 風, エアコン | 风扇, 空调, 风 | 선풍기, 바람, 에어컨 | вентилятор, ветер, кондиционер
      مروحة, هواء, مكيف
      """,
      .init("fan.fill", 17), .init("wind", 13)),
    SymbolConcept(
      """
      power, on off, turn off, energy, electricity, switch | encender, apagar aparato, energía
      ligar aparelho | allumer, éteindre, énergie | Strom, einschalten, ausschalten, Schalter
      accendi, spegni
      電源, オン, 電力 | 电源, 开关, 电力 | 전원, 전기, 스위치 | питание, включить, выключить, электричество
      طاقة, كهرباء, إطفاء
      """,
      .init("power.circle.fill", 15), .init("power", 13), .init("bolt.fill", 13)),
    SymbolConcept(
      """
      battery, charge, charging | batería, cargar, pila | carregar | batterie, charger, recharger
      Akku, laden | batteria, carica, ricarica batteria
      バッテリー, 充電, 電池 | 电池, 充电 | 배터리, 충전 | батарея, зарядка телефона, аккумулятор
      بطارية, شحن
      """,
      .init("battery.100percent", 17), .init("bolt.fill", 13)),
    SymbolConcept(
      """
      wifi, wi-fi, network, connection | conexión, red wifi | rede, conexão
      réseau, connexion internet | WLAN, Netzwerk, Verbindung | rete, connessione
      ネットワーク, 接続 | 网络, 无线网络, 连接 | 와이파이, 네트워크, 연결 | сеть, вайфай, подключение
      شبكة, واي فاي
      """,
      .init("wifi", 13), .init("wifi.circle.fill", 15)),
    SymbolConcept(
      """
      bluetooth, devices, device | dispositivo, dispositivos | aparelho | appareil, appareils
      Gerät, Geräte | dispositivi
      デバイス, 機器 | 设备, 蓝牙 | 기기, 블루투스 | устройство, устройства, блютуз
      جهاز, أجهزة, بلوتوث
      """,
      .init("ipad.and.iphone", 15), .init("iphone", 14), .init("desktopcomputer", 13)),
    SymbolConcept(
      """
      computer, laptop | ordenador, computadora, portátil | computador, notebook | ordinateur
      Rechner | portatile, calcolatore
      パソコン, コンピュータ | 电脑, 笔记本电脑 | 컴퓨터, 노트북 | компьютер, ноутбук
      حاسوب, كمبيوتر
      """,
      .init("desktopcomputer", 13), .init("laptopcomputer", 14)),
    SymbolConcept(
      """
      keyboard, typing | teclado | digitar | clavier | Tastatur, tippen | tastiera
      キーボード, 入力 | 键盘, 打字, 输入 | 키보드, 입력 | клавиатура
      لوحة المفاتيح
      """,
      .init("keyboard.fill", 15), .init("keyboard", 13)),
    SymbolConcept(
      """
      size, text size, font, larger text | tamaño, tamaño del texto | tamanho, tamanho do texto
      taille, taille du texte | Größe, Textgröße, Schriftgröße | dimensione, grandezza
      文字サイズ, サイズ | 字体, 字号, 大小 | 글자 크기, 크기 | размер, размер текста, шрифт
      حجم, حجم النص
      """,
      .init("textformat.size", 13), .init("textformat", 13)),
    SymbolConcept(
      """
      brightness, screen, display | brillo, pantalla | brilho, tela, ecrã | luminosité, écran
      Helligkeit, Bildschirm, Anzeige | luminosità, schermo
      明るさ, 画面, 表示 | 亮度, 屏幕, 显示 | 밝기, 화면, 디스플레이 | яркость, экран
      سطوع, شاشة
      """,
      .init("sun.max.fill", 13), .init("display", 14)),
    SymbolConcept(
      """
      sofa, living room, furniture | sala, salón | sala de estar | canapé | Wohnzimmer, Möbel
      soggiorno, divano, salotto
      リビング, ソファ, 家具 | 客厅, 沙发 | 거실, 소파, 가구 | гостиная, диван, мебель
      غرفة الجلوس, أريكة, أثاث
      """,
      .init("sofa.fill", 16), .init("chair.lounge.fill", 16)),
    SymbolConcept(
      """
      tools, repair, fix, maintenance | herramientas, reparar, arreglar | ferramentas, consertar
      outils, réparer, dépannage | Werkzeug, reparieren, Werkzeuge | attrezzi, strumenti, riparare
      道具, 修理, ツール | 工具, 维修 | 도구, 수리 | инструменты, ремонт
      أدوات, إصلاح
      """,
      .init("wrench.and.screwdriver.fill", 14), .init("hammer.fill", 13)),
    SymbolConcept(
      """
      weather, forecast | tiempo atmosférico, clima, pronóstico | previsão do tempo | météo
      Wetter, Wettervorhersage | previsioni
      天気, 天気予報 | 天气, 天气预报 | 날씨, 일기예보 | погода, прогноз погоды
      طقس, حالة الطقس
      """,
      .init("cloud.sun.fill", 13), .init("sun.max.fill", 13)),
    SymbolConcept(
      """
      sun, sunny, summer | sol, soleado, verano | ensolarado, verão | soleil, été
      Sonne, sonnig, Sommer | sole, soleggiato, estate
      太陽, 晴れ, 夏 | 太阳, 晴天, 夏天 | 태양, 맑음, 여름 | солнце, солнечно, лето
      شمس, مشمس, صيف
      """,
      .init("sun.max.fill", 13), .init("sun.max.circle.fill", 15)),
    SymbolConcept(
      """
      rain, rainy, umbrella | lluvia, paraguas | chuva, guarda-chuva | pluie, parapluie
      Regen, Regenschirm | pioggia, ombrello
      雨, 傘 | 下雨, 雨伞, 雨天 | 비, 우산 | дождь, зонт
      مطر, مظلة
      """,
      .init("cloud.rain.fill", 13), .init("umbrella.fill", 13)),
    SymbolConcept(
      """
      snow, winter, cold | nieve, invierno, frío | neve, inverno | neige, hiver, froid | Schnee, kalt
      freddo
      雪, 冬, 寒い | 下雪, 冬天, 寒冷 | 눈 오는 날, 겨울, 추위 | снег, зима, холодно
      ثلج, شتاء, برد
      """,
      .init("snowflake", 15), .init("cloud.snow.fill", 13)),
    SymbolConcept(
      """
      animal, animals, zoo | animales | animais, zoológico | animaux | Tier, Tiere | animale, animali
      動物, 動物園 | 动物, 动物园 | 동물, 동물원 | животные, зоопарк
      حيوان, حيوانات
      """,
      .init("pawprint.fill", 15), .init("hare.fill", 13), .init("tortoise.fill", 13)),
    SymbolConcept(
      """
      pet, pets | mascota, mascotas | animal de estimação | animal de compagnie | Haustier, Haustiere
      animale domestico, animali domestici
      ペット | 宠物 | 반려동물, 애완동물 | питомец, питомцы
      حيوان أليف, حيوانات أليفة
      """,
      .init("pawprint.fill", 15), .init("pawprint.circle.fill", 15), .init("dog.fill", 17)),
    SymbolConcept(
      """
      dog, dogs, puppy | perro, perros | cachorro, cão, cães | chien, chiens | Hund, Hunde
      cane, cani
      犬, いぬ | 狗, 小狗, 狗狗 | 강아지, 개 | собака, собаки
      كلب, كلاب
      """,
      .init("dog.fill", 17), .init("pawprint.fill", 15)),
    SymbolConcept(
      """
      cat, cats, kitten | gato, gatos | gatinho | chats, chaton | Katze, Katzen | gatto, gatti
      猫, ねこ | 猫咪 | 고양이 | кошка, кот, кошки
      قطة, قطط
      """,
      .init("cat.fill", 17), .init("pawprint.fill", 15)),
    SymbolConcept(
      """
      bird, birds | pájaro, pájaros, aves | pássaro, pássaros | oiseau, oiseaux | Vogel
      uccello, uccelli
      鳥, 小鳥 | 小鸟, 鸟, 鸟类 | 새, 새들 | птица, птицы
      طائر, طيور
      """,
      .init("bird.fill", 16), .init("bird", 16)),
    SymbolConcept(
      """
      fish, fishing, aquarium | pez, peces, pesca | peixe, peixes, pescar | poisson, poissons, pêche
      Fisch, Fische, Angeln | pesce, pesci
      魚, 釣り, 水族館 | 鱼, 钓鱼, 水族馆 | 물고기, 낚시, 수족관 | рыба, рыбы, рыбалка
      سمك, أسماك, صيد السمك
      """,
      .init("fish.fill", 16), .init("fish", 16)),
    SymbolConcept(
      """
      garden, gardening, plant, plants, flower, flowers
      jardín, planta, plantas, flor, flores, jardinería | jardim, jardinagem
      jardinage, plante, plantes, fleur, fleurs | Garten, Pflanze, Pflanzen, Blume, Blumen
      giardino, piante, pianta, fiori, fiore
      庭, 植物, 花, ガーデニング | 花园, 花朵, 园艺 | 정원, 식물, 꽃, 화분 | сад, растения, цветы, цветок, огород
      حديقة, نبات, نباتات, زهور, زهرة
      """,
      .init("leaf.fill", 14), .init("camera.macro", 15, 4), .init("tree.fill", 16, 1)),
    SymbolConcept(
      """
      weather warning, storm, thunder | tormenta, trueno | tempestade, trovão | orage, tempête
      Gewitter, Sturm | temporale, tempesta
      嵐, 雷, 台風 | 暴风雨, 打雷, 台风 | 폭풍, 천둥, 태풍 | гроза, буря, шторм
      عاصفة, رعد
      """,
      .init("cloud.bolt.rain.fill", 13), .init("cloud.bolt.fill", 13)),
    SymbolConcept(
      """
      numbers, math, calculator, count, counter | números, matemáticas, calculadora, contar
      matemática, contagem | calculatrice, nombres, mathématiques, compter
      Zahlen, Mathe, Taschenrechner | numeri, calcolatrice, contare
      計算, 電卓, 数字, 数える | 数学, 计算器, 计数 | 숫자, 수학, 계산기 | числа, математика, калькулятор, счёт
      أرقام, رياضيات, حاسبة, عد
      """,
      .init("number.circle.fill", 13), .init("plus.forwardslash.minus", 15), .init("textformat.123", 13)),
    SymbolConcept(
      """
      letters, alphabet, words, spelling | letras, alfabeto, palabras | palavras | mots
      Buchstaben, Wörter | lettere, parole
      文字, 単語, アルファベット | 字母, 单词 | 글자, 단어, 알파벳 | буквы, алфавит, слова
      حروف, كلمات, أبجدية
      """,
      .init("abc", 14), .init("textformat.abc", 13), .init("character.book.closed.fill", 14, 2)),
    SymbolConcept(
      """
      shapes, blocks | formas, bloques | blocos | formes | Formen, Bauklötze | forme, blocchi
      図形, ブロック, 形 | 形状, 积木 | 도형, 블록, 모양 | фигуры, кубики
      أشكال, مكعبات
      """,
      .init("square.on.circle", 13), .init("circle.square", 14), .init("cube.fill", 13)),
    SymbolConcept(
      """
      star, reward, award, prize, achievement | estrella, premio, logro | estrela, conquista
      étoile, récompense, prix | Stern, Belohnung, Auszeichnung, Preis | stella, traguardo
      星, ごほうび, 賞 | 星星, 奖励, 奖品, 成就 | 별, 보상, 상 | звезда, награда, приз
      نجمة, مكافأة, جائزة
      """,
      .init("star.fill", 13), .init("trophy.fill", 16), .init("medal.fill", 16)),
    SymbolConcept(
      """
      goal, target, progress | meta, objetivo, progreso | progresso | objectif, progrès
      Ziel, Ziele, Fortschritt | obiettivo, obiettivi, progressi
      目標, 進歩 | 目标, 进度 | 목표, 진행 | цель, цели, прогресс
      هدف, أهداف, تقدم
      """,
      .init("target", 14), .init("flag.checkered", 16), .init("chart.bar.fill", 13)),
    SymbolConcept(
      """
      results, score, statistics, report, chart | resultados, puntuación, estadísticas, informe
      pontuação, relatório | résultats, statistiques, rapport
      Ergebnisse, Statistik, Bericht, Punktestand | risultati, punteggio, statistiche
      結果, 統計, 得点, レポート | 结果, 统计, 得分, 报告 | 결과, 통계, 점수, 보고서 | результаты, статистика, отчёт, счёт игры
      نتائج, إحصائيات, تقرير
      """,
      .init("chart.bar.fill", 13), .init("chart.pie.fill", 13)),
    SymbolConcept(
      """
      idea, ideas, tip, tips, hint | consejo, consejos, pista | ideia, ideias, dica, dicas
      idée, idées, conseil, conseils, astuce | Ideen, Tipp, Tipps | consiglio, consigli
      アイデア, ヒント, コツ | 想法, 主意, 提示, 建议 | 아이디어, 힌트, 팁 | идея, идеи, совет, советы, подсказка
      فكرة, أفكار, نصيحة, نصائح
      """,
      .init("lightbulb.fill", 13), .init("lightbulb.max.fill", 17)),
    SymbolConcept(
      """
      package, delivery, parcel, box | paquete, entrega, caja | pacote, encomenda, caixa
      colis, livraison, boîte | Paket, Lieferung, Päckchen | pacco, consegna, scatola
      荷物, 配達, 箱, 宅配便 | 包裹, 快递, 配送, 盒子 | 택배, 배송, 상자 | посылка, доставка, коробка
      طرد, توصيل, صندوق
      """,
      .init("shippingbox.fill", 14), .init("truck.box.fill", 17)),
    SymbolConcept(
      """
      hobby, activities, activity, things to do, fun | actividades, actividad, pasatiempo, diversión
      atividades, atividade, diversão | activités, activité, loisirs | Aktivitäten, Spaß, Freizeit
      divertimento, tempo libero
      活動, 趣味, アクティビティ | 活动, 爱好, 娱乐 | 활동, 취미 | занятие, хобби, развлечения
      أنشطة, نشاط, هواية
      """,
      .init("figure.play", 16), .init("star.fill", 13), .init("sparkles", 13)),
    SymbolConcept(
      """
      who, choose person | quién | quem | qui | wer | chi
      だれ, 誰 | 谁 | 누구 | кто
      من هو
      """, isGeneral: true,
      .init("person.fill.questionmark", 14), .init("person.2.fill", 13)),
    SymbolConcept(
      """
      scan, qr code, barcode | escanear, código qr | digitalizar | scanner, numériser, code qr
      scannen | scansiona, codice qr
      スキャン, QRコード | 扫描, 二维码, 扫一扫 | 스캔, QR 코드 | сканировать, QR-код
      مسح ضوئي, رمز QR
      """,
      .init("qrcode.viewfinder", 13), .init("doc.viewfinder.fill", 15)),
    SymbolConcept(
      """
      screen reader, magnifier, zoom, enlarge | lupa, ampliar | loupe, agrandir | Lupe, vergrößern
      lente d’ingrandimento, ingrandisci
      拡大, 拡大鏡, ルーペ | 放大, 放大镜 | 확대, 돋보기 | лупа, увеличить
      تكبير, عدسة مكبرة
      """,
      .init("plus.magnifyingglass", 13), .init("magnifyingglass", 13)),
  ]
}
