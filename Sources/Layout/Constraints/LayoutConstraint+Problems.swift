package import Graphics

// The cases that UIKit refuses with an exception, and its text. Texts were seen in reports of
// many projects.

extension LayoutConstraint {
  /// Returns an item as an object; traps unless it is a view or a guide.
  static func checkedItem(_ item: Any) -> any LayoutItem {
    if let item = item as? any LayoutItem { return item }
    fatalError(
      "NSLayoutConstraint for \(item): Constraint items must each be an instance of UIView, "
        + "or UILayoutGuide.")
  }

  /// Returns why two attributes cannot be related; nil if they can.
  package static func problem(
    _ first: Attribute, _ second: Attribute?, multiplier: Scalar
  ) -> String? {
    guard multiplier.isFinite else {
      return "Multiplier is not finite! That's illegal. multiplier:\(multiplier)"
    }
    if first.kind == .none { return "Invalid pairing of layout attributes" }
    guard first.kind != .length else {
      return second.map { $0.kind == .length } ?? true
        ? nil : "Invalid pairing of layout attributes"
    }
    guard let second, multiplier != 0 else {
      return "A multiplier of 0 or a nil second item together with a location for the first "
        + "attribute creates an illegal constraint of a location equal to a constant. Location "
        + "attributes must be specified in pairs."
    }
    switch (first.kind, second.kind) {
    case (.leftOrRight, .leadingOrTrailing), (.leadingOrTrailing, .leftOrRight):
      return "A constraint cannot be made between a leading/trailing attribute and a right/left "
        + "attribute. Use leading/trailing for both or neither."
    case (.vertical, .vertical), (.middleX, .middleX), (.middleX, .leftOrRight),
      (.middleX, .leadingOrTrailing), (.leftOrRight, .middleX), (.leftOrRight, .leftOrRight),
      (.leadingOrTrailing, .middleX), (.leadingOrTrailing, .leadingOrTrailing):
      return nil
    default: return "Invalid pairing of layout attributes"
    }
  }

  static func problem(_ first: LayoutTerm, _ second: LayoutTerm?, multiplier: Scalar) -> String? {
    problem(first.attribute, second?.attribute, multiplier: multiplier)
  }

  /// Returns why two anchors cannot be related; nil if they can.
  static func problem(
    betweenAnchors first: LayoutTerm, _ second: LayoutTerm?, multiplier: Scalar
  ) -> String? {
    guard multiplier.isFinite else {
      return problem(.width, nil, multiplier: multiplier)
    }
    guard let second, !first.isLength,
      problem(first.attribute, second.attribute, multiplier: 1) != nil
    else { return nil }
    return "NSLayoutConstraint for \(first.anchorDescription): A constraint cannot be made between "
      + "\(first.anchorDescription) and \(second.anchorDescription) because their units are not "
      + "compatible."
  }

  static func problem(
    ofConstant constant: Scalar, _ first: LayoutTerm?, _ second: LayoutTerm?
  ) -> String? {
    guard !constant.isFinite else { return nil }
    return "NSLayoutConstraint constant is not finite! That's illegal. constant:\(constant) "
      + "firstAnchor:\(first?.anchorDescription ?? "(null)") "
      + "secondAnchor:\(second?.anchorDescription ?? "(null)")"
  }

  /// Returns why the priority cannot become the given one; nil if it can.
  package final func problem(ofPriority priority: LayoutPriority) -> String? {
    let number = priority.rawValue
    guard number > 0, number <= LayoutPriority.required.rawValue else {
      return "It's illegal to set priority:\(number.shortText). Priorities must be greater than 0 "
        + "and less or equal to NSLayoutPriorityRequired, which is 1000.000000."
    }
    guard isActive, (priority == .required) != (self.priority == .required) else { return nil }
    return "Mutating a priority from required to not on an installed constraint (or vice-versa) is "
      + "not supported.  You passed priority \(number.shortText) and the existing priority was "
      + "\(self.priority.rawValue.shortText)."
  }

  /// The reason that the constraint cannot be activated.
  final var activationProblem: String {
    let names = [first, second].compactMap { $0?.anchorDescription }
    let anchors = names.count == 2 ? "anchors \(names[0]) and \(names[1])" : names.joined()
    return "Unable to activate constraint with \(anchors) because they have no common ancestor.  "
      + "Does the constraint or its anchors reference items in different view hierarchies?  "
      + "That's illegal."
  }
}

extension BinaryFloatingPoint {
  /// The number without a fraction of zero: `20`, `0.5`.
  var shortText: String {
    let number = Double(self)
    return number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(self)"
  }
}
