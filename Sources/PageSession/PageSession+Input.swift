import Accessibility
import ControlTesting
import InterfaceLoader
import Localize
import ResponderKit
import TextFormats

extension PageSession {
  /// Does what an input says; throws where it has no effect.
  func perform(_ input: PageInput) throws(OperationRefusal) {
    let value = input.value ?? ""
    if [.back, .restart, .reload, .screen].contains(input.act), !source.canBeginAgain {
      throw OperationRefusal("the window cannot be made anew", "Start the program again.")
    }
    switch input.act {
    case .tap, .drag, .rightClick, .set, .increment, .decrement, .type, .key, .choose, .gesture,
      .make, .scroll:
      // The same id was that of another object.
      if let at = input.at, at < beginning {
        throw OperationRefusal("the screen was made anew meanwhile", "Do it again.")
      }
      let names = StopNames(presentStops, in: player.screen.document)
      guard let number = names.stops.firstIndex(where: { id(of: $0.object) == input.on }) else {
        throw OperationRefusal("the element is no longer there", "Choose another one.")
      }
      let stop = names.stops[number]
      // What is operated takes the focus; a wheel turns over anything.
      if input.act != .scroll { focused = ObjectIdentifier(stop.object) }
      let operations = player.screen.document.operations(of: stop.object)
      if input.act == .scroll {
        let name = names.name(number).map { ScenarioPlayer.quoted($0) } ?? "element \(number + 1)"
        try make("read \(name)")
        return try make("scroll \(value)")
      }
      let isStep = [.increment, .decrement].contains(input.act)
      if isStep && !operations.contains(.increment)
        || input.act == .set && !operations.contains(.set)
      {
        try turn(stop, input, number, names)
      } else if input.act == .tap, let count = Int(value), (2...100).contains(count) {
        try tap(step(.tap, value, number, names), count)
        // The screen may have been made anew.
        let stops = player.shownHierarchy.stops
        focused = stops.indices.contains(number) ? ObjectIdentifier(stops[number].object) : nil
      } else {
        let value = input.act == .set ? set(value, of: stop) : value
        try make(step(input.act, value, number, names))
      }
    case .focus:
      focused = presentStops.first { id(of: $0.object) == input.on }
        .map { ObjectIdentifier($0.object) }
    case .screen:
      let parts = value.split(separator: ".").map { Int($0) ?? -1 }
      guard parts.count == 2, source.titles.indices.contains(parts[0]), parts[1] >= 0 else {
        throw OperationRefusal("there is no such screen", "Choose another one.")
      }
      try begin(document: parts[0], screen: parts[1])
    case .language:
      guard value.isEmpty || choices.languages.contains(where: { "\($0)" == value }) else {
        throw unknown(value)
      }
      try change { $0.language = LanguageTag(value) }
    case .device: try change(to: value, of: choices.devices, \.device)
    case .reader: try change(to: value, of: choices.readers, \.reader)
    case .textSize: try change(to: value, of: choices.textSizes, \.textSize)
    case .rows: try change(to: value, of: choices.rows, \.rows)
    case .bindings:
      guard choices.hasBindings else { throw unknown(value) }
      try change {
        $0.bindings = value.split(whereSeparator: \.isNewline).map(String.init)
          .filter { !$0.allSatisfy(\.isWhitespace) }
      }
    case .appearance:
      guard ["", "dark"].contains(value) else { throw unknown(value) }
      try change { $0.isDark = value == "dark" }
    case .back: if !played.isEmpty { try begin(making: played.count - 1) }
    case .forward: try makeNext()
    case .restart: try begin(making: 0)
    case .reload:
      remarks = nil
      try begin(making: played.count)
    }
  }

  /// Makes the last tap one of several in quick succession.
  private func tap(_ step: String, _ count: Int) throws(OperationRefusal) {
    // A browser counts clicks at one place, where another element may have come.
    let former = count == 2 ? step : "\(step) \(count - 1) times"
    guard source.canBeginAgain, steps.prefix(played.count).last == former else {
      return try make(step)
    }
    try begin(making: played.count - 1)
    try make("\(step) \(count) times")
  }

  /// Returns a value of a range of the page as the control has it.
  private func set(_ text: String, of stop: AccessibilityHierarchy.Stop) -> String {
    guard let range = stop.element.valueRange, let value = Double(text), range.most > range.least
    else { return text }
    if case .position = stop.element.value {
      return Int(exactly: value.rounded()).map { "\($0)" } ?? text
    }
    guard let own = player.screen.document.range(of: stop.object) else { return text }
    let share = (value - range.least) / (range.most - range.least)
    return decimal(own.least + (own.most - own.least) * share, digits: 4)
  }

  /// Makes the value of a wheel larger or smaller, as a screen reader does.
  private func turn(
    _ stop: AccessibilityHierarchy.Stop, _ input: PageInput, _ number: Int, _ names: StopNames
  ) throws(OperationRefusal) {
    let name = names.name(number).map { ScenarioPlayer.quoted($0) } ?? "element \(number + 1)"
    let isUp =
      switch input.act {
      // A range of HTML without a value stands in its middle.
      case .set: (Double(input.value ?? "") ?? 0) > (stop.element.valueRange?.now ?? 50)
      default: input.act == .increment
      }
    try make("read \(name)")
    try make(isUp ? "increment" : "decrement")
  }

  private func change(
    to value: String, of choices: [String], _ path: WritableKeyPath<PageSettings, String?>
  ) throws(OperationRefusal) {
    guard value.isEmpty || choices.contains(value) else { throw unknown(value) }
    try change { $0[keyPath: path] = value.isEmpty ? nil : value }
  }

  private func unknown(_ value: String) -> OperationRefusal {
    OperationRefusal("there is no '\(brief(value))'", "Choose another one.")
  }

  /// Returns the step of an act on the stop with a number.
  private func step(
    _ act: PageInput.Act, _ value: String, _ number: Int, _ names: StopNames
  ) -> String {
    let part = names.name(number).map { ScenarioPlayer.quoted($0) } ?? "element \(number + 1)"
    let whole = names.ids[number].map { ScenarioPlayer.quoted($0) } ?? part
    let isAppKit = player.screen.uiKitWindow == nil
    let name =
      switch act {
      case .tap, .drag, .rightClick, .make: part
      default: whole
      }
    let quoted = ScenarioPlayer.quoted(value)
    switch act {
    case .tap: return isAppKit ? "click \(name)" : "tap \(name)"
    case .rightClick: return "right-click \(name)"
    case .set: return "set \(name) to \(value)"
    case .type: return "type \(quoted) into \(name)"
    case .key: return "key \(PageKey(value)) on \(name)"
    case .drag: return "gesture \(PageDrag(value).gesture.rawValue) on \(name)"
    case .choose: return "choose \(quoted) in \(name)"
    case .gesture: return "gesture \(value) on \(name)"
    case .make: return "make \(name) \(value)"
    default: return "\(act.rawValue) \(name)"
    }
  }

  /// Returns the id of an object on the page, which it keeps while it is there.
  func id(of object: Responder) -> String {
    let key = ObjectIdentifier(object)
    if let number = keys[key] { return "e\(number)" }
    lastKey += 1
    keys[key] = lastKey
    return "e\(lastKey)"
  }
}
