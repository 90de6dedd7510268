/// The words of the Language Server Protocol, as they stand on the wire. One file for each subject.
///
/// A member that a server may leave out is optional here and is then not written. Positions are counted in the
/// encoding that the session agreed on.
enum LSP {}
