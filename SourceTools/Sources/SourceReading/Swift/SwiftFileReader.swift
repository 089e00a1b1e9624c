public import AppSources
import Diagnostics
import SwiftParser
import SwiftSyntax

/// Reads the facts of a Swift file: its declarations, and the names that it uses.
public enum SwiftFileReader {
  /// Reads a file whose text is UTF-8; what is around a syntax error is read, too.
  public static func read(_ bytes: [UInt8], path: String) -> SourceFile {
    let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    let collector = SwiftCollector(
      path: path, lines: LineStarts(bytes), words: SwiftWords(bytes))
    collector.walk(tree)
    var file = collector.file
    let start = tree.firstToken(viewMode: .sourceAccurate)?.positionAfterSkippingLeadingTrivia
    file.isGenerated = GeneratedComment.isIn(bytes[..<min(start?.utf8Offset ?? 0, bytes.count)])
    if tree.hasError { file.problem = collector.problem(in: tree) }
    return file
  }
}

extension SwiftCollector {
  /// Returns the first place that the parser added or left out something.
  fileprivate func problem(in tree: SourceFileSyntax) -> SourceFile.Problem? {
    // Each node knows whether there is a fault in it, so that the walk goes down one path.
    var node = Syntax(tree)
    while !node.is(UnexpectedNodesSyntax.self),
      let inner = node.children(viewMode: .all).first(where: {
        $0.hasError || $0.is(UnexpectedNodesSyntax.self)
      })
    {
      node = inner
    }
    let place = node.firstToken(viewMode: .all) ?? tree.endOfFileToken
    let text =
      place.presence == .missing
      ? "something is missing here" : "'\(place.text)' is not expected here"
    return SourceFile.Problem(at: position(of: place), text)
  }
}
