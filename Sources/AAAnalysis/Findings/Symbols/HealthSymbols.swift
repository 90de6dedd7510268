extension SymbolConcept {
  /// Body, medicine and movement.
  static let health: [SymbolConcept] = [
    SymbolConcept(
      """
      medicine, medication, medications, pills, meds, tablets
      medicina, medicinas, medicamento, medicación, pastillas
      remédio, remédios, medicação, comprimidos | médicament, médicaments, comprimés, pilules
      Medikament, Medikamente, Tabletten, Medizin, Pillen | farmaco, farmaci, pillole
      薬, お薬, 服薬 | 药, 药物, 吃药, 药品, 用药 | 약, 약 먹기, 복약, 의약품 | лекарство, лекарства, таблетки
      دواء, أدوية, حبوب
      """,
      .init("pills.fill", 14), .init("pill.fill", 16), .init("cross.case.fill", 14)),
    SymbolConcept(
      """
      health, wellbeing, wellness | salud, bienestar | saúde, bem-estar | santé, bien-être
      Gesundheit, Wohlbefinden | salute, benessere
      健康, ヘルスケア | 身体健康 | 건강 | здоровье, самочувствие
      صحة, عافية
      """,
      .init("heart.text.square.fill", 14), .init("heart.fill", 13)),
    SymbolConcept(
      """
      heart rate, pulse, blood pressure | ritmo cardíaco, pulso, presión arterial
      frequência cardíaca, pressão arterial | rythme cardiaque, tension
      Herzfrequenz, Puls, Blutdruck | battito, pressione
      心拍数, 脈拍, 血圧 | 心率, 脉搏, 血压 | 심박수, 맥박, 혈압 | пульс, давление
      نبض, ضغط الدم
      """,
      .init("waveform.path.ecg", 13), .init("heart.fill", 13)),
    SymbolConcept(
      """
      doctor, nurse, clinic | médico, doctora, enfermera, consulta | enfermeira, doutor, consultório
      médecin, docteur, infirmière | Arzt, Ärztin, Doktor, Krankenschwester
      dottore, dottoressa, infermiere
      医者, 看護師, 診察, お医者さん | 医生, 护士, 看病 | 의사, 간호사, 진료 | врач, доктор, медсестра
      طبيب, دكتور, ممرضة
      """,
      .init("stethoscope", 14), .init("stethoscope.circle.fill", 15), .init("cross.case.fill", 14)),
    SymbolConcept(
      """
      hospital | hospitales | posto de saúde | hôpital | Krankenhaus, Klinik | ospedale
      病院 | 医院 | 병원 | больница
      مستشفى
      """,
      .init("cross.fill", 14), .init("building.2.fill", 14)),
    SymbolConcept(
      """
      pharmacy, drugstore | farmacia | pharmacie | Apotheke | parafarmacia
      薬局 | 药店, 药房 | 약국 | аптека
      صيدلية
      """,
      .init("cross.case.fill", 14), .init("pills.fill", 14)),
    SymbolConcept(
      """
      pain, hurt, it hurts, sick, ill | dolor, duele, enfermo | dor, dói, doente
      douleur, j’ai mal, malade | Schmerz, Schmerzen, krank | dolore, malato
      痛み, 痛い, 病気 | 疼痛, 生病, 疾病 | 통증, 아픔, 아파요 | боль, болит, болезнь
      ألم, مريض
      """,
      .init("bandage.fill", 13), .init("facemask.fill", 15)),
    SymbolConcept(
      """
      emergency, sos, ambulance, urgent | emergencia, ambulancia, urgencia | socorro
      urgence, urgences, secours | Notfall, Notruf, Krankenwagen | emergenza, soccorso, ambulanza
      緊急, 救急, 緊急電話 | 紧急, 急救, 救护车, 紧急呼叫 | 긴급, 응급, 구급차, 긴급 전화 | экстренный вызов, скорая, срочно
      طوارئ, إسعاف
      """,
      .init("sos.circle.fill", 16, 1), .init("sos", 16, 1), .init("cross.circle.fill", 14)),
    SymbolConcept(
      """
      police, fire brigade, safety, security | policía, bomberos, seguridad | bombeiros, segurança
      police secours, pompiers, sécurité | Polizei, Feuerwehr, Sicherheit
      polizia, vigili del fuoco, sicurezza
      警察, 消防, 安全 | 경찰, 소방서, 안전 | полиция, пожарные, безопасность
      شرطة, أمان
      """,
      .init("shield.fill", 13), .init("light.beacon.max.fill", 16), .init("lock.shield.fill", 13)),
    SymbolConcept(
      """
      sleep, bed, rest, bedtime, nap, bedroom | dormir, sueño, cama, descanso, siesta
      sono, descansar, soneca | sommeil, repos, sieste | schlafen, Schlaf, Bett, Ruhe, Schlafenszeit
      dormire, sonno, letto, riposo
      睡眠, 寝る, ベッド, 休む | 睡觉, 休息, 床 | 수면, 잠, 침대, 휴식 | сон, спать, кровать, отдых
      نوم, سرير, راحة
      """,
      .init("bed.double.fill", 13), .init("zzz", 13), .init("moon.zzz.fill", 13)),
    SymbolConcept(
      """
      walk, walking, stroll | caminar, paseo, pasear | caminhar, caminhada, passeio
      marche à pied, marcher, promenade | gehen, Spaziergang, spazieren
      camminare, camminata, passeggiata
      歩く, 散歩, ウォーキング | 走路, 步行, 散步 | 걷기, 산책 | ходьба, прогулка, гулять
      مشي, المشي, نزهة
      """,
      .init("figure.walk", 14), .init("figure.walk.circle.fill", 14)),
    SymbolConcept(
      """
      run, running, jog | correr | corrida, corra | courir, course à pied | laufen, joggen, rennen
      correre, corsa
      走る, ランニング | 跑步 | 달리기 | бег, бегать
      جري, ركض
      """,
      .init("figure.run", 16), .init("figure.run.circle.fill", 16)),
    SymbolConcept(
      """
      exercise, workout, fitness, training, gym, sports, sport
      ejercicio, entrenamiento, gimnasio, deporte | exercício, treino, academia, esporte, desporto
      entraînement, gymnastique, exercice | Übung, Fitnessstudio, Turnen, Bewegung
      allenamento, esercizio, palestra
      運動, エクササイズ, 体操, スポーツ | 锻炼, 运动, 健身, 体育 | 운동, 체조, 스포츠 | упражнения, тренировка, спорт, зарядка
      تمرين, رياضة, تمارين
      """,
      .init("figure.strengthtraining.traditional", 16), .init("dumbbell.fill", 16), .init("figure.mixed.cardio", 16)),
    SymbolConcept(
      """
      swim, swimming, pool | nadar, piscina, natación | natação | nager, natation, piscine
      schwimmen, Schwimmbad | nuotare, nuoto
      水泳, 泳ぐ, プール | 游泳, 泳池 | 수영, 수영장 | плавать, плавание, бассейн
      سباحة, مسبح
      """,
      .init("figure.pool.swim", 16), .init("drop.fill", 14)),
    SymbolConcept(
      """
      breathe, calm, relax, meditation, meditate, yoga | respirar, calma, relajarse, meditación
      respire, relaxar, meditação | respirer, calme, détente
      atmen, entspannen, Entspannung, beruhigen | respira, rilassarsi, meditazione
      呼吸, リラックス, 瞑想, ヨガ | 放松, 冥想, 瑜伽 | 호흡, 명상, 요가, 진정 | дыхание, медитация, расслабиться, йога
      تنفس, استرخاء, تأمل
      """,
      .init("figure.mind.and.body", 16), .init("wind", 13), .init("leaf.fill", 14)),
    SymbolConcept(
      """
      weight, scales | peso, báscula | balança | poids, pèse-personne | Gewicht, Waage | bilancia
      体重, 体重計 | 体重秤 | 체중, 몸무게, 체중계 | вес, весы
      وزن, ميزان
      """,
      .init("scalemass.fill", 14), .init("scalemass", 14)),
    SymbolConcept(
      """
      see, vision, eyes, glasses, look, view | ver, vista, gafas, ojos | óculos, visão, olhos
      voir, lunettes, yeux, regarder | sehen, Brille, Augen, ansehen | vedere, occhiali, occhi, guarda
      見る, メガネ, 目 | 查看, 眼镜, 眼睛 | 보기, 안경, 눈 | смотреть, очки, глаза
      نظارة, عين, مشاهدة
      """, isGeneral: true,
      .init("eye.fill", 13), .init("eyeglasses", 13)),
    SymbolConcept(
      """
      wheelchair | silla de ruedas | cadeira de rodas | fauteuil roulant | Rollstuhl | sedia a rotelle
      車椅子 | 轮椅 | 휠체어 | инвалидная коляска | كرسي متحرك
      """,
      .init("figure.roll", 15)),
    SymbolConcept(
      """
      accessibility | accesibilidad | acessibilidade | accessibilité | Bedienungshilfen, Barrierefreiheit
      accessibilità | アクセシビリティ | 辅助功能 | 손쉬운 사용 | универсальный доступ | تسهيلات الاستخدام
      """,
      .init("accessibility.fill", 17), .init("accessibility", 17), .init("figure.roll", 15)),
  ]
}
