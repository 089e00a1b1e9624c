public import AppSources

/// Reads the facts of an Objective-C file: its declarations, and the names that it uses.
public enum ObjectiveCFileReader {
  /// Reads a header or an implementation; what the scanner does not know is passed over.
  public static func read(_ bytes: [UInt8], path: String) -> SourceFile {
    let lexer = ObjectiveCLexer(bytes)
    var scanner = ObjectiveCScanner(lexer, path: path, lines: LineStarts(bytes))
    scanner.scan()
    var file = scanner.file
    file.imports = lexer.imports.union(file.imports).sorted()
    file.names = lexer.headers.union(file.names).sorted()
    file.isGenerated = GeneratedComment.isIn(
      bytes[..<min(lexer.tokens.first?.offset ?? bytes.count, bytes.count)])
    return file
  }
}
