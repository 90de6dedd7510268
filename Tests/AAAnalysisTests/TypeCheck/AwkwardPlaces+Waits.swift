extension AwkwardPlace {
  /// Messages and pages that wait in every shape; each is mended, and with each style of indentation and line ends.
  static let waits: [AwkwardPlace] = [
    AwkwardPlace(
      "a work item that is kept and cancelled",
      """
      struct Screen1: View { var body: some View { VStack { Work() } } }
      struct Work: View {
        @State private var isShown = false
        @State private var hideWork: DispatchWorkItem?

        var body: some View {
          VStack {
            if isShown { Text("Saved") }
            Button("Save", systemImage: "checkmark") { save() }
          }
          .onDisappear { hideWork?.cancel() }
        }

        private func save() {
          isShown = true
          hideWork?.cancel()
          let work = DispatchWorkItem { isShown = false }
          hideWork = work
          // Hide it again after a while.
          DispatchQueue.main.asyncAfter(deadline: .now() + 2, execute: work)
        }
      }
      """),
    AwkwardPlace(
      "a timer that is kept, added to a run loop and stopped",
      """
      struct Screen1: View { var body: some View { VStack { Kept() } } }
      struct Kept: View {
        @State private var message: String?
        @State private var timer: Timer?

        var body: some View {
          ZStack(alignment: .top) {
            Text("Notes")
            if let message {
              HStack {
                Image(systemName: "checkmark")
                Text(message)
              }
              .padding()
            }
          }
          .onAppear { show("Welcome") }
          .onDisappear {
            timer?.invalidate()
            timer = nil
          }
        }

        private func show(_ text: String) {
          message = text
          timer?.invalidate()
          timer = Timer.scheduledTimer(withTimeInterval: 3, repeats: false) { _ in
            withAnimation(.easeOut) {
              message = nil
            }
          }
          if let timer { RunLoop.main.add(timer, forMode: .common) }
        }
      }
      """),
    AwkwardPlace(
      "a publisher that is delayed, in a model",
      """
      struct Screen1: View { var body: some View { VStack { Publishing() } } }
      final class Banner: ObservableObject {
        @Published var isVisible = false
        private var cancellables: Set<AnyCancellable> = []

        init() {
          $isVisible
            .filter { $0 }
            .delay(for: .seconds(3), scheduler: RunLoop.main)
            .sink { [weak self] _ in self?.isVisible = false }
            .store(in: &cancellables)
        }
      }

      struct Publishing: View {
        @StateObject private var banner = Banner()
        var body: some View {
          if banner.isVisible {
            Text("Saved")
              .padding()
          }
          Button("Save", systemImage: "checkmark") { banner.isVisible = true }
        }
      }
      """),
    AwkwardPlace(
      "a function that does more before and behind the wait",
      #"""
      struct Screen1: View { var body: some View { VStack { Mixed() } } }
      struct Mixed: View {
        @State private var isSaved = false
        @State private var count = 0

        var body: some View {
          List {
            Text("\(count)")
            if isSaved {
              Text("Saved")
              Text("Well done")
            }
            Button("Save", systemImage: "checkmark") { Task { await save() } }
          }
        }

        private func save() async {
          isSaved = true
          try? await Task.sleep(nanoseconds: 2_000_000_000)
          guard !Task.isCancelled else { return }
          isSaved = false
          count += 1
          await store()
        }

        private func store() async {}
      }
      """#),
    AwkwardPlace(
      "all of it on one line",
      """
      struct Screen1: View { var body: some View { VStack { Inline() } } }
      struct Inline: View {
        @State private var isSaved = false
        var body: some View {
          VStack { if isSaved { Text("Saved").task { try? await Task.sleep(for: .seconds(3)); isSaved = false } } }
          Button("Save", systemImage: "checkmark") { isSaved = true }
        }
      }
      """),
    AwkwardPlace(
      "a message behind a condition of the build",
      """
      struct Screen1: View { var body: some View { VStack { Gated() } } }
      struct Gated: View {
        @State private var isSaved = false
        var body: some View {
          VStack {
            #if os(iOS)
            if isSaved {
              Text("Saved")
                .task(id: isSaved) {
                  try? await Task.sleep(for: .seconds(3))
                  isSaved = false
                }
            }
            #endif
            Button("Save", systemImage: "checkmark") { isSaved = true }
          }
        }
      }
      """),
    AwkwardPlace(
      "a screen that closes itself",
      #"""
      struct Screen1: View { var body: some View { VStack { Leaving() } } }
      struct Leaving: View {
        @Environment(\.dismiss) private var dismiss
        @Environment(\.accessibilityReduceMotion) private var isStill
        var body: some View {
          VStack {
            Text("Thank you")
            Image(systemName: "heart")
          }
          .onAppear {
            DispatchQueue.main.asyncAfter(deadline: .now() + 4) {
              dismiss()
            }
          }
          .navigationTitle("Thanks")
        }
      }
      """#),
    AwkwardPlace(
      "a task of a model that is kept and cancelled",
      """
      struct Screen1: View { var body: some View { VStack { Model1View() } } }
      @Observable final class Model1 {
        var toast: String?
        var isBusy = false
        private var task: Task<Void, Never>?

        func save() {
          toast = "Saved"
          task?.cancel()
          task = Task { [weak self] in
            try? await Task.sleep(for: .seconds(2))
            guard let self, !Task.isCancelled else { return }
            self.hide()
          }
        }

        func hide() { toast = nil }
      }

      struct Model1View: View {
        @State private var model = Model1()
        var body: some View {
          Text("Notes")
            .overlay(alignment: .bottom) {
              if let toast = model.toast {
                Text(toast)
              }
            }
          Button("Save", systemImage: "checkmark", action: model.save)
        }
      }
      """),
    AwkwardPlace(
      "a timer that calls a selector",
      """
      struct Screen1: View { var body: some View { VStack { Selector1View() } } }
      final class Selector1: NSObject, ObservableObject {
        @Published var hint: String? = "Tap"
        private var timer: Timer?

        func show() {
          hint = "Tap"
          timer = Timer.scheduledTimer(timeInterval: 3, target: self, selector: #selector(hideHint), userInfo: nil, repeats: false)
        }

        @objc private func hideHint() { hint = nil }

        deinit { timer?.invalidate() }
      }

      struct Selector1View: View {
        @ObservedObject var model = Selector1()
        var body: some View {
          if let hint = model.hint { Text(hint) }
          Button("Show", systemImage: "eye") { model.show() }
        }
      }
      """),
    AwkwardPlace(
      "pages that turn themselves",
      #"""
      struct Screen1: View { var body: some View { VStack { Tabs() } } }
      struct Tabs: View {
        @State private var page = 0
        private let timer = Timer.publish(every: 4, on: .main, in: .common).autoconnect()
        var body: some View {
          VStack {
            TabView(selection: $page) {
              ForEach(0..<3) { Text("Page \($0)").tag($0) }
            }
            .tabViewStyle(.page)
            Text("Tips")
          }
          .onReceive(timer) { _ in
            withAnimation { page = (page + 1) % 3 }
          }
        }
      }
      """#),
    AwkwardPlace(
      "steps that follow each other",
      """
      struct Screen1: View { var body: some View { VStack { Steps() } } }
      struct Steps: View {
        enum Step { case rules, game, end }
        @State private var step = Step.rules
        @State private var isReady = false
        var body: some View {
          VStack {
            switch step {
            case .rules: Text("Rules")
            case .game:
              Text("Game")
            case .end: Text("The end")
            }
            if isReady {
              Text("Play")
            } else {
              Text("Read this")
            }
          }
          .task {
            try? await Task.sleep(for: .seconds(5))
            step = .game
          }
          .task {
            try? await Task.sleep(for: .seconds(5))
            isReady = true
          }
        }
      }
      """),
    AwkwardPlace(
      "a control that looks otherwise for a while",
      """
      struct Screen1: View { var body: some View { VStack { Toggled() } } }
      struct Toggled: View {
        @State private var isCopied = false
        var body: some View {
          Button(action: copy) {
            Label(isCopied ? "Copied" : "Copy", systemImage: "doc")
          }
        }
        private func copy() {
          isCopied = true
          DispatchQueue.main.asyncAfter(deadline: .now() + 2) { isCopied = false }
        }
      }
      """),
    AwkwardPlace(
      "an opacity and a text",
      """
      struct Screen1: View { var body: some View { VStack { Shown() } } }
      struct Shown: View {
        @State private var isSaved = false
        @State private var text = ""
        var body: some View {
          VStack {
            Text("Saved").opacity(isSaved ? 1 : 0)
            Text(text)
            Button("Save", systemImage: "checkmark") {
              isSaved = true
              Task {
                try? await Task.sleep(for: .seconds(2))
                isSaved = false
              }
              text = "Saved"
              Task {
                try await Task.sleep(for: .seconds(2))
                text = ""
              }
            }
          }
        }
      }
      """),
    AwkwardPlace(
      "a sheet and a cover",
      """
      struct Screen1: View { var body: some View { VStack { Presented() } } }
      struct Presented: View {
        @State private var isShown = false
        @State private var isCovered = false
        var body: some View {
          Button("Save", systemImage: "checkmark") {
            isShown = true
            DispatchQueue.main.asyncAfter(deadline: .now() + 2) { isShown = false }
            isCovered = true
            DispatchQueue.main.asyncAfter(deadline: .now() + 2) { isCovered = false }
          }
          .sheet(isPresented: $isShown) { Text("Saved") }
          .fullScreenCover(isPresented: $isCovered) {
            VStack {
              Text("Saved")
            }
          }
        }
      }
      """),
    AwkwardPlace(
      "a tap that waits",
      """
      struct Screen1: View { var body: some View { VStack { Later() } } }
      struct Later: View {
        @State private var isShown = true
        var body: some View {
          VStack {
            if isShown { Text("Hint") }
            Button("Hide", systemImage: "eye") {
              DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
                withAnimation { isShown = false }
              }
            }
            Button("Close", systemImage: "xmark") {
              Task {
                try? await Task.sleep(for: .seconds(2))
                isShown = false
              }
            }
          }
        }
      }
      """),
    AwkwardPlace(
      "a closure in a closure, and a branch that stays",
      #"""
      struct Screen1: View { var body: some View { VStack { Closures() } } }
      struct Closures: View {
        @State private var isShown = false
        @State private var log: [String] = []
        var body: some View {
          VStack {
            if isShown { Text("Saved") } else { Text("Not saved") }
            ForEach(log, id: \.self) { Text($0) }
          }
          .onAppear {
            load { item in
              log.append(item)
              isShown = true
              DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
                if log.isEmpty {
                  isShown = false
                } else {
                  log.append("still")
                }
              }
            }
            load { _ = $0; DispatchQueue.main.asyncAfter(deadline: .now() + 2) { isShown = false } }
            UIView.animate(withDuration: 3, animations: { print("moves") }, completion: { _ in
              print("done")
            })
          }
        }
        private func load(_ done: (String) -> Void) { done("a") }
      }
      """#),
  ]
}
