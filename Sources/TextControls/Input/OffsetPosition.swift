import Graphics

/// A place in the text of a text control.
final class OffsetPosition: TextPosition {
  nonisolated let offset: Int

  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }

  /// Returns whether the other position has the same offset.
  nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? OffsetPosition)?.offset == offset
  }
  nonisolated override var hash: Int { offset.hashValue }
}
