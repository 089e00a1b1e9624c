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
  private var scrolled: [ObjectIdentifier: (width: LinearVariable, height: LinearVariable)] = [:]
  /// The count of changes that the values are for; nil before the first ones.
  private var change: Int?
  /// The highest place in the order of activation of a required row that the solver has.
  private var latest = 0
  /// Indicates whether the solver has taken a required row after one that was activated later.
  private var isOutOfOrder = false
  /// The required constraints that were broken.
  private(set) var problems: [LayoutProblem] = []

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
    frames[ObjectIdentifier(item)] = variables
    return variables
  }

  /// The unknown size of what a view scrolls.
  func scrolledVariables(
    of view: any LayoutViewNode
  ) -> (width: LinearVariable, height: LinearVariable) {
    if let known = scrolled[ObjectIdentifier(view)] { return known }
    let variables = (solver.addVariable(), solver.addVariable())
    scrolled[ObjectIdentifier(view)] = variables
    return variables
  }

  // MARK: Updating

  /// Finds where views are to be, if something has changed since the last time.
  func update() {
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
    if target == nil { requestLayouts(of: collector.placed) }
  }

  private func read() -> RowCollector {
    // Variables of views that are gone stay in the solver.
    if frames.count > 64, frames.count > 2 * (placedCount ?? .max) { reset() }
    var collector = RowCollector(self, root: root)
    collector.collect()
    placedCount = collector.placed.count
    take(collector.rows)
    solver.solve()
    return collector
  }
  private var placedCount: Int?

  private func reset() {
    solver = ConstraintSolver()
    (rows, frames, scrolled) = ([:], [:], [:])
    (latest, isOutOfOrder) = (0, false)
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
          let height = view.contentHeight(forWidth: max(solver.value(of: variables.width), 0))
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

  /// Returns the size of what a view scrolls; nil if no constraint mentions it.
  func scrolledSize(of view: any LayoutViewNode) -> Size? {
    scrolled[ObjectIdentifier(view)].map {
      Size(width: value($0.width), height: value($0.height))
    }
  }

  private func value(_ variable: LinearVariable) -> Double {
    let number = solver.value(of: variable)
    // Rounding of the solver is no part of a layout.
    let near = (number * 1024).rounded() / 1024
    return abs(near - number) < 1e-7 ? near : number
  }

  /// Indicates whether the constraints leave the place or size of a view open.
  func isAmbiguous(_ view: any LayoutViewNode) -> Bool {
    guard let variables = frames[ObjectIdentifier(view)] else { return false }
    let own = [variables.x, variables.y, variables.width, variables.height]
    let open = Set(solver.undeterminedVariables())
    return own.contains { open.contains($0) }
  }
}
