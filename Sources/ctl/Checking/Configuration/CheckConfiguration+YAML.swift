import Diagnostics

extension CheckConfiguration {
  /// Reads the bytes of a configuration file; the path is for messages and what is relative to it.
  init(
    _ bytes: [UInt8], path: String, rules: [DiagnosticRule], only keys: Set<String>? = nil
  ) throws(ConfigurationError) {
    let root: YAMLNode?
    do throws(Diagnostic) {
      root = try YAMLReader.root(
        of: InputText(bytes, path: path, limit: Self.limit, kind: "a configuration file"))
    } catch {
      throw ConfigurationError(problems: [error])
    }
    var reader = ConfigurationReader(path: path, rules: rules)
    if let root { reader.read(root, only: keys) }
    guard reader.problems.isEmpty else { throw ConfigurationError(problems: reader.sorted) }
    self = reader.configuration
  }
}
