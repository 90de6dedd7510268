extension SymbolConcept {
  /// The day, the house and the shops.
  static let everyDay: [SymbolConcept] = [
    SymbolConcept(
      """
      calendar, schedule, date, appointment, event | calendario, agenda, fecha, cita, evento
      encontro, compromisso | calendrier, rendez-vous, événement
      Kalender, Termin, Termine, Datum, Zeitplan | appuntamento, appuntamenti, impegni
      カレンダー, 予定, 日付, スケジュール | 日历, 日程, 日期, 约会 | 캘린더, 달력, 일정, 날짜 | календарь, расписание, дата, встреча
      تقويم, موعد, مواعيد, تاريخ, جدول
      """,
      .init("calendar", 13), .init("calendar.circle.fill", 13)),
    SymbolConcept(
      """
      today, day, my day | hoy, día, mi día | hoje, meu dia | aujourd’hui, journée | heute, mein Tag
      oggi, giorno, giornata
      今日, きょう | 今天, 日子 | 오늘, 하루 | сегодня, день
      اليوم, يوم
      """,
      .init("sun.max.fill", 13), .init("calendar.circle.fill", 13)),
    SymbolConcept(
      """
      tomorrow, later, plan, plans | mañana, planes | amanhã, planos | demain, plus tard, projets
      morgen, später, planen | domani, piani, più tardi
      明日, あした, 計画 | 明天, 计划 | 내일, 계획 | завтра, планы, план
      غدا, خطة, خطط
      """,
      .init("calendar.badge.plus", 13), .init("sunrise.fill", 13)),
    SymbolConcept(
      """
      morning, wake up, sunrise | amanecer, despertar, buenos días | manhã, acordar, bom dia
      matin, réveil, se lever | Morgenroutine, aufstehen, aufwachen
      mattina, mattino, sveglia mattutina
      朝, 起きる | 早上, 早晨, 起床 | 아침, 기상 | утро, просыпаться
      صباح, استيقاظ
      """,
      .init("sunrise.fill", 13), .init("sun.horizon.fill", 17)),
    SymbolConcept(
      """
      evening, sunset | tarde, atardecer | fim de tarde, pôr do sol | soir, soirée | Abend
      sera, tramonto
      夕方, 夕焼け | 傍晚, 日落 | 저녁, 일몰 | вечер, закат
      مساء, غروب
      """,
      .init("sunset.fill", 13), .init("moon.stars.fill", 13)),
    SymbolConcept(
      """
      night, good night, moon | noche, luna | noite, lua | nuit, lune | Nacht, Mond | notte
      夜, おやすみ, 月 | 晚上, 夜晚, 晚安, 月亮 | 밤, 달 | ночь, луна
      ليل, ليلة, قمر
      """,
      .init("moon.stars.fill", 13), .init("moon.fill", 13)),
    SymbolConcept(
      """
      time, clock, hour | hora, reloj | relógio, tempo | heure, horloge | Uhr, Uhrzeit, Zeit
      orologio, ora
      時計, 時間, 時刻 | 时间, 时钟, 钟表 | 시간, 시계 | время, часы
      وقت, ساعة
      """,
      .init("clock.fill", 13), .init("clock.circle.fill", 15)),
    SymbolConcept(
      """
      alarm, wake-up alarm | alarma, despertador | alarme | réveille-matin | Wecker | allarme, sveglia
      アラーム, 目覚まし | 闹钟 | 알람 | будильник
      منبه
      """,
      .init("alarm.fill", 13), .init("alarm", 13)),
    SymbolConcept(
      """
      timer, countdown | temporizador | minuteur, minuterie | Zeitschaltuhr, Kurzzeitwecker
      conto alla rovescia
      タイマー | 计时器, 倒计时, 定时器 | 타이머 | таймер
      مؤقت
      """,
      .init("timer.circle.fill", 16), .init("timer", 13), .init("hourglass", 13)),
    SymbolConcept(
      """
      stopwatch | cronómetro | chronomètre, chrono | Stoppuhr
      ストップウォッチ | 秒表 | 스톱워치 | секундомер
      ساعة توقيت
      """,
      .init("stopwatch.fill", 13), .init("stopwatch", 13)),
    SymbolConcept(
      """
      note, notes, diary, memo | nota, notas, diario, apuntes | anotações | journal intime
      Notiz, Notizen, Tagebuch | appunti
      メモ, ノート, 日記 | 笔记, 备忘录, 日记, 便签 | 메모, 노트, 일기 | заметка, заметки, дневник
      ملاحظة, ملاحظات, مذكرات
      """,
      .init("note.text", 14), .init("square.and.pencil", 13), .init("pencil.and.list.clipboard", 17)),
    SymbolConcept(
      """
      task, tasks, to do, todo, checklist, chores | tarea, tareas, pendientes, quehaceres
      tarefa, tarefas, afazeres | tâche, tâches, à faire | Aufgabe, Aufgaben, zu erledigen
      compito, compiti, da fare, attività
      タスク, やること, チェックリスト | 任务, 待办, 待办事项 | 할 일, 과제, 체크리스트 | задача, задачи, дела
      مهمة, مهام
      """,
      .init("checklist", 15), .init("checkmark.circle.fill", 13)),
    SymbolConcept(
      """
      steps, routine, instructions, how to | pasos, rutina, instrucciones | passos, rotina, instruções
      étapes, mode d’emploi | Schritte, Ablauf, Anleitung | passi, istruzioni
      手順, ステップ, やり方 | 步骤, 流程, 说明 | 단계, 순서, 방법 | шаги, распорядок, инструкция
      خطوات, روتين, تعليمات
      """,
      .init("list.number", 13), .init("list.bullet.clipboard.fill", 16)),
    SymbolConcept(
      """
      shop, shopping, store, cart, basket | tienda, compras, comprar, carrito | loja, carrinho
      magasin, boutique, achats, courses, acheter, panier
      einkaufen, Geschäft, Einkauf, Einkaufswagen | negozio, spesa, acquisti, comprare, carrello
      買い物, ショッピング, お店, 購入, カート | 购物, 商店, 购买, 购物车 | 쇼핑, 가게, 상점, 구매, 장보기 | магазин, покупки, купить
      تسوق, متجر, شراء, سلة
      """,
      .init("cart.fill", 13), .init("bag.fill", 13), .init("storefront.fill", 17)),
    SymbolConcept(
      """
      groceries, shopping list, supermarket | lista de compras, supermercado | mercado
      liste de courses, supermarché, épicerie | Einkaufsliste, Lebensmittel, Supermarkt
      lista della spesa, supermercato
      買い物リスト, スーパー | 购物清单, 超市, 杂货 | 장보기 목록, 슈퍼마켓, 마트 | список покупок, продукты, супермаркет
      قائمة التسوق, بقالة
      """,
      .init("cart.fill", 13), .init("basket.fill", 16), .init("carrot.fill", 16)),
    SymbolConcept(
      """
      money, cash, wallet, budget | dinero, efectivo, cartera, presupuesto | dinheiro, carteira
      argent, portefeuille, espèces | Geld, Bargeld, Geldbörse | soldi, denaro, portafoglio, contanti
      お金, 財布, 現金 | 钱, 现金, 钱包, 金钱 | 돈, 지갑, 현금 | деньги, кошелёк, наличные
      مال, نقود, محفظة
      """,
      .init("banknote.fill", 14), .init("creditcard.fill", 13), .init("wallet.pass.fill", 14)),
    SymbolConcept(
      """
      bank, account balance | banco, saldo | banque, solde | Kontostand | banca
      銀行, 残高 | 银行, 余额 | 은행, 잔액 | банк, баланс
      بنك, مصرف
      """,
      .init("building.columns.fill", 14), .init("banknote.fill", 14)),
    SymbolConcept(
      """
      pay, payment, card, bank card | pagar, pago, tarjeta | pagamento, cartão
      payer, paiement, carte bancaire | bezahlen, Zahlung, Bankkarte | pagare, carta di credito
      支払い, 支払う, クレジットカード | 支付, 付款, 银行卡 | 결제, 지불, 신용카드 | оплата, оплатить, платёж
      دفع, بطاقة ائتمان
      """,
      .init("creditcard.fill", 13), .init("creditcard.circle.fill", 14)),
    SymbolConcept(
      """
      food, meal, eat, meals, restaurant | comida, comer, restaurante | refeição
      nourriture, repas, manger | Essen, Mahlzeit, essen gehen | cibo, mangiare, pasto, ristorante
      食べ物, 食事, 食べる, ごはん, レストラン | 食物, 吃饭, 用餐, 餐厅, 美食 | 음식, 식사, 먹기, 식당 | еда, кушать, ресторан
      طعام, أكل, وجبة, مطعم
      """,
      .init("fork.knife", 15), .init("fork.knife.circle.fill", 15), .init("takeoutbag.and.cup.and.straw.fill", 15)),
    SymbolConcept(
      """
      breakfast | desayuno | café da manhã, pequeno-almoço | petit déjeuner | Frühstück | colazione
      朝食, 朝ごはん | 早餐, 早饭 | 아침 식사, 아침밥 | завтрак
      فطور, إفطار
      """,
      .init("sun.horizon.fill", 17), .init("cup.and.saucer.fill", 15), .init("fork.knife", 15)),
    SymbolConcept(
      """
      lunch | almuerzo | almoço | déjeuner | Mittagessen | pranzo
      昼食, 昼ごはん, ランチ | 午餐, 午饭 | 점심, 점심 식사 | обед
      غداء
      """,
      .init("fork.knife.circle.fill", 15), .init("takeoutbag.and.cup.and.straw.fill", 15), .init("fork.knife", 15)),
    SymbolConcept(
      """
      dinner, supper | cena, cenar | jantar | dîner, souper | Abendessen, Abendbrot | cenare
      夕食, 晩ごはん | 晚餐, 晚饭 | 저녁 식사, 저녁밥 | ужин
      عشاء
      """,
      .init("fork.knife", 15), .init("fork.knife.circle.fill", 15)),
    SymbolConcept(
      """
      recipe, recipes, cook, cooking, kitchen | receta, recetas, cocinar, cocina
      receita, receitas, cozinhar, cozinha | recette, recettes, cuisiner, cuisine
      Rezept, Rezepte, kochen, Küche | ricetta, ricette, cucinare, cucina
      レシピ, 料理, キッチン | 食谱, 菜谱, 烹饪, 做饭, 厨房 | 요리, 레시피, 조리법, 부엌 | рецепт, рецепты, готовить, кухня
      وصفة, وصفات, طبخ, مطبخ
      """,
      .init("frying.pan.fill", 16), .init("cooktop.fill", 16), .init("fork.knife", 15)),
    SymbolConcept(
      """
      fruit, vegetables, healthy food | fruta, verduras | frutas, legumes | fruits | Obst, Gemüse
      frutta, verdura
      果物, 野菜 | 水果, 蔬菜 | 과일, 채소 | фрукты, овощи
      فواكه, خضروات
      """,
      .init("carrot.fill", 16), .init("leaf.fill", 14)),
    SymbolConcept(
      """
      water, drink water, drinks, drink | agua, beber, bebidas | eau, boire, boisson
      Wasser, trinken, Getränke | acqua, bere, bevande
      水, 飲み物, 水を飲む, 飲む | 喝水, 饮料, 饮水 | 물, 물 마시기, 음료 | вода, пить, напитки
      ماء, شرب, مشروبات
      """,
      .init("drop.fill", 14), .init("waterbottle.fill", 17), .init("cup.and.saucer.fill", 15)),
    SymbolConcept(
      """
      coffee, tea, cafe | chá, cafezinho | café crème, tisane | Kaffee, Tee | caffè, tazza di tè
      コーヒー, お茶, カフェ | 咖啡, 茶 | 커피, 차 마시기, 카페 | кофе, чай, кафе
      قهوة, شاي, مقهى
      """,
      .init("cup.and.saucer.fill", 15), .init("mug.fill", 16, 1)),
    SymbolConcept(
      """
      cake, dessert, sweets, snack | pastel, postre, dulces, merienda | bolo, sobremesa, doces, lanche
      gâteau, goûter | Kuchen, Nachtisch, Süßigkeiten | torta, dolce, dolci, merenda
      ケーキ, デザート, おやつ, お菓子 | 蛋糕, 甜点, 零食 | 케이크, 디저트, 간식 | торт, десерт, сладости
      كعكة, حلوى, حلويات
      """,
      .init("birthday.cake.fill", 16), .init("fork.knife", 15)),
    SymbolConcept(
      """
      clean, cleaning, tidy up, tidy, laundry | limpiar, limpieza, ordenar, lavandería
      limpar, limpeza, arrumar | nettoyer, ménage, ranger, lessive | putzen, aufräumen, Wäsche
      pulire, pulizie, riordina, bucato
      掃除, 片付け, 洗濯 | 清洁, 打扫, 整理, 洗衣 | 청소, 정리, 빨래 | уборка, стирка
      تنظيف, ترتيب, غسيل
      """,
      .init("bubbles.and.sparkles.fill", 16), .init("washer.fill", 16), .init("tray.full.fill", 13)),
    SymbolConcept(
      """
      clothes, clothing, dress, get dressed, wear | ropa, vestirse | roupa, roupas, vestir
      vêtements, s’habiller | Kleidung, anziehen | vestiti, abbigliamento, vestirsi
      服, 着替え, 洋服 | 衣服, 穿衣, 服装 | 옷, 옷 입기 | одежда, одеваться
      ملابس, ارتداء
      """,
      .init("tshirt.fill", 15), .init("hanger", 17)),
    SymbolConcept(
      """
      shower, bath, wash, bathe | ducha, baño, lavarse | banho, chuveiro, tomar banho
      douche, bain, se laver | Dusche, duschen, Badezimmer, baden, waschen | doccia, bagno, lavarsi
      シャワー, お風呂, 入浴 | 淋浴, 洗澡, 浴室 | 샤워, 목욕 | душ, ванна, мыться
      استحمام, حمام
      """,
      .init("shower.fill", 16), .init("bathtub.fill", 16)),
    SymbolConcept(
      """
      toilet, bathroom, restroom | aseo, inodoro, lavabo | banheiro, sanitário | toilettes | Toilette
      gabinetto
      トイレ | 厕所, 洗手间, 卫生间 | 화장실 | туалет
      مرحاض, دورة المياه
      """,
      .init("toilet.fill", 16), .init("toilet", 16)),
    SymbolConcept(
      """
      brush teeth, teeth, dentist | cepillarse los dientes, dientes, dentista
      escovar os dentes, dentes | brosser les dents, dents, dentiste | Zähne putzen, Zähne, Zahnarzt
      lavare i denti, denti
      歯磨き, 歯医者, 歯 | 刷牙, 牙医, 牙齿 | 양치, 치과, 이 닦기 | чистить зубы, зубы, стоматолог
      تنظيف الأسنان, أسنان
      """,
      .init("mouth.fill", 14), .init("mouth", 14)),
  ]
}
