public import Graphics
public import ResponderKit

/// A control that shows a color, and lets the user choose another one in the color panel (`NSColorWell`).
///
/// A click activates the well and opens the panel; another click deactivates it. A color that is chosen in the panel
/// is that of every active well, which then sends its action. Main actor only.
@preconcurrency @MainActor
open class NSColorWell: NSControl {
  /// Creates a well that shows white and is not active.
  public override init(frame frameRect: Rect) { super.init(frame: frameRect) }

  /// Creates a well of a style (`NSColorWell.init(style:)`, macOS 13).
  public convenience init(style: Style) {
    self.init(frame: .zero)
    colorWellStyle = style
  }

  /// The class of the cells of new wells, which AppKit does not document.
  open override class var cellClass: AnyClass? { ColorWellCell.self }

  /// The color; white unless set, which sends nothing (`NSColorWell.color`).
  ///
  /// That of an active well is the color of the panel, too.
  open var color: Color = .white {
    didSet {
      guard color != oldValue else { return }
      AccessibilityChanges.note()
      needsDisplay = true
      if isActive { applicationOrShared.colorPanel?.show(color) }
    }
  }

  /// A Boolean value that indicates whether the well takes the color that is chosen in the panel; false at first
  /// (`NSColorWell.isActive`).
  public final internal(set) var isActive = false {
    didSet { if isActive != oldValue { needsDisplay = true } }
  }
  /// A Boolean value that indicates whether the well has a border, which is a look here; true unless set
  /// (`NSColorWell.isBordered`).
  open var isBordered = true
  /// A Boolean value that indicates whether the panel offers an opacity; true unless set
  /// (`NSColorWell.supportsAlpha`, macOS 14).
  open var supportsAlpha = true
  /// The style, which is a look here; default unless set (`NSColorWell.colorWellStyle`, macOS 13).
  open var colorWellStyle = Style.default

  /// Has the well take the color that is chosen in the panel, and opens the panel with the color of the well
  /// (`NSColorWell.activate(_:)`).
  ///
  /// If the flag is true, the other wells are no longer active.
  open func activate(_ exclusive: Bool) {
    NSColorPanel.shared.attach(self, exclusively: exclusive)
  }

  /// Leaves the color as it is from now on; the panel stays open (`NSColorWell.deactivate()`).
  open func deactivate() {
    applicationOrShared.colorPanel?.detach(self)
    isActive = false
  }

  /// Takes the color of another well, or of the color panel (`NSColorWell.takeColorFrom(_:)`).
  open func takeColorFrom(_ sender: Any?) {
    switch sender {
    case let well as NSColorWell: color = well.color
    case let panel as NSColorPanel: color = panel.color
    default: break
    }
  }

  /// Takes a color that the user has chosen in the panel, and sends the action.
  final func take(_ color: Color) {
    self.color = color
    sendAction(action, to: target)
    send([.valueChanged, .primaryActionTriggered])
  }

  /// Activates the well with the other ones, or only itself, or deactivates it.
  final func toggle(exclusively: Bool) {
    if isActive { deactivate() } else { activate(exclusively) }
  }

  /// A Boolean value that indicates whether the user can operate the well; one that is disabled is no longer active.
  open override var isEnabled: Bool {
    get { super.isEnabled }
    set {
      super.isEnabled = newValue
      if !newValue { deactivate() }
    }
  }

  /// Activates the well as a click does; does nothing if it is disabled.
  open override func performClick(_ sender: Any?) {
    if isEnabled { toggle(exclusively: true) }
  }

  /// Activates the well for the space bar.
  open override func keyDown(with event: NSEvent) {
    guard event.isSpace, isEnabled else { return super.keyDown(with: event) }
    performClick(nil)
  }

  /// A well that leaves its window is no longer active.
  open override func viewWillMove(toWindow newWindow: NSWindow?) {
    super.viewWillMove(toWindow: newWindow)
    if newWindow == nil { deactivate() }
  }

  // A click leaves the field that is edited as it is.
  override var takesFocusAlways: Bool { false }

  override var attributes: AppKitAttributes? { AppKitAttributes(.colorWell) }
  override var shownValue: AccessibilityValue? { .color(color) }

  /// The action that takes the color of another well, and those of every control.
  open override class var actions: [ActionSelector] {
    [ActionSelector("takeColorFrom:", NSColorWell.takeColorFrom)]
  }

  /// The styles of wells, with AppKit's raw values (`NSColorWell.Style`).
  public enum Style: Int, Sendable, Hashable, CaseIterable {
    /// A rectangle with the color.
    case `default` = 0
    /// A small rectangle with a menu.
    case minimal = 1
    /// A rectangle beside a button that opens the panel.
    case expanded = 2
  }
}

/// The cell of a color well, a click on which activates the well and sends no action.
package final class ColorWellCell: NSActionCell {
  package required init() {
    super.init()
    sendAction(on: [])
  }

  override var reportsByItself: Bool { true }

  package override func setNextState() {
    let isShifted =
      NSEvent.ModifierFlags(rawValue: UInt(bitPattern: mouseDownFlags)).contains(.shift)
    (controlView as? NSColorWell)?.toggle(exclusively: !isShifted)
  }
}
