@_exported import FoundationAdditions

open class PHAsset: NSObject {}
public enum PHAccessLevel: Int, Sendable { case addOnly, readWrite }
public enum PHAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized, limited }
open class PHPhotoLibrary: NSObject {
  open class func shared() -> PHPhotoLibrary { fatalError() }
  open class func requestAuthorization(for level: PHAccessLevel) async -> PHAuthorizationStatus { fatalError() }
  open class func requestAuthorization(
    for level: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void
  ) { fatalError() }
  open class func authorizationStatus(for level: PHAccessLevel) -> PHAuthorizationStatus { fatalError() }
  open func performChanges(
    _ changes: @escaping () -> Void, completionHandler: ((Bool, (any Error)?) -> Void)? = nil
  ) { fatalError() }
  open func performChanges(_ changes: @escaping () -> Void) async throws { fatalError() }
}
open class PHAssetChangeRequest: NSObject {
  open class func deleteAssets(_ assets: NSArray) { fatalError() }
  open class func deleteAssets(_ assets: [PHAsset]) { fatalError() }
}
