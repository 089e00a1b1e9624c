import Accessibility
import InterfaceLoader
import Presenters
import ResponderKit

/// Something that a user may operate, by the name that a step has for it.
struct ExploredObject {
  let name: String
  let element: AccessibilityElement
  let operations: [ScreenOperation.Kind]
  /// The titles that may be chosen.
  let titles: [String]
  /// Indicates whether gesture recognizers are on it.
  let hasGestures: Bool
}

extension ScenarioPlayer {
  /// The objects of the screen that is shown now, each with a name that no other one has.
  var objects: [ExploredObject] {
    let live = screen.document
    let names = StopNames(shownHierarchy.stops, in: live)
    var whole: Set<String> = []
    return names.stops.indices.flatMap { number -> [ExploredObject] in
      let stop = names.stops[number]
      var objects: [ExploredObject] = []
      // A part of a control is tapped by what is said of it; its value is that of the whole, which has the id.
      if let id = names.ids[number], whole.insert(id).inserted {
        let operations = live.operations(of: stop.object)
          .filter { $0 != .tap || !names.isPart(number) }
        objects.append(
          ExploredObject(
            name: Self.quoted(id), element: stop.element, operations: operations,
            titles: operations.contains(.choose) ? live.choices(of: stop.object) : [],
            hasGestures: (stop.object as? View)?.gestureRecognizers?.isEmpty == false))
      }
      let isPart = names.isPart(number)
      if isPart, let text = names.ownText(number) {
        objects.append(
          ExploredObject(
            name: Self.quoted(text), element: stop.element, operations: [], titles: [],
            hasGestures: false))
      }
      return objects.filter { $0.operations != [] || isPart }
    }
  }

  /// Returns a name as a step has it.
  package nonisolated static func quoted(_ name: String) -> String {
    let isWord = name.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || "0123456789-_".unicodeScalars.contains($0)
    }
    if isWord, !name.isEmpty, !["row", "accessory", "element"].contains(name) { return name }
    var text = ""
    for scalar in name.unicodeScalars {
      switch scalar {
      case "\\", "\"": text += "\\\(scalar)"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case _
      where scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value)
        || [0x2028, 0x2029, 0xFEFF].contains(scalar.value)
        || (0x202A...0x202E).contains(scalar.value)
        || (0x2066...0x2069).contains(scalar.value):
        text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return "\"\(text)\""
  }
}

extension ExploredObject {
  /// Returns a step on the object.
  func step(_ random: inout SeededRandom, isAppKit: Bool) -> String {
    if hasGestures, random.chance(40) {
      let gestures = ScreenGesture.allCases.map(\.rawValue)
      return "gesture \(gestures.randomElement(using: &random) ?? "tap") on \(name)"
    }
    if random.chance(10) {
      let keys = ["Tab", "Space", "Return", "Escape", "↓", "↑", "→", "x"]
      return "key \(keys.randomElement(using: &random) ?? "Tab") on \(name)"
    }
    if isAppKit, random.chance(5) { return "right-click \(name)" }
    switch operations.randomElement(using: &random) ?? .tap {
    case .set: return "set \(name) to \(value(&random))"
    case .choose where !titles.isEmpty:
      let title = titles.randomElement(using: &random) ?? ""
      return "choose \(ScenarioPlayer.quoted(title)) in \(name)"
    case .increment: return "increment \(name)"
    case .decrement: return "decrement \(name)"
    case .pull: return "pull \(name)"
    case .type:
      let texts = [#""Ab 1""#, #""7\n""#, #""é""#, #""\n""#]
      return "type \(texts.randomElement(using: &random) ?? "") into \(name)"
    case .pick:
      let values = ["2026-03-04", "07:45", "1:15", "2"]
      return "pick \(values.randomElement(using: &random) ?? "2") in \(name)"
    default: return random.chance(10) ? "tap \(name) 2 times" : "tap \(name)"
    }
  }

  private func value(_ random: inout SeededRandom) -> String {
    if let range = element.valueRange, range.least < range.most {
      let part = Double(Int.random(in: 0...4, using: &random)) / 4
      return "\(range.least + (range.most - range.least) * part)"
    }
    return ["on", "off", "0", "1", "#FF8000"].randomElement(using: &random) ?? "1"
  }
}
