// What examples use without showing it: other files of the same app, of which they tell only as much as matters.
// What an example declares itself goes before this. Frameworks that no fix has to import are there without an import.
@_exported import AVFoundation
@_exported import AVKit
@_exported import AuthenticationServices
@_exported import Combine
@_exported import CoreData
@_exported import CoreLocation
@_exported import KioskKit
@_exported import LocalAuthentication
@_exported import Observation
@_exported import Photos
@_exported import StoreKit
@_exported import SwiftData
@_exported import UserNotifications
@_exported import WebKit
