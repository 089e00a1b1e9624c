import SwiftParser
import SwiftSyntax

extension TokenSyntax {
  /// The text without backticks.
  var plainText: String {
    let text = self.text
    return text.utf8.first == UInt8(ascii: "`") ? text.filter { $0 != "`" } : text
  }
}

extension StringLiteralExprSyntax {
  /// The text of a literal without interpolation; nil for another one.
  var plainText: String? {
    if segments.count == 1, case .stringSegment(let segment)? = segments.first {
      let text = segment.content.text
      if !text.utf8.contains(UInt8(ascii: "\\")) { return text }
    }
    return representedLiteralValue
  }
}
