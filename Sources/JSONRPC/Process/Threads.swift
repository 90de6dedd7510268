import Foundation

/// Starts a thread with a stack of its own size.
///
/// The default of a secondary thread is 512 KiB on macOS, which Foundation's recursive JSON parser can come near.
func startThread(_ name: String, stackSize: Int = 4 << 20, _ body: @escaping @Sendable () -> Void) {
  let thread = Thread(block: body)
  thread.name = name
  thread.stackSize = stackSize
  thread.start()
}
