import Foundation
import Graphics
import InterfaceBuilder
import TestSupport
import Testing

/// The UIKit documents of the corpus; none where it is absent.
private let documents = SharedFolder.documentPaths
  .compactMap {
    try? InterfaceDocument(contentsOfFile: SharedFolder.corpus.appending(path: $0).path)
  }
  .filter { $0.family == .uiKit }

private let buttons = documents.flatMap(\.controls).compactMap(\.button)
private let states = buttons.flatMap(\.states)

/// A property in a child element of its own, and how often another XML parser found it.
private struct Property: Sendable, CustomTestStringConvertible {
  var parent: String
  var element: String
  var key: String
  var count: Int
  var values: @Sendable () -> Int
  var testDescription: String { "\(element) \(key)" }

  init(
    _ parent: String, _ element: String, _ key: String, count: Int,
    values: @escaping @Sendable () -> Int
  ) {
    self.parent = parent
    self.element = element
    self.key = key
    self.count = count
    self.values = values
  }
}

private let properties: [Property] = [
  .init("button", "fontDescription", "fontDescription", count: 166) {
    buttons.count { $0.font != nil }
  },
  .init("button", "color", "tintColor", count: 12) { buttons.count { $0.tintColor != nil } },
  .init("button", "inset", "contentEdgeInsets", count: 24) {
    buttons.count { $0.contentEdgeInsets != nil }
  },
  .init("button", "inset", "titleEdgeInsets", count: 5) {
    buttons.count { $0.titleEdgeInsets != nil }
  },
  .init("button", "inset", "imageEdgeInsets", count: 47) {
    buttons.count { $0.imageEdgeInsets != nil }
  },
  .init("button", "size", "titleShadowOffset", count: 9) {
    buttons.count { $0.titleShadowOffset != nil }
  },
  .init("button", "buttonConfiguration", "configuration", count: 7) {
    buttons.count { $0.configuration != nil }
  },
  .init("button", "menu", "menu", count: 1) { buttons.count { $0.menu != nil } },
  .init("state", "color", "titleColor", count: 185) { states.count { $0.titleColor != nil } },
  .init("state", "color", "titleShadowColor", count: 99) {
    states.count { $0.titleShadowColor != nil }
  },
  .init("state", "attributedString", "attributedTitle", count: 2) {
    states.count { $0.attributedText != nil }
  },
  .init("state", "preferredSymbolConfiguration", "preferredSymbolConfiguration", count: 1) {
    states.count { $0.preferredSymbolConfiguration != nil }
  },
]

@Suite(
  .tags(.corpus),
  .enabled(if: SharedFolder.hasCorpus, "the corpus is not there"))
struct CorpusButtonTests {
  @Test(arguments: properties)
  private func `every property of the buttons in real documents arrives`(_ property: Property) {
    var count = 0
    for document in documents {
      for element in document.root.descendants
      where element.name == property.element && element["key"] == property.key
        && element.parent?.name == property.parent && element.isInButton
      { count += 1 }
    }
    #expect(count == property.count)
    #expect(property.values() == count)
  }

  @Test func `every attribute of the buttons in real documents arrives`() {
    #expect(buttons.count == 279)
    #expect(buttons.count { $0.lineBreakMode == .byTruncatingMiddle } == 273)
    #expect(buttons.count { $0.lineBreakMode == .byWordWrapping } == 3)
    #expect(buttons.count { $0.lineBreakMode == .byTruncatingTail } == 3)
    #expect(buttons.count { $0.reversesTitleShadowWhenHighlighted == true } == 6)
    #expect(buttons.count { $0.showsTouchWhenHighlighted == true } == 3)
    #expect(buttons.count { $0.adjustsImageWhenHighlighted == false } == 4)
    #expect(buttons.count { $0.adjustsImageWhenDisabled == false } == 4)
    #expect(buttons.count { $0.pointerInteraction == true } == 1)
    #expect(buttons.count { $0.showsMenuAsPrimaryAction == true } == 1)
    #expect(buttons.count { $0.changesSelectionAsPrimaryAction == true } == 1)
    #expect(
      buttons.count { $0.adjustsImageSizeForAccessibilityContentSizeCategory == true } == 8)
  }

  @Test func `text with looks has the text that it has without`() {
    for state in states where state.attributedTitle != nil {
      #expect(state.attributedText?.string == state.attributedTitle)
      #expect(state.attributedText?.runs.allSatisfy { $0.attributes.font != nil } == true)
    }
  }
}

extension InterfaceElement {
  /// Whether the element is a button's, or that of its state.
  fileprivate var isInButton: Bool {
    parent?.name == "button" || parent?.parent?.name == "button"
  }
}
