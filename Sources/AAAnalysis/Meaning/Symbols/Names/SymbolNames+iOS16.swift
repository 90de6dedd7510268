// Written by Scripts/make-symbol-names.py; change the table that it reads instead.

extension SymbolNames {
  /// Names that came with iOS 16.0, in the order of their bytes.
  static let since16: StaticString = """
    abs.brakesignal air.conditioner.horizontal air.conditioner.horizontal.fill air.conditioner.vertical
    air.conditioner.vertical.fill air.purifier air.purifier.fill alarm.waves.left.and.right
    alarm.waves.left.and.right.fill allergens.fill angle apple.logo arrow.down.and.line.horizontal.and.arrow.up
    arrow.down.message arrow.down.message.fill arrow.left.and.line.vertical.and.arrow.right
    arrow.left.and.right.text.vertical arrow.right.and.line.vertical.and.arrow.left arrow.up.and.down.and.sparkles
    arrow.up.and.down.text.horizontal arrow.up.and.line.horizontal.and.arrow.down arrow.up.circle.badge.clock
    arrowshape.backward arrowshape.backward.fill arrowshape.forward arrowshape.forward.fill arrowshape.left
    arrowshape.left.fill arrowshape.right arrowshape.right.fill arrowshape.turn.up.backward.badge.clock
    arrowshape.turn.up.backward.badge.clock.fill australsign av.remote av.remote.fill backpack backpack.fill
    backward.end.circle backward.end.circle.fill bag.badge.questionmark bag.fill.badge.questionmark bahtsign
    balloon balloon.2 balloon.2.fill balloon.fill baseball baseball.circle baseball.circle.fill
    baseball.diamond.bases baseball.fill basket basket.fill basketball basketball.circle basketball.circle.fill
    basketball.fill bathtub bathtub.fill battery.100.circle battery.100.circle.fill beach.umbrella
    beach.umbrella.fill bell.and.waves.left.and.right bell.and.waves.left.and.right.fill bird bird.fill
    birthday.cake birthday.cake.fill bitcoinsign blinds.horizontal.closed blinds.horizontal.open
    blinds.vertical.closed blinds.vertical.open bolt.badge.clock bolt.badge.clock.fill bolt.brakesignal box.truck
    box.truck.badge.clock box.truck.badge.clock.fill box.truck.fill brakesignal brakesignal.dashed
    brazilianrealsign bubbles.and.sparkles bubbles.and.sparkles.fill button.programmable
    button.programmable.square button.programmable.square.fill cabinet cabinet.fill carbon.dioxide.cloud
    carbon.dioxide.cloud.fill carbon.monoxide.cloud carbon.monoxide.cloud.fill carrot carrot.fill
    cart.badge.questionmark cart.fill.badge.questionmark cedisign cellularbars centsign chair chair.fill
    chair.lounge chair.lounge.fill chandelier chandelier.fill character.duployan character.phonetic
    character.sutton chart.line.downtrend.xyaxis chart.line.downtrend.xyaxis.circle
    chart.line.downtrend.xyaxis.circle.fill chart.line.flattrend.xyaxis chart.line.flattrend.xyaxis.circle
    chart.line.flattrend.xyaxis.circle.fill checklist.checked checklist.unchecked
    checkmark.circle.badge.questionmark checkmark.circle.badge.questionmark.fill checkmark.circle.badge.xmark
    checkmark.circle.badge.xmark.fill checkmark.message checkmark.message.fill chevron.backward.to.line
    chevron.forward.to.line chevron.left.to.line chevron.right.to.line circle.dashed.rectangle
    circle.filled.pattern.diagonalline.rectangle circle.rectangle.dashed
    circle.rectangle.filled.pattern.diagonalline clipboard clipboard.fill clock.badge clock.badge.fill
    clock.badge.questionmark clock.badge.questionmark.fill clock.badge.xmark clock.badge.xmark.fill
    cloud.bolt.circle cloud.bolt.circle.fill cloud.bolt.rain.circle cloud.bolt.rain.circle.fill cloud.circle
    cloud.circle.fill cloud.drizzle.circle cloud.drizzle.circle.fill cloud.fog.circle cloud.fog.circle.fill
    cloud.hail.circle cloud.hail.circle.fill cloud.heavyrain.circle cloud.heavyrain.circle.fill
    cloud.moon.bolt.circle cloud.moon.bolt.circle.fill cloud.moon.circle cloud.moon.circle.fill
    cloud.moon.rain.circle cloud.moon.rain.circle.fill cloud.rain.circle cloud.rain.circle.fill cloud.sleet.circle
    cloud.sleet.circle.fill cloud.snow.circle cloud.snow.circle.fill cloud.sun.bolt.circle
    cloud.sun.bolt.circle.fill cloud.sun.circle cloud.sun.circle.fill cloud.sun.rain.circle
    cloud.sun.rain.circle.fill coloncurrencysign compass.drawing contact.sensor contact.sensor.fill cooktop
    cooktop.fill creditcard.viewfinder cricket.ball cricket.ball.circle cricket.ball.circle.fill cricket.ball.fill
    cruzeirosign cursorarrow.square.fill curtains.closed curtains.open dehumidifier dehumidifier.fill deskview
    deskview.fill dial.high dial.high.fill dial.low dial.low.fill dial.medium dial.medium.fill dishwasher
    dishwasher.fill distribute.horizontal.center distribute.horizontal.center.fill distribute.horizontal.left
    distribute.horizontal.left.fill distribute.horizontal.right distribute.horizontal.right.fill
    distribute.vertical.bottom distribute.vertical.bottom.fill distribute.vertical.center
    distribute.vertical.center.fill distribute.vertical.top distribute.vertical.top.fill doc.badge.arrow.up
    doc.badge.arrow.up.fill dollarsign dollarsign.arrow.circlepath dongsign door.french.closed door.french.open
    door.garage.closed door.garage.closed.trianglebadge.exclamationmark door.garage.double.bay.closed
    door.garage.double.bay.closed.trianglebadge.exclamationmark door.garage.double.bay.open
    door.garage.double.bay.open.trianglebadge.exclamationmark door.garage.open
    door.garage.open.trianglebadge.exclamationmark door.left.hand.closed door.left.hand.open
    door.right.hand.closed door.right.hand.open door.sliding.left.hand.closed door.sliding.left.hand.open
    door.sliding.right.hand.closed door.sliding.right.hand.open drop.degreesign drop.degreesign.fill
    drop.degreesign.slash drop.degreesign.slash.fill drop.keypad.rectangle drop.keypad.rectangle.fill dryer
    dryer.fill dumbbell dumbbell.fill ellipsis.message ellipsis.message.fill entry.lever.keypad
    entry.lever.keypad.fill entry.lever.keypad.trianglebadge.exclamationmark
    entry.lever.keypad.trianglebadge.exclamationmark.fill envelope.open.badge.clock eraser eraser.fill
    eraser.line.dashed eraser.line.dashed.fill eurosign exclamationmark.brakesignal exclamationmark.lock
    exclamationmark.lock.fill exclamationmark.questionmark externaldrive.badge.exclamationmark
    externaldrive.badge.questionmark externaldrive.fill.badge.exclamationmark
    externaldrive.fill.badge.questionmark externaldrive.fill.trianglebadge.exclamationmark
    externaldrive.trianglebadge.exclamationmark face.smiling.inverse fan.and.light.ceiling
    fan.and.light.ceiling.fill fan.ceiling fan.ceiling.fill fan.desk fan.desk.fill fan.floor fan.floor.fill
    fan.oscillation fan.oscillation.fill fanblades.slash fanblades.slash.fill faxmachine.fill
    figure.2.and.child.holdinghands figure.2.arms.open figure.american.football figure.and.child.holdinghands
    figure.archery figure.arms.open figure.australian.football figure.badminton figure.barre figure.baseball
    figure.basketball figure.bowling figure.boxing figure.climbing figure.cooldown figure.core.training
    figure.cricket figure.cross.training figure.curling figure.dance figure.disc.sports
    figure.dress.line.vertical.figure figure.elliptical figure.equestrian.sports figure.fall figure.fall.circle
    figure.fall.circle.fill figure.fencing figure.fishing figure.flexibility figure.golf figure.gymnastics
    figure.hand.cycling figure.handball figure.highintensity.intervaltraining figure.hiking figure.hockey
    figure.hunting figure.indoor.cycle figure.jumprope figure.kickboxing figure.lacrosse figure.martial.arts
    figure.mind.and.body figure.mixed.cardio figure.open.water.swim figure.outdoor.cycle figure.pickleball
    figure.pilates figure.play figure.pool.swim figure.racquetball figure.roll.runningpace figure.rolling
    figure.rower figure.rugby figure.run figure.run.circle figure.run.circle.fill figure.sailing figure.skating
    figure.skiing.crosscountry figure.skiing.downhill figure.snowboarding figure.soccer figure.socialdance
    figure.softball figure.squash figure.stair.stepper figure.stairs figure.step.training
    figure.strengthtraining.functional figure.strengthtraining.traditional figure.surfing figure.table.tennis
    figure.taichi figure.tennis figure.track.and.field figure.volleyball figure.walk.arrival figure.walk.departure
    figure.walk.motion figure.water.fitness figure.waterpolo figure.wrestling figure.yoga film.stack
    film.stack.fill fireplace fireplace.fill firewall firewall.fill fish fish.fill flag.2.crossed.circle
    flag.2.crossed.circle.fill flag.checkered flag.checkered.2.crossed fleuron fleuron.fill florinsign
    fluid.brakesignal football football.circle football.circle.fill football.fill forward.end.circle
    forward.end.circle.fill fossil.shell fossil.shell.fill francsign frying.pan frying.pan.fill gauge.high
    gauge.low gauge.medium gauge.medium.badge.minus gauge.medium.badge.plus gear.badge
    gearshape.arrow.triangle.2.circlepath globe.central.south.asia globe.central.south.asia.fill globe.desk
    globe.desk.fill guaranisign hand.app hand.app.fill hand.raised.fingers.spread hand.raised.fingers.spread.fill
    headlight.high.beam headlight.high.beam.fill headlight.low.beam headlight.low.beam.fill
    hearingdevice.and.signal.meter hearingdevice.and.signal.meter.fill hearingdevice.ear.fill heater.vertical
    heater.vertical.fill hifireceiver hifireceiver.fill hockey.puck hockey.puck.circle hockey.puck.circle.fill
    hockey.puck.fill hold.brakesignal hryvniasign humidifier humidifier.and.droplets humidifier.and.droplets.fill
    humidifier.fill hurricane.circle hurricane.circle.fill indianrupeesign info.bubble info.bubble.fill
    info.square info.square.fill keyboard.badge.ellipsis.fill keyboard.badge.eye keyboard.badge.eye.fill
    keyboard.chevron.compact.down.fill keyboard.chevron.compact.left.fill keyboard.onehanded.left.fill
    keyboard.onehanded.right.fill kipsign lamp.ceiling lamp.ceiling.fill lamp.ceiling.inverse lamp.desk
    lamp.desk.fill lamp.floor lamp.floor.fill lamp.table lamp.table.fill laptopcomputer.and.ipad larisign
    laurel.leading laurel.trailing light.beacon.max light.beacon.max.fill light.beacon.min light.beacon.min.fill
    light.cylindrical.ceiling light.cylindrical.ceiling.fill light.cylindrical.ceiling.inverse light.panel
    light.panel.fill light.recessed light.recessed.3 light.recessed.3.fill light.recessed.3.inverse
    light.recessed.fill light.recessed.inverse light.ribbon light.ribbon.fill light.strip.2 light.strip.2.fill
    lightbulb.2 lightbulb.2.fill lightbulb.led lightbulb.led.fill lightbulb.led.wide lightbulb.led.wide.fill
    lightswitch.off lightswitch.off.fill lightswitch.off.square lightswitch.off.square.fill lightswitch.on
    lightswitch.on.fill lightswitch.on.square lightswitch.on.square.fill lirasign list.bullet.clipboard
    list.bullet.clipboard.fill list.clipboard list.clipboard.fill lizard lizard.fill location.slash.circle
    location.slash.circle.fill lock.open.trianglebadge.exclamationmark
    lock.open.trianglebadge.exclamationmark.fill lock.trianglebadge.exclamationmark
    lock.trianglebadge.exclamationmark.fill macstudio macstudio.fill manatsign medal medal.fill
    medical.thermometer medical.thermometer.fill message.badge message.badge.circle message.badge.circle.fill
    message.badge.fill message.badge.filled.fill mic.and.signal.meter mic.and.signal.meter.fill mic.badge.xmark
    mic.fill.badge.xmark microbe microbe.circle microbe.circle.fill microbe.fill microwave microwave.fill millsign
    mirror.side.left mirror.side.right moon.haze moon.haze.circle moon.haze.circle.fill moon.haze.fill
    moon.stars.circle moon.stars.circle.fill moonphase.first.quarter moonphase.first.quarter.inverse
    moonphase.full.moon moonphase.full.moon.inverse moonphase.last.quarter moonphase.last.quarter.inverse
    moonphase.new.moon moonphase.new.moon.inverse moonphase.waning.crescent moonphase.waning.crescent.inverse
    moonphase.waning.gibbous moonphase.waning.gibbous.inverse moonphase.waxing.crescent
    moonphase.waxing.crescent.inverse moonphase.waxing.gibbous moonphase.waxing.gibbous.inverse nairasign
    nosign.app nosign.app.fill numbersign oar.2.crossed opticaldisc.fill oven oven.fill parkinglight
    parkinglight.fill parkingsign.brakesignal parkingsign.brakesignal.slash party.popper party.popper.fill
    pedestrian.gate.closed pedestrian.gate.open pencil.and.ruler pencil.and.ruler.fill pencil.line
    person.2.badge.gearshape person.2.badge.gearshape.fill person.2.gobackward person.2.slash person.2.slash.fill
    person.and.background.dotted person.badge.shield.checkmark person.badge.shield.checkmark.fill person.bust
    person.bust.fill person.crop.rectangle.badge.plus person.crop.rectangle.badge.plus.fill
    person.line.dotted.person person.line.dotted.person.fill pesetasign pesosign phone.arrow.down.left.fill
    phone.arrow.right.fill phone.arrow.up.right.circle phone.arrow.up.right.circle.fill phone.arrow.up.right.fill
    phone.badge.checkmark phone.connection.fill phone.down.waves.left.and.right phone.fill.badge.checkmark
    photo.stack photo.stack.fill pill pill.circle pill.circle.fill pill.fill pipe.and.drop pipe.and.drop.fill
    play.desktopcomputer play.display play.laptopcomputer playpause.circle playpause.circle.fill playstation.logo
    popcorn popcorn.circle popcorn.circle.fill popcorn.fill poweroutlet.strip poweroutlet.strip.fill
    poweroutlet.type.a poweroutlet.type.a.fill poweroutlet.type.a.square poweroutlet.type.a.square.fill
    poweroutlet.type.b poweroutlet.type.b.fill poweroutlet.type.b.square poweroutlet.type.b.square.fill
    poweroutlet.type.c poweroutlet.type.c.fill poweroutlet.type.c.square poweroutlet.type.c.square.fill
    poweroutlet.type.d poweroutlet.type.d.fill poweroutlet.type.d.square poweroutlet.type.d.square.fill
    poweroutlet.type.e poweroutlet.type.e.fill poweroutlet.type.e.square poweroutlet.type.e.square.fill
    poweroutlet.type.f poweroutlet.type.f.fill poweroutlet.type.f.square poweroutlet.type.f.square.fill
    poweroutlet.type.g poweroutlet.type.g.fill poweroutlet.type.g.square poweroutlet.type.g.square.fill
    poweroutlet.type.h poweroutlet.type.h.fill poweroutlet.type.h.square poweroutlet.type.h.square.fill
    poweroutlet.type.i poweroutlet.type.i.fill poweroutlet.type.i.square poweroutlet.type.i.square.fill
    poweroutlet.type.j poweroutlet.type.j.fill poweroutlet.type.j.square poweroutlet.type.j.square.fill
    poweroutlet.type.k poweroutlet.type.k.fill poweroutlet.type.k.square poweroutlet.type.k.square.fill
    poweroutlet.type.l poweroutlet.type.l.fill poweroutlet.type.l.square poweroutlet.type.l.square.fill
    poweroutlet.type.m poweroutlet.type.m.fill poweroutlet.type.m.square poweroutlet.type.m.square.fill
    poweroutlet.type.n poweroutlet.type.n.fill poweroutlet.type.n.square poweroutlet.type.n.square.fill
    poweroutlet.type.o poweroutlet.type.o.fill poweroutlet.type.o.square poweroutlet.type.o.square.fill
    questionmark.bubble questionmark.bubble.fill quotelevel recordingtape.circle recordingtape.circle.fill
    rectangle.portrait.and.arrow.forward rectangle.portrait.and.arrow.forward.fill
    rectangle.portrait.on.rectangle.portrait.angled rectangle.portrait.on.rectangle.portrait.angled.fill
    refrigerator refrigerator.fill road.lanes road.lanes.curved.left road.lanes.curved.right roller.shade.closed
    roller.shade.open roman.shade.closed roman.shade.open rublesign rupeesign sailboat sailboat.fill sensor
    sensor.fill shared.with.you shared.with.you.slash shazam.logo shazam.logo.fill shekelsign
    shippingbox.and.arrow.backward shippingbox.and.arrow.backward.fill shoeprints.fill shower shower.fill
    shower.handheld shower.handheld.fill shower.sidejet shower.sidejet.fill sink sink.fill
    slider.horizontal.2.gobackward slider.horizontal.2.square.badge.arrow.down
    slider.horizontal.2.square.on.square slider.horizontal.below.square.and.square.filled smoke.circle
    smoke.circle.fill soccerball soccerball.circle soccerball.circle.fill soccerball.circle.fill.inverse
    soccerball.circle.inverse soccerball.inverse sofa sofa.fill space speaker.minus speaker.minus.fill
    speaker.plus speaker.plus.fill speaker.square speaker.square.fill speaker.wave.2.bubble.left
    speaker.wave.2.bubble.left.fill spigot spigot.fill sportscourt.circle sportscourt.circle.fill sprinkler
    sprinkler.and.droplets sprinkler.and.droplets.fill sprinkler.fill square.2.layers.3d
    square.2.layers.3d.bottom.filled square.2.layers.3d.top.filled square.3.layers.3d
    square.3.layers.3d.bottom.filled square.3.layers.3d.middle.filled square.3.layers.3d.slash
    square.3.layers.3d.top.filled square.and.pencil.circle square.and.pencil.circle.fill
    square.bottomthird.inset.filled square.dotted square.leadingthird.inset.filled square.leftthird.inset.filled
    square.on.square.badge.person.crop square.on.square.badge.person.crop.fill
    square.on.square.intersection.dashed square.rightthird.inset.filled square.topthird.inset.filled
    square.trailingthird.inset.filled squares.leading.rectangle squareshape.dotted.split.2x2 stairs
    star.square.on.square star.square.on.square.fill sterlingsign stove stove.fill sun.and.horizon.circle
    sun.and.horizon.circle.fill sun.dust.circle sun.dust.circle.fill sun.haze.circle sun.haze.circle.fill
    sun.max.trianglebadge.exclamationmark sun.max.trianglebadge.exclamationmark.fill sunrise.circle
    sunrise.circle.fill sunset.circle sunset.circle.fill swatchpalette swatchpalette.fill switch.programmable
    switch.programmable.fill switch.programmable.square switch.programmable.square.fill syringe syringe.fill
    table.furniture table.furniture.fill teddybear teddybear.fill tengesign tennis.racket tennis.racket.circle
    tennis.racket.circle.fill tennisball tennisball.circle tennisball.circle.fill tennisball.fill tent tent.fill
    text.line.first.and.arrowtriangle.forward text.line.last.and.arrowtriangle.forward text.word.spacing
    textformat.12 theatermask.and.paintbrush theatermask.and.paintbrush.fill thermometer.brakesignal
    thermometer.high thermometer.low thermometer.medium thermometer.medium.slash thermometer.snowflake.circle
    thermometer.snowflake.circle.fill thermometer.sun.circle thermometer.sun.circle.fill timer.circle
    timer.circle.fill toilet toilet.fill tornado.circle tornado.circle.fill trophy trophy.circle
    trophy.circle.fill trophy.fill tropicalstorm.circle tropicalstorm.circle.fill tugriksign turkishlirasign
    tv.and.mediabox.fill umbrella.percent umbrella.percent.fill vial.viewfinder video.doorbell video.doorbell.fill
    videoprojector videoprojector.fill volleyball volleyball.circle volleyball.circle.fill volleyball.fill washer
    washer.fill water.waves water.waves.and.arrow.down water.waves.and.arrow.down.trianglebadge.exclamationmark
    water.waves.and.arrow.up water.waves.slash waveform.slash web.camera web.camera.fill wifi.router
    wifi.router.fill wind.circle wind.circle.fill wind.snow.circle wind.snow.circle.fill window.awning
    window.awning.closed window.casement window.casement.closed window.ceiling window.ceiling.closed
    window.horizontal window.horizontal.closed window.shade.closed window.shade.open window.vertical.closed
    window.vertical.open windshield.front.and.fluid windshield.front.and.wiper windshield.front.and.wiper.and.drop
    windshield.rear.and.fluid windshield.rear.and.wiper wineglass wineglass.fill wonsign wrench.adjustable
    wrench.adjustable.fill xbox.logo yensign
    """

