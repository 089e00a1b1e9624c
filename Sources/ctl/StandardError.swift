#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Prints a line to standard error, after what standard output was given.
func standardError(_ line: String) {
  fflush(nil)
  var rest = Array((line + "\n").utf8)[...]
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { write(2, $0.baseAddress, $0.count) }
    guard count > 0 else { return }  // nobody is left to tell
    rest.removeFirst(count)
  }
}
