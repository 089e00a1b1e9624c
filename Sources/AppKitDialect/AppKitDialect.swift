// AppKit's half of target-action, so that control code written for AppKit changes its import and
// little else.

@_exported public import Accessibility
@_exported public import ControlValues
@_exported public import Graphics
@_exported public import KeyValues
@_exported public import Layout
@_exported public import ListModel
@_exported public import ResponderKit

/// AppKit's name for ``Color``.
public typealias NSColor = Color
/// AppKit's name for ``Image``.
public typealias NSImage = Image
/// AppKit's name for ``Font``.
public typealias NSFont = Font
/// AppKit's name for ``TextAlignment``.
public typealias NSTextAlignment = TextAlignment
/// AppKit's name for ``LineBreakMode``.
public typealias NSLineBreakMode = LineBreakMode

/// AppKit's name for ``LayoutAnchor``.
public typealias NSLayoutAnchor = LayoutAnchor
/// AppKit's name for ``LayoutConstraint``.
public typealias NSLayoutConstraint = LayoutConstraint
/// AppKit's name for ``LayoutDimension``.
public typealias NSLayoutDimension = LayoutDimension
/// AppKit's name for ``LayoutXAxisAnchor``.
public typealias NSLayoutXAxisAnchor = LayoutXAxisAnchor
/// AppKit's name for ``LayoutYAxisAnchor``.
public typealias NSLayoutYAxisAnchor = LayoutYAxisAnchor

// Full Foundation declares these four on Linux too: a file that imports it names the module,
// as in `AppKitDialect.NSRect`.

/// AppKit's name for ``Point``.
public typealias NSPoint = Point
/// AppKit's name for ``Size``.
public typealias NSSize = Size
/// AppKit's name for ``Rect``.
public typealias NSRect = Rect
/// Foundation's name for ``UTF16Range``.
public typealias NSRange = UTF16Range

/// Foundation's name for ``Notice``.
///
/// A delegate whose method takes Foundation's own would never be called: in a file that imports it, this
/// name is ambiguous.
public typealias Notification = Notice

extension Image {
  /// AppKit's name for ``Graphics/SymbolConfiguration``.
  public typealias SymbolConfiguration = Graphics.SymbolConfiguration

  #if UIKit
  /// Creates an image from a system symbol; never nil, because symbols are not looked up
  /// (`NSImage.init(systemSymbolName:accessibilityDescription:)`).
  public convenience init?(
    systemSymbolName name: String, accessibilityDescription description: String?
  ) {
    self.init(systemName: name)
    accessibilityLabel = description
  }
  #else
  /// Creates an image from a system symbol; never nil, because symbols are not looked up
  /// (`NSImage.init(systemSymbolName:accessibilityDescription:)`).
  public init?(systemSymbolName name: String, accessibilityDescription description: String?) {
    self.init(systemName: name, accessibilityLabel: description)
  }
  #endif
}
