public import Graphics

extension ScrollView {
  /// The color of the scroll indicators (`UIScrollView.IndicatorStyle`).
  public enum IndicatorStyle: Int, Sendable {
    /// Black with a white border.
    case `default` = 0
    /// Black.
    case black = 1
    /// White.
    case white = 2
  }

  /// The modes in which dragging dismisses the keyboard (`UIScrollView.KeyboardDismissMode`).
  public enum KeyboardDismissMode: Int, Sendable {
    /// Not at all.
    case none = 0
    /// At once.
    case onDrag = 1
    /// As the finger moves over it.
    case interactive = 2
    /// At once, with the view above the keyboard.
    case onDragWithAccessory = 3
    /// As the finger moves over it and the view above it.
    case interactiveWithAccessory = 4
  }

  /// The modes of showing an index beside the content (`UIScrollView.IndexDisplayMode`).
  public enum IndexDisplayMode: Int, Sendable {
    /// As the system decides.
    case automatic = 0
    /// Never.
    case alwaysHidden = 1
  }

  /// The behaviors for adding the safe area to the insets
  /// (`UIScrollView.ContentInsetAdjustmentBehavior`).
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// In the directions in which the content scrolls.
    case automatic = 0
    /// In the directions in which the content scrolls.
    case scrollableAxes = 1
    /// Never.
    case never = 2
    /// Always.
    case always = 3
  }

  /// The rates at which scrolling slows down (`UIScrollView.DecelerationRate`).
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The part of the speed that is left after a millisecond.
    public let rawValue: Scalar
    /// Creates a rate from a number.
    public init(rawValue: Scalar) { self.rawValue = rawValue }

    /// The usual rate.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A rate at which scrolling soon ends.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}
