import Synchronization

/// Formatters that were opened, by what they were opened for, so that none is opened for one call.
///
/// Safe from several threads at once.
final class KeptFormats<Key: Hashable & Sendable, Format: Sendable>: Sendable {
  private let formats = Mutex<[Key: Format]>([:])
  /// The most formatters; what patterns of users ask for would grow without end.
  private static var limit: Int { 500 }

  /// Returns the formatter of a key, which is made if there is none.
  func format(for key: Key, _ make: () -> Format) -> Format {
    if let kept = formats.withLock({ $0[key] }) { return kept }
    let new = make()
    return formats.withLock { formats in
      if let kept = formats[key] { return kept }
      if formats.count >= Self.limit { formats = [:] }
      formats[key] = new
      return new
    }
  }
}
