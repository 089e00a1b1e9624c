import ConstraintSolving
import Graphics

/// The engine that places the views of a tree by the constraints in it.
///
/// It reads the tree when something has changed, gives its solver what is new, and requests a layout
/// of the superview of each view that moves. The views move in that layout.
@MainActor
final class LayoutEngine {
  /// The size that is asked for in a calculation of the size that fits.
  struct Target {
    let size: Size
    let horizontal: LayoutPriority
    let vertical: LayoutPriority
  }

  /// The outermost view, which owns the engine.
  private unowned let root: any LayoutViewNode
  /// The size that the outermost view is to have; nil for the one that it has.
  let target: Target?

  private var solver = ConstraintSolver()
  private var rows: [LayoutRow.Key: LayoutRow] = [:]
  private var frames: [ObjectIdentifier: FrameVariables] = [:]
  private var scrolled: [ScrolledLength: LinearVariable] = [:]
  /// The number of unknowns that the solver has.
  private var variableCount = 0
  /// The count of changes that the values are for; nil before the first ones.
  private var change: Int?
  /// The highest place in the order of activation of a required row that the solver has.
  private var latest = 0
  /// Indicates whether the solver has taken a required row after one that was activated later.
  private var isOutOfOrder = false
  /// The required constraints that were broken.
  private(set) var problems: [LayoutProblem] = []

  /// The width or height of what a view scrolls.
  struct ScrolledLength: Hashable {
    let view: ObjectIdentifier
    let axis: LayoutConstraint.Axis
  }

  init(root: any LayoutViewNode, target: Target? = nil) {
    self.root = root
    self.target = target
  }

  // MARK: Variables

  /// Indicates whether constraints place a view.
  func places(_ view: any LayoutViewNode) -> Bool {
    view.isPlacedByConstraints || target != nil && view === root
  }

  /// The unknowns of a view or guide.
  func variables(of item: any LayoutNode) -> FrameVariables {
    if let known = frames[ObjectIdentifier(item)] { return known }
    let variables = FrameVariables(solver)
    variableCount += 4
    frames[ObjectIdentifier(item)] = variables
    return variables
  }

  /// Forgets the unknowns of a view or guide that leaves the tree, whose values another one at the
  /// same address would begin with.
  func forget(_ item: any LayoutNode) {
    let id = ObjectIdentifier(item)
    frames[id] = nil
    for axis in [LayoutConstraint.Axis.horizontal, .vertical] where !scrolled.isEmpty {
      scrolled[ScrolledLength(view: id, axis: axis)] = nil
    }
  }

  /// The unknown length of what a view scrolls.
  func variable(of length: ScrolledLength) -> LinearVariable {
    if let known = scrolled[length] { return known }
    let variable = solver.addVariable()
    variableCount += 1
    scrolled[length] = variable
    return variable
  }

  // MARK: Updating

  /// Finds where views are to be, if something has changed since the last time.
  ///
  /// A view that is being laid out needs no other layout.
  func update(placing view: (any LayoutViewNode)? = nil) {
    guard change != LayoutChanges.count else { return }
    change = LayoutChanges.count
    var collector = read()
    if isOutOfOrder, !solver.conflicts.isEmpty {
      // Which constraint is broken depends on the order.
      reset()
      collector = read()
    }
    fitHeights(of: collector.wrapping)
    problems = collector.contradicted.map { LayoutProblem(broken: $0, among: [$0]) }
    problems += conflicts()
    if target == nil { requestLayouts(of: collector.placed, placing: view) }
  }

  private func read() -> RowCollector {
    // Variables of views that are gone stay in the solver.
    if variableCount > 256, variableCount > 8 * frames.count { reset() }
    var collector = RowCollector(self, root: root)
    collector.collect()
    take(collector.rows)
    let (used, usedScrolled) = (collector.used, collector.usedScrolled)
    if frames.count > used.count { frames = frames.filter { used.contains($0.key) } }
    if scrolled.count > usedScrolled.count {
      scrolled = scrolled.filter { usedScrolled.contains($0.key) }
    }
    solver.solve()
    return collector
  }