  /// Names that came with iOS 16.1, in the order of their bytes.
  static let since16point1: StaticString = """
    1.brakesignal 1.lane 10.lane 11.lane 12.lane 2.brakesignal 2.lane 3.lane 4.lane 5.lane 6.lane 7.lane 8.lane
    9.lane abs abs.brakesignal.slash abs.circle abs.circle.fill auto.brakesignal auto.headlight.high.beam
    auto.headlight.high.beam.fill auto.headlight.low.beam auto.headlight.low.beam.fill autostartstop
    autostartstop.slash autostartstop.trianglebadge.exclamationmark axel.2 axel.2.front.and.rear.engaged
    axel.2.front.engaged axel.2.rear.engaged backpack.circle backpack.circle.fill batteryblock batteryblock.fill
    batteryblock.slash batteryblock.slash.fill bolt.trianglebadge.exclamationmark
    bolt.trianglebadge.exclamationmark.fill car.front.waves.up car.front.waves.up.fill car.rear
    car.rear.and.tire.marks car.rear.and.tire.marks.slash car.rear.fill car.rear.road.lane
    car.rear.road.lane.dashed car.rear.waves.up car.rear.waves.up.fill car.side car.side.air.circulate
    car.side.air.circulate.fill car.side.air.fresh car.side.air.fresh.fill car.side.and.exclamationmark
    car.side.and.exclamationmark.fill car.side.arrowtriangle.down car.side.arrowtriangle.down.fill
    car.side.arrowtriangle.up car.side.arrowtriangle.up.arrowtriangle.down
    car.side.arrowtriangle.up.arrowtriangle.down.fill car.side.arrowtriangle.up.fill car.side.fill
    car.side.front.open car.side.front.open.fill car.side.rear.open car.side.rear.open.fill
    car.top.door.front.left.and.front.right.and.rear.left.and.rear.right.open
    car.top.door.front.left.and.front.right.and.rear.left.and.rear.right.open.fill
    car.top.door.front.left.and.front.right.and.rear.left.open
    car.top.door.front.left.and.front.right.and.rear.left.open.fill
    car.top.door.front.left.and.front.right.and.rear.right.open
    car.top.door.front.left.and.front.right.and.rear.right.open.fill car.top.door.front.left.and.front.right.open
    car.top.door.front.left.and.front.right.open.fill car.top.door.front.left.and.rear.left.and.rear.right.open
    car.top.door.front.left.and.rear.left.and.rear.right.open.fill car.top.door.front.left.and.rear.left.open
    car.top.door.front.left.and.rear.left.open.fill car.top.door.front.left.and.rear.right.open
    car.top.door.front.left.and.rear.right.open.fill car.top.door.front.left.open
    car.top.door.front.left.open.fill car.top.door.front.right.and.rear.left.and.rear.right.open
    car.top.door.front.right.and.rear.left.and.rear.right.open.fill car.top.door.front.right.and.rear.left.open
    car.top.door.front.right.and.rear.left.open.fill car.top.door.front.right.and.rear.right.open
    car.top.door.front.right.and.rear.right.open.fill car.top.door.front.right.open
    car.top.door.front.right.open.fill car.top.door.rear.left.and.rear.right.open
    car.top.door.rear.left.and.rear.right.open.fill car.top.door.rear.left.open car.top.door.rear.left.open.fill
    car.top.door.rear.right.open car.top.door.rear.right.open.fill car.top.lane.dashed.arrowtriangle.inward
    car.top.lane.dashed.arrowtriangle.inward.fill car.top.lane.dashed.badge.steeringwheel
    car.top.lane.dashed.badge.steeringwheel.fill car.top.lane.dashed.departure.left
    car.top.lane.dashed.departure.left.fill car.top.lane.dashed.departure.right
    car.top.lane.dashed.departure.right.fill car.top.radiowaves.front car.top.radiowaves.front.fill
    car.top.radiowaves.rear car.top.radiowaves.rear.fill car.top.radiowaves.rear.left
    car.top.radiowaves.rear.left.and.rear.right car.top.radiowaves.rear.left.and.rear.right.fill
    car.top.radiowaves.rear.left.fill car.top.radiowaves.rear.right car.top.radiowaves.rear.right.fill
    chart.dots.scatter cross.case.circle cross.case.circle.fill ellipsis.viewfinder engine.combustion
    engine.combustion.fill exclamationmark.transmission figure.run.square.stack figure.run.square.stack.fill
    figure.seated.seatbelt figure.seated.seatbelt.and.airbag.off figure.seated.seatbelt.and.airbag.on
    figure.seated.side.air.lower figure.seated.side.air.upper figure.seated.side.air.upper.and.lower
    figure.seated.side.air.windshield figure.seated.side.airbag.off figure.seated.side.airbag.off.2
    figure.seated.side.airbag.on figure.seated.side.airbag.on.2 figure.seated.side.windshield.front.and.heat.waves
    fish.circle fish.circle.fill flag.checkered.circle flag.checkered.circle.fill fluid.transmission glowplug
    hand.raised.app hand.raised.app.fill hand.raised.brakesignal hand.raised.brakesignal.slash handbag
    handbag.fill hazardsign hazardsign.fill headlight.daytime headlight.daytime.fill headlight.fog
    headlight.fog.fill heat.element.windshield house.and.flag house.and.flag.circle house.and.flag.circle.fill
    house.and.flag.fill house.lodge house.lodge.circle house.lodge.circle.fill house.lodge.fill info.windshield
    ipad.and.iphone.slash ipad.gen1 ipad.gen1.badge.play ipad.gen1.landscape ipad.gen1.landscape.badge.play
    ipad.gen2 ipad.gen2.badge.play ipad.gen2.landscape ipad.gen2.landscape.badge.play iphone.gen1
    iphone.gen1.badge.play iphone.gen1.circle iphone.gen1.circle.fill iphone.gen1.landscape
    iphone.gen1.radiowaves.left.and.right iphone.gen1.radiowaves.left.and.right.circle
    iphone.gen1.radiowaves.left.and.right.circle.fill iphone.gen1.slash iphone.gen1.slash.circle
    iphone.gen1.slash.circle.fill iphone.gen2 iphone.gen2.badge.play iphone.gen2.circle iphone.gen2.circle.fill
    iphone.gen2.landscape iphone.gen2.radiowaves.left.and.right iphone.gen2.radiowaves.left.and.right.circle
    iphone.gen2.radiowaves.left.and.right.circle.fill iphone.gen2.slash iphone.gen2.slash.circle
    iphone.gen2.slash.circle.fill iphone.gen3 iphone.gen3.badge.play iphone.gen3.circle iphone.gen3.circle.fill
    iphone.gen3.landscape iphone.gen3.radiowaves.left.and.right iphone.gen3.radiowaves.left.and.right.circle
    iphone.gen3.radiowaves.left.and.right.circle.fill iphone.gen3.slash iphone.gen3.slash.circle
    iphone.gen3.slash.circle.fill key.horizontal key.horizontal.fill key.radiowaves.forward
    key.radiowaves.forward.fill kph kph.circle kph.circle.fill lane laptopcomputer.slash light.overhead.left
    light.overhead.left.fill light.overhead.right light.overhead.right.fill lock.open.rotation macbook.and.ipad
    macbook.and.iphone minus.plus.and.fluid.batteryblock minus.plus.batteryblock.exclamationmark
    minus.plus.batteryblock.exclamationmark.fill minus.plus.batteryblock.slash minus.plus.batteryblock.slash.fill
    minus.plus.batteryblock.stack minus.plus.batteryblock.stack.exclamationmark
    minus.plus.batteryblock.stack.exclamationmark.fill minus.plus.batteryblock.stack.fill
    mirror.side.left.and.arrow.turn.down.right mirror.side.left.and.heat.waves
    mirror.side.right.and.arrow.turn.down.left mirror.side.right.and.heat.waves mountain.2 mountain.2.circle
    mountain.2.circle.fill mountain.2.fill mph mph.circle mph.circle.fill mug mug.fill oilcan oilcan.fill
    person.crop.circle.dashed play.square.stack play.square.stack.fill questionmark.key.filled
    retarder.brakesignal road.lane.arrowtriangle.2.inward sailboat.circle sailboat.circle.fill
    signpost.and.arrowtriangle.up signpost.and.arrowtriangle.up.circle signpost.and.arrowtriangle.up.circle.fill
    signpost.and.arrowtriangle.up.fill signpost.left.circle signpost.left.circle.fill signpost.right.and.left
    signpost.right.and.left.circle signpost.right.and.left.circle.fill signpost.right.and.left.fill
    signpost.right.circle signpost.right.circle.fill snowflake.road.lane snowflake.road.lane.dashed
    snowflake.slash sos sos.circle sos.circle.fill steeringwheel steeringwheel.and.heat.waves
    steeringwheel.and.key steeringwheel.and.lock steeringwheel.exclamationmark steeringwheel.road.lane
    steeringwheel.road.lane.dashed steeringwheel.slash stroller stroller.fill suitcase.rolling
    suitcase.rolling.fill suv.side suv.side.air.circulate suv.side.air.circulate.fill suv.side.air.fresh
    suv.side.air.fresh.fill suv.side.and.exclamationmark suv.side.and.exclamationmark.fill
    suv.side.arrowtriangle.down suv.side.arrowtriangle.down.fill suv.side.arrowtriangle.up
    suv.side.arrowtriangle.up.arrowtriangle.down suv.side.arrowtriangle.up.arrowtriangle.down.fill
    suv.side.arrowtriangle.up.fill suv.side.fill suv.side.front.open suv.side.front.open.fill suv.side.rear.open
    suv.side.rear.open.fill taillight.fog taillight.fog.fill tent.2 tent.2.circle tent.2.circle.fill tent.2.fill
    tent.circle tent.circle.fill thermometer.and.liquid.waves thermometer.transmission toilet.circle
    toilet.circle.fill transmission tree tree.circle tree.circle.fill tree.fill
    windshield.front.and.fluid.and.spray windshield.front.and.heat.waves windshield.front.and.spray
    windshield.front.and.wiper.and.spray windshield.front.and.wiper.exclamationmark
    windshield.front.and.wiper.intermittent windshield.rear.and.fluid.and.spray windshield.rear.and.heat.waves
    windshield.rear.and.spray windshield.rear.and.wiper.and.drop windshield.rear.and.wiper.and.spray
    windshield.rear.and.wiper.exclamationmark windshield.rear.and.wiper.intermittent wrongwaysign
    wrongwaysign.fill
    """

  /// Names that came with iOS 16.4, in the order of their bytes.
  static let since16point4: StaticString = """
    axle.2 axle.2.front.and.rear.engaged axle.2.front.engaged axle.2.rear.engaged beats.powerbeats.left
    beats.powerbeats.right beats.powerbeats3.left beats.powerbeats3.right
    """
}
