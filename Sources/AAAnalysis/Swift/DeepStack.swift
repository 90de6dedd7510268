#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Runs recursive work where there is stack enough for it.
///
/// The parser takes up to 30 kB of stack for a level of brackets: a worker thread's stack of half a megabyte ends
/// where views begin to nest. Work that needs more than there is gets a thread of its own.
enum DeepStack {
  private static let size = 256 << 20

  static func run<Value>(needing bytes: Int, _ work: () -> Value) -> Value {
    if remaining >= bytes { return work() }
    var value: Value?
    withoutActuallyEscaping(work) { work in
      runOnThread(Job { value = work() })
    }
    // Without a thread, the stack at hand has to do.
    return value ?? work()
  }

  private final class Job {
    let work: () -> Void

    init(_ work: @escaping () -> Void) { self.work = work }

    static func run(_ pointer: UnsafeMutableRawPointer?) {
      guard let pointer else { return }
      Unmanaged<Job>.fromOpaque(pointer).takeUnretainedValue().work()
    }
  }

  private static func runOnThread(_ job: Job) {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return }
    defer { pthread_attr_destroy(&attributes) }
    guard pthread_attr_setstacksize(&attributes, size) == 0 else { return }
    withExtendedLifetime(job) {
      let pointer = Unmanaged.passUnretained(job).toOpaque()
      #if canImport(Darwin)
        var thread: pthread_t?
      #else
        var thread = pthread_t()
      #endif
      let status = pthread_create(
        &thread, &attributes,
        { pointer in
          Job.run(pointer)
          return nil
        }, pointer)
      guard status == 0 else { return }
      #if canImport(Darwin)
        if let thread { pthread_join(thread, nil) }
      #else
        pthread_join(thread, nil)
      #endif
    }
  }
}

// MARK: - The stack at hand

extension DeepStack {
  #if canImport(Darwin)
    /// How many bytes of the current thread's stack are left.
    private static var remaining: Int {
      let thread = pthread_self()
      let end = Int(bitPattern: pthread_get_stackaddr_np(thread)) - pthread_get_stacksize_np(thread)
      var marker: UInt8 = 0
      return withUnsafeMutableBytes(of: &marker) { max(0, Int(bitPattern: $0.baseAddress) - end) }
    }
  #else
    /// What may be taken to be left of the current thread's stack: half of what threads get here. The C library
    /// does not let Swift ask for the thread's own.
    private static let remaining: Int = {
      var attributes = pthread_attr_t()
      guard pthread_attr_init(&attributes) == 0 else { return 0 }
      defer { pthread_attr_destroy(&attributes) }
      var size = 0
      return pthread_attr_getstacksize(&attributes, &size) == 0 ? size / 2 : 0
    }()
  #endif
}
