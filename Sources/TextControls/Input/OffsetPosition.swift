#if UIKit
import Graphics
#endif

/// A place in the text of a text control.
final class OffsetPosition: TextPosition {
  let offset: Int

  init(_ offset: Int) { self.offset = offset }

  #if UIKit
  /// Returns whether the other position has the same offset.
  override func isEqual(_ object: Any?) -> Bool { (object as? OffsetPosition)?.offset == offset }
  override var hash: Int { offset.hashValue }
  #endif
}
