import ButtonModel
import ControlCore
import FoundationEssentials
import Graphics
import ResponderKit
import Testing

/// Buttons as values, what NSCoding is for: 5.1 of the facts.
@Suite @MainActor struct ButtonArchiveTests {
  /// Writes the archive of a button as JSON and makes a button of what is read.
  private func again(_ button: Button) throws -> Button {
    let data = try JSONEncoder().encode(try button.archived())
    let archive = try JSONDecoder().decode(Button.Archive.self, from: data)
    #expect(archive == (try button.archived()))
    return Button(archive: archive)
  }

  @Test(arguments: Button.ButtonType.allCases)
  func `the type is archived`(type: Button.ButtonType) throws {
    let button = Button(type: type)
    button.frame = Rect(x: 1, y: 2, width: 30, height: 40)
    let other = try again(button)
    #expect(other.buttonType == type)
    #expect(other.frame == Rect(x: 1, y: 2, width: 30, height: 40))
    #expect(other.subviews.isEmpty)
  }

  @Test func `what is set for the states is archived`() throws {
    let button = Button()
    let star = Image.symbol("star", label: "Rate")
    button.setTitle("Follow", for: .normal)
    button.setTitle("Both", for: [.selected, .highlighted])
    button.setAttributedTitle(
      AttributedText("Following", attributes: .init(foregroundColor: .red)).styled, for: .selected)
    button.setTitleColor(.named("Accent"), for: .highlighted)
    button.setTitleShadowColor(.system("systemBlueColor"), for: .disabled)
    button.setImage(star, for: .normal)
    button.setBackgroundImage(Image(named: "bar"), for: .disabled)
    button.setPreferredSymbolConfiguration(.init(pointSize: 20, scale: .large), forImageIn: .normal)
    let other = try again(button)
    for state in ControlState.visited + [.disabled] {
      #expect(other.title(for: state) == button.title(for: state))
      #expect(
        other.attributedTitle(for: state)?.attributedText
          == button.attributedTitle(for: state)?.attributedText)
      #expect(other.titleColor(for: state) == button.titleColor(for: state))
      #expect(other.titleShadowColor(for: state) == button.titleShadowColor(for: state))
      #expect(other.image(for: state) == star)
      #expect(other.backgroundImage(for: state) == button.backgroundImage(for: state))
      #expect(
        other.preferredSymbolConfigurationForImage(in: state)
          == .init(pointSize: 20, scale: .large))
    }
    #expect(other.title(for: [.selected, .highlighted]) == "Both")
    #expect(other.attributedTitle(for: .selected)?.string == "Following")
    #expect(other.titleShadowColor(for: .normal) == nil)
  }

  @Test func `state, role, tint and how the button draws are archived`() throws {
    let button = Button(type: .system)
    button.enter([.selected, .disabled, .highlighted])
    button.role = .destructive
    button.tintColor = .green
    button.changesSelectionAsPrimaryAction = true
    button.legacy.adjustsImageWhenDisabled = false
    button.legacy.showsTouchWhenHighlighted = true
    button.legacy.contentEdgeInsets = EdgeInsets(all: 1)
    button.legacy.titleEdgeInsets = EdgeInsets(all: 2)
    button.legacy.imageEdgeInsets = EdgeInsets(all: 3)
    button.legacy.font = .system(ofSize: 30, weight: .bold)
    button.legacy.lineBreakMode = .byClipping
    button.legacy.titleShadowOffset = Size(width: 1, height: 2)
    let other = try again(button)
    #expect(other.state == [.selected, .disabled, .highlighted])
    #expect(other.role == .destructive)
    #expect(other.explicitTintColor == .green)
    #expect(other.changesSelectionAsPrimaryAction)
    #expect(other.legacy.adjustsImageWhenHighlighted)
    #expect(!other.legacy.adjustsImageWhenDisabled)
    #expect(other.legacy.showsTouchWhenHighlighted)
    #expect(other.legacy.contentEdgeInsets == EdgeInsets(all: 1))
    #expect(other.legacy.titleEdgeInsets == EdgeInsets(all: 2))
    #expect(other.legacy.imageEdgeInsets == EdgeInsets(all: 3))
    #expect(other.titleLabel?.font == .system(ofSize: 30, weight: .bold))
    #expect(other.titleLabel?.lineBreakMode == .byClipping)
    #expect(other.titleLabel?.shadowOffset == Size(width: 1, height: 2))
  }

  @Test func `a configuration is archived with its style`() throws {
    var configuration = Button.Configuration.borderedTinted()
    configuration.attributedTitle =
      AttributedText("Send", attributes: .init(font: .system(ofSize: 9))).configured
    configuration.subtitle = "Now"
    configuration.imagePlacement = .top
    configuration.contentInsets = .zero
    configuration.background.backgroundColor = nil
    configuration.background.cornerRadius = 9
    let button = Button(configuration: configuration)
    let other = try again(button)
    #expect(other.configuration == configuration)
    #expect(other.currentAppearance == button.currentAppearance)
    #expect(try again(Button()).configuration == nil)
  }
}
