import Foundation

/// Why a file, or a folder, cannot be read.
enum FileProblem: Error, Equatable, Sendable {
  case missing
  case notPermitted
  case isFolder
  case isNoFolder
  /// A pipe, a socket, a device.
  case isNoFile
  case tooLarge(byteCount: Int, ceiling: Int)
  /// Line from 1.
  case invalidUTF8(byte: UInt8, line: Int)
  case utf16
  case binaryPropertyList
  /// Brackets, or what else nests.
  case tooDeep
  case invalidName
  /// A link or a project file leads to it, and it does not belong to the workspace.
  case outside
  /// Nobody reads what is written.
  case closedPipe
  case system(String)

  /// What and what instead; follows the name of the file and a colon.
  var message: String {
    switch self {
    case .missing: "no such file or folder"
    case .notPermitted: "no permission to read it"
    case .isFolder: "it is a folder, not a file"
    case .isNoFolder: "it is no folder"
    case .isNoFile: "it is no regular file"
    case .tooLarge(let byteCount, let ceiling):
      "it has \(byteCount) bytes, more than the \(ceiling) that are read of one file"
    case .invalidUTF8(let byte, let line):
      "byte 0x\(String(byte, radix: 16, uppercase: true)) on line \(line) is not UTF-8; save the file as UTF-8"
    case .utf16: "it is UTF-16, which is not read; save the file as UTF-8"
    case .binaryPropertyList:
      "it is a binary property list, which is not read; convert it with 'plutil -convert xml1'"
    case .tooDeep: "it nests too deeply for the parser; split the deepest expression"
    case .invalidName: "its name is not UTF-8; rename it"
    case .outside: "it leads out of the repository, or of the folder where there is none; name the file itself"
    case .closedPipe: "nobody reads it any more"
    case .system(let text): text
    }
  }

  /// The problem that a system call has just reported.
  init(errorNumber: Int32) {
    switch errorNumber {
    case ENOENT: self = .missing
    case EACCES, EPERM: self = .notPermitted
    case ENOTDIR: self = .isNoFolder
    case EISDIR: self = .isFolder
    case ENXIO: self = .isNoFile
    case EPIPE: self = .closedPipe
    default: self = .system(String(cString: strerror(errorNumber)).lowercased())
    }
  }
}
