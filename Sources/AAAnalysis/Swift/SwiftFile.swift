import SwiftParser
import SwiftSyntax
func f(_ s: String) -> Int { Parser.parse(source: s).statements.count }
public func count(_ s: String) -> Int { f(s) }
