import Graphics

extension VisualFormat {
  /// Returns the constraints of the format, in the order in which it is read, and those of the
  /// alignment after them.
  @MainActor
  package func constraints(
    options: LayoutConstraint.FormatOptions, metrics: [String: Any], views: [String: Any]
  ) throws(VisualFormatError) -> [LayoutConstraint] {
    var builder = VisualFormatBuilder(
      format: self, options: options, metrics: metrics, views: views)
    try builder.build()
    return builder.constraints
  }
}

/// Makes the constraints of a visual format.
@MainActor
private struct VisualFormatBuilder {
  typealias Attribute = LayoutConstraint.Attribute

  let format: VisualFormat
  let options: LayoutConstraint.FormatOptions
  let metrics: [String: Any]
  let views: [String: Any]
  var constraints: [LayoutConstraint] = []
  /// The views and guides that were read.
  private var items: [any LayoutItem] = []

  init(
    format: VisualFormat, options: LayoutConstraint.FormatOptions, metrics: [String: Any],
    views: [String: Any]
  ) {
    self.format = format
    self.options = options
    self.metrics = metrics
    self.views = views
  }

  mutating func build() throws(VisualFormatError) {
    for (index, view) in format.views.enumerated() {
      let item = try item(named: view.name, at: view.position)
      if let former = items.last {
        try addSpace(format.connections[index - 1], from: former, to: item)
      } else if let leading = format.leading {
        try addEdge(leading, of: item, isStart: true)
      }
      items.append(item)
      for predicate in view.predicates { try addLength(predicate, of: item) }
    }
    if let trailing = format.trailing, let last = items.last {
      try addEdge(trailing, of: last, isStart: false)
    }
    try align()
  }

  // MARK: Constraints

  /// Indicates whether the format is read from right to left, so that positions decrease.
  private var isReversed: Bool {
    !format.isVertical && options.intersection(.directionMask) == .directionRightToLeft
  }

  /// The edges where the format begins and ends, and the margins of a superview there.
  private var edges: Edges {
    if format.isVertical { return Edges(.top, .bottom, .topMargin, .bottomMargin) }
    switch options.intersection(.directionMask) {
    case .directionLeftToRight: return Edges(.left, .right, .leftMargin, .rightMargin)
    case .directionRightToLeft: return Edges(.right, .left, .rightMargin, .leftMargin)
    default: return Edges(.leading, .trailing, .leadingMargin, .trailingMargin)
    }
  }

  private struct Edges {
    var start: Attribute
    var end: Attribute
    let startMargin: Attribute
    let endMargin: Attribute

    init(
      _ start: Attribute, _ end: Attribute, _ startMargin: Attribute, _ endMargin: Attribute
    ) {
      self.start = start
      self.end = end
      self.startMargin = startMargin
      self.endMargin = endMargin
    }
  }

  private mutating func addLength(
    _ predicate: VisualFormat.Predicate, of item: any LayoutItem
  ) throws(VisualFormatError) {
    let attribute: Attribute = format.isVertical ? .height : .width
    let priority = try priority(of: predicate)
    if case .name(let name) = predicate.value, number(named: name) == nil, views[name] != nil {
      let other = try self.item(named: name, at: predicate.position)
      add(item, attribute, predicate.relation, other, attribute, 0, priority)
    } else {
      add(item, attribute, predicate.relation, nil, attribute, try number(of: predicate), priority)
    }
  }

  /// Adds the space between two views: the later edge is that far after the former one.
  private mutating func addSpace(
    _ connection: VisualFormat.Connection, from former: any LayoutItem, to item: any LayoutItem
  ) throws(VisualFormatError) {
    let isBetweenBaselines =
      format.isVertical && options.contains(.spacingBaselineToBaseline)
    let start = isBetweenBaselines ? .firstBaseline : edges.start
    let end = isBetweenBaselines ? .lastBaseline : edges.end
    try addSpace(connection, standard: 8, former, end, item, start)
  }

