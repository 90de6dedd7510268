@_exported import Foundation

public protocol Transferable {}
extension String: Transferable {}
extension Data: Transferable {}
extension URL: Transferable {}
