import SwiftUI

public struct WhatsNewView: View {
  public init(items: [String]) { fatalError() }
  public var body: Never { fatalError() }
}
