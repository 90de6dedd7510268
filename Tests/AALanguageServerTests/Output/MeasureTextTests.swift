import Testing

@testable import AALanguageServer

@Suite("numbers for people")
struct MeasureTextTests {
  @Test(
    "sizes",
    arguments: [
      (0, "0 bytes"), (1, "1 byte"), (999, "999 bytes"), (1000, "1 kB"), (1500, "2 kB"), (999_499, "999 kB"),
      (999_500, "1.0 MB"), (3_249_999, "3.2 MB"), (999_949_999, "999.9 MB"), (999_950_000, "1.0 GB"),
      (12_340_000_000, "12.3 GB"),
    ])
  func bytes(count: Int, text: String) { #expect(MeasureText.bytes(count) == text) }

  @Test(
    "times",
    arguments: [
      (.zero, "0.00 ms"), (.microseconds(1234), "1.23 ms"), (.nanoseconds(61_710_854), "0.06 s"),
      (.milliseconds(1006), "1.01 s"), (.milliseconds(9990), "9.99 s"), (.milliseconds(12_340), "12.3 s"),
      (.seconds(754), "754.0 s"), (.seconds(-1), "0.00 ms"),
    ] as [(Duration, String)])
  func durations(duration: Duration, text: String) { #expect(MeasureText.duration(duration) == text) }

  @Test("nouns")
  func nouns() {
    #expect([0, 1, 2].map { MeasureText.counted($0, "file") } == ["0 files", "1 file", "2 files"])
  }
}
