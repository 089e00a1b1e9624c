package import Graphics

/// The constraints by which a stack view arranges views, as values of the framework's have them.
///
/// They are those that were measured with UIKit's class on iOS 9, without its guides: what the guides
/// hold is said of the views. A hidden view takes no room, and no space is beside it.
@MainActor
package struct StackRules {
  /// The distributions of the room along the axis.
  package enum Distribution: Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    /// The views keep to areas at the start, in the middle and at the end.
    case areas
  }
  /// The alignments across the axis.
  package enum Alignment: Sendable {
    case fill, start, firstBaseline, center, end, lastBaseline
  }

  let stack: any LayoutViewNode
  package var axis = LayoutConstraint.Axis.horizontal
  package var distribution = Distribution.fill
  package var alignment = Alignment.fill
  /// Indicates whether the spaces of a column are between baselines.
  package var isBaselineRelative = false
  /// Indicates whether the views are inside the margins.
  package var isMarginsRelative = false
  /// The views that are not hidden.
  package var views: [any LayoutViewNode] = []
  /// The space after each of the views; the last one does not count.
  package var spaces: [Scalar] = []
  /// The area of each of the views: 1, 2 or 3.
  package var areas: [Int] = []
  /// The resistance against becoming longer than the views along each axis; nil for UIKit's wishes.
  package var hugging: (horizontal: Float, vertical: Float)?
  /// The priority of the end along each axis, which a stack view whose views do not fit gives up.
  package var clippingResistance: (horizontal: Float, vertical: Float) = (1000, 1000)
  /// The views that are hidden.
  package var hidden: [any LayoutViewNode] = []

  var made: [LayoutConstraint] = []

  package init(_ stack: any LayoutViewNode) { self.stack = stack }

  /// Returns the constraints.
  package mutating func constraints() -> [LayoutConstraint] {
    made = []
    connectEnds()
    distribute()
    align()
    hug()
    hide()
    return made
  }

  // MARK: Making constraints

  typealias Attribute = LayoutConstraint.Attribute

  mutating func relate(
    _ identifier: String, _ first: LayoutTerm, _ second: LayoutTerm?,
    by relation: LayoutConstraint.Relation = .equal, multiplier: Scalar = 1, constant: Scalar = 0,
    priority: Float = 1000
  ) {
    let constraint = LayoutConstraint()
    constraint.relate(first, relation, second, multiplier: multiplier, constant: constant)
    constraint.priority = LayoutPriority(priority)
    constraint.identifier = identifier
    made.append(constraint)
  }

  /// The attributes along the axis, or across it.
  func edges(across: Bool) -> (
    start: Attribute, end: Attribute, middle: Attribute, length: Attribute
  ) {
    (axis == .horizontal) != across
      ? (.leading, .trailing, .centerX, .width) : (.top, .bottom, .centerY, .height)
  }

  /// The edge of the stack view, or of its margins.
  func ownEdge(_ attribute: Attribute) -> LayoutTerm {
    guard isMarginsRelative else { return LayoutTerm(stack, attribute) }
    let margin: Attribute =
      switch attribute {
      case .leading: .leadingMargin
      case .trailing: .trailingMargin
      case .top: .topMargin
      case .bottom: .bottomMargin
      case .centerX: .centerXWithinMargins
      default: .centerYWithinMargins
      }
    return LayoutTerm(stack, margin)
  }

  // MARK: Along the axis

  private mutating func connectEnds() {
    let along = edges(across: false)
    guard let first = views.first, let last = views.last else {
      return relate(
        "UISV-canvas-fit", LayoutTerm(stack, along.length), nil, constant: 0, priority: 49)
    }
    // AppKit centers a view that is alone.
    let isAlone = hugging != nil && views.count == 1 && distribution == .equalCentering
    if isAlone {
      relate("UISV-distributing", LayoutTerm(first, along.middle), ownEdge(along.middle))
    }
    relate(
      "UISV-canvas-connection", LayoutTerm(first, along.start), ownEdge(along.start),
      by: isAlone || distribution == .areas && areas[0] > 1 ? .greaterThanOrEqual : .equal)
    let clipping = axis == .horizontal ? clippingResistance.horizontal : clippingResistance.vertical
    guard clipping > 0 else { return }
    relate(
      "UISV-canvas-connection", LayoutTerm(last, along.end), ownEdge(along.end),
      by: isAlone || distribution == .areas && areas[areas.count - 1] < 3
        ? .lessThanOrEqual : .equal,
      priority: min(clipping, 1000))
  }

  /// Keeps the views of the middle area in the middle, if the others leave room.
  private mutating func center() {
    let along = edges(across: false)
    guard let first = areas.firstIndex(of: 2), let last = areas.lastIndex(of: 2) else { return }
    let before = LayoutTerm(from: ownEdge(along.start), to: LayoutTerm(views[first], along.start))
    let after = LayoutTerm(from: LayoutTerm(views[last], along.end), to: ownEdge(along.end))
    relate("UISV-distributing", before, after, priority: 740)
  }

  /// The priority by which an AppKit stack view holds on to its views across the axis; nil for one that
  /// does not.
  var huggingAcross: Float? {
    hugging.map { axis == .horizontal ? $0.vertical : $0.horizontal }
      .flatMap { $0 > 0 ? min($0, 999) : nil }
  }

  /// Makes the spaces of an AppKit stack view no longer than they must be.
  private mutating func hug() {
    guard let hugging else { return }
    // A view that resists as strongly as the stack view keeps its length.
    let priority =
      min(axis == .horizontal ? hugging.horizontal : hugging.vertical, 999).nextDown
    guard priority > 0, distribution == .equalSpacing || distribution == .equalCentering else {
      return
    }
    let along = edges(across: false)
    for (index, (view, next)) in zip(views, views.dropFirst()).enumerated() {
      relate(
        "NSStackView-hugging", LayoutTerm(next, along.start), LayoutTerm(view, along.end),
        constant: spaces[index], priority: priority)
    }
  }

  private mutating func distribute() {
    let along = edges(across: false)
    let gapRelation: LayoutConstraint.Relation =
      switch distribution {
      case .fill, .fillEqually, .fillProportionally: .equal
      case .equalSpacing, .equalCentering, .areas: .greaterThanOrEqual
      }
    let isBetweenBaselines = isBaselineRelative && axis == .vertical
    for (index, (view, next)) in zip(views, views.dropFirst()).enumerated() {
      relate(
        "UISV-spacing",
        LayoutTerm(next, isBetweenBaselines ? .firstBaseline : along.start),
        LayoutTerm(view, isBetweenBaselines ? .lastBaseline : along.end),
        by: distribution == .areas && areas[index] == areas[index + 1] ? .equal : gapRelation,
        constant: spaces[index])
    }
    switch distribution {
    case .fill: break
    case .areas: center()
    case .fillEqually:
      for (view, next) in zip(views, views.dropFirst()) {
        relate(
          "UISV-fill-equally", LayoutTerm(next, along.length), LayoutTerm(view, along.length))
      }
    case .fillProportionally: fillProportionally(along.length)
    case .equalSpacing:
      equalize("UISV-distributing", along.end, along.start) { _ in 1000 }
      fit()
    case .equalCentering:
      equalize("UISV-distributing", along.middle, along.middle) { 150 - Float($0) }
      fit()
    }
  }

  private mutating func fillProportionally(_ length: Attribute) {
    let lengths = views.map { max(0, $0.naturalSize.along(axis)) }
    let whole = lengths.reduce(0, +) + spaces.dropLast().reduce(0, +)
    guard whole > 0 else { return }
    let insets = isMarginsRelative ? stack.marginInsets : .zero
    let margins = axis == .horizontal ? insets.left + insets.right : insets.top + insets.bottom
    for (index, view) in views.enumerated() where lengths[index] > 0 {
      let share = lengths[index] / whole
      relate(
        "UISV-fill-proportionally", LayoutTerm(view, length), LayoutTerm(stack, length),
        multiplier: share, constant: -share * margins,
        priority: views.count == 1 ? 1000 : max(999 - Float(index), 1))
    }
  }

  /// Makes the distances between neighbors equal to the first one.
  private mutating func equalize(
    _ identifier: String, _ end: Attribute, _ start: Attribute, priority: (Int) -> Float
  ) {
    let distances = zip(views, views.dropFirst()).map {
      LayoutTerm(from: LayoutTerm($0, end), to: LayoutTerm($1, start))
    }
    for (index, distance) in distances.dropFirst().enumerated() {
      relate(identifier, distance, distances[0], priority: max(priority(index), 1))
    }
  }

  /// Makes the stack view as short as its views allow.
  private mutating func fit() {
    guard hugging == nil else { return }
    relate(
      "UISV-canvas-fit", LayoutTerm(stack, edges(across: false).length), nil, constant: 0,
      priority: 49)
  }

  private mutating func hide() {
    let along = edges(across: false)
    for view in hidden {
      relate("UISV-hiding", LayoutTerm(view, along.length), nil, constant: 0)
      relate("UISV-hiding", LayoutTerm(view, along.start), ownEdge(along.start))
      relate(
        "UISV-hiding", LayoutTerm(view, edges(across: true).start),
        ownEdge(edges(across: true).start))
    }
  }
}
