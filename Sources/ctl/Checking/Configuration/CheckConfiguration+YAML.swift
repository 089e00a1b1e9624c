import Diagnostics

#if YAML
import Yams
#endif

extension CheckConfiguration {
  /// Reads the bytes of a configuration file; the path is for messages and what is relative to it.
  init(
    _ bytes: [UInt8], path: String, rules: [DiagnosticRule]
  ) throws(ConfigurationError) {
    #if YAML
    let root: Node?
    do throws(Diagnostic) {
      root = try Self.compose(bytes, path: path)
    } catch {
      throw ConfigurationError(problems: [error])
    }
    var reader = ConfigurationReader(path: path, rules: rules)
    if let root { reader.read(root) }
    guard reader.problems.isEmpty else { throw ConfigurationError(problems: reader.sorted) }
    self = reader.configuration
    #else
    throw ConfigurationError(problems: [
      Diagnostic(
        id: "configuration.yaml", path: path,
        "this program was built without YAML, so it reads no configuration file",
        "Build it with the package trait YAML, or remove the file.")
    ])
    #endif
  }

  #if YAML
  /// Returns the root of a document; nil if it is empty.
  private static func compose(_ bytes: [UInt8], path: String) throws(Diagnostic) -> Node? {
    let input = try InputText(bytes, path: path, limit: limit, kind: "a configuration file")
    try YAMLScan.check(input)
    do {
      // The default encoding would depend on the environment.
      return try Yams.compose(
        yaml: String(decoding: bytes, as: UTF8.self), .default, .default, .utf8)
    } catch let error as YamlError {
      throw Diagnostic(error, path: path)
    } catch {
      throw Diagnostic(id: "configuration.yaml", path: path, "this is not YAML: \(error)")
    }
  }
  #endif
}

#if YAML
extension Diagnostic {
  /// Creates a diagnostic of what Yams reports.
  fileprivate init(_ error: YamlError, path: String) {
    var position: SourcePosition?
    var problem: String
    switch error {
    case .scanner(_, let text, let mark, _), .parser(_, let text, let mark, _),
      .composer(_, let text, let mark, _):
      position = SourcePosition(line: mark.line, column: mark.column)
      problem = "this is not YAML: \(text)"
    case .reader(let text, _, _, _): problem = "this is not YAML: \(text)"
    case .duplicatedKeysInMapping(let duplicates, let context):
      position = SourcePosition(line: context.mark.line, column: context.mark.column)
      let keys = duplicates.map { quoted($0) }.joined(separator: ", ")
      self.init(
        id: "configuration.duplicate", path: path, at: position, "a mapping has \(keys) twice",
        "Keep one.")
      return
    default: problem = "this is not YAML"
    }
    self.init(
      id: "configuration.yaml", path: path, at: position, problem,
      "Write a text with : or # in '…', and check the indentation.")
  }
}
#endif
