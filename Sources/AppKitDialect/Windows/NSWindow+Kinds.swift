import ResponderKit

extension NSWindow {
  /// The style of a window, with AppKit's raw values (`NSWindow.StyleMask`).
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
    /// A panel with a narrow title bar.
    public static let utilityWindow = StyleMask(rawValue: 1 << 4)
    /// A sheet.
    public static let docModalWindow = StyleMask(rawValue: 1 << 6)
    /// A panel that does not make the app active.
    public static let nonactivatingPanel = StyleMask(rawValue: 1 << 7)
    /// With a toolbar that looks like a part of the title bar.
    public static let unifiedTitleAndToolbar = StyleMask(rawValue: 1 << 12)
    /// A dark, translucent panel.
    public static let hudWindow = StyleMask(rawValue: 1 << 13)
    /// The window fills the screen.
    public static let fullScreen = StyleMask(rawValue: 1 << 14)
    /// The content view is as large as the window, below the title bar, too.
    public static let fullSizeContentView = StyleMask(rawValue: 1 << 15)
  }

  /// The positions of a subview beside another one, with AppKit's raw values
  /// (`NSWindow.OrderingMode`).
  public enum OrderingMode: Int, Sendable, Hashable {
    /// In front of the other view.
    case above = 1
    /// Behind the other view.
    case below = -1
  }

  /// The storage of a window's content, with AppKit's raw value (`NSWindow.BackingStoreType`).
  public enum BackingStoreType: UInt, Sendable, Hashable {
    /// In a buffer.
    case buffered = 2
  }
}
