import ButtonModel
import ControlCore
import Graphics
import ResponderKit
import Testing

/// What a style makes of a red tint in the normal state.
private struct StyleCase: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var configuration: Button.Configuration
  var background: Color?
  var effect: VisualEffect?
  var foreground: Color
}

private let light = Color.sRGB(red: 1, green: 0, blue: 0, alpha: 0.18)
private let fill = Color.system("secondarySystemFillColor")
private let label = Color.system("labelColor")

/// The table of styles in 5.7 of the facts; the shades are choices.
private let styles = [
  StyleCase(testDescription: "plain", configuration: .plain(), foreground: .red),
  StyleCase(testDescription: "borderless", configuration: .borderless(), foreground: .red),
  StyleCase(
    testDescription: "tinted", configuration: .tinted(), background: light, foreground: .red),
  StyleCase(
    testDescription: "borderedTinted", configuration: .borderedTinted(), background: light,
    foreground: .red),
  StyleCase(testDescription: "gray", configuration: .gray(), background: fill, foreground: .red),
  StyleCase(
    testDescription: "bordered", configuration: .bordered(), background: fill, foreground: .red),
  StyleCase(
    testDescription: "filled", configuration: .filled(), background: .red, foreground: .white),
  StyleCase(
    testDescription: "borderedProminent", configuration: .borderedProminent(), background: .red,
    foreground: .white),
  StyleCase(
    testDescription: "glass", configuration: .glass(), effect: .glass, foreground: label),
  StyleCase(
    testDescription: "clearGlass", configuration: .clearGlass(), effect: .clearGlass,
    foreground: label),
  StyleCase(
    testDescription: "prominentGlass", configuration: .prominentGlass(), background: .red,
    effect: .glass, foreground: .white),
  StyleCase(
    testDescription: "prominentClearGlass", configuration: .prominentClearGlass(),
    background: .red, effect: .clearGlass, foreground: .white),
]

@Suite @MainActor struct ConfigurationStyleTests {
  private func button(_ configuration: Button.Configuration) -> Button {
    var configuration = configuration
    configuration.title = "Send"
    let button = Button(configuration: configuration)
    button.frame = Rect(x: 0, y: 0, width: 100, height: 40)
    button.tintColor = .red
    return button
  }

  private func foreground(_ button: Button) -> Color? {
    button.currentAppearance.title?.runs.first?.attributes.foregroundColor
  }

  @Test(arguments: styles)
  private func `a style takes its colors from the tint`(_ style: StyleCase) {
    let button = button(style.configuration)
    #expect(button.currentAppearance.background.color == style.background)
    #expect(button.currentAppearance.background.visualEffect == style.effect)
    #expect(foreground(button) == style.foreground)
    #expect(button.currentTitleColor == style.foreground)
  }

  @Test(arguments: styles)
  private func `a style looks different in every state`(_ style: StyleCase) {
    let button = button(style.configuration)
    let looks = [ControlState.normal, .selected, .disabled].map { state in
      button.enter(state)
      return [foreground(button), button.currentAppearance.background.color]
    }
    #expect(Set(looks).count == 3)
  }

  @Test func `colors of a configuration stand before the style's`() {
    var configuration = Button.Configuration.filled()
    configuration.baseForegroundColor = .green
    configuration.baseBackgroundColor = .blue
    let button = button(configuration)
    #expect(foreground(button) == .green)
    #expect(button.currentAppearance.background.color == .blue)
  }

  @Test func `a selection shows unless the configuration is asked not to`() {
    var configuration = Button.Configuration.filled()
    configuration.automaticallyUpdateForSelection = false
    let button = button(configuration)
    button.isSelected = true
    #expect(button.currentAppearance.background.color == .red)
    button.configuration?.automaticallyUpdateForSelection = true
    #expect(button.currentAppearance.background.color != .red)
  }

  @Test func `what destroys something is red`() {
    let red = Color.system("systemRedColor")
    let (plain, filled) = (button(.plain()), button(.filled()))
    plain.tintColor = .blue
    filled.tintColor = .blue
    plain.role = .destructive
    filled.role = .destructive
    #expect(foreground(plain) == red)
    #expect(filled.currentAppearance.background.color == red)
  }

  @Test func `corners are as the style of corners has them`() {
    var configuration = Button.Configuration.filled()
    configuration.background.cornerRadius = 13
    let button = button(configuration)
    let radii = [
      Button.Configuration.CornerStyle.fixed, .dynamic, .small, .medium, .large, .capsule,
    ].map { style in
      button.configuration?.cornerStyle = style
      return button.currentAppearance.background.cornerRadius
    }
    #expect(radii == [13, 13, 4, 6, 10, 20])
  }

  @Test(arguments: [(Button.Configuration.CornerStyle.fixed, false), (.dynamic, true)])
  func `dynamic corners follow the text size`(
    style: Button.Configuration.CornerStyle, follows: Bool
  ) {
    var configuration = Button.Configuration.filled()
    configuration.background.cornerRadius = 13
    configuration.cornerStyle = style
    let button = button(configuration)
    button.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    #expect((button.currentAppearance.background.cornerRadius > 13) == follows)
    button.traitOverrides.preferredContentSizeCategory = .extraSmall
    #expect((button.currentAppearance.background.cornerRadius < 13) == follows)
  }
}
