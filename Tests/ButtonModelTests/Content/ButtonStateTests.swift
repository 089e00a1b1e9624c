import ButtonModel
import ControlCore
import Graphics
import ResponderKit
import Testing

/// Colors, shadows and symbols by state: 5.3 and 5.4 of the facts.
@Suite @MainActor struct ButtonStateTests {
  let button = Button()

  @Test func `C115 the label has the title's color`() {
    button.setTitle("Follow", for: .normal)
    button.setTitleColor(.red, for: .normal)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.textColor == .red)
  }

  @Test func `C116 a selected button without a color of its own has the normal one`() {
    button.setTitle("Follow", for: .normal)
    button.setTitleColor(.red, for: .normal)
    button.isSelected = true
    button.layoutIfNeeded()
    #expect(button.titleLabel?.textColor == .red)
    #expect(button.titleColor(for: .selected) == .red)
  }

  @Test func `C117 a shadow color without a title gives the label no shadow`() {
    button.setTitleShadowColor(.red, for: .normal)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.shadowColor == nil)
    #expect(button.currentTitleShadowColor == .red)
    button.setTitle("Follow", for: .normal)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.shadowColor == .red)
  }

  @Test func `C119 title colors go by state as titles do`() {
    for (state, color) in zip(ControlState.visited, [Color.red, .green, .blue]) {
      button.setTitleColor(color, for: state)
    }
    #expect(button.visit { $0.currentTitleColor } == [.red, .green, .blue, .red])
    button.setTitleColor(.black, for: [.selected, .highlighted])
    #expect(button.visit { $0.currentTitleColor } == [.red, .green, .blue, .black])
  }

  @Test func `C122 a button has a title color where none was set`() {
    #expect(button.currentTitleColor == .gray(white: 1, alpha: 1))
    #expect(Button(type: .system).currentTitleColor == .system("systemBlueColor"))
  }

  @Test func `colors of shadows go by state as titles do`() {
    #expect(button.currentTitleShadowColor == nil)
    for (state, color) in zip(ControlState.visited, [Color.red, .green, .blue]) {
      button.setTitleShadowColor(color, for: state)
    }
    #expect(button.visit { $0.currentTitleShadowColor } == [.red, .green, .blue, .red])
    #expect(button.titleShadowColor(for: .disabled) == .red)
  }

  @Test func `sizes of symbols go by state as titles do`() {
    for (state, size) in zip(ControlState.visited, [10.0, 20, 30]) {
      button.setPreferredSymbolConfiguration(.init(pointSize: size), forImageIn: state)
    }
    #expect(
      button.visit { $0.currentPreferredSymbolConfiguration?.pointSize } == [10, 20, 30, 10])
    #expect(button.preferredSymbolConfigurationForImage(in: .disabled)?.pointSize == 10)
  }

  @Test func `attributed titles go by state as titles do`() {
    for (state, title) in zip(ControlState.visited, ["normal", "highlighted", "selected"]) {
      button.setAttributedTitle(AttributedText(title).styled, for: state)
    }
    #expect(
      button.visit { $0.currentAttributedTitle?.string } == [
        "normal", "highlighted", "selected", "normal",
      ])
  }

  @Test func `a disabled and selected button shows what the pair has, otherwise the normal`() {
    button.setTitle("normal", for: .normal)
    button.setTitle("disabled", for: .disabled)
    button.setTitle("selected", for: .selected)
    button.enter([.disabled, .selected])
    #expect(button.currentTitle == "normal")
    button.setTitle("both", for: [.disabled, .selected])
    #expect(button.currentTitle == "both")
  }

  @Test func `nothing is set for any state at first`() {
    for state in ControlState.visited + [.disabled, .focused] {
      #expect(button.title(for: state) == nil)
      #expect(button.attributedTitle(for: state) == nil)
      #expect(button.titleShadowColor(for: state) == nil)
      #expect(button.image(for: state) == nil)
      #expect(button.backgroundImage(for: state) == nil)
      #expect(button.preferredSymbolConfigurationForImage(in: state) == nil)
    }
  }

  @Test func `what is removed of a state gives way to the normal`() {
    button.setTitleColor(.red, for: .normal)
    button.setTitleColor(.blue, for: .selected)
    button.setTitleColor(nil, for: .selected)
    #expect(button.titleColor(for: .selected) == .red)
    button.setTitleColor(nil, for: .normal)
    #expect(button.titleColor(for: .selected) == .gray(white: 1, alpha: 1))
  }

  @Test func `the label follows the state at the next layout`() {
    button.setTitle("Follow", for: .normal)
    button.setTitle("Following", for: .selected)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Follow")
    button.isSelected = true
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Following")
  }
}
