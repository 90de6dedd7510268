@_exported import FoundationAdditions

open class SCNScene: NSObject {
  public init?(named name: String) { fatalError() }
}
