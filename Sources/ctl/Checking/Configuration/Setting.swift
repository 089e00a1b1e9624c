/// A value that decides how a check runs, and where it is from.
struct Setting<Value> {
  var value: Value
  var origin: SettingOrigin

  init(_ value: Value, from origin: SettingOrigin = .byDefault) {
    self.value = value
    self.origin = origin
  }
}

extension Setting: Equatable where Value: Equatable {}
extension Setting: Sendable where Value: Sendable {}

/// The source of a value.
enum SettingOrigin: Sendable, Equatable, CustomStringConvertible {
  /// It is the default.
  case byDefault
  /// A line of the configuration file.
  case file(path: String, line: Int)
  /// An option of the command line, such as `--fail-on`.
  case option(String)

  var description: String {
    switch self {
    case .byDefault: "default"
    case .file(let path, let line): "\(path):\(line)"
    case .option(let name): name
    }
  }
}

/// A row of `ctl check --show-config`.
struct SettingRow: Sendable, Equatable {
  /// The keys that lead to the value in a configuration file: `rules.small-target.minimum`.
  var name: String
  /// The value as a configuration file would have it.
  var value: String
  var origin: String
}
