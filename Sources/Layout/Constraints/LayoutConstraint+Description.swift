import Graphics

extension LayoutConstraint {
  /// The constraint as UIKit's log has it: `<NSLayoutConstraint:0x6000 V:|-(16)-[UILabel:0x7f9c]
  /// (active, names: '|':UIView:0x7fbb )>`.
  final var summary: String {
    let name = identifier.map { " '\($0)'" } ?? note.map { " \($0)" } ?? ""
    let picture = visualPicture
    var notes = isActive ? ["active"] : []
    if let superview = picture?.superview { notes.append("names: '|':\(superview) ") }
    let text = (picture?.text ?? equation).map { " \($0)" } ?? ""
    let ending = notes.isEmpty ? "" : "   (\(notes.joined(separator: ", ")))"
    return "<\(className(of: self)):\(address(of: self))\(name)\(text)\(ending)>"
  }

  private var priorityText: String {
    priority == .required ? "" : "@\(priority.rawValue.shortText)"
  }

  private var relationText: String {
    switch relation {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }

  /// The constraint as an equation, such as `UIView:0x7f.width == 0.5*UIView:0x7e.width + 10`.
  private var equation: String? {
    guard let first else { return nil }
    var right = constant.shortText
    if let second {
      let factor = multiplier == 1 ? "" : "\(multiplier.shortText)*"
      let sum =
        constant == 0
        ? "" : constant < 0 ? " - \((-constant).shortText)" : " + \(constant.shortText)"
      right = factor + second.text + sum
    }
    let priority = priorityText.isEmpty ? "" : " \(priorityText)"
    return "\(first.text) \(relationText) \(right)\(priority)"
  }

  /// The constraint in the visual format, if it is a space between neighbors or to the superview.
  private var visualPicture: (text: String, superview: String?)? {
    guard let first, let second, let one = first.item, let other = second.item, multiplier == 1,
      constant >= 0
    else { return nil }
    let axis: String
    switch (first.attribute, second.attribute) {
    case (.leading, .trailing), (.left, .right), (.leading, .leading), (.left, .left),
      (.trailing, .trailing), (.right, .right):
      axis = "H:"
    case (.top, .bottom), (.top, .top), (.bottom, .bottom): axis = "V:"
    default: return nil
    }
    let sign = relation == .equal ? "" : relationText
    let gap = "-(\(sign)\(constant.shortText)\(priorityText))-"
    let (here, there) = (name(of: one), name(of: other))
    if first.attribute != second.attribute { return ("\(axis)[\(there)]\(gap)[\(here)]", nil) }
    let isStart = [.leading, .left, .top].contains(first.attribute)
    if isStart, superview(of: one) === other { return ("\(axis)|\(gap)[\(here)]", there) }
    if !isStart, superview(of: other) === one { return ("\(axis)[\(there)]\(gap)|", here) }
    return nil
  }

}

extension LayoutTerm {
  /// The item and the attribute: `UIView:0x7f.leading`.
  @MainActor var text: String {
    if let distance { return "(\(distance.end.text) - \(distance.start.text))" }
    return "\(item.map { name(of: $0) } ?? "(null)").\(attribute)"
  }

  /// The name of the term's anchor in messages.
  var anchorDescription: String {
    let name =
      switch attribute.kind {
      case .leftOrRight, .leadingOrTrailing, .middleX: "NSLayoutXAxisAnchor"
      case .vertical: "NSLayoutYAxisAnchor"
      case .length, .none: "NSLayoutDimension"
      }
    return describedOnMainActor { "<\(name) \"\(text)\">" } ?? "<\(name)>"
  }
}

/// Returns the class, the address and the text or identifier of an item: `UILabel:0x7f9c'Title'`.
@MainActor
private func name(of item: any LayoutItem) -> String {
  var text = (item as? any LayoutNode)?.nameInMessages
  if let long = text, long.count > 25 { text = long.prefix(25) + "..." }
  return "\(className(of: item)):\(address(of: item))\(text.map { "'\($0)'" } ?? "")"
}

private func address(of object: AnyObject) -> String {
  "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
}

/// Returns the name of a class as UIKit has it: `UIView` for `View`, with the module for an app's.
@MainActor
private func className(of object: AnyObject) -> String {
  if let guide = object as? any LayoutGuideNode, guide.region != .free { return "UILayoutGuide" }
  let name = String(reflecting: type(of: object))
  guard let dot = name.firstIndex(of: ".") else { return name }
  let rest = String(name[name.index(after: dot)...])
  switch name[..<dot] {
  case "UIKit", "AppKitDialect": return rest
  case "Layout": return "NS" + rest
  case "ResponderKit", "ControlCore", "ButtonModel", "ValueControls", "TextControls", "Pickers",
    "Navigation", "Lists":
    return "UI" + rest
  default: return name
  }
}
