import AppKitDialect
import Graphics
import InterfaceBuilder
import Layout
import Localize
import Pickers

// Constraints and what they relate, of a layout that is solved.
extension AppKitInstantiation {
  var isSolved: Bool { settings.layout == .solved }
  var traits: DocumentTraits { loading.traits }

  /// Makes the view of an element that arranges its views; nil for another element.
  func arrangingView(_ element: InterfaceElement) -> NSView? {
    guard isSolved else { return nil }
    switch element.name {
    case "stackView": return NSStackView(frame: .zero)
    case "gridView": return NSGridView(frame: .zero)
    default: return nil
    }
  }

  /// Sets what decides where a view stands, beside its constraints.
  func decodeLayout(of view: NSView, _ element: InterfaceElement) {
    guard isSolved else { return }
    let content = LayoutContent(element)
    view.autoresizingMask = NSView.AutoresizingMask(documentNames: content.autoresizingMask)
    // Windows and other containers place the view that is their content.
    let isPlacedByContainer =
      element.parent?.name == "objects" || element.key == "contentView" && !isInCell(element)
      || element.key == "view"
    view.translatesAutoresizingMaskIntoConstraints =
      isPlacedByContainer || !content.isPlacedByConstraints
    if settings.dateSettings.language.isRightToLeft {
      view.userInterfaceLayoutDirection = .rightToLeft
    }
    view.decodeContentPriorities(content)
    if let label = view as? NSTextField, let width = content.preferredMaxLayoutWidth {
      label.preferredMaxLayoutWidth = Scalar(width)
    }
    align(view, element)
  }

  /// Sets what is aligned of a view, and its natural size where the class has none.
  private func align(_ view: NSView, _ element: InterfaceElement) {
    let kind =
      loading.dialect.kind(ofAppKit: element)
      ?? (controls[element.ordinal]?.kind == .control ? .unmodeledControl : nil)
    guard let kind = kind?.appKit ?? element.unmodeledKind,
      let frame = AppKitViewContent(element).frame
    else { return }
    if let alignment = ControlAlignment.of(
      kind.alignedKind(of: element), size: AppKitViewContent(element).controlSize,
      in: controlGeneration, readsLater: settings.takesLaterAlignments)
    {
      view.setAlignment(alignment.insets, baselineOffset: alignment.baseline.map { Scalar($0) })
    }
    let insets = view.alignmentInsets
    let size = Size(
      width: frame.width - insets.left - insets.right,
      height: frame.height - insets.top - insets.bottom)
    if let size = kind.naturalSize(of: element, aligned: size) {
      view.layoutState.naturalSize = size
    }
  }

  private func isInCell(_ element: InterfaceElement) -> Bool { element.parent?.name == "gridCell" }

  /// Sets what depends on the views in a view, when these are made.
  func completeLayout(of view: NSView, _ element: InterfaceElement) {
    guard isSolved else { return }
    switch view {
    case let stack as NSStackView: complete(stack, StackContent(element, for: traits))
    case let grid as NSGridView: complete(grid, GridContent(element))
    default: break
    }
    if settings.takesSavedSizes, view.layoutState.naturalSize == nil {
      view.takeSavedSize(AppKitViewContent(element).frame, LayoutContent(element))
    }
  }

  private func complete(_ stack: NSStackView, _ content: StackContent) {
    stack.orientation = content.isVertical ? .vertical : .horizontal
    if let name = content.alignment,
      let alignment = LayoutConstraint.Attribute(documentName: name)
    {
      stack.alignment = alignment
    }
    stack.distribution =
      NSStackView.Distribution.allCases.first { "\($0)" == content.distribution } ?? .gravityAreas
    stack.spacing = content.spacing ?? 8
    stack.detachesHiddenViews = content.detachesHiddenViews
    stack.edgeInsets = content.edgeInsets ?? .zero
    if let priority = content.hugging.horizontal {
      stack.setHuggingPriority(LayoutPriority(priority), for: .horizontal)
    }
    if let priority = content.hugging.vertical {
      stack.setHuggingPriority(LayoutPriority(priority), for: .vertical)
    }
    if let priority = content.clippingResistance.horizontal {
      stack.setClippingResistancePriority(LayoutPriority(priority), for: .horizontal)
    }
    if let priority = content.clippingResistance.vertical {
      stack.setClippingResistancePriority(LayoutPriority(priority), for: .vertical)
    }
    for (list, gravity) in [
      ("beginningViews", NSStackView.Gravity.leading), ("middleViews", .center),
      ("endViews", .trailing), ("subviews", .leading),
    ] {
      for inner in content.element.child(list)?.children.map({ $0 }) ?? [] {
        guard let view = result.object(for: inner) as? NSView, view.superview === stack else {
          continue
        }
        stack.addView(view, in: gravity)
      }
    }
    for (view, space) in zip(stack.arrangedSubviews, content.customSpacings) {
      if let space { stack.setCustomSpacing(space, after: view) }
    }
  }

