import SwiftUI

public struct LetterScenes: Scene {
  public init() { fatalError() }
  public var body: Never { fatalError() }
}
