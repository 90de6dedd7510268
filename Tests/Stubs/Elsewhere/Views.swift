@_exported import AVFoundation
@_exported import AVKit
@_exported import AuthenticationServices
@_exported import CoreLocation
@_exported import LocalAuthentication
@_exported import Photos
@_exported import StoreKit
@_exported import UserNotifications
@_exported import WebKit
import SwiftUI

// What examples use without showing it: a file of the same app that does not matter. What an example declares itself
// goes before these.

public struct ContentView: View {
  public init() { fatalError() }
  public var body: some View { EmptyView() }
}
public struct Home: View {
  public init() { fatalError() }
  public var body: some View { EmptyView() }
}
