public import Graphics
public import ResponderKit

extension NSWindow {
  /// What a window looks like, with AppKit's raw values (`NSWindow.StyleMask`).
  public struct StyleMask: OptionSet, Sendable, Hashable {
    /// The bits.
    public var rawValue: UInt
    /// Creates a mask from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Without a title bar (`NSWindow.StyleMask.borderless`).
    public static let borderless: StyleMask = []
    /// With a title bar.
    public static let titled = StyleMask(rawValue: 1 << 0)
    /// With a close button.
    public static let closable = StyleMask(rawValue: 1 << 1)
    /// With a minimize button.
    public static let miniaturizable = StyleMask(rawValue: 1 << 2)
    /// The user can resize the window.
    public static let resizable = StyleMask(rawValue: 1 << 3)
  }
}
