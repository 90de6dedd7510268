import SwiftUI

public struct BusBoard: View {
  public init() { fatalError() }
  public var body: Never { fatalError() }
}
