public import FoundationEssentials
public import Graphics
public import ResponderKit

/// A control that shows the steps to a place in the file system (`NSPathControl`).
///
/// A click on a step sends the action, and ``clickedPathItem`` is the step. The titles are the names in the path; the root
/// is “/”, whatever the volume is called. Main actor only.
@preconcurrency @MainActor
open class NSPathControl: NSControl {
  /// Creates a control of an empty path.
  public override init(frame frameRect: Rect) { super.init(frame: frameRect) }

  /// The class of the cells of new controls: `NSPathCell` unless overridden.
  open override class var cellClass: AnyClass? { NSPathCell.self }

  final var pathCell: NSPathCell? { cell as? NSPathCell }

  /// The place; nil, for an empty path, unless set (`NSPathControl.url`).
  open var url: URL? {
    get { pathCell?.url }
    set { pathCell?.url = newValue }
  }
  /// The steps of the path; setting them leaves the place as it is (`NSPathControl.pathItems`).
  open var pathItems: [NSPathControlItem] {
    get { pathCell?.items ?? [] }
    set { pathCell?.items = newValue }
  }
  /// The step that was clicked last; nil for none (`NSPathControl.clickedPathItem`).
  public final var clickedPathItem: NSPathControlItem? { pathCell?.clicked }

  /// The look; the steps side by side unless set (`NSPathControl.pathStyle`).
  open var pathStyle: Style {
    get { pathCell?.pathStyle ?? .standard }
    set { pathCell?.pathStyle = newValue }
  }
  /// A Boolean value that indicates whether the user may choose another place, which needs the panel for files, so that
  /// nothing here does; true unless set (`NSPathControl.isEditable`).
  open var isEditable: Bool {
    get { pathCell?.isEditable ?? true }
    set { pathCell?.isEditable = newValue }
  }
  /// The types of files that the user may choose; nil, for all, unless set (`NSPathControl.allowedTypes`).
  open var allowedTypes: [String]? {
    get { pathCell?.allowedTypes }
    set { pathCell?.allowedTypes = newValue }
  }
  /// The text that is shown in place of an empty path; nil unless set (`NSPathControl.placeholderString`).
  open var placeholderString: String? {
    get { pathCell?.placeholderString }
    set { pathCell?.placeholderString = newValue }
  }
  /// The color behind the path; nil unless set (`NSPathControl.backgroundColor`).
  open var backgroundColor: Color? {
    get { pathCell?.backgroundColor }
    set { pathCell?.backgroundColor = newValue }
  }
  /// The action of a double click; nil unless set (`NSPathControl.doubleAction`).
  open var doubleAction: ActionSelector? {
    get { pathCell?.doubleAction }
    set { pathCell?.doubleAction = newValue }
  }

  // A click leaves the field that is edited as it is.
  override var takesFocusAlways: Bool { false }

  /// Notes the step that is clicked; the second click of a series sends the action of a double click.
  ///
  /// A pop-up path opens a menu of the steps, the last one first.
  open override func mouseDown(with event: NSEvent) {
    guard isEnabled, let cell = pathCell else { return super.mouseDown(with: event) }
    if cell.pathStyle == .popUp { return openMenu() }
    let point = convert(event.locationInWindow, from: nil)
    cell.clicked = cell.items.first { frame(ofPart: $0)?.contains(point) ?? false }
    if event.clickCount == 2, let doubleAction {
      sendAction(doubleAction, to: target)
    } else {
      super.mouseDown(with: event)
    }
  }

  private func openMenu() {
    let menu = NSMenu()
    for item in pathItems.reversed() {
      menu.addItem(PathMenuItem(item, of: self))
    }
    if menu.numberOfItems > 0 { applicationOrShared.open(menu, of: recordName) }
  }

  /// The styles of a path control, with AppKit's raw values (`NSPathControl.Style`).
  public enum Style: Int, Sendable, Hashable, CaseIterable {
    /// The steps side by side.
    case standard = 0
    /// The last step, and a menu of the others.
    case popUp = 2
  }
}

extension NSPathControl: PartedView {
  package final var parts: [Responder] { pathStyle == .popUp ? [] : pathItems }

  /// Steps are as wide as their titles, one after the other.
  package final func frame(ofPart part: Responder) -> Rect? {
    var x = bounds.minX
    for item in pathItems {
      let width = min(Double(item.title.count) * 7 + 20, max(bounds.maxX - x, 0))
      if item === part {
        return Rect(x: x, y: bounds.minY, width: width, height: bounds.height)
      }
      x += width
    }
    return nil
  }
}

/// An item of the menu of a pop-up path.
private final class PathMenuItem: ControlMenuItem {
  private let item: NSPathControlItem
  private let control: Backlink<NSPathControl>

  init(_ item: NSPathControlItem, of control: NSPathControl) {
    (self.item, self.control) = (item, Backlink(control))
    super.init(title: item.title)
  }

  override func act() {
    guard let control = control.object else { return }
    control.pathCell?.clicked = item
    control.sendAction(control.action, to: control.target)
  }
}
