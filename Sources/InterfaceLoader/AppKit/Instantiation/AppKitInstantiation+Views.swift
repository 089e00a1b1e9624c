package import AppKitDialect
import Graphics
import InterfaceBuilder
import Pickers
import ResponderKit

// Views with what is in them.
extension AppKitInstantiation {
  /// Makes a view and its subviews.
  func makeView(_ element: InterfaceElement) -> NSView {
    let kind =
      loading.dialect.kind(ofAppKit: element)
      ?? (controls[element.ordinal]?.kind == .control ? .unmodeledControl : nil)
    let view =
      custom(element) as? NSView ?? arrangingView(element) ?? kind?.make(element) as? NSView
      ?? plainView(element)
    keep(view, element)
    let content = AppKitViewContent(element)
    view.frame = content.frame ?? .zero
    view.isHidden = content.isHidden
    view.alphaValue = content.alphaValue
    view.toolTip = content.toolTip
    if let name = content.accessibilityDescription { view.accessibilityLabel = name }
    if let help = content.accessibilityHelp { view.accessibilityHint = help }
    if let identifier = content.identifier {
      view.identifier = NSUserInterfaceItemIdentifier(identifier)
    }
    if let control = view as? NSControl { control.tag = content.tag }
    takeCell(of: element, for: view)
    kind?.apply(
      view, element, ViewKind.Context(imageSizes: loading.imageSizes, settings: settings))
    decodeLayout(of: view, element)
    formatValue(of: element, view)
    if let matrix = view as? NSMatrix { keepCells(of: element, in: matrix) }
    if let segments = controls[element.ordinal]?.segments, let view = view as? any PartedView {
      for (part, segment) in zip(view.parts, segments) { keep(part, segment) }
    }
    makeMenu(of: element, for: view)
    addSubviews(content.subviews, to: view)
    if let tabs = view as? NSTabView { for tab in content.tabs { addTab(tab, to: tabs) } }
    if let table = view as? NSTableView { addColumns(of: element, to: table) }
    completeLayout(of: view, element)
    name(view, element)
    makeTouchBar(content.touchBarViews, of: element)
    return view
  }

  /// Remembers the cells of a matrix for their elements.
  private func keepCells(of element: InterfaceElement, in matrix: NSMatrix) {
    for (column, cells) in MatrixContent(element).columns.enumerated() {
      for (row, element) in cells.enumerated() {
        if let cell = matrix.cell(atRow: row, column: column) { keep(cell, element) }
      }
    }
  }

  private func plainView(_ element: InterfaceElement) -> NSView {
    element.hasFlippedViews ? FlippedView() : NSView()
  }

  /// Gives a control the cell of a registered class, and the cell its formatter; remembers it for the element.
  private func takeCell(of element: InterfaceElement, for view: NSView) {
    guard let control = view as? NSControl, let cell = element.cellElement else { return }
    if let own = custom(cell) as? NSCell { control.cell = own }
    guard let own = control.cell else { return }
    if makesPlaceholders, let name = cell.customClass, settings.makers[name] == nil {
      own.becomePlaceholder(for: name)
    }
    own.formatter = CellContent(cell).formatter.flatMap {
      formatter($0, in: settings.dateSettings.language)
    }
    keep(own, cell)
  }

  private func addSubviews(_ elements: [InterfaceElement], to view: NSView) {
    for element in elements {
      let inner = makeView(element)
      let isContent = element.key == "contentView"
      switch view {
      case let box as NSBox where isContent: box.setContentView(keepingFrameOf: inner)
      case let scroll as NSScrollView where isContent:
        if let clip = inner as? NSClipView {
          scroll.contentView = clip
        } else {
          scroll.addSubview(inner)
        }
      case let clip as NSClipView where clip.documentView == nil: clip.documentView = inner
      default: view.addSubview(inner)
      }
    }
  }

  /// Makes a tab with its view.
  private func addTab(_ element: InterfaceElement, to tabs: NSTabView) {
    let content = TabContent(element)
    let tab = custom(element) as? NSTabViewItem ?? NSTabViewItem(identifier: content.identifier)
    (tab.label, tab.image) = (content.label, content.image)
    tab.setRecordName("Tab “\(content.label)”")
    keep(tab, element)
    tab.keepsFrame = content.view != nil
    tab.view = content.view.map { makeView($0) }
    tabs.addTabViewItem(tab)
  }

  /// Sets the name of an object in interaction records: its class if that is the app's, otherwise its
  /// kind, with its identifier, title or id.
  func name(_ object: Responder, _ element: InterfaceElement) {
    guard makesPlaceholders else { return }
    if let custom = element.customClass {
      guard settings.makers[custom] == nil else { return }
      object.becomePlaceholder(for: custom)
    }
    let kind = element.customClass ?? kindName(of: element)
    let content = AppKitViewContent(element)
    let kinds = loading.dialect.kind(ofAppKit: element)
    let shown = (object as? NSView).flatMap { kinds?.shownText(of: $0) }
    let title = [shown, content.accessibilityDescription, element.userLabel, element.title]
      .lazy.compactMap { $0 }.first { !$0.isEmpty && $0.count <= 60 && !$0.contains("\n") }
    let isControl = object is NSControl
    let handle =
      content.identifier.map { "#\($0)" } ?? title.map { "“\($0)”" }
      ?? (isControl ? element.id : nil)
    object.setRecordName(handle.map { "\(kind) \($0)" } ?? kind)
  }

  /// The kind of a control as `ctl describe` has it: a button by its type, a field that cannot be edited
  /// as a label.
  private func kindName(of element: InterfaceElement) -> String {
    guard let control = controls[element.ordinal] else { return displayName(of: element.name) }
    let isLabel = element.name == "textField" && control.cell?.isEditable == false
    return isLabel ? "Label" : control.kindName
  }
}

/// A view whose first line is at the top.
package final class FlippedView: NSView {
  package override var isFlipped: Bool { true }
}

extension InterfaceElement {
  /// Indicates whether the class of an element that is no kind has its origin at the top.
  fileprivate var hasFlippedViews: Bool {
    name == "browser"
  }
}
