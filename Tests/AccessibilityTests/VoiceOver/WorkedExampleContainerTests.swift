import Accessibility
import Testing

/// The traits of a cell that is everything.
private let everything: AccessibilityTraits = [
  .notEnabled, .button, .header, .link, .adjustable, .image, .searchField,
]

private let bars: [WorkedExample] = [
  .init(
    "66", .init(label: "Item A", traits: .button, position: .tabBarItem(1, of: 6)),
    says: "Item A. Tab. 1 of 6."),
  .init(
    "67", .init(label: "Item B", traits: [.button, .selected], position: .tabBarItem(2, of: 6)),
    says: "Selected: Item B. Tab. 2 of 6."),
  .init(
    "68", .init(label: "Item C", traits: [.button, .notEnabled], position: .tabBarItem(3, of: 6)),
    says: "Item C. Tab. 3 of 6."),
  .init("69", .init(traits: .button, position: .tabBarItem(4, of: 6)), says: "Tab. 4 of 6."),
  .init(
    "70",
    .init(
      label: "Label", value: "Value", hint: "Hint", traits: .button,
      position: .tabBarItem(5, of: 6)),
    says: "Label: Value. Tab. 5 of 6.", hint: "Hint"),
  .init(
    "71",
    .init(
      label: "Item B", value: .badge("3"), traits: .button, position: .tabBarItem(2, of: 4)),
    says: "Item B: 3 items. Tab. 2 of 4."),
  .init(
    "72",
    .init(
      label: "Item C", value: .badge("A"), traits: .button, position: .tabBarItem(3, of: 4)),
    says: "Item C: A. Tab. 3 of 4."),
  .init(
    "73",
    .init(label: "Item A", value: .badge(""), traits: .button, position: .tabBarItem(1, of: 4)),
    says: "Item A. Tab. 1 of 4."),
  // A value of its own takes the place of the badge.
  .init(
    "74",
    .init(label: "Item D", value: "Value", traits: .button, position: .tabBarItem(4, of: 4)),
    says: "Item D: Value. Tab. 4 of 4."),
  .init("75", .init(label: "First", traits: [.button, .backButton]), says: "First. Back Button."),
  .init("76", .init(label: "Back", traits: [.button, .backButton]), says: "Back Button."),
  .init("77", .init(label: "Second", traits: .header), says: "Second. Heading."),
]

private let cellsAndEnds: [WorkedExample] = [
  .init("78", .init(label: "Label 1", position: .listStart), says: "Label 1. List Start."),
  .init("78", .init(label: "Label 4", position: .listEnd), says: "Label 4. List End."),
  .init("79", .init(label: "Label 1", position: .landmarkStart), says: "Label 1. Landmark."),
  .init("79", .init(label: "Label 4", position: .landmarkEnd), says: "Label 4. End."),
  .init(
    "80",
    .init(label: "A1", position: .cell(TableCell(row: 1, column: 1, isFirstInRow: true))),
    says: "A1. Row 1. Column 1."),
  .init(
    "81", .init(label: "B1", position: .cell(TableCell(row: 1, column: 2))),
    says: "B1. Column 2."),
  .init(
    "82", .init(label: "B2", position: .cell(TableCell(row: 2, column: 2, width: 2))),
    says: "B2. Spans 2 columns. Column 2."),
  .init(
    "83", .init(label: "B3", position: .cell(TableCell(row: 3, column: 2, height: 2))),
    says: "B3. Spans 2 rows. Column 2."),
  .init(
    "84",
    .init(label: "C4", position: .cell(TableCell(row: 4, column: 3, height: 2, width: 2))),
    says: "C4. Spans 2 rows. Spans 2 columns. Column 3."),
  .init(
    "85",
    .init(
      label: "B5", value: "Value", traits: everything,
      position: .cell(TableCell(row: 5, column: 2, isFirstInRow: true))),
    says: """
      B5. Row 5. Column 2. Value. Dimmed. Button. Heading. Link. Adjustable. Image. Search Field.
      """),
  .init(
    "86",
    .init(
      label: "B1", value: "B1 Value",
      position: .cell(
        TableCell(
          row: 1, column: 2,
          headers: [
            TableCell.Header(label: "B2", value: "B2 Value"),
            TableCell.Header(label: "B3", value: "B3 Value"),
          ]))),
    says: "B2: B2 Value. B3: B3 Value. B1. Column 2. B1 Value"),
]

private let mixedElements: [WorkedExample] = [
  .init(
    "87",
    .init(label: "Progress, 75%", value: "75 percent complete", traits: .updatesFrequently),
    says: "Progress, 75%: 75 percent complete"),
  .init("88", .init(label: "Favorite", traits: .image), says: "Favorite. Image."),
  .init(
    "89", .init(label: "Delete", hint: "Removes this item permanently", traits: .button),
    says: "Delete. Button.", hint: "Removes this item permanently"),
  .init(
    "90",
    .init(
      label: "Volume", value: "50%", hint: "Change volume", traits: [.selected, .adjustable],
      position: .series(2, of: 3)),
    says: "Selected: Volume: 50%. Adjustable. 2 of 3.",
    hint: "Change volume. Swipe up or down with one finger to adjust the value."),
]

@Suite struct WorkedExampleContainerTests {
  @Test(arguments: bars)
  func `rows 66 to 77 what tab bars and navigation bars say`(_ example: WorkedExample) {
    example.check()
  }

  @Test(arguments: cellsAndEnds)
  func `rows 78 to 86 what lists, landmarks and tables say`(_ example: WorkedExample) {
    example.check()
  }

  @Test(arguments: mixedElements)
  func `rows 87 to 90 what elements of several kinds say`(_ example: WorkedExample) {
    example.check()
  }
}
