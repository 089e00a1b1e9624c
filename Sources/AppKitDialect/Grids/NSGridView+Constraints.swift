import Graphics
import Layout
import ResponderKit

extension NSGridView {
  /// Returns the constraints for rows, columns and the views in their cells, made anew after a change.
  final func constraintsOfGrid() -> [LayoutConstraint] {
    if let madeConstraints { return madeConstraints }
    let (rows, columns) = (rows.filter { !$0.isHidden }, columns.filter { !$0.isHidden })
    var made: [LayoutConstraint] = []
    func chain(
      _ parts: [(guide: NSLayoutGuide, before: Scalar, after: Scalar, length: Scalar)],
      spacing: Scalar, _ start: LayoutConstraint.Attribute, _ end: LayoutConstraint.Attribute,
      _ length: LayoutConstraint.Attribute
    ) {
      var former: (item: any LayoutItem, edge: LayoutConstraint.Attribute, space: Scalar) = (
        self, start, 0
      )
      for part in parts {
        made.append(
          relation(part.guide, start, former.item, former.edge, former.space + part.before))
        former = (part.guide, end, part.after + spacing)
        // Without content that needs it, a part has no length.
        let isFixed = part.length != Self.sizedForContent
        made.append(
          relation(
            part.guide, length, nil, .notAnAttribute, isFixed ? part.length : 0,
            priority: isFixed ? .required : LayoutPriority(25)))
      }
      guard let last = parts.last else { return }
      made.append(relation(self, end, last.guide, end, last.after))
    }
    chain(
      columns.map { ($0.guide, $0.leadingPadding, $0.trailingPadding, $0.width) },
      spacing: columnSpacing, .leading, .trailing, .width)
    chain(
      rows.map { ($0.guide, $0.topPadding, $0.bottomPadding, $0.height) }, spacing: rowSpacing,
      .top, .bottom, .height)
    for row in rows {
      var aligned: NSView?
      for cell in row.cells where cell.column?.isHidden == false {
        guard let view = cell.contentView, view.superview === self, let column = cell.column else {
          continue
        }
        guard cell.customPlacementConstraints.isEmpty else {
          made += cell.customPlacementConstraints
          continue
        }
        let x = [cell.xPlacement, column.xPlacement, xPlacement].first { $0 != .inherited }
        made += placement(x ?? .leading, view, column.guide, .leading, .trailing, .centerX)
        let y = [cell.yPlacement, row.yPlacement, yPlacement].first { $0 != .inherited }
        let line = [cell.rowAlignment, row.rowAlignment, rowAlignment].first { $0 != .inherited }
        guard let baseline = line?.attribute else {
          made += placement(y ?? .top, view, row.guide, .top, .bottom, .centerY)
          continue
        }
        // Views that are aligned by a baseline stand together inside the row.
        made += inside(view, row.guide, .top, .bottom)
        if let aligned {
          made.append(relation(view, baseline, aligned, baseline, 0))
        } else if y != .fill {
          made += edge(of: view, y ?? .top, row.guide)
        }
        aligned = aligned ?? view
      }
    }
    madeConstraints = made
    return made
  }

  private func relation(
    _ item: any LayoutItem, _ attribute: LayoutConstraint.Attribute, _ other: (any LayoutItem)?,
    _ second: LayoutConstraint.Attribute, _ constant: Scalar,
    by relation: LayoutConstraint.Relation = .equal, priority: LayoutPriority = .required
  ) -> LayoutConstraint {
    let constraint = LayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: other, attribute: second,
      multiplier: 1, constant: constant)
    constraint.priority = priority
    constraint.identifier = "NSGridView"
    return constraint
  }

  private func placement(
    _ placement: NSGridCell.Placement, _ view: NSView, _ guide: NSLayoutGuide,
    _ start: LayoutConstraint.Attribute, _ end: LayoutConstraint.Attribute,
    _ middle: LayoutConstraint.Attribute
  ) -> [LayoutConstraint] {
    switch placement {
    case .inherited, .none: []
    case .leading:
      inside(view, guide, start, end) + [relation(view, start, guide, start, 0)]
    case .trailing: inside(view, guide, start, end) + [relation(view, end, guide, end, 0)]
    case .center: inside(view, guide, start, end) + [relation(view, middle, guide, middle, 0)]
    case .fill: [relation(view, start, guide, start, 0), relation(view, end, guide, end, 0)]
    }
  }

  private func inside(
    _ view: NSView, _ guide: NSLayoutGuide, _ start: LayoutConstraint.Attribute,
    _ end: LayoutConstraint.Attribute
  ) -> [LayoutConstraint] {
    [
      relation(view, start, guide, start, 0, by: .greaterThanOrEqual),
      relation(view, end, guide, end, 0, by: .lessThanOrEqual),
    ]
  }

  /// The vertical place of the first of the views that are aligned by a baseline.
  private func edge(
    of view: NSView, _ placement: NSGridCell.Placement, _ guide: NSLayoutGuide
  ) -> [LayoutConstraint] {
    let low = LayoutPriority(24)
    switch placement {
    case .inherited, .none, .fill: return []
    case .leading: return [relation(view, .top, guide, .top, 0, priority: low)]
    case .trailing: return [relation(view, .bottom, guide, .bottom, 0, priority: low)]
    case .center: return [relation(view, .centerY, guide, .centerY, 0, priority: low)]
    }
  }
}

extension NSGridRow.Alignment {
  /// The baseline; nil for none.
  fileprivate var attribute: LayoutConstraint.Attribute? {
    switch self {
    case .inherited, .none: nil
    case .firstBaseline: .firstBaseline
    case .lastBaseline: .lastBaseline
    }
  }
}
