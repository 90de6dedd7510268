// Written by Scripts/make-symbol-names.py; change the table that it reads instead.

extension SymbolNames {
  /// All names by the version of iOS that introduced them.
  static let all: [(introduced: PlatformVersion, names: StaticString)] = [
    (PlatformVersion(13, 0), since13),
    (PlatformVersion(13, 1), since13point1),
    (PlatformVersion(14, 0), since14),
    (PlatformVersion(14, 2), since14point2),
    (PlatformVersion(14, 5), since14point5),
    (PlatformVersion(15, 0), since15),
    (PlatformVersion(15, 1), since15point1),
    (PlatformVersion(15, 2), since15point2),
    (PlatformVersion(15, 4), since15point4),
    (PlatformVersion(16, 0), since16),
    (PlatformVersion(16, 1), since16point1),
    (PlatformVersion(16, 4), since16point4),
    (PlatformVersion(17, 0), since17),
    (PlatformVersion(17, 1), since17point1),
    (PlatformVersion(17, 2), since17point2),
    (PlatformVersion(18, 0), since18),
  ]
}
