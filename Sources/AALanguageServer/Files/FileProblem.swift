import Foundation

/// Why a file, or a folder, cannot be read or written.
enum FileProblem: Error, Equatable, Sendable {
  case missing
  case notPermitted
  case notWritable
  /// Nothing may be made or removed in the folder that it lies in.
  case folderNotWritable
  case folderMissing
  case readOnly
  case diskFull
  case isFolder
  case isNoFolder
  /// A part of its path is a file.
  case isInNoFolder
  /// A symbolic link, where none is followed.
  case isLink
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
  /// A pipe that nobody has open to read, or a socket.
  case noReader
  case system(String)

  /// What and what instead; follows the name of the file and a colon.
  var message: String {
    switch self {
    case .missing: "no such file or folder"
    case .notPermitted: "no permission to read it"
    case .notWritable: "no permission to write it"
    case .folderNotWritable: "no permission to write to the folder that it lies in"
    case .folderMissing: "there is no such folder; make it first, or name another one"
    case .readOnly: "it lies on a disk that can only be read"
    case .diskFull: "the disk is full"
    case .isFolder: "it is a folder, not a file"
    case .isNoFolder: "it is no folder"
    case .isInNoFolder: "a part of its path is a file, not a folder"
    case .isLink: "it is a symbolic link"
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
    case .noReader: "nobody reads it"
    case .system(let text): text
    }
  }

  /// What was tried; the system says the same of a file that may not be read and of one that may not be written.
  enum Attempt {
    case reading
    /// Gives a file that is there another content.
    case writing
    /// Makes a file or folder, or takes it away: a matter of the folder that it lies in.
    case making
  }

  /// The problem that a system call has just reported.
  init(errorNumber: Int32, while attempt: Attempt = .reading) {
    switch (errorNumber, attempt) {
    case (ENOENT, .making): self = .folderMissing
    case (ENOENT, _): self = .missing
    case (EACCES, .reading), (EPERM, .reading): self = .notPermitted
    case (EACCES, .writing), (EPERM, .writing): self = .notWritable
    case (EACCES, .making), (EPERM, .making): self = .folderNotWritable
    case (ENOTDIR, .reading): self = .isNoFolder
    case (ENOTDIR, _): self = .isInNoFolder
    case (EISDIR, _): self = .isFolder
    case (ENXIO, .reading): self = .isNoFile
    case (ENXIO, _): self = .noReader
    case (EROFS, _): self = .readOnly
    case (ENOSPC, _), (EDQUOT, _): self = .diskFull
    case (EPIPE, _): self = .closedPipe
    default: self = .system(String(cString: strerror(errorNumber)).lowercased())
    }
  }
}
