// Written by Scripts/make-symbol-names.py; change the table that it reads instead.

extension SymbolNames {
  /// Names that came with iOS 17.0, in the order of their bytes.
  static let since17: StaticString = """
    2h 2h.circle 2h.circle.fill 4a 4a.circle 4a.circle.fill 4h 4h.circle 4h.circle.fill 4l 4l.circle
    4l.circle.fill accessibility accessibility.badge.arrow.up.right accessibility.fill
    airpodspro.chargingcase.wireless.radiowaves.left.and.right
    airpodspro.chargingcase.wireless.radiowaves.left.and.right.fill apple.terminal apple.terminal.fill
    apple.terminal.on.rectangle apple.terminal.on.rectangle.fill applepencil.adapter.usb.c
    applepencil.adapter.usb.c.fill applepencil.and.scribble applepencil.gen1 applepencil.gen2 applepencil.tip
    applewatch.and.arrow.forward appwindow.swipe.rectangle arcade.stick arcade.stick.and.arrow.down
    arcade.stick.and.arrow.left arcade.stick.and.arrow.left.and.arrow.right arcade.stick.and.arrow.right
    arcade.stick.and.arrow.up arcade.stick.and.arrow.up.and.arrow.down arcade.stick.console
    arcade.stick.console.fill arrow.backward.to.line.square arrow.backward.to.line.square.fill arrow.circlepath
    arrow.clockwise.square arrow.clockwise.square.fill arrow.counterclockwise.square
    arrow.counterclockwise.square.fill arrow.down.applewatch arrow.down.backward.and.arrow.up.forward
    arrow.down.backward.and.arrow.up.forward.circle arrow.down.backward.and.arrow.up.forward.circle.fill
    arrow.down.backward.and.arrow.up.forward.square arrow.down.backward.and.arrow.up.forward.square.fill
    arrow.down.backward.toptrailing.rectangle arrow.down.backward.toptrailing.rectangle.fill
    arrow.down.circle.dotted arrow.down.forward.and.arrow.up.backward.square
    arrow.down.forward.and.arrow.up.backward.square.fill arrow.down.forward.topleading.rectangle
    arrow.down.forward.topleading.rectangle.fill arrow.down.left.and.arrow.up.right
    arrow.down.left.and.arrow.up.right.circle arrow.down.left.and.arrow.up.right.circle.fill
    arrow.down.left.and.arrow.up.right.square arrow.down.left.and.arrow.up.right.square.fill
    arrow.down.left.arrow.up.right arrow.down.left.arrow.up.right.circle
    arrow.down.left.arrow.up.right.circle.fill arrow.down.left.arrow.up.right.square
    arrow.down.left.arrow.up.right.square.fill arrow.down.left.topright.rectangle
    arrow.down.left.topright.rectangle.fill arrow.down.right.and.arrow.up.left.square
    arrow.down.right.and.arrow.up.left.square.fill arrow.down.right.topleft.rectangle
    arrow.down.right.topleft.rectangle.fill arrow.down.to.line.square arrow.down.to.line.square.fill
    arrow.forward.to.line.square arrow.forward.to.line.square.fill arrow.left.to.line.square
    arrow.left.to.line.square.fill arrow.right.to.line.square arrow.right.to.line.square.fill
    arrow.triangle.2.circlepath.icloud arrow.triangle.2.circlepath.icloud.fill
    arrow.up.backward.and.arrow.down.forward.square arrow.up.backward.and.arrow.down.forward.square.fill
    arrow.up.backward.bottomtrailing.rectangle arrow.up.backward.bottomtrailing.rectangle.fill
    arrow.up.forward.and.arrow.down.backward arrow.up.forward.and.arrow.down.backward.circle
    arrow.up.forward.and.arrow.down.backward.circle.fill arrow.up.forward.and.arrow.down.backward.square
    arrow.up.forward.and.arrow.down.backward.square.fill arrow.up.forward.bottomleading.rectangle
    arrow.up.forward.bottomleading.rectangle.fill arrow.up.left.and.arrow.down.right.square
    arrow.up.left.and.arrow.down.right.square.fill arrow.up.left.arrow.down.right
    arrow.up.left.arrow.down.right.circle arrow.up.left.arrow.down.right.circle.fill
    arrow.up.left.arrow.down.right.square arrow.up.left.arrow.down.right.square.fill
    arrow.up.left.bottomright.rectangle arrow.up.left.bottomright.rectangle.fill
    arrow.up.right.and.arrow.down.left arrow.up.right.and.arrow.down.left.circle
    arrow.up.right.and.arrow.down.left.circle.fill arrow.up.right.and.arrow.down.left.square
    arrow.up.right.and.arrow.down.left.square.fill arrow.up.right.bottomleft.rectangle
    arrow.up.right.bottomleft.rectangle.fill arrow.up.to.line.square arrow.up.to.line.square.fill arrow.up.trash
    arrow.up.trash.fill arrowkeys arrowkeys.down.filled arrowkeys.fill arrowkeys.left.filled
    arrowkeys.right.filled arrowkeys.up.filled arrowshape.backward.circle arrowshape.backward.circle.fill
    arrowshape.down arrowshape.down.circle arrowshape.down.circle.fill arrowshape.down.fill
    arrowshape.forward.circle arrowshape.forward.circle.fill arrowshape.left.arrowshape.right
    arrowshape.left.arrowshape.right.fill arrowshape.left.circle arrowshape.left.circle.fill
    arrowshape.right.circle arrowshape.right.circle.fill arrowshape.up arrowshape.up.circle
    arrowshape.up.circle.fill arrowshape.up.fill arrowtriangle.up.arrowtriangle.down.window.left
    arrowtriangle.up.arrowtriangle.down.window.right australiandollarsign australiandollarsign.arrow.circlepath
    australiandollarsign.circle australiandollarsign.circle.fill australiandollarsign.square
    australiandollarsign.square.fill australsign.arrow.circlepath automatic.brakesignal
    automatic.headlight.high.beam automatic.headlight.high.beam.fill automatic.headlight.low.beam
    automatic.headlight.low.beam.fill axle.2.driveshaft.disengaged axle.2.front.disengaged axle.2.rear.disengaged
    axle.2.rear.lock bahtsign.arrow.circlepath battery.0percent battery.100percent battery.100percent.bolt
    battery.100percent.circle battery.100percent.circle.fill battery.25percent battery.50percent battery.75percent
    beats.fitpro beats.fitpro.chargingcase beats.fitpro.chargingcase.fill beats.fitpro.left beats.fitpro.right
    beats.studiobudsplus beats.studiobudsplus.chargingcase beats.studiobudsplus.chargingcase.fill
    beats.studiobudsplus.left beats.studiobudsplus.right bell.badge.slash bell.badge.slash.fill
    bell.badge.waveform bell.badge.waveform.fill binoculars.circle binoculars.circle.fill bird.circle
    bird.circle.fill bitcoinsign.arrow.circlepath bolt.badge.automatic bolt.badge.automatic.fill
    bolt.badge.checkmark bolt.badge.checkmark.fill bolt.badge.xmark bolt.badge.xmark.fill book.and.wrench
    book.and.wrench.fill book.pages book.pages.fill brain.fill brain.filled.head.profile brain.head.profile.fill
    brazilianrealsign.arrow.circlepath bubble bubble.circle bubble.circle.fill bubble.fill
    bubble.left.and.text.bubble.right bubble.left.and.text.bubble.right.fill button.angledbottom.horizontal.left
    button.angledbottom.horizontal.left.fill button.angledbottom.horizontal.right
    button.angledbottom.horizontal.right.fill button.angledtop.vertical.left button.angledtop.vertical.left.fill
    button.angledtop.vertical.right button.angledtop.vertical.right.fill button.horizontal button.horizontal.fill
    button.horizontal.top.press button.horizontal.top.press.fill button.roundedbottom.horizontal
    button.roundedbottom.horizontal.fill button.roundedtop.horizontal button.roundedtop.horizontal.fill
    button.vertical.left.press button.vertical.left.press.fill button.vertical.right.press
    button.vertical.right.press.fill cable.coaxial cable.connector.slash calendar.badge.checkmark
    camera.badge.clock camera.badge.clock.fill camera.badge.ellipsis.fill car.front.waves.down
    car.front.waves.down.fill car.rear.and.collision.road.lane car.rear.and.collision.road.lane.slash
    car.side.hill.down car.side.hill.down.fill car.side.hill.up car.side.hill.up.fill car.side.lock
    car.side.lock.fill car.side.lock.open car.side.lock.open.fill car.side.rear.and.collision.and.car.side.front
    car.side.rear.and.collision.and.car.side.front.slash car.side.rear.and.exclamationmark.and.car.side.front
    car.side.rear.and.wave.3.and.car.side.front car.top.door.sliding.left.open car.top.door.sliding.left.open.fill
    car.top.door.sliding.right.open car.top.door.sliding.right.open.fill car.top.frontleft.arrowtriangle
    car.top.frontleft.arrowtriangle.fill car.top.frontright.arrowtriangle car.top.frontright.arrowtriangle.fill
    car.top.radiowaves.rear.right.badge.exclamationmark car.top.radiowaves.rear.right.badge.exclamationmark.fill
    car.top.radiowaves.rear.right.badge.xmark car.top.radiowaves.rear.right.badge.xmark.fill
    car.top.rearleft.arrowtriangle car.top.rearleft.arrowtriangle.fill car.top.rearright.arrowtriangle
    car.top.rearright.arrowtriangle.fill car.window.left car.window.left.badge.exclamationmark
    car.window.left.badge.xmark car.window.left.exclamationmark car.window.left.xmark car.window.right
    car.window.right.badge.exclamationmark car.window.right.badge.xmark car.window.right.exclamationmark
    car.window.right.xmark carseat.left carseat.left.1 carseat.left.1.fill carseat.left.2 carseat.left.2.fill
    carseat.left.3 carseat.left.3.fill carseat.left.and.heat.waves carseat.left.and.heat.waves.fill
    carseat.left.backrest.up.and.down carseat.left.backrest.up.and.down.fill carseat.left.fan
    carseat.left.fan.fill carseat.left.fill carseat.left.forward.and.backward
    carseat.left.forward.and.backward.fill carseat.left.massage carseat.left.massage.fill carseat.left.up.and.down
    carseat.left.up.and.down.fill carseat.right carseat.right.1 carseat.right.1.fill carseat.right.2
    carseat.right.2.fill carseat.right.3 carseat.right.3.fill carseat.right.and.heat.waves
    carseat.right.and.heat.waves.fill carseat.right.backrest.up.and.down carseat.right.backrest.up.and.down.fill
    carseat.right.fan carseat.right.fan.fill carseat.right.fill carseat.right.forward.and.backward
    carseat.right.forward.and.backward.fill carseat.right.massage carseat.right.massage.fill
    carseat.right.up.and.down carseat.right.up.and.down.fill cat cat.circle cat.circle.fill cat.fill
    cedisign.arrow.circlepath centsign.arrow.circlepath character.magnify chart.bar.xaxis.ascending
    chart.bar.xaxis.ascending.badge.clock checkmark.applewatch checkmark.gobackward checkmark.rectangle.stack
    checkmark.rectangle.stack.fill chineseyuanrenminbisign chineseyuanrenminbisign.arrow.circlepath
    chineseyuanrenminbisign.circle chineseyuanrenminbisign.circle.fill chineseyuanrenminbisign.square
    chineseyuanrenminbisign.square.fill circle.badge.checkmark circle.badge.checkmark.fill
    circle.badge.exclamationmark circle.badge.exclamationmark.fill circle.badge.minus circle.badge.minus.fill
    circle.badge.plus circle.badge.plus.fill circle.badge.questionmark circle.badge.questionmark.fill
    circle.badge.xmark circle.badge.xmark.fill circle.bottomhalf.filled.inverse circle.bottomrighthalf.checkered
    circle.dotted.and.circle circle.dotted.circle circle.dotted.circle.fill circle.filled.ipad
    circle.filled.ipad.fill circle.filled.ipad.landscape circle.filled.ipad.landscape.fill circle.filled.iphone
    circle.filled.iphone.fill circle.lefthalf.filled.inverse circle.lefthalf.filled.righthalf.striped.horizontal
    circle.lefthalf.filled.righthalf.striped.horizontal.inverse circle.lefthalf.striped.horizontal
    circle.lefthalf.striped.horizontal.inverse circle.righthalf.filled.inverse circle.tophalf.filled.inverse
    cloud.rainbow.half cloud.rainbow.half.fill coloncurrencysign.arrow.circlepath
    creditcard.trianglebadge.exclamationmark.fill cruzeirosign.arrow.circlepath cursorarrow.slash
    cursorarrow.slash.square cursorarrow.slash.square.fill danishkronesign danishkronesign.arrow.circlepath
    danishkronesign.circle danishkronesign.circle.fill danishkronesign.square danishkronesign.square.fill
    dishwasher.circle dishwasher.circle.fill doc.badge.clock doc.badge.clock.fill doc.questionmark
    doc.questionmark.fill dog dog.circle dog.circle.fill dog.fill dongsign.arrow.circlepath dot.scope
    dot.scope.display dot.scope.laptopcomputer drop.halffull drop.transmission dryer.circle dryer.circle.fill
    ear.badge.waveform engine.combustion.badge.exclamationmark engine.combustion.badge.exclamationmark.fill
    envelope.badge.person.crop envelope.badge.person.crop.fill eurosign.arrow.circlepath eurozonesign
    eurozonesign.arrow.circlepath eurozonesign.circle eurozonesign.circle.fill eurozonesign.square
    eurozonesign.square.fill ev.charger ev.charger.arrowtriangle.left ev.charger.arrowtriangle.left.fill
    ev.charger.arrowtriangle.right ev.charger.arrowtriangle.right.fill ev.charger.exclamationmark
    ev.charger.exclamationmark.fill ev.charger.fill ev.charger.slash ev.charger.slash.fill ev.plug.ac.gb.t
    ev.plug.ac.gb.t.fill ev.plug.ac.type.1 ev.plug.ac.type.1.fill ev.plug.ac.type.2 ev.plug.ac.type.2.fill
    ev.plug.dc.ccs1 ev.plug.dc.ccs1.fill ev.plug.dc.ccs2 ev.plug.dc.ccs2.fill ev.plug.dc.chademo
    ev.plug.dc.chademo.fill ev.plug.dc.gb.t ev.plug.dc.gb.t.fill ev.plug.dc.nacs ev.plug.dc.nacs.fill
    exclamationmark.magnifyingglass exclamationmark.tirepressure exclamationmark.warninglight
    exclamationmark.warninglight.fill eyeglasses.slash fan fan.badge.automatic fan.badge.automatic.fill fan.fill
    fan.slash fan.slash.fill field.of.view.ultrawide field.of.view.ultrawide.fill field.of.view.wide
    field.of.view.wide.fill figure figure.2 figure.2.circle figure.2.circle.fill figure.child
    figure.child.and.lock figure.child.and.lock.fill figure.child.and.lock.open figure.child.and.lock.open.fill
    figure.child.circle figure.child.circle.fill figure.seated.side figure.seated.side.air.distribution.lower
    figure.seated.side.air.distribution.middle figure.seated.side.air.distribution.middle.and.lower
    figure.seated.side.air.distribution.middle.and.lower.angled figure.seated.side.air.distribution.upper
    figure.seated.side.air.distribution.upper.angled.and.lower.angled
    figure.seated.side.air.distribution.upper.angled.and.middle
    figure.seated.side.air.distribution.upper.angled.and.middle.and.lower.angled figure.seated.side.automatic
    figure.seated.side.windshield.front.and.heat.waves.air.distribution.lower
    figure.seated.side.windshield.front.and.heat.waves.air.distribution.middle
    figure.seated.side.windshield.front.and.heat.waves.air.distribution.middle.and.lower
    figure.seated.side.windshield.front.and.heat.waves.air.distribution.upper
    figure.seated.side.windshield.front.and.heat.waves.air.distribution.upper.and.lower
    figure.seated.side.windshield.front.and.heat.waves.air.distribution.upper.and.middle
    figure.seated.side.windshield.front.and.heat.waves.air.distribution.upper.and.middle.and.lower
    figure.walk.motion.trianglebadge.exclamationmark fireworks flashlight.off.circle flashlight.off.circle.fill
    flashlight.on.circle flashlight.on.circle.fill flashlight.slash flashlight.slash.circle
    flashlight.slash.circle.fill flask flask.fill florinsign.arrow.circlepath francsign.arrow.circlepath
    fuelpump.arrowtriangle.left fuelpump.arrowtriangle.left.fill fuelpump.arrowtriangle.right
    fuelpump.arrowtriangle.right.fill fuelpump.exclamationmark fuelpump.exclamationmark.fill fuelpump.slash
    fuelpump.slash.fill gauge.open.with.lines.needle.33percent
    gauge.open.with.lines.needle.33percent.and.arrowtriangle
    gauge.open.with.lines.needle.33percent.and.arrowtriangle.from.0percent.to.50percent
    gauge.open.with.lines.needle.67percent.and.arrowtriangle
    gauge.open.with.lines.needle.67percent.and.arrowtriangle.and.car
    gauge.open.with.lines.needle.84percent.exclamation gauge.with.dots.needle.0percent
    gauge.with.dots.needle.100percent gauge.with.dots.needle.33percent gauge.with.dots.needle.50percent
    gauge.with.dots.needle.67percent gauge.with.dots.needle.bottom.0percent
    gauge.with.dots.needle.bottom.100percent gauge.with.dots.needle.bottom.50percent
    gauge.with.dots.needle.bottom.50percent.badge.minus gauge.with.dots.needle.bottom.50percent.badge.plus
    gauge.with.needle gauge.with.needle.fill gearshift.layout.sixspeed guaranisign.arrow.circlepath gym.bag
    gym.bag.fill hand.point.up.left.and.text hand.point.up.left.and.text.fill handbag.circle handbag.circle.fill
    hands.and.sparkles hands.and.sparkles.fill hanger hare.circle hare.circle.fill
    head.profile.arrow.forward.and.visionpro heat.waves horn horn.blast horn.blast.fill horn.fill
    hourglass.and.lock hryvniasign.arrow.circlepath indianrupeesign.arrow.circlepath ipad.case
    ipad.case.and.iphone.case ipad.sizes iphone.and.arrow.left.and.arrow.right iphone.case iphone.sizes
    kashida.arabic key.radiowaves.forward.slash key.radiowaves.forward.slash.fill key.slash key.slash.fill
    kipsign.arrow.circlepath l.button.roundedbottom.horizontal l.button.roundedbottom.horizontal.fill
    l1.button.roundedbottom.horizontal l1.button.roundedbottom.horizontal.fill l1.circle l1.circle.fill
    l2.button.angledtop.vertical.left l2.button.angledtop.vertical.left.fill l2.button.roundedtop.horizontal
    l2.button.roundedtop.horizontal.fill l2.circle l2.circle.fill l3.button.angledbottom.horizontal.left
    l3.button.angledbottom.horizontal.left.fill l4.button.horizontal l4.button.horizontal.fill ladybug.circle
    ladybug.circle.fill larisign.arrow.circlepath laser.burst lasso.badge.sparkles
    lb.button.roundedbottom.horizontal lb.button.roundedbottom.horizontal.fill lb.circle lb.circle.fill left
    left.circle left.circle.fill licenseplate licenseplate.fill lightbulb.max lightbulb.max.fill lightbulb.min
    lightbulb.min.badge.exclamationmark lightbulb.min.badge.exclamationmark.fill lightbulb.min.fill lightrail
    lightrail.fill lightspectrum.horizontal line.3.horizontal.button.angledtop.vertical.right
    line.3.horizontal.button.angledtop.vertical.right.fill lines.measurement.vertical lirasign.arrow.circlepath
    livephoto.badge.automatic lizard.circle lizard.circle.fill lm.button.horizontal lm.button.horizontal.fill
    lock.app.dashed lock.badge.clock lock.badge.clock.fill lock.circle.dotted
    lsb.button.angledbottom.horizontal.left lsb.button.angledbottom.horizontal.left.fill
    lt.button.roundedtop.horizontal lt.button.roundedtop.horizontal.fill lt.circle lt.circle.fill
    m1.button.horizontal m1.button.horizontal.fill m2.button.horizontal m2.button.horizontal.fill
    m3.button.horizontal m3.button.horizontal.fill m4.button.horizontal m4.button.horizontal.fill macbook
    macbook.and.visionpro macbook.gen1 macbook.gen2 macwindow.and.cursorarrow manatsign.arrow.circlepath
    mappin.and.ellipse.circle mappin.and.ellipse.circle.fill message.badge.waveform message.badge.waveform.fill
    millsign.arrow.circlepath moon.dust moon.dust.circle moon.dust.circle.fill moon.dust.fill moonrise
    moonrise.circle moonrise.circle.fill moonrise.fill moonset moonset.circle moonset.circle.fill moonset.fill
    movieclapper movieclapper.fill nairasign.arrow.circlepath network.slash norwegiankronesign
    norwegiankronesign.arrow.circlepath norwegiankronesign.circle norwegiankronesign.circle.fill
    norwegiankronesign.square norwegiankronesign.square.fill opticid opticid.fill p1.button.horizontal
    p1.button.horizontal.fill p2.button.horizontal p2.button.horizontal.fill p3.button.horizontal
    p3.button.horizontal.fill p4.button.horizontal p4.button.horizontal.fill paddleshifter.left
    paddleshifter.left.fill paddleshifter.right paddleshifter.right.fill pano.badge.play pano.badge.play.fill
    parkingsign.radiowaves.left.and.right parkingsign.radiowaves.right.and.safetycone parkingsign.steeringwheel
    pedal.accelerator pedal.accelerator.fill pedal.brake pedal.brake.fill pedal.clutch pedal.clutch.fill
    pencil.and.list.clipboard pencil.and.scribble pencil.tip.crop.circle.badge.arrow.forward.fill
    pencil.tip.crop.circle.badge.minus.fill pencil.tip.crop.circle.badge.plus.fill pencil.tip.crop.circle.fill
    person.2.badge.key person.2.badge.key.fill person.and.background.striped.horizontal person.bubble
    person.bubble.fill person.bust.circle person.bust.circle.fill person.crop.circle.dashed.circle
    person.crop.circle.dashed.circle.fill person.slash person.slash.fill pesetasign.arrow.circlepath
    pesosign.arrow.circlepath phone.badge.waveform phone.badge.waveform.fill phone.bubble phone.bubble.fill
    photo.artframe.circle photo.artframe.circle.fill photo.badge.arrow.down photo.badge.arrow.down.fill
    photo.badge.checkmark photo.badge.checkmark.fill photo.badge.plus photo.badge.plus.fill play.house
    play.house.fill point.bottomleft.filled.forward.to.point.topright.scurvepath
    point.bottomleft.forward.to.arrowtriangle.uturn.scurvepath
    point.bottomleft.forward.to.arrowtriangle.uturn.scurvepath.fill
    point.bottomleft.forward.to.point.topright.filled.scurvepath
    point.bottomleft.forward.to.point.topright.scurvepath
    point.bottomleft.forward.to.point.topright.scurvepath.fill point.forward.to.point.capsulepath
    point.forward.to.point.capsulepath.fill point.topleft.down.to.point.bottomright.curvepath
    point.topleft.down.to.point.bottomright.curvepath.fill
    point.topleft.down.to.point.bottomright.filled.curvepath
    point.topleft.filled.down.to.point.bottomright.curvepath polishzlotysign polishzlotysign.arrow.circlepath
    polishzlotysign.circle polishzlotysign.circle.fill polishzlotysign.square polishzlotysign.square.fill
    powercord powercord.fill r.button.roundedbottom.horizontal r.button.roundedbottom.horizontal.fill
    r1.button.roundedbottom.horizontal r1.button.roundedbottom.horizontal.fill r1.circle r1.circle.fill
    r2.button.angledtop.vertical.right r2.button.angledtop.vertical.right.fill r2.button.roundedtop.horizontal
    r2.button.roundedtop.horizontal.fill r2.circle r2.circle.fill r3.button.angledbottom.horizontal.right
    r3.button.angledbottom.horizontal.right.fill r4.button.horizontal r4.button.horizontal.fill rainbow
    rb.button.roundedbottom.horizontal rb.button.roundedbottom.horizontal.fill rb.circle rb.circle.fill
    rectangle.3.group.bubble rectangle.3.group.bubble.fill rectangle.checkered
    rectangle.inset.filled.and.cursorarrow rectangle.inset.filled.badge.record rectangle.landscape.rotate
    rectangle.on.rectangle.badge.gearshape rectangle.on.rectangle.button.angledtop.vertical.left
    rectangle.on.rectangle.button.angledtop.vertical.left.fill rectangle.portrait.badge.plus
    rectangle.portrait.badge.plus.fill rectangle.portrait.rotate rectangle.ratio.16.to.9
    rectangle.ratio.16.to.9.fill rectangle.ratio.3.to.4 rectangle.ratio.3.to.4.fill rectangle.ratio.4.to.3
    rectangle.ratio.4.to.3.fill rectangle.ratio.9.to.16 rectangle.ratio.9.to.16.fill
    retarder.brakesignal.and.exclamationmark retarder.brakesignal.slash right right.circle right.circle.fill
    righttriangle righttriangle.fill righttriangle.split.diagonal righttriangle.split.diagonal.fill
    rm.button.horizontal rm.button.horizontal.fill rotate.3d.circle rotate.3d.circle.fill rotate.3d.fill
    rsb.button.angledbottom.horizontal.right rsb.button.angledbottom.horizontal.right.fill
    rt.button.roundedtop.horizontal rt.button.roundedtop.horizontal.fill rt.circle rt.circle.fill
    rublesign.arrow.circlepath rupeesign.arrow.circlepath shared.with.you.circle shared.with.you.circle.fill
    shekelsign.arrow.circlepath shield.checkered shield.lefthalf.filled.badge.checkmark
    shield.lefthalf.filled.trianglebadge.exclamationmark shoe shoe.2 shoe.2.fill shoe.circle shoe.circle.fill
    shoe.fill skateboard skateboard.fill skis skis.fill slider.horizontal.2.square slider.horizontal.below.sun.max
    smartphone snowboard snowboard.fill speaker.wave.2.bubble speaker.wave.2.bubble.fill square.2.layers.3d.fill
    square.arrowtriangle.4.outward square.badge.plus square.badge.plus.fill square.resize square.resize.down
    square.resize.up square.stack.3d.up.badge.automatic square.stack.3d.up.badge.automatic.fill
    square.stack.3d.up.trianglebadge.exclamationmark square.stack.3d.up.trianglebadge.exclamationmark.fill
    squares.leading.rectangle.fill squareshape.dotted.squareshape squareshape.squareshape.dotted staroflife.shield
    staroflife.shield.fill steeringwheel.and.liquid.wave steeringwheel.arrowtriangle.left
    steeringwheel.arrowtriangle.right steeringwheel.badge.exclamationmark steeringwheel.circle
    steeringwheel.circle.fill sterlingsign.arrow.circlepath storefront storefront.circle storefront.circle.fill
    storefront.fill sun.horizon sun.horizon.circle sun.horizon.circle.fill sun.horizon.fill sun.rain
    sun.rain.circle sun.rain.circle.fill sun.rain.fill sun.snow sun.snow.circle sun.snow.circle.fill sun.snow.fill
    sunglasses sunglasses.fill surfboard surfboard.fill suv.side.hill.down suv.side.hill.down.fill
    suv.side.hill.up suv.side.hill.up.fill suv.side.lock suv.side.lock.fill suv.side.lock.open
    suv.side.lock.open.fill swedishkronasign swedishkronasign.arrow.circlepath swedishkronasign.circle
    swedishkronasign.circle.fill swedishkronasign.square swedishkronasign.square.fill swiftdata
    swirl.circle.righthalf.filled swirl.circle.righthalf.filled.inverse tengesign.arrow.circlepath
    thermometer.variable.and.figure thermometer.variable.and.figure.circle
    thermometer.variable.and.figure.circle.fill tirepressure tortoise.circle tortoise.circle.fill
    traction.control.tirepressure traction.control.tirepressure.exclamationmark
    traction.control.tirepressure.slash triangleshape triangleshape.fill truck.box truck.box.badge.clock
    truck.box.badge.clock.fill truck.box.fill truck.pickup.side truck.pickup.side.air.circulate
    truck.pickup.side.air.circulate.fill truck.pickup.side.air.fresh truck.pickup.side.air.fresh.fill
    truck.pickup.side.and.exclamationmark truck.pickup.side.and.exclamationmark.fill
    truck.pickup.side.arrowtriangle.down truck.pickup.side.arrowtriangle.down.fill
    truck.pickup.side.arrowtriangle.up truck.pickup.side.arrowtriangle.up.arrowtriangle.down
    truck.pickup.side.arrowtriangle.up.arrowtriangle.down.fill truck.pickup.side.arrowtriangle.up.fill
    truck.pickup.side.fill truck.pickup.side.front.open truck.pickup.side.front.open.fill
    truck.pickup.side.hill.down truck.pickup.side.hill.down.fill truck.pickup.side.hill.up
    truck.pickup.side.hill.up.fill truck.pickup.side.lock truck.pickup.side.lock.fill truck.pickup.side.lock.open
    truck.pickup.side.lock.open.fill tshirt.circle tshirt.circle.fill tugriksign.arrow.circlepath
    turkishlirasign.arrow.circlepath tv.badge.wifi tv.badge.wifi.fill tv.slash tv.slash.fill video.badge.waveform
    video.badge.waveform.fill video.bubble video.bubble.fill video.slash.circle video.slash.circle.fill
    viewfinder.rectangular viewfinder.trianglebadge.exclamationmark visionpro visionpro.and.arrow.forward
    visionpro.and.arrow.forward.fill visionpro.badge.exclamationmark visionpro.badge.exclamationmark.fill
    visionpro.badge.play visionpro.badge.play.fill visionpro.circle visionpro.circle.fill visionpro.fill
    visionpro.slash visionpro.slash.circle visionpro.slash.circle.fill visionpro.slash.fill voiceover warninglight
    warninglight.fill washer.circle washer.circle.fill watch.analog waterbottle waterbottle.fill
    waveform.and.person.filled waveform.badge.magnifyingglass waveform.badge.mic wifi.exclamationmark.circle
    wifi.exclamationmark.circle.fill wonsign.arrow.circlepath xserve.raid yensign.arrow.circlepath yieldsign
    yieldsign.fill zl.button.roundedtop.horizontal zl.button.roundedtop.horizontal.fill
    zr.button.roundedtop.horizontal zr.button.roundedtop.horizontal.fill
    """

  /// Names that came with iOS 17.1, in the order of their bytes.
  static let since17point1: StaticString = """
    chevron.compact.backward chevron.compact.forward person.crop.square.badge.camera
    person.crop.square.badge.camera.fill person.crop.square.badge.video person.crop.square.badge.video.fill
    """

  /// Names that came with iOS 17.2, in the order of their bytes.
  static let since17point2: StaticString = """
    square.and.arrow.up.badge.clock square.and.arrow.up.badge.clock.fill
    """
}
