import Localize
import TextFormats

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The arguments and the variables of the process.
enum Environment {
  /// The arguments without the name of the program; a path keeps its bytes, whatever they are.
  static var arguments: [String] {
    UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc)).dropFirst()
      .compactMap { $0.map { FileName.text(ofCString: $0) } }
  }

  /// The most files that the process may have open at once; nil if the system does not say.
  static var mostFiles: Int? {
    var limit = rlimit()
    #if canImport(Darwin)
    let isKnown = getrlimit(RLIMIT_NOFILE, &limit) == 0
    #else
    let isKnown = getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0
    #endif
    return isKnown ? Int(clamping: limit.rlim_cur) : nil
  }

  /// The most files that it needs: the streams, documents on some cores, and what the threads are
  /// made with.
  static let leastFiles = 16

  /// The variables that say which languages the user prefers.
  static var variables: [String: String] {
    let names = ["AppleLanguages", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"]
    return names.reduce(into: [:]) { variables, name in
      variables[name] = getenv(name).map { String(cString: $0) }
    }
  }
}
