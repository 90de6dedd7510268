/// What the process tells whoever started it.
enum ExitCode: Int32 {
  /// Nothing at or above the severity that fails.
  case success = 0
  case findings = 1
  /// Bad usage, an unreadable path, no file matched, or an internal error.
  case failure = 2
  /// What shells report of a process that was stopped with Control-C.
  case interrupted = 130
}
