import Foundation

// A byte that no UTF-8 text has: ÿ and on.
let invalidByteName = "FF"
