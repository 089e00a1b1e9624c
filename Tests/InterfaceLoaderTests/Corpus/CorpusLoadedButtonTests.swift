import ButtonModel
import ControlCore
import Graphics
import InterfaceBuilder
import InterfaceLoader
import ResponderKit
import TestSupport
import Testing

/// How many buttons were compared, and what some of them have; the figures belong to the corpus.
private struct Tally: Equatable {
  var buttons = 0
  var titles = 0
  var colors = 0
  var images = 0
  var configurations = 0
  var menus = 0
  var fonts = 0
}

@MainActor
@Suite(.tags(.corpus), .enabled(if: Corpus.isThere, "the corpus is not there"))
struct CorpusLoadedButtonTests {
  @Test func `what documents set for buttons is in the live ones`() throws {
    var tally = Tally()
    for (path, document) in Corpus.all {
      let interface = InterfaceLoader().load(document)
      for control in document.controls {
        guard let content = control.button else { continue }
        let button = try #require(interface.object(for: control.element) as? Button, "\(path)")
        compare(button, content, &tally)
      }
    }
    #expect(
      tally
        == Tally(
          buttons: 279, titles: 177, colors: 284, images: 81, configurations: 7, menus: 1,
          fonts: 166))
  }

  private func compare(_ button: Button, _ content: ButtonContent, _ tally: inout Tally) {
    tally.buttons += 1
    let element = content.element
    #expect(
      "\(button.contentHorizontalAlignment)" == element["contentHorizontalAlignment"] ?? "center")
    #expect("\(button.contentVerticalAlignment)" == element["contentVerticalAlignment"] ?? "center")
    for state in content.states {
      guard let key = ControlState(name: state.state) else { continue }
      if let title = state.title {
        #expect(button.title(for: key) == title)
        tally.titles += 1
      }
      if let color = state.titleColor {
        #expect(button.titleColor(for: key) == color)
        tally.colors += 1
      }
      if let color = state.titleShadowColor {
        #expect(button.titleShadowColor(for: key) == color)
        tally.colors += 1
      }
      if let image = state.image {
        #expect(button.image(for: key)?.name == image.name)
        tally.images += 1
      }
    }
    if let font = content.font {
      #expect(button.titleLabel?.font == font)
      tally.fonts += 1
    }
    if content.configuration != nil {
      #expect(button.configuration != nil)
      tally.configurations += 1
    }
    if let menu = content.menu {
      #expect(button.menu?.children.count == menu.children.count)
      tally.menus += 1
    }
    // Whatever it shows, it can be shown in every state.
    for isSelected in [true, false] {
      button.isSelected = isSelected
      #expect(!button.currentAppearance.description.isEmpty)
      #expect(button.intrinsicContentSize.width >= 0)
    }
  }
}
