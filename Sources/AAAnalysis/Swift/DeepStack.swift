#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Runs recursive work on a stack of its own, unless it is on a deep one already.
///
/// The parser takes up to 30 kB of stack for a level of brackets: a worker thread's stack of half a megabyte ends
/// where views begin to nest. A thread costs some 30 µs, and of its stack only what is used costs memory.
public enum DeepStack {
  /// In bytes.
  public static let size = 512 << 20

  /// Says that the thread at hand, whose stack is at least of `size`, needs no other one.
  public static func adopt() {
    pthread_setspecific(key, UnsafeMutableRawPointer(bitPattern: 1))
  }

  /// Runs work and waits for it.
  public static func run<Value>(_ work: () -> Value) -> Value {
    if isDeep { return work() }
    var value: Value?
    withoutActuallyEscaping(work) { work in
      runOnThread(Job { value = work() })
    }
    // Without a thread, the stack at hand has to do.
    return value ?? work()
  }

  /// Set on the threads that are made here.
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  /// Whether this thread has a deep stack already.
  private static var isDeep: Bool { pthread_getspecific(key) != nil }

  private final class Job {
    let work: () -> Void

    init(_ work: @escaping () -> Void) { self.work = work }

    static func run(_ pointer: UnsafeMutableRawPointer?) {
      guard let pointer else { return }
      pthread_setspecific(DeepStack.key, pointer)
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
