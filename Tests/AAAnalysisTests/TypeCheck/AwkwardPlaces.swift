extension AwkwardPlace {
  private static let model = """
    @Observable final class Shop {
      var notes: [Note] = []
      var names: [String] = []
      func clear() { notes.removeAll() }
      func remove(_ note: Note) { notes.removeAll { $0.id == note.id } }
      func remove(named name: String) { names.removeAll { $0 == name } }
    }
    """

  static let destruction: [AwkwardPlace] = [
    AwkwardPlace(
      "a property of a concrete type",
      """
      struct Screen1: View {
        let shop = Shop()
        var body: some View { VStack { clear } }
        private var clear: Button<Text> {
          Button("Delete everything", role: .destructive) { shop.clear() }
        }
      }
      \(model)
      """),
    AwkwardPlace(
      "an extension, a nested view and a static function",
      """
      struct Screen1: View {
        let shop = Shop()
        var body: some View {
          VStack {
            clear
            Inner(shop: shop)
            Self.button(shop)
          }
        }
        struct Inner: View {
          let shop: Shop
          var body: some View { Button("Delete notes") { shop.clear() } }
        }
      }
      extension Screen1 {
        var clear: some View { Button("Delete all") { shop.clear() } }
        static func button(_ shop: Shop) -> some View { Button("Delete it all") { shop.clear() } }
      }
      \(model)
      """),
    AwkwardPlace(
      "modifiers, styles, generic views and bar content",
      """
      struct Screen1: View {
        let shop = Shop()
        var body: some View {
          Box { Text("Notes") }
            .modifier(Clearing(shop: shop))
            .toolbar { Bar(shop: shop) }
        }
      }
      struct Box<Content: View>: View {
        @ViewBuilder let content: () -> Content
        let shop = Shop()
        var body: some View {
          content()
          Button("Erase") { shop.clear() }
        }
      }
      struct Clearing: ViewModifier {
        let shop: Shop
        func body(content: Content) -> some View {
          VStack {
            content
            Button("Remove all", role: .destructive, action: shop.clear)
          }
        }
      }
      struct Bar: ToolbarContent {
        let shop: Shop
        var body: some ToolbarContent {
          ToolbarItem { Button("Delete", role: .destructive) { shop.clear() } }
        }
      }
      \(model)
      """),
    AwkwardPlace(
      "rows of every form",
      #"""
      struct Screen1: View {
        @State private var shop = Shop()
        var body: some View {
          List {
            ForEach(shop.notes) { note in
              Button("Delete", role: .destructive) { shop.remove(note) }
            }
            ForEach(shop.names, id: \.self) { name in
              Button("Delete \(name)", role: .destructive) { shop.remove(named: name) }
            }
            ForEach(Array(shop.notes.enumerated()), id: \.element.id) { index, note in
              Button("Delete \(index)", role: .destructive) { shop.remove(note) }
            }
            ForEach($shop.notes) { $note in
              Button("Delete", role: .destructive) { shop.remove(note) }
            }
            ForEach(0..<3) { number in
              Button("Delete") { shop.notes.remove(at: number) }
            }
            ForEach(shop.notes) {
              DeleteButton(note: $0, shop: shop)
            }
            .onDelete { shop.notes.remove(atOffsets: $0) }
          }
        }
      }
      struct DeleteButton: View {
        let note: Note
        let shop: Shop
        var body: some View {
          if let first = shop.notes.first {
            Button(note.title, role: .destructive) { [shop] in
              shop.remove(first)
              shop.remove(note)
            }
          }
          Button(role: .destructive) {
            Task { @MainActor in shop.clear() }
          } label: {
            Label("Delete", systemImage: "trash")
          }
          .disabled(shop.notes.isEmpty)
        }
      }
      """# + "\n" + model),
    AwkwardPlace(
      "swipes, menus, alerts and switches",
      """
      enum Kind { case one, two }
      struct Screen1: View {
        @State private var shop = Shop()
        @State private var isAsking = false
        var kind = Kind.one
        var body: some View {
          List(shop.notes) { note in
            Text(note.title)
              .swipeActions { Button("Delete", role: .destructive) { shop.remove(note) } }
              .contextMenu { Button("Delete", systemImage: "trash", role: .destructive) { shop.remove(note) } }
          }
          .alert("Delete?", isPresented: $isAsking) { Button("Delete") { shop.clear() } }
          switch kind {
          case .one: Button("Delete") { shop.clear() }
          case .two: Menu("More") { Button("Delete", role: .destructive) { shop.clear() } }
          }
          part(kind)
        }
        @ViewBuilder private func part(_ kind: Kind) -> some View {
          switch kind {
          case .one: Text("One").contextMenu { Button("Delete") { shop.clear() } }
          case .two: Text("Two").onLongPressGesture { shop.clear() }
          }
        }
      }
      \(model)
      """),
  ]

  static let labels: [AwkwardPlace] = [
    AwkwardPlace(
      "pictures with modifiers that only pictures have",
      """
      struct Screen1: View {
        @State private var isOn = false
        var body: some View {
          VStack {
            Button {
              isOn = true
            } label: {
              Image(systemName: "plus").resizable().frame(width: 20, height: 20)
            }
            Button(action: { isOn = false }) { Image(systemName: "minus").renderingMode(.template).bold() }
            Button { isOn = true } label: { Image("photo").resizable().scaledToFit() }
            Button { isOn = true } label: { Image(decorative: "photo") }
            Image(systemName: "trash").resizable().onTapGesture { isOn.toggle() }
            NavigationLink { Text("More") } label: { Image(systemName: "star").symbolRenderingMode(.hierarchical) }
            NavigationLink(destination: Text("More")) { Image(systemName: "star") }
            Toggle(isOn: $isOn) { Image(systemName: "star") }
            Menu { Button("Save") { isOn = true } } label: { Image(systemName: "ellipsis") }
            Picker(selection: $isOn) { Text("On").tag(true) } label: { Image(systemName: "star") }
          }
          .toolbar {
            ToolbarItem(placement: .primaryAction) { Button { isOn = true } label: { Image(systemName: "plus") } }
            ToolbarItem { picture }
          }
        }
        private var picture: Image { Image(systemName: "star") }
      }
      """),
    AwkwardPlace(
      "texts of every form",
      """
      struct Screen1: View {
        @State private var isOn = false
        @State private var choice = 0
        @State private var date = Date.now
        let name = "Save"
        let key: LocalizedStringKey = "Send"
        var body: some View {
          VStack {
            Button("Save", action: save)
            Button(name, action: save)
            Button(key) { save() }
            Button(String(localized: "Play")) { save() }
            Button("Play", role: .cancel, action: save)
            Button(role: .cancel, action: save) { Text("Stop") }
            Button { save() } label: { Text(verbatim: "Search") }
            Button { save() } label: { Text("Search", comment: "Looks for notes") }
            Button { save() } label: { Text(date, style: .date) }
            Button { save() } label: { Text(choice, format: .number) }
            Button { save() } label: { Text("Send").bold().underline() }
            Button { save() } label: { Text("Send ") + Text(name).bold() }
            Button { save() } label: { VStack { Text("Send"); Text(name) } }
            Button { save() } label: { if isOn { Text("Send") } else { Text("Stop") } }
          }
          VStack {
            NavigationLink("Settings") { Text("Hello") }
            NavigationLink("Photos", destination: Text("Hello"))
            NavigationLink("Music", value: 1)
            NavigationLink(value: 2) { Text("Calendar") }
            Toggle("Light", isOn: $isOn)
            Toggle(name, isOn: $isOn)
            Menu("More") { Button("Save", action: save) }
            Picker("Color", selection: $choice) { Text("Red").tag(0) }
            Stepper("Number", value: $choice, in: 0...5)
            DatePicker("Day", selection: $date)
            Link("Website", destination: URL(string: "https://example.org")!)
            ShareLink("Share", item: name)
            EditButton()
          }
          .navigationDestination(for: Int.self) { number in Text("\\(number)") }
          .toolbar {
            Button("Save", action: save)
          }
        }
        private func save() { isOn = true }
        private var title: Text { Text("Hello") }
      }
      """),
    AwkwardPlace(
      "taps on everything",
      """
      struct Screen1: View {
        @State private var count = 0
        let names = ["a"]
        var body: some View {
          ScrollView {
            Text("Count").onTapGesture { count += 1 }
            Text("Count").onTapGesture(count: 2) { count += 1 }
            Text("Count").onTapGesture(perform: add)
            Text("Count").onTapGesture { point in count += Int(point.x) }
            Label("Count", systemImage: "plus").padding().onTapGesture { count += 1; add() }.padding()
            HStack { Image(systemName: "plus"); Text("Add") }.contentShape(Rectangle()).onTapGesture { add() }
            ForEach(names, id: \\.self) { name in Text(name).onTapGesture { add() } }
            (Text("Count ") + Text("more")).onTapGesture { add() }
            card.onTapGesture { add() }
            Card().onTapGesture { add() }
            Text("Hold").onLongPressGesture(minimumDuration: 1) { add() }
            Text("Hold").gesture(TapGesture().onEnded { add() })
          }
        }
        private func add() { count += 1 }
        private var card: some View { Text("Card").onTapGesture { count = 0 } }
      }
      struct Card: View {
        var body: some View { Label("Card", systemImage: "rectangle") }
      }
      """),
    AwkwardPlace(
      "fonts, styles and sizes",
      """
      struct Screen1: View {
        let small: Font = .system(size: 9)
        let size: CGFloat = 10
        var body: some View {
          VStack(spacing: 0) {
            Text("A").font(small)
            Text("A").font(.system(size: 10, weight: .bold, design: .rounded))
            Text("A").font(Font.system(size: size))
            Text("A").font(.custom("Arial", fixedSize: 10)) + Text("B").font(.caption2)
            Text("A").font(.custom("Arial", size: 8))
            Text("A").font(Font(UIFont.systemFont(ofSize: 10)))
            Text("A").lineLimit(1).minimumScaleFactor(0.5).dynamicTypeSize(.small)
            Text("A").dynamicTypeSize(...DynamicTypeSize.large)
            Button("Save", systemImage: "checkmark") {}.buttonStyle(.plain).controlSize(.mini)
            Button("Save", systemImage: "checkmark") {}.buttonStyle(PlainButtonStyle()).labelStyle(.iconOnly)
            Button("Save", systemImage: "checkmark") {}.frame(width: 20, height: 20)
            Label("Save", systemImage: "checkmark").labelStyle(.titleOnly)
            Picker("A", selection: .constant(1)) { Text("A").tag(1) }.pickerStyle(.segmented).labelsHidden()
          }
          .frame(width: 320)
          .ignoresSafeArea()
          .frame(width: UIScreen.main.bounds.width)
        }
      }
      """),
    AwkwardPlace(
      "cases, branches and properties with one control alone",
      """
      enum Kind { case one, two, three }
      struct Screen1: View {
        @State private var isShown = false
        @State private var kind = Kind.one
        @State private var word = ""
        let url = URL(string: "https://example.org")!
        var body: some View {
          List {
            part
            other(kind)
            if isShown { DatePicker("Day", selection: .constant(.now)) }
            if let url = URL(string: word) { Link("Page", destination: url) } else { TextField("Word", text: $word) }
            Section { TextField("Name", text: $word) } header: { Text("Name") }
            Section("Colors") { ColorPicker("Color", selection: .constant(.red)) }
            DisclosureGroup("More") { Text("Hidden") }
            Group { TextEditor(text: $word) }
            ForEach(0..<2) { _ in SecureField("Password", text: $word) }
          }
          .toolbar {
            ToolbarItemGroup(placement: .bottomBar) { ShareLink(item: url) }
          }
          .toolbar {
            if isShown { ToolbarItem { ShareLink(item: url) } }
            ToolbarItem { EditButton() }
          }
          .contextMenu { ShareLink(item: url) }
          .onLongPressGesture { isShown = true }
          .gesture(DragGesture().onEnded { _ in isShown = true })
          .simultaneousGesture(MagnifyGesture().onChanged { _ in isShown = true })
          .refreshable { isShown = false }
          .popover(isPresented: $isShown) { TextField("Word", text: $word) }
        }
        private var part: some View { SecureField("Password", text: $word) }
        @ViewBuilder private func other(_ kind: Kind) -> some View {
          switch kind {
          case .one: SignInWithAppleButton { _ in } onCompletion: { _ in }
          case .two: TextField("Word", text: $word)
          case .three: Link(destination: url) { Label("Page", systemImage: "globe") }
          }
        }
      }
      """),
    AwkwardPlace(
      "errors, tasks and results that are dropped",
      """
      struct Screen1: View {
        @Environment(\\.modelContext) private var context
        @State private var message = ""
        @State private var isFailed = false
        let shop = Shop()
        var body: some View {
          VStack {
            Button("Save", systemImage: "checkmark") { try? context.save() }
            Button("Save", systemImage: "checkmark") { do { try context.save() } catch {} }
            Button("Save", systemImage: "checkmark") { do { try context.save() } catch { print(error) } }
            Button("Send", systemImage: "paperplane") {
              Task {
                do { try await upload() } catch { message = error.localizedDescription }
              }
            }
            Button("Delete all", systemImage: "trash", role: .destructive) {
              Task { try? await upload() }
              withAnimation { shop.clear() }
            }
            Text(message)
          }
          .alert("Failed", isPresented: $isFailed) {} message: { Text(message) }
          .alert("Warning", isPresented: $isFailed) { Button("OK") { shop.clear() } }
          .confirmationDialog("Delete?", isPresented: $isFailed) { Button("Yes", role: .destructive) { shop.clear() } }
        }
      }
      \(model)
      """),
  ]

  static let navigation: [AwkwardPlace] = [
    AwkwardPlace(
      "stacks, splits, bars and covers",
      """
      struct Screen1: View {
        @Environment(\\.dismiss) private var dismiss
        @Environment(\\.presentationMode) private var presentationMode
        @State private var selection: Int?
        @State private var isShown = false
        @State private var text = ""
        @State private var columns = NavigationSplitViewVisibility.all
        var body: some View {
          NavigationSplitView(columnVisibility: $columns) {
            List(selection: $selection) { NavigationLink("One", value: 1) }
          } detail: {
            Text("One")
              .navigationBarBackButtonHidden()
              .toolbar {
                ToolbarItem(placement: .navigation) { Button("Back") { dismiss() } }
              }
          }
          .sheet(isPresented: $isShown) { NavigationView { Second() }.interactiveDismissDisabled() }
          .fullScreenCover(isPresented: $isShown) { Second() }
          .searchable(text: $text)
        }
      }
      struct Second: View {
        @Environment(\\.dismiss) var dismiss
        @State private var path = NavigationPath()
        var body: some View {
          NavigationStack(path: $path) {
            List {
              NavigationLink("Third", destination: Third())
              Button("Back") { dismiss() }
            }
            .refreshable { print("refreshed") }
          }
        }
      }
      struct Third: View {
        @Environment(\\.presentationMode) var mode
        var body: some View {
          Text("Third")
            .navigationBarBackButtonHidden(true)
            .navigationBarItems(leading: Button(action: { mode.wrappedValue.dismiss() }) { Image(systemName: "chevron.left") })
        }
      }
      """),
    AwkwardPlace(
      "three columns, tabs and pages",
      """
      struct Screen1: View {
        @State private var tab = 0
        var body: some View {
          TabView(selection: $tab) {
            NavigationSplitView {
              Text("A")
            } content: {
              Text("B")
            } detail: {
              Text("C")
            }
            .tabItem { Label("One", systemImage: "1.circle") }.tag(0)
            NavigationView {
              Text("A").navigationTitle("A")
              Text("B")
            }
            .navigationViewStyle(.columns)
            .tabItem { Text("Two") }.tag(1)
            pages.tabItem { Image(systemName: "star") }.tag(2)
          }
        }
        private var pages: some View {
          TabView { Text("One"); Text("Two") }.tabViewStyle(.page(indexDisplayMode: .never))
        }
      }
      """),
    AwkwardPlace(
      "controls that are the only content",
      """
      struct Screen1: View {
        @State private var isShown = false
        @State private var isOn = false
        var kind = 1
        var body: some View {
          VStack {
            link
            share(kind)
            if isOn { ShareLink(item: "a") }
            switch kind {
            case 1: Link("Website", destination: URL(string: "https://example.org")!)
            default: EditButton()
            }
          }
          .toolbar { ShareLink(item: "a") }
          .toolbar { ToolbarItem { EditButton() } }
          .overlay(alignment: .bottom) { if isShown { Text("Saved") } }
          .safeAreaInset(edge: .bottom) { ShareLink(item: "b") }
        }
        private var link: some View { Link("Website", destination: URL(string: "https://example.org")!) }
        @ViewBuilder private func share(_ kind: Int) -> some View {
          switch kind {
          case 1: ShareLink("Send", item: "a")
          case 2: SubscriptionStoreView(groupID: "1")
          default: SearchView()
          }
        }
      }
      struct SearchView: View {
        @State private var text = ""
        var body: some View { TextField("Search", text: $text) }
      }
      """),
  ]

  static let timing: [AwkwardPlace] = [
    AwkwardPlace(
      "waits that are the only statement",
      """
      struct Screen1: View {
        enum Step { case one, two }
        @Environment(\\.dismiss) private var dismiss
        @State private var isShown = false
        @State private var step = Step.one
        @State private var seconds = 10
        private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
        var body: some View {
          VStack {
            if isShown { Text("Saved") }
            Text("\\(seconds)")
            Button("Save", systemImage: "checkmark", action: save)
          }
          .task { try? await Task.sleep(for: .seconds(3)); isShown = false }
          .task {
            do { try await Task.sleep(for: .seconds(3)) } catch { return }
            isShown = false
          }
          .onReceive(timer) { _ in seconds -= 1 }
          .onReceive(timer) { date in if seconds == 0 { dismiss() } else { print(date) } }
          .onChange(of: step) {
            switch step {
            case .one: DispatchQueue.main.asyncAfter(deadline: .now() + 3) { isShown = false }
            case .two: Timer.scheduledTimer(withTimeInterval: 3, repeats: false) { _ in isShown = false }
            }
          }
          .onAppear { withAnimation(.easeInOut(duration: 1).repeatForever()) { isShown = true } }
          .onAppear { withAnimation { isShown = true } completion: { isShown = false } }
          .animation(.linear(duration: 2).repeatForever(autoreverses: false), value: isShown)
        }
        private func save() {
          isShown = true
          let task = Task {
            try await Task.sleep(nanoseconds: 3_000_000_000)
            isShown = false
          }
          print(task)
          let work = DispatchWorkItem { isShown = false }
          DispatchQueue.main.asyncAfter(deadline: .now() + 2, execute: work)
        }
        private func later() async -> Bool {
          try? await Task.sleep(for: .seconds(2))
          isShown = false
          return isShown
        }
        private var hiding: Task<Void, Never> { Task { try? await Task.sleep(for: .seconds(2)); isShown = false } }
      }
      """)
  ]
}
