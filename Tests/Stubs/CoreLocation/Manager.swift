@_exported import FoundationAdditions

public protocol CLLocationManagerDelegate: NSObjectProtocol {}
open class CLLocationManager: NSObject {
  open weak var delegate: (any CLLocationManagerDelegate)?
  open func requestWhenInUseAuthorization() { fatalError() }
  open func requestAlwaysAuthorization() { fatalError() }
  open func startUpdatingLocation() { fatalError() }
}
