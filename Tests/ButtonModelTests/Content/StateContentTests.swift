import ButtonModel
import ControlCore
import Graphics
import ResponderKit
import Testing

/// A button with a state of its own.
private final class Heart: Button {
  static let liked = ControlState(rawValue: 1 << 16)
  var isLiked = false
  override var state: ControlState { isLiked ? super.state.union(Self.liked) : super.state }
}

/// The states of WinObjC's cumulative tests, which also ran against Apple's button.
private let states: [ControlState] = [
  .normal, .highlighted, .selected, [.selected, .highlighted],
]

/// Puts a button into a state.
@MainActor
private func enter(_ state: ControlState, _ button: Button) {
  button.isHighlighted = state.contains(.highlighted)
  button.isSelected = state.contains(.selected)
  button.isEnabled = !state.contains(.disabled)
}

/// Returns what a button answers in each of the states.
@MainActor
private func visit<Value>(_ button: Button, _ read: (Button) -> Value) -> [Value] {
  states.map { state in
    enter(state, button)
    return read(button)
  }
}

@MainActor @Suite struct StateTitleTests {
  @Test func `C107 a button is custom, without a title, and adjusts its images`() {
    #expect(Button().buttonType == .custom)
    #expect(Button().currentTitle == nil)
    #expect(Button().legacy.adjustsImageWhenHighlighted)
    #expect(Button().legacy.adjustsImageWhenDisabled)
  }

  @Test func `C108 a system button is without a title`() {
    #expect(Button(type: .system).buttonType == .system)
    #expect(Button(type: .system).currentTitle == nil)
  }

  @Test func `C110 each state shows its own title`() {
    let button = Button()
    for state in states { button.setTitle("\(state)", for: state) }
    #expect(
      visit(button) { $0.currentTitle } == [
        "normal", "highlighted", "selected", "highlighted, selected",
      ])
  }

  @Test func `C111 a pair of states without a title shows the normal one`() {
    let button = Button()
    for state in states.dropLast() { button.setTitle("\(state)", for: state) }
    #expect(
      visit(button) { $0.currentTitle } == ["normal", "highlighted", "selected", "normal"])
  }

  @Test func `C112 a selected button with a normal title shows that`() {
    let button = Button()
    button.setTitle("Follow", for: .normal)
    button.isSelected = true
    #expect(button.currentTitle == "Follow")
  }

  @Test func `C113 a selected button with a selected title shows that`() {
    let button = Button()
    button.setTitle("Following", for: .selected)
    #expect(button.currentTitle == nil)
    button.isSelected = true
    #expect(button.currentTitle == "Following")
  }

  @Test func `C114 a highlighted button with a highlighted title shows that`() {
    let button = Button()
    button.setTitle("Now", for: .highlighted)
    #expect(button.currentTitle == nil)
    button.isHighlighted = true
    #expect(button.currentTitle == "Now")
  }

  @Test func `C118 a title that was removed gives way to the normal one`() {
    let button = Button()
    button.setTitle("Follow", for: .normal)
    button.setTitle("Following", for: .selected)
    button.isSelected = true
    #expect(button.currentTitle == "Following")
    button.setTitle(nil, for: .selected)
    #expect(button.currentTitle == "Follow")
    button.setTitle(nil, for: .normal)
    #expect(button.currentTitle == nil)
  }

  @Test func `a title is asked for by state as it is shown in it`() {
    let button = Button()
    button.setTitle("Follow", for: .normal)
    button.setTitle("Following", for: .selected)
    #expect(button.title(for: .selected) == "Following")
    #expect(button.title(for: .disabled) == "Follow")
    #expect(button.title(for: [.selected, .disabled]) == "Follow")
    button.setTitle("", for: .disabled)
    #expect(button.title(for: .disabled) == "")
  }

  @Test func `a state of the application has content like any other`() {
    let heart = Heart()
    heart.setTitle("Like", for: .normal)
    heart.setTitle("Selected", for: .selected)
    heart.setTitle("Liked", for: Heart.liked)
    heart.isLiked = true
    #expect(heart.currentTitle == "Liked")
    heart.isSelected = true
    #expect(heart.currentTitle == "Like")
    heart.setTitle("Liked and selected", for: [Heart.liked, .selected])
    #expect(heart.currentTitle == "Liked and selected")
  }
}

@MainActor @Suite struct StateImageTests {
  @Test func `C120 images go by state as titles do`() {
    let button = Button()
    for state in states.dropLast() { button.setImage(Image(named: "\(state)"), for: state) }
    #expect(
      visit(button) { $0.currentImage?.name } == ["normal", "highlighted", "selected", "normal"])
    button.setImage(Image(systemName: "both"), for: [.selected, .highlighted])
    #expect(
      visit(button) { $0.currentImage?.name } == ["normal", "highlighted", "selected", "both"])
    #expect(button.currentBackgroundImage == nil)
  }

  @Test func `C121 background images go by state as titles do`() {
    let button = Button()
    for state in states.dropLast() {
      button.setBackgroundImage(Image(named: "\(state)"), for: state)
    }
    #expect(
      visit(button) { $0.currentBackgroundImage?.name } == [
        "normal", "highlighted", "selected", "normal",
      ])
    button.setBackgroundImage(nil, for: .highlighted)
    #expect(button.backgroundImage(for: .highlighted) == Image(named: "normal"))
    #expect(button.currentImage == nil)
  }

  @Test func `C125 an attributed title is shown instead of a plain one`() {
    let button = Button()
    button.setTitle("Plain", for: .normal)
    #expect(button.currentAttributedTitle == nil)
    button.setAttributedTitle(AttributedText("Attributed").styled, for: .normal)
    #expect(button.currentAttributedTitle?.attributedText == AttributedText("Attributed"))
    #expect(button.accessibilityLabel == "Attributed")
    #expect(button.titleLabel?.text == "Attributed")
    #expect(button.currentAppearance.title?.string == "Attributed")
  }

  @Test func `an attributed normal title stands before a plain selected one`() {
    let button = Button()
    button.setAttributedTitle(AttributedText("Attributed").styled, for: .normal)
    button.setTitle("Selected", for: .selected)
    button.isSelected = true
    #expect(button.currentAttributedTitle?.string == "Attributed")
    #expect(button.accessibilityLabel == "Attributed")
  }
}
