// Written by Scripts/make-symbol-names.py; change the table that it reads instead.

extension SymbolNames {
  /// Names that came with iOS 18.0, in the order of their bytes.
  static let since18: StaticString = """
    10.arrow.trianglehead.clockwise 10.arrow.trianglehead.counterclockwise 15.arrow.trianglehead.clockwise
    15.arrow.trianglehead.counterclockwise 30.arrow.trianglehead.clockwise 30.arrow.trianglehead.counterclockwise
    45.arrow.trianglehead.clockwise 45.arrow.trianglehead.counterclockwise 5.arrow.trianglehead.clockwise
    5.arrow.trianglehead.counterclockwise 60.arrow.trianglehead.clockwise 60.arrow.trianglehead.counterclockwise
    75.arrow.trianglehead.clockwise 75.arrow.trianglehead.counterclockwise 90.arrow.trianglehead.clockwise
    90.arrow.trianglehead.counterclockwise airplay.audio airplay.audio.badge.exclamationmark airplay.audio.circle
    airplay.audio.circle.fill airplay.video airplay.video.badge.exclamationmark airplay.video.circle
    airplay.video.circle.fill airpods.max airpods.pro airpods.pro.chargingcase.wireless
    airpods.pro.chargingcase.wireless.fill airpods.pro.chargingcase.wireless.radiowaves.left.and.right
    airpods.pro.chargingcase.wireless.radiowaves.left.and.right.fill airpods.pro.left airpods.pro.right
    american.football american.football.circle american.football.circle.fill american.football.fill
    american.football.professional american.football.professional.circle
    american.football.professional.circle.fill american.football.professional.fill
    antenna.radiowaves.left.and.right.slash.circle antenna.radiowaves.left.and.right.slash.circle.fill
    app.badge.clock app.badge.clock.fill append.page append.page.fill apple.haptics.and.exclamationmark.triangle
    apple.haptics.and.music.note apple.haptics.and.music.note.slash apple.meditate apple.meditate.circle
    apple.meditate.circle.fill apple.meditate.square.stack apple.meditate.square.stack.fill apple.terminal.circle
    apple.terminal.circle.fill applewatch.case.sizes arcade.stick.and.arrow.left.and.arrow.right.outward
    arrow.backward.circle.dotted arrow.down.app.dashed arrow.down.app.dashed.trianglebadge.exclamationmark
    arrow.down.backward.and.arrow.up.forward.rectangle arrow.down.backward.and.arrow.up.forward.rectangle.fill
    arrow.down.backward.circle.dotted arrow.down.document arrow.down.document.fill
    arrow.down.forward.and.arrow.up.backward.rectangle arrow.down.forward.and.arrow.up.backward.rectangle.fill
    arrow.down.forward.circle.dotted arrow.down.left.and.arrow.up.right.rectangle
    arrow.down.left.and.arrow.up.right.rectangle.fill arrow.down.left.circle.dotted
    arrow.down.right.and.arrow.up.left.rectangle arrow.down.right.and.arrow.up.left.rectangle.fill
    arrow.down.right.circle.dotted arrow.forward.circle.dotted arrow.left.circle.dotted arrow.right.circle.dotted
    arrow.right.filled.filter.arrow.right arrow.right.page.on.clipboard arrow.trianglehead.2.clockwise
    arrow.trianglehead.2.clockwise.rotate.90 arrow.trianglehead.2.clockwise.rotate.90.camera
    arrow.trianglehead.2.clockwise.rotate.90.camera.fill arrow.trianglehead.2.clockwise.rotate.90.circle
    arrow.trianglehead.2.clockwise.rotate.90.circle.fill arrow.trianglehead.2.clockwise.rotate.90.icloud
    arrow.trianglehead.2.clockwise.rotate.90.icloud.fill
    arrow.trianglehead.2.clockwise.rotate.90.page.on.clipboard arrow.trianglehead.2.counterclockwise
    arrow.trianglehead.2.counterclockwise.rotate.90 arrow.trianglehead.bottomleft.capsulepath.clockwise
    arrow.trianglehead.branch arrow.trianglehead.clockwise arrow.trianglehead.clockwise.heart
    arrow.trianglehead.clockwise.heart.fill arrow.trianglehead.clockwise.icloud
    arrow.trianglehead.clockwise.icloud.fill arrow.trianglehead.clockwise.rotate.90
    arrow.trianglehead.counterclockwise arrow.trianglehead.counterclockwise.icloud
    arrow.trianglehead.counterclockwise.icloud.fill arrow.trianglehead.counterclockwise.rotate.90
    arrow.trianglehead.left.and.right.righttriangle.left.righttriangle.right
    arrow.trianglehead.left.and.right.righttriangle.left.righttriangle.right.fill arrow.trianglehead.merge
    arrow.trianglehead.pull arrow.trianglehead.rectanglepath arrow.trianglehead.swap
    arrow.trianglehead.topright.capsulepath.clockwise arrow.trianglehead.turn.up.right.circle
    arrow.trianglehead.turn.up.right.circle.fill arrow.trianglehead.turn.up.right.diamond
    arrow.trianglehead.turn.up.right.diamond.fill
    arrow.trianglehead.up.and.down.righttriangle.up.righttriangle.down
    arrow.trianglehead.up.and.down.righttriangle.up.righttriangle.down.fill
    arrow.up.backward.and.arrow.down.forward.rectangle arrow.up.backward.and.arrow.down.forward.rectangle.fill
    arrow.up.backward.circle.dotted arrow.up.circle.dotted arrow.up.document arrow.up.document.fill
    arrow.up.forward.and.arrow.down.backward.rectangle arrow.up.forward.and.arrow.down.backward.rectangle.fill
    arrow.up.forward.circle.dotted arrow.up.left.and.arrow.down.right.rectangle
    arrow.up.left.and.arrow.down.right.rectangle.fill arrow.up.left.circle.dotted arrow.up.page.on.clipboard
    arrow.up.right.circle.dotted audio.jack.mono audio.jack.stereo australian.football australian.football.circle
    australian.football.circle.fill australian.football.fill
    australiandollarsign.arrow.trianglehead.counterclockwise.rotate.90 australiandollarsign.bank.building
    australiandollarsign.bank.building.fill australiandollarsign.gauge.chart.lefthalf.righthalf
    australiandollarsign.gauge.chart.leftthird.topthird.rightthird
    australsign.arrow.trianglehead.counterclockwise.rotate.90 australsign.bank.building
    australsign.bank.building.fill australsign.gauge.chart.lefthalf.righthalf
    australsign.gauge.chart.leftthird.topthird.rightthird bahtsign.arrow.trianglehead.counterclockwise.rotate.90
    bahtsign.bank.building bahtsign.bank.building.fill bahtsign.gauge.chart.lefthalf.righthalf
    bahtsign.gauge.chart.leftthird.topthird.rightthird baseball.diamond.bases.outs.indicator batteryblock.stack
    batteryblock.stack.badge.snowflake batteryblock.stack.badge.snowflake.fill batteryblock.stack.fill
    batteryblock.stack.trianglebadge.exclamationmark batteryblock.stack.trianglebadge.exclamationmark.fill
    beats.powerbeats.pro beats.powerbeats.pro.chargingcase beats.powerbeats.pro.chargingcase.fill
    beats.powerbeats.pro.left beats.powerbeats.pro.right beats.studiobuds.left beats.studiobuds.plus
    beats.studiobuds.plus.chargingcase beats.studiobuds.plus.chargingcase.fill beats.studiobuds.plus.left
    beats.studiobuds.plus.right beats.studiobuds.right bitcoinsign.arrow.trianglehead.counterclockwise.rotate.90
    bitcoinsign.bank.building bitcoinsign.bank.building.fill bitcoinsign.gauge.chart.lefthalf.righthalf
    bitcoinsign.gauge.chart.leftthird.topthird.rightthird
    brazilianrealsign.arrow.trianglehead.counterclockwise.rotate.90 brazilianrealsign.bank.building
    brazilianrealsign.bank.building.fill brazilianrealsign.gauge.chart.lefthalf.righthalf
    brazilianrealsign.gauge.chart.leftthird.topthird.rightthird bubble.and.pencil calendar.and.person
    camera.macro.slash camera.macro.slash.circle camera.macro.slash.circle.fill capsule.on.capsule
    capsule.on.capsule.fill capsule.on.rectangle capsule.on.rectangle.fill car.badge.gearshape
    car.badge.gearshape.fill car.front.waves.left.and.right.and.up car.front.waves.left.and.right.and.up.fill
    car.rear.hazardsign car.rear.hazardsign.fill car.rear.road.lane.wave.up car.rear.tilt.road.lanes.curved.right
    car.side.front.open.crop car.side.front.open.crop.fill car.side.rear.open.crop car.side.rear.open.crop.fill
    car.side.rear.tow.hitch car.side.rear.tow.hitch.fill car.top.arrowtriangle.front.left
    car.top.arrowtriangle.front.left.fill car.top.arrowtriangle.front.right car.top.arrowtriangle.front.right.fill
    car.top.arrowtriangle.rear.left car.top.arrowtriangle.rear.left.fill car.top.arrowtriangle.rear.right
    car.top.arrowtriangle.rear.right.fill car.top.front.radiowaves.front.left.and.front.and.front.right
    car.top.front.radiowaves.front.left.and.front.and.front.right.fill car.top.radiowaves.rear.left.car.top.front
    car.top.radiowaves.rear.left.car.top.front.fill car.top.radiowaves.rear.right.car.top.front
    car.top.radiowaves.rear.right.car.top.front.fill car.top.rear.radiowaves.rear.left.and.rear.and.rear.right
    car.top.rear.radiowaves.rear.left.and.rear.and.rear.right.fill
    cedisign.arrow.trianglehead.counterclockwise.rotate.90 cedisign.bank.building cedisign.bank.building.fill
    cedisign.gauge.chart.lefthalf.righthalf cedisign.gauge.chart.leftthird.topthird.rightthird
    centsign.arrow.trianglehead.counterclockwise.rotate.90 centsign.bank.building centsign.bank.building.fill
    centsign.gauge.chart.lefthalf.righthalf centsign.gauge.chart.leftthird.topthird.rightthird character.circle
    character.circle.fill character.square character.square.fill characters.lowercase characters.uppercase
    chart.bar.horizontal.page chart.bar.horizontal.page.fill checkmark.arrow.trianglehead.counterclockwise
    chevron.backward.chevron.backward.dotted chevron.compact.left.chevron.compact.right
    chevron.compact.up.chevron.compact.down
    chevron.compact.up.chevron.compact.right.chevron.compact.down.chevron.compact.left chevron.down.2
    chevron.down.dotted.2 chevron.down.forward.2 chevron.down.forward.dotted.2 chevron.down.right.2
    chevron.down.right.dotted.2 chevron.forward.dotted.chevron.forward chevron.left.chevron.left.dotted
    chevron.left.chevron.right chevron.right.dotted.chevron.right chevron.up.2 chevron.up.chevron.down.square
    chevron.up.chevron.down.square.fill chevron.up.chevron.right.chevron.down.chevron.left chevron.up.dotted.2
    chevron.up.forward.2 chevron.up.forward.dotted.2 chevron.up.right.2 chevron.up.right.dotted.2
    chineseyuanrenminbisign.arrow.trianglehead.counterclockwise.rotate.90 chineseyuanrenminbisign.bank.building
    chineseyuanrenminbisign.bank.building.fill chineseyuanrenminbisign.gauge.chart.lefthalf.righthalf
    chineseyuanrenminbisign.gauge.chart.leftthird.topthird.rightthird circle.bottomrighthalf.pattern.checkered
    clock.arrow.trianglehead.2.counterclockwise.rotate.90 clock.arrow.trianglehead.counterclockwise.rotate.90
    cloud.rainbow.crop cloud.rainbow.crop.fill coat coat.fill
    coloncurrencysign.arrow.trianglehead.counterclockwise.rotate.90 coloncurrencysign.bank.building
    coloncurrencysign.bank.building.fill coloncurrencysign.gauge.chart.lefthalf.righthalf
    coloncurrencysign.gauge.chart.leftthird.topthird.rightthird convertible.side convertible.side.air.circulate
    convertible.side.air.circulate.fill convertible.side.air.fresh convertible.side.air.fresh.fill
    convertible.side.and.exclamationmark convertible.side.and.exclamationmark.fill
    convertible.side.arrow.trianglehead.backward convertible.side.arrow.trianglehead.backward.fill
    convertible.side.arrow.trianglehead.forward convertible.side.arrow.trianglehead.forward.and.backward
    convertible.side.arrow.trianglehead.forward.and.backward.fill convertible.side.arrow.trianglehead.forward.fill
    convertible.side.arrowtriangle.down convertible.side.arrowtriangle.down.fill convertible.side.arrowtriangle.up
    convertible.side.arrowtriangle.up.arrowtriangle.down convertible.side.arrowtriangle.up.arrowtriangle.down.fill
    convertible.side.arrowtriangle.up.fill convertible.side.fill convertible.side.front.open
    convertible.side.front.open.crop convertible.side.front.open.crop.fill convertible.side.front.open.fill
    convertible.side.hill.down convertible.side.hill.down.fill convertible.side.hill.up
    convertible.side.hill.up.fill convertible.side.lock convertible.side.lock.fill convertible.side.lock.open
    convertible.side.lock.open.fill cruzeirosign.arrow.trianglehead.counterclockwise.rotate.90
    cruzeirosign.bank.building cruzeirosign.bank.building.fill cruzeirosign.gauge.chart.lefthalf.righthalf
    cruzeirosign.gauge.chart.leftthird.topthird.rightthird
    danishkronesign.arrow.trianglehead.counterclockwise.rotate.90 danishkronesign.bank.building
    danishkronesign.bank.building.fill danishkronesign.gauge.chart.lefthalf.righthalf
    danishkronesign.gauge.chart.leftthird.topthird.rightthird degreesign.celsius degreesign.farenheit
    desktopcomputer.and.macbook distribute.horizontal distribute.horizontal.fill distribute.vertical
    distribute.vertical.fill document document.badge.arrow.up document.badge.arrow.up.fill document.badge.clock
    document.badge.clock.fill document.badge.ellipsis document.badge.ellipsis.fill document.badge.gearshape
    document.badge.gearshape.fill document.badge.plus document.badge.plus.fill document.circle
    document.circle.fill document.fill document.on.clipboard document.on.clipboard.fill document.on.document
    document.on.document.fill document.viewfinder document.viewfinder.fill
    dollarsign.arrow.trianglehead.counterclockwise.rotate.90 dollarsign.bank.building
    dollarsign.bank.building.fill dollarsign.gauge.chart.lefthalf.righthalf
    dollarsign.gauge.chart.leftthird.topthird.rightthird dongsign.arrow.trianglehead.counterclockwise.rotate.90
    dongsign.bank.building dongsign.bank.building.fill dongsign.gauge.chart.lefthalf.righthalf
    dongsign.gauge.chart.leftthird.topthird.rightthird drone drone.fill duffle.bag duffle.bag.fill ecg.text.page
    ecg.text.page.fill envelope.and.arrow.trianglehead.branch envelope.and.arrow.trianglehead.branch.fill
    envelope.front envelope.front.fill eurosign.arrow.trianglehead.counterclockwise.rotate.90
    eurosign.bank.building eurosign.bank.building.fill eurosign.gauge.chart.lefthalf.righthalf
    eurosign.gauge.chart.leftthird.topthird.rightthird eurozonesign.arrow.trianglehead.counterclockwise.rotate.90
    eurozonesign.bank.building eurozonesign.bank.building.fill eurozonesign.gauge.chart.lefthalf.righthalf
    eurozonesign.gauge.chart.leftthird.topthird.rightthird
    exclamationmark.arrow.trianglehead.2.clockwise.rotate.90
    exclamationmark.arrow.trianglehead.counterclockwise.rotate.90 figure.2.left.holdinghands
    figure.2.right.holdinghands figure.american.football.circle figure.american.football.circle.fill
    figure.archery.circle figure.archery.circle.fill figure.australian.football.circle
    figure.australian.football.circle.fill figure.badminton.circle figure.badminton.circle.fill
    figure.barre.circle figure.barre.circle.fill figure.baseball.circle figure.baseball.circle.fill
    figure.basketball.circle figure.basketball.circle.fill figure.bowling.circle figure.bowling.circle.fill
    figure.boxing.circle figure.boxing.circle.fill figure.climbing.circle figure.climbing.circle.fill
    figure.cooldown.circle figure.cooldown.circle.fill figure.core.training.circle
    figure.core.training.circle.fill figure.cricket.circle figure.cricket.circle.fill figure.cross.training.circle
    figure.cross.training.circle.fill figure.curling.circle figure.curling.circle.fill figure.dance.circle
    figure.dance.circle.fill figure.disc.sports.circle figure.disc.sports.circle.fill figure.elliptical.circle
    figure.elliptical.circle.fill figure.equestrian.sports.circle figure.equestrian.sports.circle.fill
    figure.fencing.circle figure.fencing.circle.fill figure.field.hockey figure.field.hockey.circle
    figure.field.hockey.circle.fill figure.fishing.circle figure.fishing.circle.fill figure.flexibility.circle
    figure.flexibility.circle.fill figure.golf.circle figure.golf.circle.fill figure.gymnastics.circle
    figure.gymnastics.circle.fill figure.hand.cycling.circle figure.hand.cycling.circle.fill
    figure.handball.circle figure.handball.circle.fill figure.highintensity.intervaltraining.circle
    figure.highintensity.intervaltraining.circle.fill figure.hiking.circle figure.hiking.circle.fill
    figure.hockey.circle figure.hockey.circle.fill figure.hunting.circle figure.hunting.circle.fill
    figure.ice.hockey figure.ice.hockey.circle figure.ice.hockey.circle.fill figure.ice.skating
    figure.ice.skating.circle figure.ice.skating.circle.fill figure.indoor.cycle.circle
    figure.indoor.cycle.circle.fill figure.indoor.rowing figure.indoor.rowing.circle
    figure.indoor.rowing.circle.fill figure.indoor.soccer figure.indoor.soccer.circle
    figure.indoor.soccer.circle.fill figure.jumprope.circle figure.jumprope.circle.fill figure.kickboxing.circle
    figure.kickboxing.circle.fill figure.lacrosse.circle figure.lacrosse.circle.fill figure.martial.arts.circle
    figure.martial.arts.circle.fill figure.mind.and.body.circle figure.mind.and.body.circle.fill
    figure.mixed.cardio.circle figure.mixed.cardio.circle.fill figure.open.water.swim.circle
    figure.open.water.swim.circle.fill figure.outdoor.cycle.circle figure.outdoor.cycle.circle.fill
    figure.outdoor.rowing figure.outdoor.rowing.circle figure.outdoor.rowing.circle.fill figure.outdoor.soccer
    figure.outdoor.soccer.circle figure.outdoor.soccer.circle.fill figure.pickleball.circle
    figure.pickleball.circle.fill figure.pilates.circle figure.pilates.circle.fill figure.play.circle
    figure.play.circle.fill figure.pool.swim.circle figure.pool.swim.circle.fill figure.racquetball.circle
    figure.racquetball.circle.fill figure.roll.circle figure.roll.circle.fill figure.roll.runningpace.circle
    figure.roll.runningpace.circle.fill figure.rolling.circle figure.rolling.circle.fill figure.rugby.circle
    figure.rugby.circle.fill figure.run.treadmill figure.run.treadmill.circle figure.run.treadmill.circle.fill
    figure.sailing.circle figure.sailing.circle.fill figure.seated.seatbelt.left.drive.seats.1
    figure.seated.seatbelt.left.drive.seats.1.1 figure.seated.seatbelt.left.drive.seats.1.1.fill
    figure.seated.seatbelt.left.drive.seats.1.2 figure.seated.seatbelt.left.drive.seats.1.2.fill
    figure.seated.seatbelt.left.drive.seats.1.fill figure.seated.seatbelt.left.drive.seats.2
    figure.seated.seatbelt.left.drive.seats.2.2 figure.seated.seatbelt.left.drive.seats.2.2.2
    figure.seated.seatbelt.left.drive.seats.2.2.2.fill figure.seated.seatbelt.left.drive.seats.2.2.3
    figure.seated.seatbelt.left.drive.seats.2.2.3.fill figure.seated.seatbelt.left.drive.seats.2.2.fill
    figure.seated.seatbelt.left.drive.seats.2.3 figure.seated.seatbelt.left.drive.seats.2.3.2
    figure.seated.seatbelt.left.drive.seats.2.3.2.fill figure.seated.seatbelt.left.drive.seats.2.3.3
    figure.seated.seatbelt.left.drive.seats.2.3.3.fill figure.seated.seatbelt.left.drive.seats.2.3.fill
    figure.seated.seatbelt.left.drive.seats.2.fill figure.seated.seatbelt.left.drive.seats.3
    figure.seated.seatbelt.left.drive.seats.3.3 figure.seated.seatbelt.left.drive.seats.3.3.3
    figure.seated.seatbelt.left.drive.seats.3.3.3.fill figure.seated.seatbelt.left.drive.seats.3.3.fill
    figure.seated.seatbelt.left.drive.seats.3.fill figure.seated.side.left
    figure.seated.side.left.air.distribution.lower figure.seated.side.left.air.distribution.middle
    figure.seated.side.left.air.distribution.middle.and.lower
    figure.seated.side.left.air.distribution.middle.and.lower.angled
    figure.seated.side.left.air.distribution.upper
    figure.seated.side.left.air.distribution.upper.angled.and.lower.angled
    figure.seated.side.left.air.distribution.upper.angled.and.middle
    figure.seated.side.left.air.distribution.upper.angled.and.middle.and.lower.angled
    figure.seated.side.left.airbag.off figure.seated.side.left.airbag.off.2 figure.seated.side.left.airbag.on
    figure.seated.side.left.airbag.on.2 figure.seated.side.left.automatic figure.seated.side.left.fan
    figure.seated.side.left.steeringwheel figure.seated.side.left.windshield.front.and.heat.waves
    figure.seated.side.left.windshield.front.and.heat.waves.air.distribution.lower
    figure.seated.side.left.windshield.front.and.heat.waves.air.distribution.middle
    figure.seated.side.left.windshield.front.and.heat.waves.air.distribution.middle.and.lower
    figure.seated.side.left.windshield.front.and.heat.waves.air.distribution.upper
    figure.seated.side.left.windshield.front.and.heat.waves.air.distribution.upper.and.lower
    figure.seated.side.left.windshield.front.and.heat.waves.air.distribution.upper.and.middle
    figure.seated.side.left.windshield.front.and.heat.waves.air.distribution.upper.and.middle.and.lower
    figure.seated.side.right figure.seated.side.right.air.distribution.lower
    figure.seated.side.right.air.distribution.middle figure.seated.side.right.air.distribution.middle.and.lower
    figure.seated.side.right.air.distribution.middle.and.lower.angled
    figure.seated.side.right.air.distribution.upper
    figure.seated.side.right.air.distribution.upper.angled.and.lower.angled
    figure.seated.side.right.air.distribution.upper.angled.and.middle
    figure.seated.side.right.air.distribution.upper.angled.and.middle.and.lower.angled
    figure.seated.side.right.airbag.off figure.seated.side.right.airbag.off.2 figure.seated.side.right.airbag.on
    figure.seated.side.right.airbag.on.2 figure.seated.side.right.automatic figure.seated.side.right.fan
    figure.seated.side.right.steeringwheel figure.seated.side.right.windshield.front.and.heat.waves
    figure.seated.side.right.windshield.front.and.heat.waves.air.distribution.lower
    figure.seated.side.right.windshield.front.and.heat.waves.air.distribution.middle
    figure.seated.side.right.windshield.front.and.heat.waves.air.distribution.middle.and.lower
    figure.seated.side.right.windshield.front.and.heat.waves.air.distribution.upper
    figure.seated.side.right.windshield.front.and.heat.waves.air.distribution.upper.and.lower
    figure.seated.side.right.windshield.front.and.heat.waves.air.distribution.upper.and.middle
    figure.seated.side.right.windshield.front.and.heat.waves.air.distribution.upper.and.middle.and.lower
    figure.skateboarding figure.skateboarding.circle figure.skateboarding.circle.fill
    figure.skiing.crosscountry.circle figure.skiing.crosscountry.circle.fill figure.skiing.downhill.circle
    figure.skiing.downhill.circle.fill figure.snowboarding.circle figure.snowboarding.circle.fill
    figure.socialdance.circle figure.socialdance.circle.fill figure.softball.circle figure.softball.circle.fill
    figure.squash.circle figure.squash.circle.fill figure.stair.stepper.circle figure.stair.stepper.circle.fill
    figure.stairs.circle figure.stairs.circle.fill figure.stand.dress figure.stand.dress.line.vertical.figure
    figure.step.training.circle figure.step.training.circle.fill figure.strengthtraining.functional.circle
    figure.strengthtraining.functional.circle.fill figure.strengthtraining.traditional.circle
    figure.strengthtraining.traditional.circle.fill figure.surfing.circle figure.surfing.circle.fill
    figure.table.tennis.circle figure.table.tennis.circle.fill figure.taichi.circle figure.taichi.circle.fill
    figure.tennis.circle figure.tennis.circle.fill figure.track.and.field.circle
    figure.track.and.field.circle.fill figure.volleyball.circle figure.volleyball.circle.fill
    figure.walk.treadmill figure.walk.treadmill.circle figure.walk.treadmill.circle.fill figure.walk.triangle
    figure.walk.triangle.fill figure.water.fitness.circle figure.water.fitness.circle.fill figure.waterpolo.circle
    figure.waterpolo.circle.fill figure.wrestling.circle figure.wrestling.circle.fill figure.yoga.circle
    figure.yoga.circle.fill fire.extinguisher fire.extinguisher.fill flag.pattern.checkered
    flag.pattern.checkered.2.crossed flag.pattern.checkered.circle flag.pattern.checkered.circle.fill
    florinsign.arrow.trianglehead.counterclockwise.rotate.90 florinsign.bank.building
    florinsign.bank.building.fill florinsign.gauge.chart.lefthalf.righthalf
    florinsign.gauge.chart.leftthird.topthird.rightthird fluid.batteryblock formfitting.gamecontroller
    formfitting.gamecontroller.fill francsign.arrow.trianglehead.counterclockwise.rotate.90
    francsign.bank.building francsign.bank.building.fill francsign.gauge.chart.lefthalf.righthalf
    francsign.gauge.chart.leftthird.topthird.rightthird fuelpump.and.filter gamecontroller.circle
    gamecontroller.circle.fill
    gauge.open.with.lines.needle.33percent.and.arrow.trianglehead.from.0percent.to.50percent
    gearshape.arrow.trianglehead.2.clockwise.rotate.90 greaterthanorequalto greaterthanorequalto.circle
    greaterthanorequalto.circle.fill greaterthanorequalto.square greaterthanorequalto.square.fill
    guaranisign.arrow.trianglehead.counterclockwise.rotate.90 guaranisign.bank.building
    guaranisign.bank.building.fill guaranisign.gauge.chart.lefthalf.righthalf
    guaranisign.gauge.chart.leftthird.topthird.rightthird hand.draw.badge.ellipsis hand.draw.badge.ellipsis.fill
    hand.palm.facing hand.palm.facing.fill hand.pinch hand.pinch.fill hand.point.up.braille.badge.ellipsis
    hand.point.up.braille.badge.ellipsis.fill hand.raised.palm.facing hand.raised.palm.facing.fill hat.cap
    hat.cap.fill hat.widebrim hat.widebrim.fill head.profile.arrow.forward.and.vision.pro headphones.slash headset
    headset.circle headset.circle.fill heart.text.clipboard heart.text.clipboard.fill heat.waves.and.fan helmet
    helmet.fill hifispeaker.2.badge.minus hifispeaker.2.badge.minus.fill hifispeaker.2.badge.plus
    hifispeaker.2.badge.plus.fill hifispeaker.and.homepod.badge.minus hifispeaker.and.homepod.badge.minus.fill
    hifispeaker.and.homepod.badge.plus hifispeaker.and.homepod.badge.plus.fill hifispeaker.and.homepod.mini
    hifispeaker.and.homepod.mini.badge.minus hifispeaker.and.homepod.mini.badge.minus.fill
    hifispeaker.and.homepod.mini.badge.plus hifispeaker.and.homepod.mini.badge.plus.fill
    hifispeaker.and.homepod.mini.fill hifispeaker.arrow.forward hifispeaker.arrow.forward.fill
    hifispeaker.badge.minus hifispeaker.badge.minus.fill hifispeaker.badge.plus hifispeaker.badge.plus.fill
    homepod.2.badge.minus homepod.2.badge.minus.fill homepod.2.badge.plus homepod.2.badge.plus.fill
    homepod.and.homepod.mini homepod.and.homepod.mini.badge.minus homepod.and.homepod.mini.badge.minus.fill
    homepod.and.homepod.mini.badge.plus homepod.and.homepod.mini.badge.plus.fill homepod.and.homepod.mini.fill
    homepod.arrow.forward homepod.arrow.forward.fill homepod.badge.minus homepod.badge.minus.fill
    homepod.badge.plus homepod.badge.plus.fill homepod.mini homepod.mini.2 homepod.mini.2.badge.minus
    homepod.mini.2.badge.minus.fill homepod.mini.2.badge.plus homepod.mini.2.badge.plus.fill homepod.mini.2.fill
    homepod.mini.arrow.forward homepod.mini.arrow.forward.fill homepod.mini.badge.minus
    homepod.mini.badge.minus.fill homepod.mini.badge.plus homepod.mini.badge.plus.fill homepod.mini.fill
    hourglass.badge.eye house.badge.exclamationmark house.badge.exclamationmark.fill house.badge.wifi
    house.badge.wifi.fill house.slash house.slash.fill hryvniasign.arrow.trianglehead.counterclockwise.rotate.90
    hryvniasign.bank.building hryvniasign.bank.building.fill hryvniasign.gauge.chart.lefthalf.righthalf
    hryvniasign.gauge.chart.leftthird.topthird.rightthird
    indianrupeesign.arrow.trianglehead.counterclockwise.rotate.90 indianrupeesign.bank.building
    indianrupeesign.bank.building.fill indianrupeesign.gauge.chart.lefthalf.righthalf
    indianrupeesign.gauge.chart.leftthird.topthird.rightthird inhaler inhaler.fill inset.filled.applewatch.case
    inset.filled.bottomhalf.rectangle inset.filled.bottomhalf.rectangle.portrait
    inset.filled.bottomhalf.tophalf.rectangle inset.filled.bottomleading.rectangle
    inset.filled.bottomleading.rectangle.portrait inset.filled.bottomleft.rectangle
    inset.filled.bottomleft.rectangle.portrait inset.filled.bottomright.rectangle
    inset.filled.bottomright.rectangle.portrait inset.filled.bottomthird.rectangle
    inset.filled.bottomthird.rectangle.portrait inset.filled.bottomthird.square
    inset.filled.bottomtrailing.rectangle inset.filled.bottomtrailing.rectangle.portrait inset.filled.capsule
    inset.filled.capsule.portrait inset.filled.center.rectangle inset.filled.center.rectangle.badge.plus
    inset.filled.center.rectangle.portrait inset.filled.circle inset.filled.circle.dashed inset.filled.diamond
    inset.filled.leadinghalf.arrow.leading.rectangle inset.filled.leadinghalf.rectangle
    inset.filled.leadinghalf.rectangle.portrait inset.filled.leadinghalf.toptrailing.bottomtrailing.rectangle
    inset.filled.leadinghalf.trailinghalf.rectangle inset.filled.leadingthird.rectangle
    inset.filled.leadingthird.rectangle.portrait inset.filled.leadingthird.square
    inset.filled.lefthalf.arrow.left.rectangle inset.filled.lefthalf.rectangle
    inset.filled.lefthalf.rectangle.portrait inset.filled.lefthalf.righthalf.rectangle
    inset.filled.lefthalf.topright.bottomright.rectangle inset.filled.leftthird.rectangle
    inset.filled.leftthird.rectangle.portrait inset.filled.leftthird.square inset.filled.oval
    inset.filled.oval.portrait inset.filled.rectangle inset.filled.rectangle.and.cursorarrow
    inset.filled.rectangle.and.person.filled inset.filled.rectangle.badge.record
    inset.filled.rectangle.on.rectangle inset.filled.rectangle.portrait
    inset.filled.righthalf.arrow.right.rectangle inset.filled.righthalf.lefthalf.rectangle
    inset.filled.righthalf.rectangle inset.filled.righthalf.rectangle.portrait inset.filled.rightthird.rectangle
    inset.filled.rightthird.rectangle.portrait inset.filled.rightthird.square inset.filled.square
    inset.filled.square.dashed inset.filled.tophalf.bottomhalf.rectangle
    inset.filled.tophalf.bottomleft.bottomright.rectangle inset.filled.tophalf.rectangle
    inset.filled.tophalf.rectangle.portrait inset.filled.topleading.bottomleading.trailinghalf.rectangle
    inset.filled.topleading.rectangle inset.filled.topleading.rectangle.portrait
    inset.filled.topleft.bottomleft.righthalf.rectangle inset.filled.topleft.rectangle
    inset.filled.topleft.rectangle.portrait inset.filled.topleft.topright.bottomhalf.rectangle
    inset.filled.topleft.topright.bottomleft.bottomright.rectangle inset.filled.topright.rectangle
    inset.filled.topright.rectangle.portrait inset.filled.topthird.rectangle
    inset.filled.topthird.rectangle.portrait inset.filled.topthird.square inset.filled.toptrailing.rectangle
    inset.filled.toptrailing.rectangle.portrait inset.filled.trailinghalf.arrow.trailing.rectangle
    inset.filled.trailinghalf.leadinghalf.rectangle inset.filled.trailinghalf.rectangle
    inset.filled.trailinghalf.rectangle.portrait inset.filled.trailingthird.rectangle
    inset.filled.trailingthird.rectangle.portrait inset.filled.trailingthird.square inset.filled.triangle
    inset.filled.tv ipad.badge.exclamationmark ipad.badge.location ipad.gen1.badge.exclamationmark
    ipad.gen1.badge.location ipad.gen1.landscape.badge.exclamationmark ipad.gen1.landscape.badge.location
    ipad.gen2.badge.exclamationmark ipad.gen2.badge.location ipad.gen2.landscape.badge.exclamationmark
    ipad.gen2.landscape.badge.location ipad.landscape.and.iphone ipad.landscape.and.iphone.slash
    ipad.landscape.badge.exclamationmark ipad.landscape.badge.location iphone.and.arrow.forward.inward
    iphone.and.arrow.forward.outward iphone.and.arrow.left.and.arrow.right.inward iphone.and.arrow.right.inward
    iphone.and.arrow.right.outward iphone.app.switcher iphone.badge.exclamationmark iphone.badge.location
    iphone.crop.circle iphone.dock.motorized.viewfinder iphone.gen1.and.arrow.left
    iphone.gen1.badge.exclamationmark iphone.gen1.badge.location iphone.gen1.crop.circle iphone.gen1.motion
    iphone.gen2.and.arrow.left.and.arrow.right.inward iphone.gen2.badge.exclamationmark iphone.gen2.badge.location
    iphone.gen2.crop.circle iphone.gen2.motion iphone.gen3.and.arrow.left.and.arrow.right.inward
    iphone.gen3.badge.exclamationmark iphone.gen3.badge.location iphone.gen3.crop.circle iphone.gen3.motion
    iphone.motion ipod.shuffle.gen1 ipod.shuffle.gen2 ipod.shuffle.gen3 ipod.shuffle.gen4 ipod.touch
    ipod.touch.landscape ipod.touch.slash jacket jacket.fill key.2.on.ring key.2.on.ring.fill
    kipsign.arrow.trianglehead.counterclockwise.rotate.90 kipsign.bank.building kipsign.bank.building.fill
    kipsign.gauge.chart.lefthalf.righthalf kipsign.gauge.chart.leftthird.topthird.rightthird ladybug.slash
    ladybug.slash.circle ladybug.slash.circle.fill ladybug.slash.fill
    larisign.arrow.trianglehead.counterclockwise.rotate.90 larisign.bank.building larisign.bank.building.fill
    larisign.gauge.chart.lefthalf.righthalf larisign.gauge.chart.leftthird.topthird.rightthird
    leaf.arrow.trianglehead.clockwise lessthanorequalto lessthanorequalto.circle lessthanorequalto.circle.fill
    lessthanorequalto.square lessthanorequalto.square.fill lirasign.arrow.trianglehead.counterclockwise.rotate.90
    lirasign.bank.building lirasign.bank.building.fill lirasign.gauge.chart.lefthalf.righthalf
    lirasign.gauge.chart.leftthird.topthird.rightthird location.app location.app.fill lock.document
    lock.document.fill lock.rectangle.on.rectangle.dashed macbook.and.vision.pro malaysianringgitsign
    malaysianringgitsign.arrow.trianglehead.counterclockwise.rotate.90 malaysianringgitsign.bank.building
    malaysianringgitsign.bank.building.fill malaysianringgitsign.circle malaysianringgitsign.circle.fill
    malaysianringgitsign.gauge.chart.lefthalf.righthalf
    malaysianringgitsign.gauge.chart.leftthird.topthird.rightthird malaysianringgitsign.square
    malaysianringgitsign.square.fill manatsign.arrow.trianglehead.counterclockwise.rotate.90
    manatsign.bank.building manatsign.bank.building.fill manatsign.gauge.chart.lefthalf.righthalf
    manatsign.gauge.chart.leftthird.topthird.rightthird medal.star medal.star.fill microphone
    microphone.and.signal.meter microphone.and.signal.meter.fill microphone.badge.ellipsis
    microphone.badge.ellipsis.fill microphone.badge.plus microphone.badge.plus.fill microphone.badge.xmark
    microphone.badge.xmark.fill microphone.circle microphone.circle.fill microphone.fill microphone.slash
    microphone.slash.circle microphone.slash.circle.fill microphone.slash.fill microphone.square
    microphone.square.fill millsign.arrow.trianglehead.counterclockwise.rotate.90 millsign.bank.building
    millsign.bank.building.fill millsign.gauge.chart.lefthalf.righthalf
    millsign.gauge.chart.leftthird.topthird.rightthird minus.arrow.trianglehead.counterclockwise moon.road.lanes
    moped moped.fill motorcycle motorcycle.fill music.microphone music.microphone.circle
    music.microphone.circle.fill nairasign.arrow.trianglehead.counterclockwise.rotate.90 nairasign.bank.building
    nairasign.bank.building.fill nairasign.gauge.chart.lefthalf.righthalf
    nairasign.gauge.chart.leftthird.topthird.rightthird
    norwegiankronesign.arrow.trianglehead.counterclockwise.rotate.90 norwegiankronesign.bank.building
    norwegiankronesign.bank.building.fill norwegiankronesign.gauge.chart.lefthalf.righthalf
    norwegiankronesign.gauge.chart.leftthird.topthird.rightthird notequal notequal.circle notequal.circle.fill
    notequal.square notequal.square.fill numbers numbers.rectangle numbers.rectangle.fill oar.2.crossed.circle
    oar.2.crossed.circle.fill oilcan.and.thermometer oilcan.and.thermometer.fill
    parkingsign.radiowaves.left.and.right.slash parkingsign.square parkingsign.square.fill
    person.2.arrow.trianglehead.counterclockwise person.2.badge.minus person.2.badge.minus.fill
    person.2.badge.plus person.2.badge.plus.fill person.and.arrow.left.and.arrow.right.outward
    person.badge.shield.exclamationmark person.badge.shield.exclamationmark.fill person.crop.badge.magnifyingglass
    person.crop.badge.magnifyingglass.fill person.crop.square.on.square.angled
    person.crop.square.on.square.angled.fill person.fill.and.arrow.left.and.arrow.right.outward peruviansolessign
    peruviansolessign.arrow.trianglehead.counterclockwise.rotate.90 peruviansolessign.bank.building
    peruviansolessign.bank.building.fill peruviansolessign.circle peruviansolessign.circle.fill
    peruviansolessign.gauge.chart.lefthalf.righthalf peruviansolessign.gauge.chart.leftthird.topthird.rightthird
    peruviansolessign.square peruviansolessign.square.fill
    pesetasign.arrow.trianglehead.counterclockwise.rotate.90 pesetasign.bank.building
    pesetasign.bank.building.fill pesetasign.gauge.chart.lefthalf.righthalf
    pesetasign.gauge.chart.leftthird.topthird.rightthird pesosign.arrow.trianglehead.counterclockwise.rotate.90
    pesosign.bank.building pesosign.bank.building.fill pesosign.gauge.chart.lefthalf.righthalf
    pesosign.gauge.chart.leftthird.topthird.rightthird phone.badge.clock phone.badge.clock.fill
    photo.badge.exclamationmark photo.badge.exclamationmark.fill photo.on.rectangle.angled.fill
    plus.arrow.trianglehead.clockwise plus.circle.dashed point.bottomleft.forward.to.arrow.triangle.scurvepath
    point.bottomleft.forward.to.arrow.triangle.scurvepath.fill
    point.bottomleft.forward.to.arrow.triangle.uturn.scurvepath
    point.bottomleft.forward.to.arrow.triangle.uturn.scurvepath.fill
    point.topright.arrow.triangle.backward.to.point.bottomleft.filled.scurvepath
    point.topright.arrow.triangle.backward.to.point.bottomleft.scurvepath
    point.topright.arrow.triangle.backward.to.point.bottomleft.scurvepath.fill
    point.topright.filled.arrow.triangle.backward.to.point.bottomleft.scurvepath
    polishzlotysign.arrow.trianglehead.counterclockwise.rotate.90 polishzlotysign.bank.building
    polishzlotysign.bank.building.fill polishzlotysign.gauge.chart.lefthalf.righthalf
    polishzlotysign.gauge.chart.leftthird.topthird.rightthird powermeter powerplug.portrait
    powerplug.portrait.fill printer.dotmatrix.filled.and.paper.inverse printer.dotmatrix.inverse
    printer.filled.and.paper.inverse printer.inverse progress.indicator questionmark.circle.dashed
    questionmark.text.page questionmark.text.page.fill rectangle.grid.3x3 rectangle.grid.3x3.fill
    rectangle.on.rectangle.dashed rectangle.pattern.checkered richtext.page richtext.page.fill robotic.vacuum
    robotic.vacuum.fill rublesign.arrow.trianglehead.counterclockwise.rotate.90 rublesign.bank.building
    rublesign.bank.building.fill rublesign.gauge.chart.lefthalf.righthalf
    rublesign.gauge.chart.leftthird.topthird.rightthird rugbyball rugbyball.circle rugbyball.circle.fill
    rugbyball.fill rupeesign.arrow.trianglehead.counterclockwise.rotate.90 rupeesign.bank.building
    rupeesign.bank.building.fill rupeesign.gauge.chart.lefthalf.righthalf
    rupeesign.gauge.chart.leftthird.topthird.rightthird sharedwithyou sharedwithyou.circle
    sharedwithyou.circle.fill sharedwithyou.circle.slash shekelsign.arrow.trianglehead.counterclockwise.rotate.90
    shekelsign.bank.building shekelsign.bank.building.fill shekelsign.gauge.chart.lefthalf.righthalf
    shekelsign.gauge.chart.leftthird.topthird.rightthird shield.pattern.checkered singaporedollarsign
    singaporedollarsign.arrow.trianglehead.counterclockwise.rotate.90 singaporedollarsign.bank.building
    singaporedollarsign.bank.building.fill singaporedollarsign.circle singaporedollarsign.circle.fill
    singaporedollarsign.gauge.chart.lefthalf.righthalf
    singaporedollarsign.gauge.chart.leftthird.topthird.rightthird singaporedollarsign.square
    singaporedollarsign.square.fill slider.horizontal.2.arrow.trianglehead.counterclockwise
    slider.horizontal.2.rectangle.and.arrow.trianglehead.2.clockwise.rotate.90
    speaker.wave.1.arrowtriangles.up.right.down.left square.and.arrow.up.trianglebadge.exclamationmark.fill
    square.grid.3x3.square.badge.ellipsis steeringwheel.and.hands
    steeringwheel.arrow.trianglehead.counterclockwise.and.clockwise
    sterlingsign.arrow.trianglehead.counterclockwise.rotate.90 sterlingsign.bank.building
    sterlingsign.bank.building.fill sterlingsign.gauge.chart.lefthalf.righthalf
    sterlingsign.gauge.chart.leftthird.topthird.rightthird suv.side.front.open.crop suv.side.front.open.crop.fill
    suv.side.rear.open.crop suv.side.rear.open.crop.fill
    swedishkronasign.arrow.trianglehead.counterclockwise.rotate.90 swedishkronasign.bank.building
    swedishkronasign.bank.building.fill swedishkronasign.gauge.chart.lefthalf.righthalf
    swedishkronasign.gauge.chart.leftthird.topthird.rightthird tachometer
    tengesign.arrow.trianglehead.counterclockwise.rotate.90 tengesign.bank.building tengesign.bank.building.fill
    tengesign.gauge.chart.lefthalf.righthalf tengesign.gauge.chart.leftthird.topthird.rightthird text.document
    text.document.fill text.page text.page.badge.magnifyingglass text.page.fill text.rectangle.page
    text.rectangle.page.fill textformat.characters textformat.characters.arrow.left.and.right
    textformat.characters.dottedunderline textformat.numbers thermometer.and.liquid.waves.snowflake
    thermometer.and.liquid.waves.trianglebadge.exclamationmark thermometer.variable tire tire.badge.snowflake
    translate truck.pickup.side.front.open.crop truck.pickup.side.front.open.crop.fill
    tugriksign.arrow.trianglehead.counterclockwise.rotate.90 tugriksign.bank.building
    tugriksign.bank.building.fill tugriksign.gauge.chart.lefthalf.righthalf
    tugriksign.gauge.chart.leftthird.topthird.rightthird
    turkishlirasign.arrow.trianglehead.counterclockwise.rotate.90 turkishlirasign.bank.building
    turkishlirasign.bank.building.fill turkishlirasign.gauge.chart.lefthalf.righthalf
    turkishlirasign.gauge.chart.leftthird.topthird.rightthird vision.pro vision.pro.and.arrow.forward
    vision.pro.and.arrow.forward.fill vision.pro.badge.exclamationmark vision.pro.badge.exclamationmark.fill
    vision.pro.badge.play vision.pro.badge.play.fill vision.pro.circle vision.pro.circle.fill vision.pro.fill
    vision.pro.slash vision.pro.slash.circle vision.pro.slash.circle.fill vision.pro.slash.fill
    vision.pro.trianglebadge.exclamationmark vision.pro.trianglebadge.exclamationmark.fill wallet.bifold
    wallet.bifold.fill wand.and.sparkles wand.and.sparkles.inverse water.waves.and.arrow.trianglehead.down
    water.waves.and.arrow.trianglehead.down.trianglebadge.exclamationmark water.waves.and.arrow.trianglehead.up
    wave.3.down wave.3.down.circle wave.3.down.circle.fill wave.3.up wave.3.up.circle wave.3.up.circle.fill
    waveform.badge.microphone wheelchair widget.extralarge widget.extralarge.badge.plus widget.large
    widget.large.badge.plus widget.medium widget.medium.badge.plus widget.small widget.small.badge.plus
    wonsign.arrow.trianglehead.counterclockwise.rotate.90 wonsign.bank.building wonsign.bank.building.fill
    wonsign.gauge.chart.lefthalf.righthalf wonsign.gauge.chart.leftthird.topthird.rightthird
    yensign.arrow.trianglehead.counterclockwise.rotate.90 yensign.bank.building yensign.bank.building.fill
    yensign.gauge.chart.lefthalf.righthalf yensign.gauge.chart.leftthird.topthird.rightthird zipper.page
    """
}
