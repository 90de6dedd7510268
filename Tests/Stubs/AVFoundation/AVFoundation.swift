@_exported import FoundationAdditions
import UIKit

@MainActor @preconcurrency open class AVPlayer: NSObject {
  public init(url: URL) { fatalError() }
  public override nonisolated init() { fatalError() }
  open var isMuted: Bool
  open var rate: Float
  open func play() { fatalError() }
  open func pause() { fatalError() }
  open func playImmediately(atRate rate: Float) { fatalError() }
  open func seek(to time: CMTime) { fatalError() }
}
public struct CMTime: Sendable {
  public static let zero = CMTime()
}
open class AVPlayerItem: NSObject {
  public init(url: URL) { fatalError() }
}
open class AVQueuePlayer: AVPlayer {
  public init(items: [AVPlayerItem]) { fatalError() }
}
open class AVPlayerLayer: CALayer {
  public init(player: AVPlayer?) { fatalError() }
}
open class AVAudioPlayer: NSObject {
  public init(contentsOf url: URL) throws { fatalError() }
  open var numberOfLoops: Int
  @discardableResult open func play() -> Bool { fatalError() }
  open func pause() { fatalError() }
  open func stop() { fatalError() }
  @discardableResult open func prepareToPlay() -> Bool { fatalError() }
}
open class AVSpeechUtterance: NSObject {
  public init(string: String) { fatalError() }
  open var rate: Float
  open var voice: AVSpeechSynthesisVoice?
}
open class AVSpeechSynthesisVoice: NSObject {
  public init?(language: String?) { fatalError() }
}
open class AVSpeechSynthesizer: NSObject {
  open func speak(_ utterance: AVSpeechUtterance) { fatalError() }
  public enum Boundary: Int, Sendable { case immediate, word }
  @discardableResult open func stopSpeaking(at boundary: Boundary) -> Bool { fatalError() }
}
public struct AVMediaType: Hashable, Sendable {
  public static let video = AVMediaType()
  public static let audio = AVMediaType()
}
open class AVCaptureDevice: NSObject {
  public enum AuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }
  open class func requestAccess(for type: AVMediaType) async -> Bool { fatalError() }
  open class func requestAccess(for type: AVMediaType, completionHandler: @escaping @Sendable (Bool) -> Void) {
    fatalError()
  }
  open class func authorizationStatus(for type: AVMediaType) -> AuthorizationStatus { fatalError() }
}
open class AVAudioApplication: NSObject {
  open class func requestRecordPermission() async -> Bool { fatalError() }
  open class func requestRecordPermission(completionHandler: @escaping (Bool) -> Void) { fatalError() }
}