  /// Adds the space between a view and an edge of its superview; a dash without a number stands for
  /// the superview's margin, as since iOS 8.
  private mutating func addEdge(
    _ connection: VisualFormat.Connection, of item: any LayoutItem, isStart: Bool
  ) throws(VisualFormatError) {
    let superview = superview(of: item)
    guard let superview else {
      throw VisualFormatError(
        reason:
          "Unable to interpret '|' character, because the related view doesn't have a superview",
        position: isStart ? format.leadingPosition : format.trailingPosition)
    }
    var edges = edges
    var connection = connection
    if case .standard = connection {
      connection = .none
      if isStart { edges.start = edges.startMargin } else { edges.end = edges.endMargin }
    }
    if isStart {
      try addSpace(connection, standard: 0, superview, edges.start, item, self.edges.start)
    } else {
      try addSpace(connection, standard: 0, item, self.edges.end, superview, edges.end)
    }
  }

  private mutating func addSpace(
    _ connection: VisualFormat.Connection, standard: Scalar, _ former: any LayoutItem,
    _ end: Attribute, _ item: any LayoutItem, _ start: Attribute
  ) throws(VisualFormatError) {
    for (relation, constant, priority) in try conditions(of: connection, standard: standard) {
      if isReversed {
        add(former, end, relation, item, start, constant, priority)
      } else {
        add(item, start, relation, former, end, constant, priority)
      }
    }
  }

  private func conditions(
    of connection: VisualFormat.Connection, standard: Scalar
  ) throws(VisualFormatError) -> [(LayoutConstraint.Relation, Scalar, LayoutPriority)] {
    switch connection {
    case .none: return [(.equal, 0, .required)]
    case .standard: return [(.equal, standard, .required)]
    case .space(let predicates):
      var conditions: [(LayoutConstraint.Relation, Scalar, LayoutPriority)] = []
      for predicate in predicates {
        conditions.append(
          (predicate.relation, try number(of: predicate), try priority(of: predicate)))
      }
      return conditions
    }
  }

  private mutating func align() throws(VisualFormatError) {
    let attributes = options.alignedAttributes
    guard items.count > 1, !attributes.isEmpty else { return }
    for attribute in attributes {
      guard (attribute.kind == .vertical) != format.isVertical else {
        let kind = format.isVertical ? "vertical" : "horizontal"
        throw VisualFormatError(
          reason: "Options mask required views to be aligned on a \(kind) edge, which is not "
            + "allowed for layout that is also \(kind).",
          position: format.length)
      }
      for (one, next) in zip(items, items.dropFirst()) {
        add(one, attribute, .equal, next, attribute, 0, .required)
      }
    }
  }

  private mutating func add(
    _ item: any LayoutItem, _ attribute: Attribute, _ relation: LayoutConstraint.Relation,
    _ other: (any LayoutItem)?, _ otherAttribute: Attribute, _ constant: Scalar,
    _ priority: LayoutPriority
  ) {
    let constraint = LayoutConstraint()
    constraint.relate(
      LayoutTerm(item, attribute), relation, other.map { LayoutTerm($0, otherAttribute) },
      constant: constant)
    constraint.priority = priority
    constraints.append(constraint)
  }

  // MARK: Names

  private func item(named name: String, at position: Int) throws(VisualFormatError)
    -> any LayoutItem
  {
    switch views[name] {
    case nil:
      throw VisualFormatError(
        reason: "\(name) is not a key in the views dictionary.", position: position)
    case let item as any LayoutItem: return item
    default:
      throw VisualFormatError(
        reason: "\(name) is neither a view nor a layout guide.", position: position)
    }
  }

  private func number(of predicate: VisualFormat.Predicate) throws(VisualFormatError) -> Scalar {
    try number(of: predicate.value, at: predicate.position)
  }

  private func priority(
    of predicate: VisualFormat.Predicate
  ) throws(VisualFormatError) -> LayoutPriority {
    guard let priority = predicate.priority else { return .required }
    let number = try number(of: priority, at: predicate.priorityPosition)
    guard number > 0, number <= 1000 else {
      throw VisualFormatError(
        reason: "A priority must be greater than 0 and at most 1000.",
        position: predicate.priorityPosition)
    }
    return LayoutPriority(rawValue: Float(number))
  }

  private func number(
    of value: VisualFormat.Value, at position: Int
  ) throws(VisualFormatError) -> Scalar {
    switch value {
    case .number(let number): return number
    case .name(let name):
      guard let number = number(named: name) else {
        throw VisualFormatError(
          reason: "Encountered metric with name \"\(name)\", but value was not specified in "
            + "metrics or views dictionaries",
          position: position)
      }
      return number
    }
  }

  private func number(named name: String) -> Scalar? {
    metrics[name].flatMap { Scalar(number: $0) }
  }
}
