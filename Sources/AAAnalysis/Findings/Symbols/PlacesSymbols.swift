extension SymbolConcept {
  /// Getting about, and places to be.
  static let places: [SymbolConcept] = [
    SymbolConcept(
      """
      map, maps, where am i | mapa, mapas | carte, cartes | Karte, Karten, Landkarte | mappa, mappe
      地図, マップ | 地图 | 지도 | карта, карты
      خريطة, خرائط
      """,
      .init("map.fill", 13), .init("map.circle.fill", 15)),
    SymbolConcept(
      """
      directions, route, navigation, way home | indicaciones, ruta, cómo llegar
      direções, rota, caminho | itinéraire, trajet | Wegbeschreibung, Weg | indicazioni, percorso
      経路, 道順, ナビ | 路线, 导航, 方向 | 길찾기, 길 찾기, 경로 | маршрут, навигация, как добраться
      اتجاهات, طريق, مسار
      """,
      .init("arrow.triangle.turn.up.right.diamond.fill", 14), .init("signpost.right.fill", 14),
      .init("location.fill", 13)),
    SymbolConcept(
      """
      location, place, places, address | ubicación, lugar, lugares, dirección
      localização, endereço, morada | lieu, lieux, position, adresse | Ort, Orte, Standort
      posizione, luogo, luoghi, indirizzo
      場所, 現在地, 住所 | 位置, 地点, 地址 | 위치, 장소, 주소 | место, места, местоположение, адрес
      موقع, مكان, أماكن, عنوان
      """,
      .init("mappin.circle.fill", 13, 1), .init("location.fill", 13), .init("mappin.and.ellipse", 13)),
    SymbolConcept(
      """
      bus, bus stop | autobús, parada de autobús | ônibus, autocarro | arrêt de bus | Bushaltestelle
      pullman
      バス, バス停 | 公交, 公交车, 巴士 | 버스, 버스 정류장 | автобус, остановка
      حافلة, باص
      """,
      .init("bus.fill", 14), .init("bus", 14)),
    SymbolConcept(
      """
      train, railway, train station | tren, estación de tren | trem, comboio | gare
      Zug, Bahn, Bahnhof | treno, stazione
      電車, 駅, 列車 | 火车, 列车, 火车站 | 기차, 열차, 기차역 | поезд, вокзал
      قطار, محطة القطار
      """,
      .init("tram.fill", 13), .init("train.side.front.car", 15)),
    SymbolConcept(
      """
      subway, metro, underground | metropolitano | U-Bahn, Straßenbahn | metropolitana
      地下鉄 | 地铁 | 지하철 | метро
      مترو
      """,
      .init("tram.fill", 13), .init("tram.circle.fill", 14)),
    SymbolConcept(
      """
      car, drive, driving, parking | coche, carro, auto, conducir | dirigir, automóvel
      voiture, conduire | fahren, Parkplatz | macchina, automobile, guidare
      車, 自動車, 運転 | 汽车, 开车, 驾驶, 车 | 자동차, 운전 | машина, автомобиль, парковка
      سيارة, قيادة
      """,
      .init("car.fill", 13), .init("car.circle.fill", 14)),
    SymbolConcept(
      """
      taxi, cab, ride | taxis, viaje compartido | VTC | Mitfahrt | passaggio
      タクシー | 出租车, 打车 | 택시 | такси
      تاكسي, سيارة أجرة
      """,
      .init("car.fill", 13), .init("figure.wave", 14)),
    SymbolConcept(
      """
      plane, airplane, flight, flights, airport | avión, vuelo, aeropuerto | avião, voo, aeroporto
      vol, aéroport | Flugzeug, Flug, Flughafen | aereo, volo
      飛行機, フライト, 空港 | 飞机, 航班, 机场 | 비행기, 항공편, 공항 | самолёт, рейс, аэропорт
      طائرة, رحلة جوية, مطار
      """,
      .init("airplane", 13), .init("airplane.circle.fill", 14)),
    SymbolConcept(
      """
      travel, trip, trips, vacation, holiday, holidays | viaje, viajes, viajar, vacaciones
      viagem, férias | voyage, voyager, vacances | Reise, Reisen, Urlaub, Ferien
      viaggio, viaggi, viaggiare, vacanza, vacanze
      旅行, 休暇 | 旅游, 假期, 度假 | 여행, 휴가 | путешествие, поездка, отпуск
      سفر, رحلة, عطلة
      """,
      .init("suitcase.fill", 15), .init("airplane", 13), .init("globe.americas.fill", 15)),
    SymbolConcept(
      """
      bicycle, bike, cycling | bicicleta, bici | ciclismo | vélo, bicyclette | Fahrrad, Rad fahren
      bicicletta
      自転車, サイクリング | 自行车, 骑车 | 자전거 | велосипед
      دراجة
      """,
      .init("bicycle", 14), .init("bicycle.circle.fill", 14)),
    SymbolConcept(
      """
      boat, ship, ferry | barco, ferri | navio | bateau, navire | Schiff, Boot, Fähre
      barca, nave, traghetto
      船, フェリー | 轮船, 渡轮 | 배, 여객선 | корабль, лодка, паром
      سفينة, قارب
      """,
      .init("ferry.fill", 15), .init("sailboat.fill", 16)),
    SymbolConcept(
      """
      school, class, lesson, course, teacher | escuela, colegio, clase, lección | escola, aula, lição
      école, cours, leçon, classe | Schule, Unterricht, Kurs | scuola, lezione, corso
      学校, 授業, 教室, レッスン | 课程, 上课 | 학교, 수업, 교실 | школа, урок, уроки, занятия
      مدرسة, درس, صف
      """,
      .init("graduationcap.fill", 14), .init("backpack.fill", 16), .init("studentdesk", 13, 1)),
    SymbolConcept(
      """
      learn, study, learning | aprender, estudiar | estudar, aprendizagem | apprendre, étudier
      lernen, Lernspiel | imparare, studiare
      学ぶ, 学習, 勉強 | 学习, 复习 | 학습, 배우기, 공부 | учиться, обучение, учёба
      تعلم, دراسة
      """,
      .init("graduationcap.fill", 14), .init("brain.head.profile", 15), .init("book.fill", 13)),
    SymbolConcept(
      """
      work, job, office | trabajo, oficina, trabajar | trabalho, escritório, emprego
      travail, bureau, travailler | Arbeit, Büro, arbeiten | lavoro, ufficio, lavorare
      仕事, 職場, オフィス | 上班, 办公室, 工作日 | 일, 직장, 사무실, 업무 | работа, офис
      عمل, مكتب
      """,
      .init("briefcase.fill", 13), .init("building.2.fill", 14)),
    SymbolConcept(
      """
      church, faith, prayer, pray, religion, bible | iglesia, fe, oración, rezar | igreja, oração
      église, foi, prière, prier | Kirche, Glaube, Gebet, beten, Bibel
      chiesa, fede, preghiera, pregare
      祈り, 教会, お祈り, 宗教 | 祈祷, 教堂, 信仰 | 기도, 교회, 신앙, 예배 | молитва, церковь, вера
      صلاة, دعاء, مسجد, إيمان, قرآن
      """,
      .init("hands.and.sparkles.fill", 17), .init("book.closed.fill", 14), .init("building.columns.fill", 14)),
    SymbolConcept(
      """
      beach, sea, ocean, seaside | playa, mar, océano | praia | plage, mer | Strand, Meer, Ozean
      spiaggia, mare
      海, 海辺, ビーチ | 海滩, 大海, 海洋 | 바다, 해변 | море, пляж, океан
      شاطئ, بحر
      """,
      .init("beach.umbrella.fill", 16), .init("water.waves", 16)),
    SymbolConcept(
      """
      park, outdoors, forest, nature, mountain | parque, naturaleza, bosque, montaña
      natureza, floresta, montanha | parc, forêt, montagne | Wald, Natur, Berge, draußen
      parco, natura, bosco, montagna
      公園, 自然, 森, 山 | 公园, 大自然, 森林 | 공원, 자연, 숲, 산 | парк, природа, лес, горы
      حديقة عامة, طبيعة, غابة, جبل
      """,
      .init("tree.fill", 16, 1), .init("mountain.2.fill", 16, 1), .init("leaf.fill", 14)),
    SymbolConcept(
      """
      museum, landmark | museo | museu | musée | musei
      博物館, 美術館 | 博物馆, 美术馆 | 박물관, 미술관 | музей
      متحف
      """,
      .init("building.columns.fill", 14), .init("photo.artframe", 15)),
    SymbolConcept(
      """
      world, globe, internet, web, browser, website | mundo, navegador, sitio web | site
      monde, navigateur, toile | Welt, Webseite | mondo, sito web
      世界, インターネット, ウェブ, ブラウザ | 互联网, 浏览器, 网站, 上网 | 세계, 인터넷, 브라우저, 웹 | мир, интернет, браузер, сайт
      عالم, إنترنت, متصفح
      """,
      .init("globe", 13), .init("safari.fill", 13), .init("network", 14)),
    SymbolConcept(
      """
      language, languages, translate, translation | idioma, idiomas, lengua, traducir
      língua, traduzir | langue, langues, traduire | Sprache, Sprachen, übersetzen
      lingue, traduci, traduzione
      言語, 言葉, 翻訳 | 语言, 翻译 | 언어, 번역 | язык, языки, перевод
      لغة, لغات, ترجمة
      """,
      .init("character.bubble.fill", 14, 5), .init("globe", 13), .init("translate", 18)),
  ]
}