  private func reset() {
    solver = ConstraintSolver()
    (rows, frames, scrolled) = ([:], [:], [:])
    (latest, isOutOfOrder, variableCount) = (0, false, 0)
  }

  /// Gives the solver the rows that are new, and takes from it those that are gone.
  private func take(_ new: [LayoutRow]) {
    var former = rows
    rows.removeAll(keepingCapacity: true)
    for var row in new {
      if let known = former.removeValue(forKey: row.key), let linear = known.linear {
        if row.hasForm(of: known) {
          if row.expression.constant != known.expression.constant {
            try? solver.setConstant(row.expression.constant, of: linear)
          }
          row.linear = linear
          rows[row.key] = row
          continue
        }
        try? solver.remove(linear)
      }
      let linear = LinearConstraint(row.expression, row.relation, priority: row.priority)
      try? solver.add(linear)
      row.linear = linear
      rows[row.key] = row
      guard row.priority == LinearConstraint.required else { continue }
      if row.order < latest { isOutOfOrder = true }
      latest = max(latest, row.order)
    }
    for row in former.values {
      if let linear = row.linear { try? solver.remove(linear) }
    }
  }

  /// Solves again with the heights for the widths that were found, such as those of texts that wrap.
  private func fitHeights(of views: [any LayoutViewNode]) {
    for _ in 0..<3 {
      var isChanged = false
      for view in views {
        guard let variables = frames[ObjectIdentifier(view)],
          let height = view.naturalHeight(forWidth: max(solver.value(of: variables.width), 0))
        else { continue }
        for role in [LayoutRow.Role.hugging(.vertical), .resistance(.vertical)] {
          let key = LayoutRow.Key(owner: ObjectIdentifier(view), role: role)
          guard var row = rows[key], let linear = row.linear,
            row.expression.constant != -height
          else { continue }
          isChanged = true
          row.expression = row.expression + LinearExpression(-height - row.expression.constant)
          rows[key] = row
          try? solver.setConstant(-height, of: linear)
        }
      }
      guard isChanged else { return }
      solver.solve()
    }
  }

  private func conflicts() -> [LayoutProblem] {
    guard !solver.conflicts.isEmpty else { return [] }
    var byLinear: [ObjectIdentifier: LayoutRow] = [:]
    for row in rows.values {
      if let linear = row.linear { byLinear[ObjectIdentifier(linear)] = row }
    }
    return solver.conflicts.compactMap { conflict in
      func constraint(_ linear: LinearConstraint) -> LayoutConstraint? {
        byLinear[ObjectIdentifier(linear)]?.constraint
      }
      return constraint(conflict.leftOut).map {
        LayoutProblem(broken: $0, among: conflict.constraints.compactMap(constraint))
      }
    }
  }

  // MARK: Placing, see LayoutEngine+Placing.swift

  /// Returns what is aligned of a view, or the frame of a guide, as it was found; nil for what
  /// constraints do not place.
  func alignedRect(of item: any LayoutNode) -> Rect? {
    guard let variables = frames[ObjectIdentifier(item)] else { return nil }
    let numbers = [variables.x, variables.y, variables.width, variables.height].map(value)
    guard numbers.allSatisfy(\.isFinite) else { return nil }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// Returns the length of what a view scrolls; nil if no constraint mentions it.
  func scrolledLength(of view: any LayoutViewNode, _ axis: LayoutConstraint.Axis) -> Scalar? {
    guard !scrolled.isEmpty else { return nil }
    let variable = scrolled[ScrolledLength(view: ObjectIdentifier(view), axis: axis)]
    return variable.map { Scalar(value($0)) }
  }

  private func value(_ variable: LinearVariable) -> Double {
    let number = solver.value(of: variable)
    // Rounding of the solver is no part of a layout.
    let near = (number * 1024).rounded() / 1024
    return abs(near - number) < 1e-7 ? near : number
  }

  /// Returns the views and guides whose place or size the constraints leave open.
  func ambiguousItems() -> Set<ObjectIdentifier> {
    let open = Set(solver.undeterminedVariables())
    guard !open.isEmpty else { return [] }
    return Set(
      frames.filter { _, own in
        [own.x, own.y, own.width, own.height].contains { open.contains($0) }
      }.keys)
  }
}
