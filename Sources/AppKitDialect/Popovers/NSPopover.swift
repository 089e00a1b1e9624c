public import Graphics
public import ResponderKit

/// Content beside a view, in a window of its own that a click elsewhere may close (`NSPopover`).
///
/// The window is an `NSPanel` without a frame, so that the main window stays main. The application retains a popover while it
/// is shown. Main actor only.
@preconcurrency @MainActor
open class NSPopover: NSResponder {
  /// The ways in which a popover closes, with AppKit's raw values (`NSPopover.Behavior`).
  public enum Behavior: Int, Sendable, Hashable, CaseIterable {
    /// Code closes it.
    case applicationDefined = 0
    /// A click outside of it closes it, Escape, and another application; a click in a panel that is key only if needed does not.
    case transient = 1
    /// A click in the window of the positioning view closes it, and Escape.
    case semitransient = 2
  }

  /// The reason for which a popover closes, as the notices have it under ``closeReasonUserInfoKey`` (`NSPopover.CloseReason`).
  public struct CloseReason: RawRepresentable, Sendable, Hashable {
    /// AppKit's name of the reason.
    public var rawValue: String
    /// Creates a reason from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The popover was closed, and did not become a window.
    public static let standard = CloseReason(rawValue: "NSPopoverCloseReasonStandard")
  }

  /// Creates a popover without content.
  public override init() { super.init() }

  /// The delegate, which is not retained (`NSPopover.delegate`).
  public final weak var delegate: (any NSPopoverDelegate)?
  /// The controller whose view is shown; nil unless set (`NSPopover.contentViewController`).
  ///
  /// The popover gets the size that the controller prefers, or that of its view.
  open var contentViewController: NSViewController? {
    didSet {
      guard contentViewController !== oldValue else { return }
      takeSize()
      showContent()
    }
  }
  /// The size of the content; that of the controller's view unless set (`NSPopover.contentSize`).
  open var contentSize = Size.zero { didSet { placeAgain() } }
  /// The way in which the popover closes; code alone unless set (`NSPopover.behavior`).
  open var behavior = Behavior.applicationDefined
  /// A Boolean value that indicates whether the popover moves when it is shown and closed; true unless set, and nothing here
  /// moves (`NSPopover.animates`).
  open var animates = true
  /// The rectangle of the positioning view that the popover stands beside; an empty one stands for its bounds
  /// (`NSPopover.positioningRect`).
  open var positioningRect = Rect.zero { didSet { placeAgain() } }
  /// A Boolean value that indicates whether the popover is shown (`NSPopover.isShown`).
  public final var isShown: Bool { window?.isVisible ?? false }

  /// The window of the popover while it is shown.
  final var window: PopoverWindow?
  final var positioningLink = Backlink<NSView>()
  final var preferredEdge = NSRectEdge.minY
  final var isClosing = false

  /// Shows the popover beside a rectangle of a view, at the given edge, or moves it there if it is shown
  /// (`NSPopover.show(relativeTo:of:preferredEdge:)`).
  ///
  /// AppKit takes another edge where the screen ends; the screen has no end here. Traps without a controller, and for a view that is
  /// in no window.
  open func show(
    relativeTo positioningRect: Rect, of positioningView: NSView, preferredEdge: NSRectEdge
  ) { present(beside: positioningRect, of: positioningView, at: preferredEdge) }

  /// Closes the popover if the delegate agrees; does nothing while it shows another popover
  /// (`NSPopover.performClose(_:)`).
  open func performClose(_ sender: Any?) { closeIfAllowed() }

  /// Closes the popover, and before it those that it shows (`NSPopover.close()`).
  open func close() { closeNow() }

  /// The action of a popover that controls send.
  open override class var actions: [ActionSelector] {
    [ActionSelector("performClose:", NSPopover.performClose)]
  }

  /// The key of the reason in the notices of closing.
  public nonisolated static let closeReasonUserInfoKey = "NSPopoverCloseReasonKey"
  /// Posted before a popover is shown (`NSPopover.willShowNotification`).
  public nonisolated static let willShowNotification = Notice.Name(
    rawValue: "NSPopoverWillShowNotification")
  /// Posted after a popover is shown (`NSPopover.didShowNotification`).
  public nonisolated static let didShowNotification = Notice.Name(
    rawValue: "NSPopoverDidShowNotification")
  /// Posted before a popover closes (`NSPopover.willCloseNotification`).
  public nonisolated static let willCloseNotification = Notice.Name(
    rawValue: "NSPopoverWillCloseNotification")
  /// Posted after a popover has closed (`NSPopover.didCloseNotification`).
  public nonisolated static let didCloseNotification = Notice.Name(
    rawValue: "NSPopoverDidCloseNotification")
}
