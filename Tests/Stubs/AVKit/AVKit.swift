@_exported import AVFoundation
import SwiftUI

public struct VideoPlayer<Overlay: View>: View {
  public init(player: AVPlayer?) where Overlay == EmptyView { fatalError() }
  public var body: Never { fatalError() }
}
