import Foundation

// usage: AAFuzzing TARGET [OPTION OF LIBFUZZER…] [FOLDER WITH INPUTS…]
//        AAFuzzing --seeds FOLDER   writes the inputs to begin with, a folder for each target
//        AAFuzzing --targets        lists the targets

@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<Int32>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ callback: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
) -> Int32

private func fuzz(_ target: FuzzTarget) -> Never {
  Fuzzing.target = target
  // Swift's own report of a crash would take the signal from the fuzzer.
  let thread = Thread {
    Fuzzing.prepareThread()
    var arguments = CommandLine.arguments
    arguments.remove(at: 1)
    var count = Int32(arguments.count)
    let copies = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: arguments.count + 1)
    for (index, argument) in arguments.enumerated() { copies[index] = strdup(argument) }
    copies[arguments.count] = nil
    var vector = copies
    exit(
      runDriver(&count, &vector) { start, length in
        Fuzzing.target.check(Array(UnsafeBufferPointer(start: start, count: length)))
        return 0
      })
  }
  thread.stackSize = target.stackSize
  thread.start()
  while true { pause() }
}

switch CommandLine.arguments.dropFirst().first {
case "--targets":
  for target in FuzzTarget.allCases { print(target.rawValue) }
case "--seeds":
  try Seeds.write(to: CommandLine.arguments.dropFirst(2).first ?? ".")
case let name?:
  guard let target = FuzzTarget(rawValue: name) else {
    print("no target '\(name)'; there are \(FuzzTarget.allCases.map(\.rawValue).joined(separator: ", "))")
    exit(2)
  }
  fuzz(target)
case nil:
  print("usage: AAFuzzing TARGET [OPTION…] [FOLDER…]")
  exit(2)
}
