extension OrcaUtterance {
  mutating func addGrayed() {
    if !states.contains(.sensitive) { say(.grayed, .trait(.notEnabled)) }
  }

  mutating func addExpanded() {
    guard states.contains(.expandable) else { return }
    say(states.contains(.expanded) ? .expanded : .collapsed, .expandedStatus)
  }

  /// The word for a state that is told in any case; nil for a role without one.
  var stateWord: Word? {
    switch role {
    case .switch: states.contains(.checked) ? .on : .off
    case .toggleButton:
      if states.contains(.expandable) {
        states.contains(.expanded) ? .expanded : .collapsed
      } else {
        states.contains(.pressed) ? .pressed : .notPressed
      }
    case .checkBox, .checkMenuItem:
      states.contains(.indeterminate)
        ? .partiallyChecked : states.contains(.checked) ? .checked : .notChecked
    case .radioButton: states.contains(.checked) ? .selected : .notSelected
    default: nil
    }
  }

  /// The value as text: a text as it is, a number with as many decimals as it has.
  var valueText: String {
    if case .color(let color) = element.value { return book.name(of: color).text }
    if case .text(let text) = element.value { return text }
    let number = element.valueRange?.now ?? element.plainNumber
    return number.map { number in Int(exactly: number).map { "\($0)" } ?? "\(number)" } ?? ""
  }

  /// Adds the place of the value in its range, rounded down.
  mutating func addPercentage() {
    guard let range = element.valueRange, range.most > range.least else { return }
    // Half of each, as the difference of two large numbers is infinite.
    let (now, least, most) = (range.now / 2, range.least / 2, range.most / 2)
    let share = (now - least) / (most - least) * 100
    guard share.isFinite, abs(share) < 1e9 else { return }
    say(.percent, counting: Int(share), .value)
  }

  /// Adds the position in a group, in a bar or in a menu, if the user has it on; that of an element alone is
  /// 1 of 1.
  mutating func addPosition(orAlone isTold: Bool = true) {
    guard reader.speaksPosition else { return }
    let (place, count): (Int, Int)
    switch element.position {
    case .series(let number, let total), .tab(let number, let total),
      .tabBarItem(let number, let total):
      (place, count) = (number, total)
    default:
      guard isTold else { return }
      (place, count) = (1, 1)
    }
    let text = book.word(Word.position.spoken).replacing("%1$@", with: "\(place)")
    say(text.replacing("%2$@", with: "\(count)"), .position, word: Word.position.spoken)
  }

  /// Adds what is said of a container when the focus enters it.
  mutating func enter(_ container: AccessibilityContainer) {
    let name = container.label ?? ""
    if container.traits.contains(.alert) {
      say(.alert, .container)
      return say(name, .container)
    }
    switch (container.appKit?.role, container.type) {
    case (.radioGroup, _):
      guard !name.isEmpty else { return }
      say(name, .container)
      say(.panel, .container)
      pause()
      say(name, .container)
    case (.group, _), (nil, .semanticGroup):
      guard !name.isEmpty else { return }
      say(name, .container)
      say(.panel, .container)
    case (.window, _):
      say(name, .container)
      if container.appKit?.subrole == .dialog { say(.dialog, .container) }
    case (.sheet, _):
      say(name, .container)
      say(.dialog, .container)
    case (.menu, _):
      say(name, .container)
      say(.menu, .container)
    case (.list, _), (nil, .list):
      say(name, .container)
      say(.list, .container)
    case (nil, .landmark):
      say(.landmark, .container)
      say(name, .container)
    default: break
    }
  }
}

extension AccessibilityElement {
  /// The value as a number without a range; nil for another value.
  fileprivate var plainNumber: Double? {
    if case .number(let number) = value { number } else { nil }
  }
}
