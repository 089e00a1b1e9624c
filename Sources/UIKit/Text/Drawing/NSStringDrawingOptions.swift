#if UIKit
public import Foundation

/// The options for measuring and drawing text (`NSStringDrawingOptions`), with UIKit's raw values.
public struct NSStringDrawingOptions: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Several lines, from the top of the first one; a single line otherwise.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// With the space between lines that the font asks for.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// By the shapes of the glyphs, not by the lines.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// No more lines than fit, the last one with an ellipsis.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// The context of the drawing of a text (`NSStringDrawingContext`).
open class NSStringDrawingContext: NSObject {
  /// Creates a context.
  public override init() { super.init() }
  /// The smallest scale of the text, as a factor, 0 for its own size; 0 unless set; no text is made
  /// smaller here (`NSStringDrawingContext.minimumScaleFactor`).
  open var minimumScaleFactor: CGFloat = 0
  /// The factor with which the text was measured last: always 1
  /// (`NSStringDrawingContext.actualScaleFactor`).
  open var actualScaleFactor: CGFloat { 1 }
  /// The rectangle of the text that was measured last; empty at first
  /// (`NSStringDrawingContext.totalBounds`).
  open internal(set) var totalBounds = CGRect.zero
}
#endif