  private func complete(_ grid: NSGridView, _ content: GridContent) {
    grid.rowSpacing = content.number("rowSpacing") ?? 6
    grid.columnSpacing = content.number("columnSpacing") ?? 6
    grid.xPlacement = .init(documentName: content.xPlacement) ?? .leading
    grid.yPlacement = .init(documentName: content.yPlacement) ?? .top
    grid.rowAlignment = .init(documentName: content.rowAlignment) ?? .none
    var (rows, columns) = ([String: Int](), [String: Int]())
    for (index, part) in content.columns.enumerated() {
      let column = grid.addColumn(with: [])
      if let id = part.element.id { columns[id] = index }
      column.width = part.number("width") ?? NSGridView.sizedForContent
      column.leadingPadding = part.number("leadingPadding") ?? 0
      column.trailingPadding = part.number("trailingPadding") ?? 0
      column.xPlacement = .init(documentName: part.xPlacement) ?? .inherited
      column.isHidden = part.isHidden
    }
    for (index, part) in content.rows.enumerated() {
      let row = grid.addRow(with: [])
      if let id = part.element.id { rows[id] = index }
      row.height = part.number("height") ?? NSGridView.sizedForContent
      row.topPadding = part.number("topPadding") ?? 0
      row.bottomPadding = part.number("bottomPadding") ?? 0
      row.yPlacement = .init(documentName: part.yPlacement) ?? .inherited
      row.rowAlignment = .init(documentName: part.rowAlignment) ?? .inherited
      row.isHidden = part.isHidden
    }
    for part in content.cells {
      guard let row = part.row.flatMap({ rows[$0] }),
        let column = part.column.flatMap({ columns[$0] })
      else { continue }
      let cell = grid.cell(atColumnIndex: column, rowIndex: row)
      cell.xPlacement = .init(documentName: part.xPlacement) ?? .inherited
      cell.yPlacement = .init(documentName: part.yPlacement) ?? .inherited
      cell.rowAlignment = .init(documentName: part.rowAlignment) ?? .inherited
      let view = part.contentView.flatMap { result.object(for: $0) as? NSView }
      if cell.contentView == nil { cell.contentView = view }
    }
  }

  /// Makes the constraints of the document.
  func loadConstraints() {
    guard isSolved else { return }
    let elements = document.scenes.flatMap(\.topLevelObjects).flatMap {
      [$0] + Array($0.descendants)
    }
    var guides: [String: NSLayoutGuide] = [:]
    for element in elements {
      guard let view = result.object(for: element) as? NSView else { continue }
      for (id, key) in LayoutContent(element).guides {
        guides[id] = key == "layoutMargins" ? view.layoutMarginsGuide : view.safeAreaLayoutGuide
      }
    }
    result.loadConstraints(of: elements, for: traits, guides: guides)
    guard !settings.takesSavedSizes else { return }
    for element in elements {
      guard let view = result.object(for: element) as? NSView, view.superview == nil else {
        continue
      }
      grow(view)
    }
  }

  /// Makes an outermost view, or its window, as large as its constraints require.
  ///
  /// A window keeps its size with the priority `NSLayoutPriorityWindowSizeStayPut`, 500.
  private func grow(_ view: NSView) {
    let size = view.frame.size
    let fitting = view.sizeFitting(size, horizontal: .sceneSizeStayPut, vertical: .sceneSizeStayPut)
    view.layoutSubtreeIfNeeded()
    // A few points of width are the difference between the font that is measured and the one that is shown,
    // unless a constraint would break.
    let isWider = fitting.width > 1.02 * size.width + 4 || !view.layoutProblems.isEmpty
    let grown = Size(
      width: isWider ? max(fitting.width, size.width) : size.width,
      height: max(fitting.height, size.height))
    guard grown != size else { return }
    if let window = view.window, window.contentView === view {
      var frame = window.frame
      frame.size.width += grown.width - size.width
      frame.size.height += grown.height - size.height
      window.frame = frame
    } else {
      view.setFrameSize(grown)
    }
  }
}

extension InterfaceElement {
  /// The kind of a view that has a natural size without being a control; nil for another one.
  fileprivate var unmodeledKind: (any AppKitKind.Type)? {
    name == "progressIndicator" || name == "levelIndicator" ? UnmodeledControlKind.self : nil
  }
}

extension NSView.AutoresizingMask {
  /// Creates a mask from the names of its parts in documents.
  init(documentNames names: Set<String>) {
    self = []
    for (name, part) in [
      ("flexibleMinX", Self.minXMargin), ("widthSizable", .width), ("flexibleMaxX", .maxXMargin),
      ("flexibleMinY", .minYMargin), ("heightSizable", .height), ("flexibleMaxY", .maxYMargin),
    ] where names.contains(name) { insert(part) }
  }
}

extension NSGridCell.Placement {
  /// Creates the placement with a name in documents; nil for another name.
  fileprivate init?(documentName name: String?) {
    switch name {
    case "top": self = .top
    case "bottom": self = .bottom
    default:
      guard let placement = Self.allCases.first(where: { "\($0)" == name }) else { return nil }
      self = placement
    }
  }
}

extension NSGridRow.Alignment {
  /// Creates the alignment with a name in documents; nil for another name.
  fileprivate init?(documentName name: String?) {
    guard let alignment = Self.allCases.first(where: { "\($0)" == name }) else { return nil }
    self = alignment
  }
}
