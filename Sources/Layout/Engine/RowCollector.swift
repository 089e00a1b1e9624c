import ConstraintSolving
import Graphics

/// Reads the views of a tree into rows for the solver of its engine.
@MainActor
struct RowCollector {
  typealias Axis = LayoutConstraint.Axis

  let engine: LayoutEngine
  /// The outermost view.
  let root: any LayoutViewNode
  /// The rows in the order in which the solver takes them.
  private(set) var rows: [LayoutRow] = []
  /// The views and guides that constraints place, outer ones first.
  private(set) var placed: [any LayoutNode] = []
  /// The views whose height depends on their width.
  private(set) var wrapping: [any LayoutViewNode] = []
  /// The required constraints between known lengths that do not hold.
  private(set) var contradicted: [LayoutConstraint] = []
  private var constraintRows: [LayoutRow] = []
  /// The frames in the coordinates of the superview, by view.
  var frames: [ObjectIdentifier: FrameExpression] = [:]
  /// The views and guides, and the lengths of what views scroll, whose unknowns the rows have.
  private(set) var used: Set<ObjectIdentifier> = []
  private(set) var usedScrolled: Set<LayoutEngine.ScrolledLength> = []

  init(_ engine: LayoutEngine, root: any LayoutViewNode) {
    self.engine = engine
    self.root = root
  }

  mutating func variables(of item: any LayoutNode) -> FrameVariables {
    used.insert(ObjectIdentifier(item))
    return engine.variables(of: item)
  }

  mutating func scrolledVariable(of view: any LayoutViewNode, _ axis: Axis) -> LinearVariable {
    let length = LayoutEngine.ScrolledLength(view: ObjectIdentifier(view), axis: axis)
    usedScrolled.insert(length)
    return engine.variable(of: length)
  }

  mutating func collect() {
    var (rest, hosts) = ([root], [any LayoutViewNode]())
    while let view = rest.popLast() {
      view.noteSeenByLayout()
      if engine.places(view) { addView(view) }
      for constraint in view.arrangementConstraints() { add(constraint, heldBy: view, order: 0) }
      for constraint in view.layoutStateIfAny?.held.all ?? [] {
        add(constraint, heldBy: view, order: constraint.activation)
      }
      if !view.layoutGuideNodes.isEmpty { hosts.append(view) }
      rest += view.layoutChildren.reversed()
    }
    for view in hosts { addGuides(of: view) }
    constraintRows.sort { $0.order < $1.order }
    rows += constraintRows
    constraintRows = []
  }

  // MARK: Views and guides

  private mutating func addView(_ view: any LayoutViewNode) {
    placed.append(view)
    let variables = variables(of: view)
    let content = view.naturalSize
    addLength(of: view, .horizontal, variables.width, content.width)
    addLength(of: view, .vertical, variables.height, content.height)
    if content.height >= 0, view.naturalHeight(forWidth: max(content.width, 0)) != nil {
      wrapping.append(view)
    }
    guard let target = engine.target, view === root else { return }
    let id = ObjectIdentifier(view)
    for (axis, variable, length, priority) in [
      (Axis.horizontal, variables.width, target.size.width, target.horizontal),
      (Axis.vertical, variables.height, target.size.height, target.vertical),
    ] where priority.rawValue > 0 && !length.isNaN {
      // More than any screen has.
      let length = min(max(length, -1e6), 1e6)
      rows.append(
        LayoutRow(
          .init(owner: id, role: .target(axis)),
          LinearExpression(variable) - LinearExpression(length), .equal,
          priority: priority.rawValue))
    }
  }

  private mutating func addLength(
    of view: any LayoutViewNode, _ axis: Axis, _ variable: LinearVariable, _ content: Scalar
  ) {
    let (id, length) = (ObjectIdentifier(view), LinearExpression(variable))
    rows.append(
      LayoutRow(
        .init(owner: id, role: .notNegative(axis)), length, .greaterThanOrEqual,
        priority: LinearConstraint.required))
    guard content >= 0, content.isFinite else { return }
    let surplus = length - LinearExpression(content)
    for (role, relation, priority) in [
      (LayoutRow.Role.hugging(axis), LinearConstraint.Relation.lessThanOrEqual, view.hugging(axis)),
      (.resistance(axis), .greaterThanOrEqual, view.resistance(axis)),
    ] where priority.rawValue > 0 {
      // Content that is required to have its size keeps it when constraints are broken.
      rows.append(
        LayoutRow(
          .init(owner: id, role: role), surplus, relation,
          priority: min(priority.rawValue, LinearConstraint.required)))
    }
  }

  /// Adds the guides of a view that constraints mention.
  private mutating func addGuides(of view: any LayoutViewNode) {
    for guide in view.layoutGuideNodes where guide.region == .free {
      let id = ObjectIdentifier(guide)
      guard used.contains(id) else { continue }
      placed.append(guide)
      let variables = variables(of: guide)
      for (axis, length) in [(Axis.horizontal, variables.width), (.vertical, variables.height)] {
        rows.append(
          LayoutRow(
            .init(owner: id, role: .notNegative(axis)), LinearExpression(length),
            .greaterThanOrEqual, priority: LinearConstraint.required))
      }
    }
  }

  // MARK: Constraints

  private mutating func add(
    _ constraint: LayoutConstraint, heldBy view: any LayoutViewNode, order: Int
  ) {
    guard let difference = difference(of: constraint, heldBy: view) else { return }
    guard !difference.isConstant else {
      if constraint.priority == .required,
        !constraint.relation.linear.holds(for: difference.constant)
      {
        contradicted.append(constraint)
      }
      return
    }
    constraintRows.append(
      LayoutRow(
        .init(owner: ObjectIdentifier(constraint), role: .constraint), difference,
        constraint.relation.linear, priority: constraint.priority.rawValue, order: order,
        constraint: constraint))
  }

  /// Returns the first side of a constraint without the second; nil if an item is gone, or is not in
  /// the tree.
  private mutating func difference(
    of constraint: LayoutConstraint, heldBy view: any LayoutViewNode
  ) -> LinearExpression? {
    guard let first = constraint.first else { return nil }
    let second = constraint.second
    // Lines that begin on the right are measured from there.
    let isMirrored =
      view.isRightToLeftInLayout
      && (first.followsDirection || second?.followsDirection ?? false)
    guard var left = value(of: first, in: view, facing: second, isMirrored: isMirrored) else {
      return nil
    }
    var right = LinearExpression(0)
    if let second {
      guard let value = value(of: second, in: view, facing: first, isMirrored: isMirrored) else {
        return nil
      }
      right = value * constraint.multiplier
    }
    right = right + LinearExpression(constraint.constant)
    left = left - right
    return left
  }
}

extension LinearConstraint.Relation {
  /// Returns whether a number that is to be 0, at least 0 or at most 0 is that, within the tolerance
  /// of a solver.
  func holds(for number: Double) -> Bool {
    switch self {
    case .lessThanOrEqual: number <= 1e-6
    case .equal: abs(number) <= 1e-6
    case .greaterThanOrEqual: number >= -1e-6
    }
  }
}
