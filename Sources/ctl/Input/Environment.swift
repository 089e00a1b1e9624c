import Localize

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the process was started with.
enum Environment {
  /// The arguments without the name of the program; a path keeps its bytes, whatever they are.
  static var arguments: [String] {
    UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc)).dropFirst()
      .compactMap { $0.map { FileName.text(ofCString: $0) } }
  }

  /// The variables that say which languages the user prefers.
  static var variables: [String: String] {
    let names = ["AppleLanguages", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"]
    return names.reduce(into: [:]) { variables, name in
      variables[name] = getenv(name).map { String(cString: $0) }
    }
  }
}
