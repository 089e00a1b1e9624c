public import FoundationEssentials
public import Graphics
public import ResponderKit

/// The cell of a path control (`NSPathCell`): a place in the file system, and its steps.
@preconcurrency @MainActor
open class NSPathCell: NSActionCell {
  /// Creates the cell of an empty path that the user may change.
  public required init() {
    super.init()
    isEditable = true
  }

  /// The place; nil, for an empty path, unless set (`NSPathCell.url`).
  open var url: URL? {
    didSet {
      (items, clicked) = (NSPathControlItem.items(of: url), nil)
      update()
      if url != oldValue { note(.value(url?.path ?? "no path")) }
    }
  }
  /// The steps of the path.
  final var items: [NSPathControlItem] = [] {
    didSet { linkItems() }
  }
  /// The view that shows the cell; nil for none.
  open override var controlView: NSView? {
    didSet { linkItems() }
  }
  private final func linkItems() {
    for item in items { item.controlLink = Backlink(controlView as? NSPathControl) }
  }
  /// The step that was clicked last.
  final var clicked: NSPathControlItem?

  /// The look; the steps side by side unless set (`NSPathCell.pathStyle`).
  open var pathStyle = NSPathControl.Style.standard
  /// The types of files that the user may choose, which nothing here offers; nil, for all, unless set
  /// (`NSPathCell.allowedTypes`).
  open var allowedTypes: [String]?
  /// The text that is shown in place of an empty path; nil unless set (`NSPathCell.placeholderString`).
  open var placeholderString: String?
  /// The color behind the path; nil unless set (`NSPathCell.backgroundColor`).
  open var backgroundColor: Color?
  /// The action of a double click; nil unless set (`NSPathCell.doubleAction`).
  open var doubleAction: ActionSelector?

  /// The place (`NSPathCell.objectValue`); a text is the path of a file.
  open override var objectValue: Any? {
    get { url }
    set {
      switch newValue {
      case let url as URL: self.url = url
      case let path as String: url = path.isEmpty ? nil : URL(filePath: path)
      default: url = nil
      }
    }
  }
  /// The path of the place; empty without one.
  open override var stringValue: String {
    get { url?.path ?? "" }
    set { objectValue = newValue }
  }

  override var attributes: AppKitAttributes? {
    pathStyle == .popUp ? AppKitAttributes(.popUpButton) : AppKitAttributes(.list)
  }
  override var shownValue: AccessibilityValue? {
    pathStyle == .popUp ? .text(items.last?.title ?? "") : nil
  }

  /// Copies the path and the looks, too.
  open override func takeAll(from other: NSCell) {
    super.takeAll(from: other)
    guard let other = other as? NSPathCell else { return }
    (url, pathStyle, allowedTypes) = (other.url, other.pathStyle, other.allowedTypes)
    items = other.items.map { NSPathControlItem(copying: $0) }
    (placeholderString, backgroundColor) = (other.placeholderString, other.backgroundColor)
    doubleAction = other.doubleAction
  }

  /// A path has no states.
  open override func setNextState() {}
}

extension NSPathControlItem {
  /// Returns the steps to a place, the root of the file system first; none for no place.
  static func items(of url: URL?) -> [NSPathControlItem] {
    guard let url else { return [] }
    var place = url.isFileURL ? "/" : ""
    let steps = url.path.split(separator: "/").prefix(Self.most).map(String.init)
    let root = url.isFileURL ? "/" : url.host ?? url.absoluteString
    let first = NSPathControlItem(title: root, url: url.isFileURL ? URL(filePath: "/") : url)
    return [first]
      + steps.map { step in
        place += place.hasSuffix("/") ? step : "/" + step
        return NSPathControlItem(title: step, url: url.isFileURL ? URL(filePath: place) : url)
      }
  }

  /// The most steps of a path, as of those that file systems take.
  private static let most = 512

  /// Creates an item with the contents of another one.
  convenience init(copying other: NSPathControlItem) {
    self.init()
    (title, url, image) = (other.title, other.url, other.image)
  }

  private convenience init(title: String, url: URL) {
    self.init()
    (self.title, self.url) = (title, url)
  }
}
