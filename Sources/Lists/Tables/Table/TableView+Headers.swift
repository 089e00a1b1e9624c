import ControlCore
import Graphics
import ResponderKit

extension TableView {
  /// The header of a section, for which the delegate is asked once; nil for none.
  final func header(of section: Int) -> View? {
    if let header = rows.headers[section] { return header }
    let header =
      delegate?.tableView(self, viewForHeaderInSection: section)
      ?? titled(dataSource?.tableView(self, titleForHeaderInSection: section))
    (header as? TableViewHeaderFooterView)?.isHeading = true
    rows.headers[section] = header
    return header
  }

  /// The footer of a section, for which the delegate is asked once; nil for none.
  final func footer(of section: Int) -> View? {
    if let footer = rows.footers[section] { return footer }
    let footer =
      delegate?.tableView(self, viewForFooterInSection: section)
      ?? titled(dataSource?.tableView(self, titleForFooterInSection: section))
    (footer as? TableViewHeaderFooterView)?.isHeading = false
    rows.footers[section] = footer
    return footer
  }

  private func titled(_ title: String?) -> View? {
    guard let title else { return nil }
    let identifier = "UITableViewTitle"
    let view =
      dequeueHeader(identifier) ?? TableViewHeaderFooterView(reuseIdentifier: identifier)
    view.textLabel?.text = title
    return view
  }

  /// Shows the headers and footers of sections that are in the bounds, and hides the others.
  final func showHeaders(_ sections: [Int]) {
    let shown = Set(sections)
    for (section, view) in rows.headers.sorted(by: { $0.key < $1.key })
    where !shown.contains(section) && view.superview === self { hide(view, section, true) }
    for (section, view) in rows.footers.sorted(by: { $0.key < $1.key })
    where !shown.contains(section) && view.superview === self {
      hide(view, section, false)
    }
    for section in sections {
      let (above, below) = (rectForHeader(inSection: section), rectForFooter(inSection: section))
      if above.height > 0, let view = header(of: section), place(view, in: above) {
        delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
      }
      if below.height > 0, let view = footer(of: section), place(view, in: below) {
        delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
      }
    }
  }

  /// Returns whether the view was not shown.
  private func place(_ view: View, in rect: Rect) -> Bool {
    view.frame = rect
    guard view.superview !== self else { return false }
    addSubview(view)
    return true
  }

  private func hide(_ view: View, _ section: Int, _ isHeader: Bool) {
    if isHeader, rows.headers[section] === view { rows.headers[section] = nil }
    if !isHeader, rows.footers[section] === view { rows.footers[section] = nil }
    // A view that was asked for its height may never have been shown.
    guard view.superview === self else { return keepForReuse(view) }
    view.removeFromSuperview()
    if isHeader {
      delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
    } else {
      delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
    }
    keepForReuse(view)
  }

  final func retireHeaders() {
    for (section, view) in rows.headers.sorted(by: { $0.key < $1.key }) {
      hide(view, section, true)
    }
    for (section, view) in rows.footers.sorted(by: { $0.key < $1.key }) {
      hide(view, section, false)
    }
    rows.headers = [:]
    rows.footers = [:]
  }

  /// Keeps the headers and footers of sections that are left, and hides the others.
  final func moveHeaders(_ place: (Int) -> Int?) {
    let (headers, footers) = (rows.headers, rows.footers)
    (rows.headers, rows.footers) = ([:], [:])
    /// The present section of a view; nil for one to hide, or that was only asked for its height and may show
    /// what is no longer so.
    func present(_ section: Int, _ view: View) -> Int? {
      view.superview === self ? place(section) : nil
    }
    for (section, view) in headers.sorted(by: { $0.key < $1.key }) {
      if let place = present(section, view) {
        rows.headers[place] = view
      } else {
        hide(view, section, true)
      }
    }
    for (section, view) in footers.sorted(by: { $0.key < $1.key }) {
      if let place = present(section, view) {
        rows.footers[place] = view
      } else {
        hide(view, section, false)
      }
    }
  }

  private func keepForReuse(_ view: View) {
    guard let view = view as? TableViewHeaderFooterView, let identifier = view.reuseIdentifier
    else { return }
    rows.spareHeaders[identifier, default: []].append(view)
  }

  /// Returns a spare header or footer, or a new one; nil if nothing is registered.
  final func dequeueHeader(_ identifier: String) -> TableViewHeaderFooterView? {
    if let view = rows.spareHeaders[identifier]?.popLast() {
      view.prepareForReuse()
      return view
    }
    switch rows.headerSources[identifier] {
    case .type(let type as TableViewHeaderFooterView.Type):
      return MadeByClass.header(type, identifier: identifier)
    case .type(let type): preconditionFailure("\(type) is no class of headers")
    case .nib(let nib):
      let made = nib.instantiate(withOwner: nil).lazy
        .compactMap { $0 as? TableViewHeaderFooterView }.first
      return made ?? TableViewHeaderFooterView(reuseIdentifier: identifier)
    case .prototype, nil: return nil
    }
  }

  // MARK: Views of the whole table

  /// Replaces the header or footer of the table.
  final func replace(_ former: View?, by view: View?) {
    if former !== view {
      former?.removeFromSuperview()
      // The header of a document is in the table already.
      if let view, view.superview !== self { addSubview(view) }
    }
    heightsChanged(keepsHeights: true)
  }

  final func replaceBackground(_ former: View?) {
    guard former !== backgroundView else { return }
    former?.removeFromSuperview()
    guard let backgroundView else { return }
    backgroundView.frame = bounds
    insertSubview(backgroundView, at: 0)
  }
}
