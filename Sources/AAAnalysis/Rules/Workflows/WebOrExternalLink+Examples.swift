extension WebOrExternalLink {
  static let cases: [Example] = [
    Example(
      "a link, and an address that is opened",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Home() }
        }
      }

      struct Home: View {
        let address: String
        @Environment(\\.openURL) private var open

        var body: some View {
          VStack {
            Link("Help", destination: URL(string: "https://example.com/help")!)
      //    ^^^^ information: 'Link' leads out of the app, to where Assistive Access may not let a person go; leave it out, or show what is needed in the app itself
            Button("Write", systemImage: "envelope") {
              open(URL(string: "mailto:\\(address)")!)
      //      ^^^^ information: this call of 'open' leads out of the app, to where Assistive Access may not let a person go; leave it out, or show what is needed in the app itself
            }
          }
        }
      }
      """),
    Example(
      "a browser in a helper type, behind a view model",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Home() }
        }
      }
      //- Home.swift
      import SwiftUI

      struct Home: View {
        @StateObject private var model = NewsModel()

        var body: some View {
          Button("News", systemImage: "newspaper") { model.showNews() }
        }
      }
      //- NewsModel.swift
      import Combine

      final class NewsModel: ObservableObject {
        private let browser = Browser()

        func showNews() { browser.show(Addresses.news) }
      }
      //- Browser.swift
      import SafariServices

      struct Browser {
        func show(_ url: URL) {
          if isInApp {
            present(SFSafariViewController(url: url))
      //            ^^^^^^^^^^^^^^^^^^^^^^ information: 'SFSafariViewController' shows pages from the web, which are not made for Assistive Access; show what is needed in the app itself
          } else {
            UIApplication.shared.open(url)
          }
        }
      }
      """),
    Example(
      "a web view that a view wraps",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Home() }
        }
      }

      struct Home: View {
        let address: URL

        var body: some View {
          WebPage(url: address)
        }
      }

      struct WebPage: UIViewRepresentable {
        let url: URL

        func makeUIView(context: Context) -> WKWebView {
          let webView = WKWebView()
      //                ^^^^^^^^^ information: 'WKWebView' shows pages from the web, which are not made for Assistive Access; show what is needed in the app itself
          webView.load(URLRequest(url: url))
          return webView
        }

        func updateUIView(_ view: WKWebView, context: Context) {}
      }
      """),
    Example(
      "an address of another file",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Home() }
        }
      }
      //- Home.swift
      import SwiftUI

      struct Home: View {
        var body: some View {
          VStack {
            Link("News", destination: Addresses.news)
      //    ^^^^ information: 'Link' leads out of the app, to where Assistive Access may not let a person go; leave it out, or show what is needed in the app itself
            Link("Hotline", destination: Addresses.hotline)
          }
        }
      }
      //- Addresses.swift
      import Foundation

      enum Addresses {
        static let news = URL(string: "https://example.com")!
        static let hotline = URL(string: "tel:112")!
      }
      """),
    Example(
      "calls, messages, FaceTime and the app's settings",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Home() }
        }
      }

      struct Home: View {
        let number: String
        @Environment(\\.openURL) private var openURL

        private func call(_ number: String) {
          let text = "telprompt://\\(number)"
          guard let url = URL(string: text) else { return }
          openURL(url)
        }

        var body: some View {
          VStack {
            Link("Call Mum", destination: URL(string: "tel:\\(number)")!)
            Button("Message", systemImage: "message") { openURL(URL(string: "sms:" + number)!) }
            Button("FaceTime", systemImage: "video") {
              if let url = URL(string: "facetime://\\(number)") { UIApplication.shared.open(url) }
            }
            Button("Settings", systemImage: "gear") {
              guard let url = URL(string: UIApplication.openSettingsURLString) else { return }
              UIApplication.shared.open(url)
            }
            Button("Call", systemImage: "phone") { call(number) }
          }
        }
      }
      """),
    Example(
      "the app's own scheme, functions of the project, pages of the app's own",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Home() }
        }
      }

      struct Home: View {
        let book: Book
        let library: Library

        var body: some View {
          VStack {
            Link("Day", destination: URL(string: "notes://day")!)
            Button("Open", systemImage: "book") { library.open(book) }
            Help()
          }
        }
      }

      struct Library {
        func open(_ book: Book) {}
      }

      struct Help: UIViewRepresentable {
        func makeUIView(context: Context) -> WKWebView {
          let webView = WKWebView()
          webView.loadHTMLString(text, baseURL: nil)
          return webView
        }

        func updateUIView(_ view: WKWebView, context: Context) {}
      }
      """),
    Example(
      "code that only the full app runs",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          WindowGroup { About() }
          AssistiveAccess { Text("Notes") }
        }
      }

      struct About: View {
        var body: some View {
          VStack {
            Link("Help", destination: URL(string: "https://example.com/help")!)
          }
          .onAppear { UIApplication.shared.open(URL(string: "https://example.com")!) }
        }
      }
      """),
  ]
}
