import ButtonModel
import ControlCore
import Graphics
import TestSupport
import Testing

/// A button whose state is what the test says, as a subclass may add bits to it.
private final class StateButton: Button {
  var shownState = ControlState.normal
  override var state: ControlState { shownState }
}

/// One of the seven attributes: how a value is made of a number, set, read for a state and read now.
private struct Attribute: Sendable {
  let name: String
  let set: @MainActor (Button, Int?, ControlState) -> Void
  let get: @MainActor (Button, ControlState) -> Int?
  let current: @MainActor (Button) -> Int?
}

private func color(_ number: Int) -> Color { .gray(white: Double(number), alpha: 1) }

private func number(of color: Color?) -> Int? {
  if case .gray(let white, 1) = color?.value, white > 1 { Int(white) } else { nil }
}

private let attributes = [
  Attribute(
    name: "title", set: { $0.setTitle($1.map(String.init), for: $2) },
    get: { $0.title(for: $1).flatMap { Int($0) } },
    current: { $0.currentTitle.flatMap { Int($0) } }),
  Attribute(
    name: "attributed title",
    set: { $0.setAttributedTitle($1.map { AttributedText("\($0)").styled }, for: $2) },
    get: { $0.attributedTitle(for: $1).flatMap { Int($0.string) } },
    current: { $0.currentAttributedTitle.flatMap { Int($0.string) } }),
  Attribute(
    name: "title color", set: { $0.setTitleColor($1.map(color), for: $2) },
    // White, the default, is no number.
    get: { number(of: $0.titleColor(for: $1)) }, current: { number(of: $0.currentTitleColor) }),
  Attribute(
    name: "title shadow color", set: { $0.setTitleShadowColor($1.map(color), for: $2) },
    get: { number(of: $0.titleShadowColor(for: $1)) },
    current: { number(of: $0.currentTitleShadowColor) }),
  Attribute(
    name: "image", set: { $0.setImage($1.map { Image("\($0)", in: .app) }, for: $2) },
    get: { $0.image(for: $1).flatMap { Int($0.name) } },
    current: { $0.currentImage.flatMap { Int($0.name) } }),
  Attribute(
    name: "background image",
    set: { $0.setBackgroundImage($1.map { Image("\($0)", in: .app) }, for: $2) },
    get: { $0.backgroundImage(for: $1).flatMap { Int($0.name) } },
    current: { $0.currentBackgroundImage.flatMap { Int($0.name) } }),
  Attribute(
    name: "symbol configuration",
    set: {
      $0.setPreferredSymbolConfiguration(
        $1.map { SymbolConfiguration(pointSize: Double($0)) }, forImageIn: $2)
    },
    get: { $0.preferredSymbolConfigurationForImage(in: $1)?.pointSize.map { Int($0) } },
    current: { $0.currentPreferredSymbolConfiguration?.pointSize.map { Int($0) } }),
]

/// What a button has to answer: the value of exactly the state, otherwise that of the normal one.
private struct Table {
  var values: [UInt: Int] = [:]
  subscript(state: UInt) -> Int? { values[state] ?? values[0] }
}

@Suite(.tags(.model)) @MainActor struct StateResolutionModelTests {
  @Test func `every attribute resolves in every state as a table says`() {
    let seed = SeededGenerator.seedOfRun
    var random = SeededGenerator(seed: seed)
    for round in 0..<20 {
      let button = StateButton(frame: .zero)
      var tables = Array(repeating: Table(), count: attributes.count)
      // The high bits of an application, of the framework and beyond; none in the first round.
      let high = round == 0 ? 0 : UInt(truncatingIfNeeded: random.next() << 7)
      for _ in 0..<200 {
        let index = Int.random(in: 0..<attributes.count, using: &random)
        let low = UInt.random(in: 0..<128, using: &random)
        let state = Bool.random(using: &random) ? low : low | high
        let value =
          Int.random(in: 0..<4, using: &random) == 0
          ? nil : Int.random(in: 2..<1000, using: &random)
        attributes[index].set(button, value, ControlState(rawValue: state))
        tables[index].values[state] = value
      }
      for low in UInt(0)..<128 {
        for state in [low, low | high] {
          button.shownState = ControlState(rawValue: state)
          for (attribute, table) in zip(attributes, tables) {
            let expected = table[state]
            let answers = (attribute.get(button, button.shownState), attribute.current(button))
            #expect(
              answers == (expected, expected),
              "\(attribute.name) in state \(state); MODEL_SEED=\(seed)")
          }
        }
      }
    }
  }
}
