import Graphics
import InterfaceBuilder
import InterfaceLoader
import Layout
import ResponderKit

extension AuditedLayout {
  /// Returns the side of the screen that a control is beyond with its middle; nil for none.
  func edge(beyond view: LaidOutView) -> String? {
    let (x, y) = (view.frame.midX, view.frame.midY)
    if x < 0 { return "left side" }
    if x > size.width { return "right side" }
    if y < 0 { return "top" }
    return y > size.height ? "bottom" : nil
  }

  /// Returns whether the document itself has a view outside its outermost view, from where code moves it.
  func isOutsideInDocument(_ view: LaidOutView) -> Bool {
    guard let frame = LayoutContent(view.element).savedPlace else { return true }
    guard let whole = frame.outermost else { return false }
    return !Rect(origin: .zero, size: whole).contains(frame.rect.center)
  }

  /// The pairs of texts that overlap here and not in the document, the one in front first.
  var overlappingTexts: [(front: LaidOutView, back: LaidOutView)] {
    let texts = views.enumerated().compactMap { place, view in
      view.textFrame.map { (view, $0, place) }
    }.sorted { $0.1.minY < $1.1.minY }
    var found: [(LaidOutView, LaidOutView)] = []
    var open: [(LaidOutView, Rect, Int)] = []
    for (view, frame, place) in texts.prefix(Self.mostTexts) {
      open.removeAll { $0.1.maxY <= frame.minY }
      for (other, otherFrame, otherPlace) in open where found.count < Self.mostTexts {
        let common = frame.intersection(otherFrame)
        guard common.width > 2, common.height > 4, view.isScrolled == other.isScrolled,
          view.element.row == other.element.row,
          !view.element.isInside(other.element), !other.element.isInside(view.element),
          !overlapsInDocument(view, other)
        else { continue }
        found.append(place > otherPlace ? (view, other) : (other, view))
      }
      open.append((view, frame, place))
    }
    return found
  }

  /// The most texts of a screen that are compared, and the most pairs that are told.
  private static var mostTexts: Int { 1_000 }

  private func overlapsInDocument(_ one: LaidOutView, _ other: LaidOutView) -> Bool {
    guard let first = LayoutContent(one.element).savedPlace,
      let second = LayoutContent(other.element).savedPlace
    else { return true }
    return first.rect.insetBy(dx: 1, dy: 1).intersects(second.rect)
  }

  /// The faults of required constraints that cannot hold at once.
  var contradictions: [Fault] {
    problems.compactMap { problem in
      guard let id = document.interface.id(of: problem.broken),
        let element = facts.elementsByID[id],
        !problem.constraints.contains(where: isPlacedByCell)
      else { return nil }
      let others = problem.constraints.compactMap { document.interface.id(of: $0) }
        .filter { $0 != id }
      let names = others.prefix(4).map { facts.constraintName($0) }.joined(separator: ", ")
      var fault = Fault(
        in: element, nil,
        "Constraint \(facts.constraintName(id)) cannot hold"
          + (names.isEmpty ? "" : " together with \(names)"))
      // A row may grow with what is in it.
      fault.needsReview = problem.broken.axis == .vertical && element.row != nil
      return fault
    }
  }

  private func isPlacedByCell(_ constraint: LayoutConstraint) -> Bool {
    [constraint.firstItem, constraint.secondItem].contains { item in
      (item as? Responder).flatMap { document.element(of: $0)?.isPlacedByCell } ?? false
    }
  }

  /// Indicates whether a text is too long for its room, or constraints contradict each other.
  var isSqueezed: Bool { !problems.isEmpty || views.contains { $0.text?.isSqueezed ?? false } }

  /// The views of the document that are ambiguous, without those in one that is: the first one in each
  /// superview, with the number of the others there.
  ///
  /// Texts that are too long for their room share what there is by chance, which is told of the texts.
  var ambiguousViews: [(view: LaidOutView, others: Int)] {
    guard problems.isEmpty else { return [] }
    let open = ambiguousItems
    guard !open.isEmpty else { return [] }
    let squeezed = Set(
      views.filter { $0.text?.isSqueezed ?? false }.compactMap { $0.element.parent?.ordinal })
    let found = views.filter { view in
      open.contains(ObjectIdentifier(view.object))
        && view.element.parent.map { !squeezed.contains($0.ordinal) } ?? true
    }
    let elements = Set(found.map(\.element.ordinal))
    let outer = found.filter { view in
      !sequence(first: view.element, next: \.parent).dropFirst().contains {
        elements.contains($0.ordinal)
      }
    }
    return Dictionary(grouping: outer) { $0.element.parent?.ordinal ?? -1 }.values
      .compactMap { views in
        views.min { $0.element.ordinal < $1.element.ordinal }.map { ($0, views.count - 1) }
      }
      .sorted { $0.0.element.ordinal < $1.0.element.ordinal }
  }

  /// Returns whether a class of the app, or an image that is not there, decides how large a view is, or
  /// one beside it or in it.
  func hasUnknownSize(_ view: LaidOutView) -> Bool {
    // A stack view makes the constraints of what it arranges.
    if view.element.parent?.parent?.name == "stackView" { return true }
    let around = view.element.parent?.children.map { $0 } ?? [view.element]
    let scrolls = view.element.name.lowercased().hasSuffix("scrollview")
    return (around + (scrolls ? [] : Array(view.element.descendants))).contains { element in
      element.customClass != nil || element.name == "imageView"
        || LayoutContent(element).hasRuntimeAttributes
    }
  }
}

extension AuditedDocument {
  /// The name of a constraint in a message: its identifier or its id.
  func constraintName(_ id: String) -> String {
    elementsByID[id].flatMap { ConstraintContent($0).identifier }.map { "“\($0)”" } ?? id
  }
}

extension InterfaceElement {
  /// Indicates whether a cell of a standard style places the view, wherever the document has it.
  var isPlacedByCell: Bool {
    guard let id, let cell = rowElement, cell.name == "tableViewCell" else { return false }
    let content = TableCellContent(cell)
    return [content.textLabelID, content.detailTextLabelID, content.imageViewID].contains(id)
  }

  /// Indicates whether a stack view gives the view a share by its natural size.
  var isInProportionalStack: Bool {
    sequence(first: self, next: \.parent).contains { stack in
      stack.name == "stackView"
        && StackContent(stack, for: DocumentTraits()).distribution == "fillProportionally"
    }
  }

  /// The place of the row of a table, or of the cell of a collection, that the element is in; nil outside.
  var row: Int? { rowElement?.ordinal }

  private var rowElement: InterfaceElement? {
    sequence(first: self, next: \.parent)
      .first { ["tableViewCell", "collectionViewCell", "tableCellView"].contains($0.name) }
  }

  /// Returns whether the element is inside another one of its document.
  fileprivate func isInside(_ other: InterfaceElement) -> Bool {
    sequence(first: self, next: \.parent).dropFirst().contains { $0.ordinal == other.ordinal }
  }
}
