import Accessibility
import Testing

private let adjust = "Swipe up or down with one finger to adjust the value."

private func say(
  _ label: String? = nil, value: AccessibilityValue? = nil, hint: String? = nil,
  traits: AccessibilityTraits = .none, _ position: ContainerPosition?
) -> String {
  let element = AccessibilityElement(
    label: label, value: value, hint: hint, traits: traits, position: position)
  return VoiceOver().announcement(of: element, in: EnglishWords()).descriptionText
}

/// The elements of a list or a landmark of four, by where each stands.
private let list: [(ContainerPosition?, String)] = [
  (.listStart, "Label. List Start."), (nil, "Label"), (.listEnd, "Label. List End."),
]
private let landmark: [(ContainerPosition?, String)] = [
  (.landmarkStart, "Label. Landmark."), (nil, "Label"), (.landmarkEnd, "Label. End."),
]

/// The traits of a cell that is everything.
private let everything: AccessibilityTraits = [
  .notEnabled, .button, .header, .link, .adjustable, .image, .searchField,
]

@Suite struct VoiceOverPositionTests {
  @Test func `A037 segments say which of how many they are`() {
    #expect(say("Segment A", traits: .button, .series(1, of: 3)) == "Segment A. Button. 1 of 3.")
    #expect(
      say("Segment B", traits: [.button, .selected], .series(2, of: 3))
        == "Selected: Segment B. Button. 2 of 3.")
  }

  @Test func `A044 a tab bar item is a tab and no button`() {
    #expect(say("Item A", traits: .button, .tabBarItem(1, of: 6)) == "Item A. Tab. 1 of 6.")
    #expect(say("Item A", traits: .tabBarItem, .tabBarItem(1, of: 6)) == "Item A. Tab. 1 of 6.")
  }

  @Test func `A045 a disabled tab bar item is not said to be dimmed`() {
    #expect(
      say("Item C", traits: [.button, .notEnabled], .tabBarItem(3, of: 6)) == "Item C. Tab. 3 of 6."
    )
  }

  @Test func `A046 a disabled tab of the app is`() {
    #expect(say("Item C", traits: .notEnabled, .tab(3, of: 11)) == "Item C. Dimmed. Tab. 3 of 11.")
    #expect(
      say("H", traits: everything, .tab(8, of: 11))
        == "H. Dimmed. Tab. Heading. Link. Adjustable. Image. Search Field. 8 of 11.")
  }

  @Test func `A048 a selected tab`() {
    #expect(say("Item B", traits: .selected, .tab(2, of: 6)) == "Selected: Item B. Tab. 2 of 6.")
  }

  @Test(arguments: list.indices)
  func `A050 a list has a start and an end`(index: Int) {
    #expect(say("Label", list[index].0) == list[index].1)
  }

  @Test(arguments: landmark.indices)
  func `A051 a landmark has a start and an end`(index: Int) {
    #expect(say("Label", landmark[index].0) == landmark[index].1)
  }

  @Test func `A052 the first cell of a row says the row`() {
    let cell = TableCell(row: 1, column: 1, isFirstInRow: true)
    #expect(say("A1", .cell(cell)) == "A1. Row 1. Column 1.")
  }

  @Test func `A053 another cell says its column`() {
    #expect(say("B1", .cell(TableCell(row: 1, column: 2))) == "B1. Column 2.")
    #expect(say("B1", .cell(TableCell())) == "B1.", "as far as it is known")
  }

  @Test func `A054 a cell says how many rows and columns it takes`() {
    let cell = TableCell(row: 4, column: 3, height: 2, width: 2)
    #expect(say("C4", .cell(cell)) == "C4. Spans 2 rows. Spans 2 columns. Column 3.")
    #expect(say("C4", .cell(TableCell(height: 2, width: 2))) == "C4.", "where they are known")
  }

  @Test func `A055 the headers come first and the value last`() {
    let headers: [TableCell.Header] = [
      .init(label: "B2", value: "B2 Value"), .init(label: "B3", value: "B3 Value"), .init(),
    ]
    let cell = TableCell(row: 1, column: 2, headers: headers)
    #expect(
      say("B1", value: "B1 Value", .cell(cell))
        == "B2: B2 Value. B3: B3 Value. B1. Column 2. B1 Value")
  }

  @Test func `A056 a label without traits gets no full stop before its place`() {
    #expect(say("Label", .series(1, of: 3)) == "Label 1 of 3.")
  }

  @Test func `A057 a label that ends a sentence gets no second full stop`() {
    #expect(say("Done.", .listStart) == "Done. List Start.")
  }

  @Test func `a cell with a value and traits`() {
    let cell = TableCell(row: 5, column: 2, isFirstInRow: true)
    #expect(
      say("B5", value: "Value", traits: everything, .cell(cell))
        == """
        B5. Row 5. Column 2. Value. Dimmed. Button. Heading. Link. Adjustable. Image. Search Field.
        """)
  }

  @Test func `an element without a name begins with its place`() {
    #expect(say(nil, .listStart) == "List Start.")
    #expect(say(nil, .cell(TableCell(row: 1, column: 1, isFirstInRow: true))) == "Row 1. Column 1.")
  }

  @Test func `the place stands in the description and not in the hint`() {
    let element = AccessibilityElement(
      label: "Volume", value: "50%", hint: "Change volume", traits: [.selected, .adjustable],
      position: .series(2, of: 3))
    let announcement = VoiceOver().announcement(of: element, in: EnglishWords())
    #expect(announcement.descriptionText == "Selected: Volume: 50%. Adjustable. 2 of 3.")
    #expect(announcement.hintText == "Change volume. \(adjust)")
    #expect(announcement.description.last?.source == .position)
  }

  @Test func `A028 a hint that ends a sentence gets no second full stop`() {
    let element = AccessibilityElement(
      label: "Wi-Fi", value: .toggle(.on), hint: "Hint.", traits: [.button, .toggleButton])
    let announcement = VoiceOver().announcement(of: element, in: EnglishWords())
    #expect(announcement.hintText == "Hint. Double tap to toggle setting.")
  }
}
