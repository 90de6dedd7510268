// Written by Scripts/make-symbol-names.py; change the table that it reads instead.

extension SymbolNames {
  /// Names that were retired, in the order of their bytes.
  static let retired: StaticString = """
    a a.book.closed a.book.closed.fill a.magnify applelogo arrow.2.circlepath arrow.2.circlepath.circle
    arrow.2.circlepath.circle.fill arrow.branch arrow.down.to.line.alt arrow.left.to.line.alt arrow.merge
    arrow.right.arrow.left arrow.right.arrow.left.circle arrow.right.arrow.left.circle.fill
    arrow.right.arrow.left.square arrow.right.arrow.left.square.fill arrow.right.to.line.alt arrow.swap
    arrow.up.and.down.righttriangle.up.fill.righttriangle.down.fill arrow.up.right.diamond
    arrow.up.right.diamond.fill arrow.up.to.line.alt
    arrowtriangle.left.fill.and.line.vertical.and.arrowtriangle.right.fill
    arrowtriangle.right.fill.and.line.vertical.and.arrowtriangle.left.fill auto.brakesignal
    auto.headlight.high.beam auto.headlight.high.beam.fill auto.headlight.low.beam auto.headlight.low.beam.fill
    axel.2 axel.2.front.and.rear.engaged axel.2.front.engaged axel.2.rear.engaged battery.0 battery.100
    battery.100.bolt battery.100.circle battery.100.circle.fill battery.25 battery.50 battery.75 beats.fit.pro
    beats.fit.pro.chargingcase beats.fit.pro.chargingcase.fill beats.fit.pro.left beats.fit.pro.right
    bell.and.waveform bell.and.waveform.fill bin.xmark bin.xmark.fill bolt.badge.a bolt.badge.a.fill
    bolt.fill.batteryblock bolt.fill.batteryblock.fill box.truck box.truck.badge.clock box.truck.badge.clock.fill
    box.truck.fill camera.fill.badge.ellipsis camera.rotate camera.rotate.fill checkerboard.rectangle
    checkerboard.shield chevron.left.slash.chevron.right circle.bottomhalf.fill circle.bottomthird.split
    circle.dashed.inset.fill circle.fill.square.fill circle.grid.cross.down.fill circle.grid.cross.left.fill
    circle.grid.cross.right.fill circle.grid.cross.up.fill circle.grid.hex circle.grid.hex.fill
    circle.lefthalf.fill circle.righthalf.fill circle.tophalf.fill circles.hexagongrid circles.hexagongrid.fill
    circles.hexagonpath circles.hexagonpath.fill cube.box cube.box.fill cursor.rays dial dial.fill dial.max
    dial.max.fill dial.min dial.min.fill doc.text.fill.viewfinder doc.text.viewfinder dpad.down.fill
    dpad.left.fill dpad.right.fill dpad.up.fill ear.and.waveform ellipses.bubble ellipses.bubble.fill
    envelope.badge.shield.leadinghalf.fill envelope.fill.badge.shield.trailinghalf.fill face.smiling.fill
    fanblades fanblades.fill fanblades.slash fanblades.slash.fill fiberchannel figure.seated.side.air.lower
    figure.seated.side.air.upper figure.seated.side.air.upper.and.lower figure.seated.side.air.windshield
    flip.horizontal flip.horizontal.fill folder.badge.gear folder.fill.badge.gear gauge gauge.badge.minus
    gauge.badge.plus gauge.high gauge.low gauge.medium gauge.medium.badge.minus gauge.medium.badge.plus
    h.square.fill.on.square.fill hand.app hand.app.fill hands.sparkles hands.sparkles.fill hearingaid.ear
    hourglass.bottomhalf.fill hourglass.tophalf.fill ipad.homebutton ipad.homebutton.badge.play
    ipad.homebutton.landscape ipad.homebutton.landscape.badge.play iphone.homebutton iphone.homebutton.badge.play
    iphone.homebutton.circle iphone.homebutton.circle.fill iphone.homebutton.landscape
    iphone.homebutton.radiowaves.left.and.right iphone.homebutton.radiowaves.left.and.right.circle
    iphone.homebutton.radiowaves.left.and.right.circle.fill iphone.homebutton.slash iphone.homebutton.slash.circle
    iphone.homebutton.slash.circle.fill j.square.fill.on.square.fill l.joystick.down l.joystick.down.fill
    l.rectangle.roundedbottom l.rectangle.roundedbottom.fill l1.rectangle.roundedbottom
    l1.rectangle.roundedbottom.fill l2.rectangle.roundedtop l2.rectangle.roundedtop.fill laptopcomputer.and.ipad
    laptopcomputer.and.iphone largecircle.fill.circle lasso.and.sparkles lasso.sparkles lb.rectangle.roundedbottom
    lb.rectangle.roundedbottom.fill leaf.arrow.circlepath line.horizontal.2.decrease.circle
    line.horizontal.2.decrease.circle.fill line.horizontal.3 line.horizontal.3.circle
    line.horizontal.3.circle.fill line.horizontal.3.decrease line.horizontal.3.decrease.circle
    line.horizontal.3.decrease.circle.fill livephoto.badge.a lock.rotation.open logo.playstation logo.xbox
    lt.rectangle.roundedtop lt.rectangle.roundedtop.fill message.and.waveform message.and.waveform.fill
    minus.slash.plus music.house music.house.fill paragraph pencil.and.ellipsis.rectangle person.2.square.stack
    person.2.square.stack.fill person.badge.minus.fill person.badge.plus.fill person.crop.circle.badge.exclam
    person.crop.circle.fill.badge.exclam person.crop.circle.fill.badge.exclamationmark
    person.crop.circle.fill.badge.questionmark person.crop.square.fill.and.at.rectangle phone.and.waveform
    phone.and.waveform.fill phone.bubble.left phone.bubble.left.fill phone.fill.arrow.down.left
    phone.fill.arrow.right phone.fill.arrow.up.right phone.fill.connection plus.rectangle.fill.on.folder.fill
    plus.slash.minus point.fill.topleft.down.curvedto.point.fill.bottomright.up
    point.filled.topleft.down.curvedto.point.bottomright.up point.topleft.down.curvedto.point.bottomright.up
    point.topleft.down.curvedto.point.bottomright.up.fill point.topleft.down.curvedto.point.filled.bottomright.up
    printer.dotmatrix.fill.and.paper.fill printer.fill.and.paper.fill r.joystick.down r.joystick.down.fill
    r.rectangle.roundedbottom r.rectangle.roundedbottom.fill r.square.fill.on.square.fill
    r1.rectangle.roundedbottom r1.rectangle.roundedbottom.fill r2.rectangle.roundedtop
    r2.rectangle.roundedtop.fill radiowaves.left radiowaves.right rb.rectangle.roundedbottom
    rb.rectangle.roundedbottom.fill rectangle.3.group.bubble.left rectangle.3.group.bubble.left.fill
    rectangle.3.offgrid rectangle.3.offgrid.bubble.left rectangle.3.offgrid.bubble.left.fill
    rectangle.3.offgrid.fill rectangle.bottomthird.inset.fill rectangle.center.inset.fill rectangle.dock
    rectangle.fill.on.rectangle.fill.circle rectangle.fill.on.rectangle.fill.circle.fill
    rectangle.fill.on.rectangle.fill.slash.fill rectangle.inset.bottomleft.fill rectangle.inset.bottomright.fill
    rectangle.inset.fill rectangle.inset.topleft.fill rectangle.inset.topright.fill rectangle.lefthalf.fill
    rectangle.lefthalf.inset.fill rectangle.lefthalf.inset.fill.arrow.left rectangle.leftthird.inset.fill
    rectangle.righthalf.fill rectangle.righthalf.inset.fill rectangle.righthalf.inset.fill.arrow.right
    rectangle.rightthird.inset.fill rectangle.roundedbottom rectangle.roundedbottom.fill rectangle.roundedtop
    rectangle.roundedtop.fill rectangle.stack.fill.badge.person.crop rectangle.stack.person.crop
    rectangle.stack.person.crop.fill rectangle.topthird.inset rectangle.topthird.inset.fill
    rt.rectangle.roundedtop rt.rectangle.roundedtop.fill sheqelsign.circle sheqelsign.circle.fill
    sheqelsign.square sheqelsign.square.fill shield.checkerboard shield.lefthalf.fill shield.lefthalf.fill.slash
    slider.horizontal.below.square.fill.and.square smallcircle.fill.circle smallcircle.fill.circle.fill smiley
    smiley.fill snow sparkles.square.fill.on.square speaker.1 speaker.1.fill speaker.2 speaker.2.fill speaker.3
    speaker.3.fill speaker.wave.2.bubble.left speaker.wave.2.bubble.left.fill speedometer square.2.stack.3d
    square.2.stack.3d.bottom.fill square.2.stack.3d.bottom.filled square.2.stack.3d.top.fill
    square.2.stack.3d.top.filled square.3.stack.3d square.3.stack.3d.bottom.fill square.3.stack.3d.bottom.filled
    square.3.stack.3d.middle.fill square.3.stack.3d.middle.filled square.3.stack.3d.slash
    square.3.stack.3d.top.fill square.3.stack.3d.top.filled square.and.line.vertical.and.square.fill
    square.bottomhalf.fill square.dashed.inset.fill square.fill.and.line.vertical.and.square
    square.fill.and.line.vertical.square.fill square.fill.on.square square.grid.3x1.fill.below.line.grid.1x2
    square.grid.3x3.bottomleft.fill square.grid.3x3.bottommiddle.fill square.grid.3x3.bottomright.fill
    square.grid.3x3.fill.square square.grid.3x3.middle.fill square.grid.3x3.middleleft.fill
    square.grid.3x3.middleright.fill square.grid.3x3.topleft.fill square.grid.3x3.topmiddle.fill
    square.grid.3x3.topright.fill square.lefthalf.fill square.righthalf.fill square.stack.3d.down.dottedline
    square.stack.3d.up.badge.a square.stack.3d.up.badge.a.fill square.tophalf.fill squareshape.dashed.squareshape
    squareshape.squareshape.dashed star.leadinghalf.fill star.lefthalf.fill sun.and.horizon sun.and.horizon.circle
    sun.and.horizon.circle.fill sun.and.horizon.fill t.bubble t.bubble.fill table table.badge.more
    table.badge.more.fill table.fill tablecells.badge.ellipsis.fill terminal terminal.fill text.cursor
    text.justifyleft text.justifyright textbox thermometer tram.tunnel.fill triangle.lefthalf.fill
    triangle.righthalf.fill tv.music.note tv.music.note.fill video.and.waveform video.and.waveform.fill
    video.badge.plus.fill video.bubble.left video.bubble.left.fill waveform.and.magnifyingglass waveform.and.mic
    windshield.front.and.fluid windshield.rear.and.fluid wrench wrench.fill zl.rectangle.roundedtop
    zl.rectangle.roundedtop.fill zr.rectangle.roundedtop zr.rectangle.roundedtop.fill
    """

  /// Retired names, each followed by the version since when and by its successor.
  static let successors: StaticString = """
    a 14.2 character a.book.closed 14.2 character.book.closed a.book.closed.fill 14.2 character.book.closed.fill
    a.magnify 17.0 character.magnify applelogo 16.0 apple.logo arrow.2.circlepath 14.0 arrow.triangle.2.circlepath
    arrow.2.circlepath.circle 14.0 arrow.triangle.2.circlepath.circle arrow.2.circlepath.circle.fill 14.0
    arrow.triangle.2.circlepath.circle.fill arrow.branch 14.0 arrow.triangle.branch arrow.down.to.line.alt 15.0
    arrow.down.to.line.compact arrow.left.to.line.alt 15.0 arrow.left.to.line.compact arrow.merge 14.0
    arrow.triangle.merge arrow.right.arrow.left 14.0 arrow.left.arrow.right arrow.right.arrow.left.circle 14.0
    arrow.left.arrow.right.circle arrow.right.arrow.left.circle.fill 14.0 arrow.left.arrow.right.circle.fill
    arrow.right.arrow.left.square 14.0 arrow.left.arrow.right.square arrow.right.arrow.left.square.fill 14.0
    arrow.left.arrow.right.square.fill arrow.right.to.line.alt 15.0 arrow.right.to.line.compact arrow.swap 14.0
    arrow.triangle.swap arrow.up.and.down.righttriangle.up.fill.righttriangle.down.fill 15.0
    arrow.up.and.down.righttriangle.up.righttriangle.down.fill arrow.up.right.diamond 14.0
    arrow.triangle.turn.up.right.diamond arrow.up.right.diamond.fill 14.0
    arrow.triangle.turn.up.right.diamond.fill arrow.up.to.line.alt 15.0 arrow.up.to.line.compact
    arrowtriangle.left.fill.and.line.vertical.and.arrowtriangle.right.fill 15.0
    arrowtriangle.left.and.line.vertical.and.arrowtriangle.right.fill
    arrowtriangle.right.fill.and.line.vertical.and.arrowtriangle.left.fill 15.0
    arrowtriangle.right.and.line.vertical.and.arrowtriangle.left.fill auto.brakesignal 17.0 automatic.brakesignal
    auto.headlight.high.beam 17.0 automatic.headlight.high.beam auto.headlight.high.beam.fill 17.0
    automatic.headlight.high.beam.fill auto.headlight.low.beam 17.0 automatic.headlight.low.beam
    auto.headlight.low.beam.fill 17.0 automatic.headlight.low.beam.fill axel.2 16.4 axle.2
    axel.2.front.and.rear.engaged 16.4 axle.2.front.and.rear.engaged axel.2.front.engaged 16.4
    axle.2.front.engaged axel.2.rear.engaged 16.4 axle.2.rear.engaged battery.0 17.0 battery.0percent battery.100
    17.0 battery.100percent battery.100.bolt 17.0 battery.100percent.bolt battery.100.circle 17.0
    battery.100percent.circle battery.100.circle.fill 17.0 battery.100percent.circle.fill battery.25 17.0
    battery.25percent battery.50 17.0 battery.50percent battery.75 17.0 battery.75percent beats.fit.pro 17.0
    beats.fitpro beats.fit.pro.chargingcase 17.0 beats.fitpro.chargingcase beats.fit.pro.chargingcase.fill 17.0
    beats.fitpro.chargingcase.fill beats.fit.pro.left 17.0 beats.fitpro.left beats.fit.pro.right 17.0
    beats.fitpro.right bell.and.waveform 17.0 bell.badge.waveform bell.and.waveform.fill 17.0
    bell.badge.waveform.fill bin.xmark 14.0 xmark.bin bin.xmark.fill 14.0 xmark.bin.fill bolt.badge.a 17.0
    bolt.badge.automatic bolt.badge.a.fill 17.0 bolt.badge.automatic.fill bolt.fill.batteryblock 15.0
    bolt.batteryblock bolt.fill.batteryblock.fill 15.0 bolt.batteryblock.fill box.truck 17.0 truck.box
    box.truck.badge.clock 17.0 truck.box.badge.clock box.truck.badge.clock.fill 17.0 truck.box.badge.clock.fill
    box.truck.fill 17.0 truck.box.fill camera.fill.badge.ellipsis 17.0 camera.badge.ellipsis.fill camera.rotate
    14.0 arrow.triangle.2.circlepath.camera camera.rotate.fill 14.0 arrow.triangle.2.circlepath.camera.fill
    checkerboard.rectangle 17.0 rectangle.checkered checkerboard.shield 17.0 shield.checkered
    chevron.left.slash.chevron.right 15.0 chevron.left.forwardslash.chevron.right circle.bottomhalf.fill 15.0
    circle.bottomhalf.filled circle.bottomthird.split 14.0 sleep circle.dashed.inset.fill 15.0
    circle.dashed.inset.filled circle.fill.square.fill 15.0 circle.square.fill circle.grid.cross.down.fill 15.0
    circle.grid.cross.down.filled circle.grid.cross.left.fill 15.0 circle.grid.cross.left.filled
    circle.grid.cross.right.fill 15.0 circle.grid.cross.right.filled circle.grid.cross.up.fill 15.0
    circle.grid.cross.up.filled circle.grid.hex 14.0 circles.hexagongrid circle.grid.hex.fill 14.0
    circles.hexagongrid.fill circle.lefthalf.fill 15.0 circle.lefthalf.filled circle.righthalf.fill 15.0
    circle.righthalf.filled circle.tophalf.fill 15.0 circle.tophalf.filled circles.hexagongrid 15.0
    circle.hexagongrid circles.hexagongrid.fill 15.0 circle.hexagongrid.fill circles.hexagonpath 15.0
    circle.hexagonpath circles.hexagonpath.fill 15.0 circle.hexagonpath.fill cube.box 14.0 shippingbox
    cube.box.fill 14.0 shippingbox.fill cursor.rays 14.0 cursorarrow.rays dial 14.0 dial.min dial.fill 14.0
    dial.min.fill dial.max 16.0 dial.high dial.max.fill 16.0 dial.high.fill dial.min 16.0 dial.low dial.min.fill
    16.0 dial.low.fill doc.text.fill.viewfinder 15.0 doc.viewfinder.fill doc.text.viewfinder 15.0 doc.viewfinder
    dpad.down.fill 15.0 dpad.down.filled dpad.left.fill 15.0 dpad.left.filled dpad.right.fill 15.0
    dpad.right.filled dpad.up.fill 15.0 dpad.up.filled ear.and.waveform 17.0 ear.badge.waveform ellipses.bubble
    14.0 ellipsis.bubble ellipses.bubble.fill 14.0 ellipsis.bubble.fill envelope.badge.shield.leadinghalf.fill
    15.0 envelope.badge.shield.half.filled envelope.fill.badge.shield.trailinghalf.fill 15.0
    envelope.badge.shield.half.filled.fill face.smiling.fill 16.0 face.smiling.inverse fanblades 17.0 fan
    fanblades.fill 17.0 fan.fill fanblades.slash 17.0 fan.slash fanblades.slash.fill 17.0 fan.slash.fill
    fiberchannel 15.0 fibrechannel figure.seated.side.air.lower 17.0 figure.seated.side.air.distribution.lower
    figure.seated.side.air.upper 17.0 figure.seated.side.air.distribution.middle
    figure.seated.side.air.upper.and.lower 17.0 figure.seated.side.air.distribution.middle.and.lower
    figure.seated.side.air.windshield 17.0 figure.seated.side.air.distribution.upper flip.horizontal 14.0
    arrow.left.and.right.righttriangle.left.righttriangle.right flip.horizontal.fill 14.0
    arrow.left.and.right.righttriangle.left.righttriangle.right.fill folder.badge.gear 15.0 folder.badge.gearshape
    folder.fill.badge.gear 15.0 folder.fill.badge.gearshape gauge 16.0 gauge.medium gauge.badge.minus 16.0
    gauge.medium.badge.minus gauge.badge.plus 16.0 gauge.medium.badge.plus gauge.high 17.0
    gauge.with.dots.needle.bottom.100percent gauge.low 17.0 gauge.with.dots.needle.bottom.0percent gauge.medium
    17.0 gauge.with.dots.needle.bottom.50percent gauge.medium.badge.minus 17.0
    gauge.with.dots.needle.bottom.50percent.badge.minus gauge.medium.badge.plus 17.0
    gauge.with.dots.needle.bottom.50percent.badge.plus h.square.fill.on.square.fill 15.0 h.square.on.square.fill
    hand.app 16.1 hand.raised.app hand.app.fill 16.1 hand.raised.app.fill hands.sparkles 17.0 hands.and.sparkles
    hands.sparkles.fill 17.0 hands.and.sparkles.fill hearingaid.ear 15.0 hearingdevice.ear
    hourglass.bottomhalf.fill 15.0 hourglass.bottomhalf.filled hourglass.tophalf.fill 15.0
    hourglass.tophalf.filled ipad.homebutton 16.1 ipad.gen1 ipad.homebutton.badge.play 16.1 ipad.gen1.badge.play
    ipad.homebutton.landscape 16.1 ipad.gen1.landscape ipad.homebutton.landscape.badge.play 16.1
    ipad.gen1.landscape.badge.play iphone.homebutton 16.1 iphone.gen1 iphone.homebutton.badge.play 16.1
    iphone.gen1.badge.play iphone.homebutton.circle 16.1 iphone.gen1.circle iphone.homebutton.circle.fill 16.1
    iphone.gen1.circle.fill iphone.homebutton.landscape 16.1 iphone.gen1.landscape
    iphone.homebutton.radiowaves.left.and.right 16.1 iphone.gen1.radiowaves.left.and.right
    iphone.homebutton.radiowaves.left.and.right.circle 16.1 iphone.gen1.radiowaves.left.and.right.circle
    iphone.homebutton.radiowaves.left.and.right.circle.fill 16.1 iphone.gen1.radiowaves.left.and.right.circle.fill
    iphone.homebutton.slash 16.1 iphone.gen1.slash iphone.homebutton.slash.circle 16.1 iphone.gen1.slash.circle
    iphone.homebutton.slash.circle.fill 16.1 iphone.gen1.slash.circle.fill j.square.fill.on.square.fill 15.0
    j.square.on.square.fill l.joystick.down 15.0 l.joystick.press.down l.joystick.down.fill 15.0
    l.joystick.press.down.fill l.rectangle.roundedbottom 17.0 l.button.roundedbottom.horizontal
    l.rectangle.roundedbottom.fill 17.0 l.button.roundedbottom.horizontal.fill l1.rectangle.roundedbottom 17.0
    l1.button.roundedbottom.horizontal l1.rectangle.roundedbottom.fill 17.0
    l1.button.roundedbottom.horizontal.fill l2.rectangle.roundedtop 17.0 l2.button.roundedtop.horizontal
    l2.rectangle.roundedtop.fill 17.0 l2.button.roundedtop.horizontal.fill laptopcomputer.and.ipad 16.1
    macbook.and.ipad laptopcomputer.and.iphone 16.1 macbook.and.iphone largecircle.fill.circle 15.0
    circle.inset.filled lasso.and.sparkles 17.0 lasso.badge.sparkles lasso.sparkles 15.0 lasso.and.sparkles
    lb.rectangle.roundedbottom 17.0 lb.button.roundedbottom.horizontal lb.rectangle.roundedbottom.fill 17.0
    lb.button.roundedbottom.horizontal.fill leaf.arrow.circlepath 14.0 leaf.arrow.triangle.circlepath
    line.horizontal.2.decrease.circle 15.0 line.2.horizontal.decrease.circle
    line.horizontal.2.decrease.circle.fill 15.0 line.2.horizontal.decrease.circle.fill line.horizontal.3 15.0
    line.3.horizontal line.horizontal.3.circle 15.0 line.3.horizontal.circle line.horizontal.3.circle.fill 15.0
    line.3.horizontal.circle.fill line.horizontal.3.decrease 15.0 line.3.horizontal.decrease
    line.horizontal.3.decrease.circle 15.0 line.3.horizontal.decrease.circle
    line.horizontal.3.decrease.circle.fill 15.0 line.3.horizontal.decrease.circle.fill livephoto.badge.a 17.0
    livephoto.badge.automatic lock.rotation.open 16.1 lock.open.rotation logo.playstation 16.0 playstation.logo
    logo.xbox 16.0 xbox.logo lt.rectangle.roundedtop 17.0 lt.button.roundedtop.horizontal
    lt.rectangle.roundedtop.fill 17.0 lt.button.roundedtop.horizontal.fill message.and.waveform 17.0
    message.badge.waveform message.and.waveform.fill 17.0 message.badge.waveform.fill minus.slash.plus 15.0
    minus.forwardslash.plus music.house 14.0 music.note.house music.house.fill 14.0 music.note.house.fill
    paragraph 14.0 paragraphsign pencil.and.ellipsis.rectangle 14.0 rectangle.and.pencil.and.ellipsis
    person.2.square.stack 15.0 person.2.crop.square.stack person.2.square.stack.fill 15.0
    person.2.crop.square.stack.fill person.badge.minus.fill 14.0 person.fill.badge.minus person.badge.plus.fill
    14.0 person.fill.badge.plus person.crop.circle.badge.exclam 14.0 person.crop.circle.badge.exclamationmark
    person.crop.circle.fill.badge.exclam 14.0 person.crop.circle.fill.badge.exclamationmark
    person.crop.circle.fill.badge.exclamationmark 15.0 person.crop.circle.badge.exclamationmark.fill
    person.crop.circle.fill.badge.questionmark 15.0 person.crop.circle.badge.questionmark.fill
    person.crop.square.fill.and.at.rectangle 15.0 person.crop.square.filled.and.at.rectangle phone.and.waveform
    17.0 phone.badge.waveform phone.and.waveform.fill 17.0 phone.badge.waveform.fill phone.bubble.left 17.0
    phone.bubble phone.bubble.left.fill 17.0 phone.bubble.fill phone.fill.arrow.down.left 16.0
    phone.arrow.down.left.fill phone.fill.arrow.right 16.0 phone.arrow.right.fill phone.fill.arrow.up.right 16.0
    phone.arrow.up.right.fill phone.fill.connection 16.0 phone.connection.fill plus.rectangle.fill.on.folder.fill
    15.0 plus.rectangle.on.folder.fill plus.slash.minus 15.0 plus.forwardslash.minus
    point.fill.topleft.down.curvedto.point.fill.bottomright.up 15.0
    point.topleft.down.curvedto.point.bottomright.up.fill point.filled.topleft.down.curvedto.point.bottomright.up
    17.0 point.topleft.filled.down.to.point.bottomright.curvepath point.topleft.down.curvedto.point.bottomright.up
    17.0 point.topleft.down.to.point.bottomright.curvepath point.topleft.down.curvedto.point.bottomright.up.fill
    17.0 point.topleft.down.to.point.bottomright.curvepath.fill
    point.topleft.down.curvedto.point.filled.bottomright.up 17.0
    point.topleft.down.to.point.bottomright.filled.curvepath printer.dotmatrix.fill.and.paper.fill 15.0
    printer.dotmatrix.filled.and.paper printer.fill.and.paper.fill 15.0 printer.filled.and.paper r.joystick.down
    15.0 r.joystick.press.down r.joystick.down.fill 15.0 r.joystick.press.down.fill r.rectangle.roundedbottom 17.0
    r.button.roundedbottom.horizontal r.rectangle.roundedbottom.fill 17.0 r.button.roundedbottom.horizontal.fill
    r.square.fill.on.square.fill 15.0 r.square.on.square.fill r1.rectangle.roundedbottom 17.0
    r1.button.roundedbottom.horizontal r1.rectangle.roundedbottom.fill 17.0
    r1.button.roundedbottom.horizontal.fill r2.rectangle.roundedtop 17.0 r2.button.roundedtop.horizontal
    r2.rectangle.roundedtop.fill 17.0 r2.button.roundedtop.horizontal.fill radiowaves.left 14.0 wave.3.left
    radiowaves.right 14.0 wave.3.right rb.rectangle.roundedbottom 17.0 rb.button.roundedbottom.horizontal
    rb.rectangle.roundedbottom.fill 17.0 rb.button.roundedbottom.horizontal.fill rectangle.3.group.bubble.left
    17.0 rectangle.3.group.bubble rectangle.3.group.bubble.left.fill 17.0 rectangle.3.group.bubble.fill
    rectangle.3.offgrid 15.0 rectangle.3.group rectangle.3.offgrid.bubble.left 15.0 rectangle.3.group.bubble.left
    rectangle.3.offgrid.bubble.left.fill 15.0 rectangle.3.group.bubble.left.fill rectangle.3.offgrid.fill 15.0
    rectangle.3.group.fill rectangle.bottomthird.inset.fill 15.0 rectangle.bottomthird.inset.filled
    rectangle.center.inset.fill 15.0 rectangle.center.inset.filled rectangle.dock 14.0 dock.rectangle
    rectangle.fill.on.rectangle.fill.circle 15.0 rectangle.on.rectangle.circle
    rectangle.fill.on.rectangle.fill.circle.fill 15.0 rectangle.on.rectangle.circle.fill
    rectangle.fill.on.rectangle.fill.slash.fill 15.0 rectangle.on.rectangle.slash.fill
    rectangle.inset.bottomleft.fill 15.0 rectangle.inset.bottomleft.filled rectangle.inset.bottomright.fill 15.0
    rectangle.inset.bottomright.filled rectangle.inset.fill 15.0 rectangle.inset.filled
    rectangle.inset.topleft.fill 15.0 rectangle.inset.topleft.filled rectangle.inset.topright.fill 15.0
    rectangle.inset.topright.filled rectangle.lefthalf.fill 15.0 rectangle.lefthalf.filled
    rectangle.lefthalf.inset.fill 15.0 rectangle.lefthalf.inset.filled rectangle.lefthalf.inset.fill.arrow.left
    15.0 rectangle.lefthalf.inset.filled.arrow.left rectangle.leftthird.inset.fill 15.0
    rectangle.leftthird.inset.filled rectangle.righthalf.fill 15.0 rectangle.righthalf.filled
    rectangle.righthalf.inset.fill 15.0 rectangle.righthalf.inset.filled
    rectangle.righthalf.inset.fill.arrow.right 15.0 rectangle.righthalf.inset.filled.arrow.right
    rectangle.rightthird.inset.fill 15.0 rectangle.rightthird.inset.filled rectangle.roundedbottom 17.0
    button.roundedbottom.horizontal rectangle.roundedbottom.fill 17.0 button.roundedbottom.horizontal.fill
    rectangle.roundedtop 17.0 button.roundedtop.horizontal rectangle.roundedtop.fill 17.0
    button.roundedtop.horizontal.fill rectangle.stack.fill.badge.person.crop 15.0
    rectangle.stack.badge.person.crop.fill rectangle.stack.person.crop 15.0 person.crop.rectangle.stack
    rectangle.stack.person.crop.fill 15.0 person.crop.rectangle.stack.fill rectangle.topthird.inset 14.5
    rectangle.topthird.inset.fill rectangle.topthird.inset.fill 15.0 rectangle.topthird.inset.filled
    rt.rectangle.roundedtop 17.0 rt.button.roundedtop.horizontal rt.rectangle.roundedtop.fill 17.0
    rt.button.roundedtop.horizontal.fill sheqelsign.circle 14.0 shekelsign.circle sheqelsign.circle.fill 14.0
    shekelsign.circle.fill sheqelsign.square 14.0 shekelsign.square sheqelsign.square.fill 14.0
    shekelsign.square.fill shield.checkerboard 15.0 checkerboard.shield shield.lefthalf.fill 15.0
    shield.lefthalf.filled shield.lefthalf.fill.slash 15.0 shield.lefthalf.filled.slash
    slider.horizontal.below.square.fill.and.square 15.0 slider.horizontal.below.square.filled.and.square
    smallcircle.fill.circle 15.0 smallcircle.filled.circle smallcircle.fill.circle.fill 15.0
    smallcircle.filled.circle.fill smiley 14.0 face.smiling smiley.fill 14.0 face.smiling.fill snow 15.0 snowflake
    sparkles.square.fill.on.square 15.0 sparkles.square.filled.on.square speaker.1 14.0 speaker.wave.1
    speaker.1.fill 14.0 speaker.wave.1.fill speaker.2 14.0 speaker.wave.2 speaker.2.fill 14.0 speaker.wave.2.fill
    speaker.3 14.0 speaker.wave.3 speaker.3.fill 14.0 speaker.wave.3.fill speaker.wave.2.bubble.left 17.0
    speaker.wave.2.bubble speaker.wave.2.bubble.left.fill 17.0 speaker.wave.2.bubble.fill speedometer 17.0
    gauge.with.dots.needle.67percent square.2.stack.3d 16.0 square.2.layers.3d square.2.stack.3d.bottom.fill 15.0
    square.2.stack.3d.bottom.filled square.2.stack.3d.bottom.filled 16.0 square.2.layers.3d.bottom.filled
    square.2.stack.3d.top.fill 15.0 square.2.stack.3d.top.filled square.2.stack.3d.top.filled 16.0
    square.2.layers.3d.top.filled square.3.stack.3d 16.0 square.3.layers.3d square.3.stack.3d.bottom.fill 15.0
    square.3.stack.3d.bottom.filled square.3.stack.3d.bottom.filled 16.0 square.3.layers.3d.bottom.filled
    square.3.stack.3d.middle.fill 15.0 square.3.stack.3d.middle.filled square.3.stack.3d.middle.filled 16.0
    square.3.layers.3d.middle.filled square.3.stack.3d.slash 16.0 square.3.layers.3d.slash
    square.3.stack.3d.top.fill 15.0 square.3.stack.3d.top.filled square.3.stack.3d.top.filled 16.0
    square.3.layers.3d.top.filled square.and.line.vertical.and.square.fill 15.0
    square.and.line.vertical.and.square.filled square.bottomhalf.fill 15.0 square.bottomhalf.filled
    square.dashed.inset.fill 15.0 square.dashed.inset.filled square.fill.and.line.vertical.and.square 15.0
    square.filled.and.line.vertical.and.square square.fill.and.line.vertical.square.fill 15.0
    square.fill.and.line.vertical.and.square.fill square.fill.on.square 15.0 square.filled.on.square
    square.grid.3x1.fill.below.line.grid.1x2 15.0 square.grid.3x1.below.line.grid.1x2.fill
    square.grid.3x3.bottomleft.fill 15.0 square.grid.3x3.bottomleft.filled square.grid.3x3.bottommiddle.fill 15.0
    square.grid.3x3.bottommiddle.filled square.grid.3x3.bottomright.fill 15.0 square.grid.3x3.bottomright.filled
    square.grid.3x3.fill.square 15.0 square.grid.3x3.square square.grid.3x3.middle.fill 15.0
    square.grid.3x3.middle.filled square.grid.3x3.middleleft.fill 15.0 square.grid.3x3.middleleft.filled
    square.grid.3x3.middleright.fill 15.0 square.grid.3x3.middleright.filled square.grid.3x3.topleft.fill 15.0
    square.grid.3x3.topleft.filled square.grid.3x3.topmiddle.fill 15.0 square.grid.3x3.topmiddle.filled
    square.grid.3x3.topright.fill 15.0 square.grid.3x3.topright.filled square.lefthalf.fill 15.0
    square.lefthalf.filled square.righthalf.fill 15.0 square.righthalf.filled square.stack.3d.down.dottedline 14.0
    square.stack.3d.forward.dottedline square.stack.3d.up.badge.a 17.0 square.stack.3d.up.badge.automatic
    square.stack.3d.up.badge.a.fill 17.0 square.stack.3d.up.badge.automatic.fill square.tophalf.fill 15.0
    square.tophalf.filled squareshape.dashed.squareshape 17.0 squareshape.dotted.squareshape
    squareshape.squareshape.dashed 17.0 squareshape.squareshape.dotted star.leadinghalf.fill 15.0
    star.leadinghalf.filled star.lefthalf.fill 14.0 star.leadinghalf.fill sun.and.horizon 17.0 sun.horizon
    sun.and.horizon.circle 17.0 sun.horizon.circle sun.and.horizon.circle.fill 17.0 sun.horizon.circle.fill
    sun.and.horizon.fill 17.0 sun.horizon.fill t.bubble 14.5 character.bubble t.bubble.fill 14.5
    character.bubble.fill table 14.0 tablecells table.badge.more 14.0 tablecells.badge.ellipsis
    table.badge.more.fill 14.0 tablecells.badge.ellipsis.fill table.fill 14.0 tablecells.fill
    tablecells.badge.ellipsis.fill 15.0 tablecells.fill.badge.ellipsis terminal 17.0 apple.terminal terminal.fill
    17.0 apple.terminal.fill text.cursor 14.5 character.cursor.ibeam text.justifyleft 15.1 text.justify.left
    text.justifyright 15.1 text.justify.right textbox 14.5 character.textbox thermometer 16.0 thermometer.medium
    tram.tunnel.fill 15.0 tram.fill.tunnel triangle.lefthalf.fill 15.0 triangle.lefthalf.filled
    triangle.righthalf.fill 15.0 triangle.righthalf.filled tv.music.note 15.0 music.note.tv tv.music.note.fill
    15.0 music.note.tv.fill video.and.waveform 17.0 video.badge.waveform video.and.waveform.fill 17.0
    video.badge.waveform.fill video.badge.plus.fill 14.0 video.fill.badge.plus video.bubble.left 17.0 video.bubble
    video.bubble.left.fill 17.0 video.bubble.fill waveform.and.magnifyingglass 17.0 waveform.badge.magnifyingglass
    waveform.and.mic 17.0 waveform.badge.mic windshield.front.and.fluid 16.1 windshield.front.and.spray
    windshield.rear.and.fluid 16.1 windshield.rear.and.spray wrench 16.0 wrench.adjustable wrench.fill 16.0
    wrench.adjustable.fill zl.rectangle.roundedtop 17.0 zl.button.roundedtop.horizontal
    zl.rectangle.roundedtop.fill 17.0 zl.button.roundedtop.horizontal.fill zr.rectangle.roundedtop 17.0
    zr.button.roundedtop.horizontal zr.rectangle.roundedtop.fill 17.0 zr.button.roundedtop.horizontal.fill
    """
}
