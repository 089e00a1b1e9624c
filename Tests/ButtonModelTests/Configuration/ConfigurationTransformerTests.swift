import ButtonModel
import ControlCore
import Graphics
import ResponderKit
import Testing

/// Turns every color into green.
private let greening = ConfigurationColorTransformer { _ in .green }

/// What a configuration changes about its colors, texts and images before it shows them.
@Suite @MainActor struct ConfigurationTransformerTests {
  let star = Image(named: "star", accessibilityLabel: nil, size: Size(width: 30, height: 30))

  private func button(_ change: (inout Button.Configuration) -> Void) -> Button {
    var configuration = Button.Configuration.filled()
    configuration.title = "Send"
    configuration.image = star
    change(&configuration)
    let button = Button(configuration: configuration)
    button.frame = Rect(x: 0, y: 0, width: 200, height: 44)
    button.tintColor = .red
    button.textMeasurer = CountingTextMeasurer()
    return button
  }

  @Test func `C135 an activity indicator takes the place of the image`() {
    let button = button { _ in }
    button.layoutIfNeeded()
    #expect(button.currentAppearance.image == star)
    #expect(button.currentAppearance.activityIndicatorColor == nil)
    #expect(button.imageView?.image == star)
    button.configuration?.showsActivityIndicator = true
    button.layoutIfNeeded()
    #expect(button.currentAppearance.image == nil)
    #expect(button.currentAppearance.activityIndicatorColor == .white)
    #expect(button.imageView?.image == nil)
    // 20 + 34 points of content in the middle of what the insets leave.
    #expect(
      button.currentAppearance.frames.image == Rect(x: 73, y: 12, width: 20, height: 20))
  }

  @Test func `C136 what is shown of the title is what the transformer returns`() {
    let button = button {
      $0.titleTextAttributesTransformer = .init { attributes in
        var attributes = attributes
        attributes.font = .system(ofSize: 30, weight: .bold)
        attributes.backgroundColor = attributes.foregroundColor
        return attributes
      }
    }
    button.layoutIfNeeded()
    let title = AttributedText(
      "Send",
      attributes: .init(
        font: .system(ofSize: 30, weight: .bold), foregroundColor: .white, backgroundColor: .white))
    #expect(button.currentAppearance.title == title)
    #expect(button.titleLabel?.attributedText?.attributedText == title)
    #expect(button.titleLabel?.frame.size == Size(width: 60, height: 36))
    #expect(button.configuration?.attributedTitle?.attributedText == AttributedText("Send"))
  }

  @Test func `the subtitle has a transformer of its own`() {
    let button = button {
      $0.subtitle = "Now"
      $0.subtitleTextAttributesTransformer = .init { _ in .init(foregroundColor: .green) }
    }
    button.layoutIfNeeded()
    #expect(
      button.currentAppearance.subtitle
        == AttributedText("Now", attributes: .init(foregroundColor: .green)))
    #expect(
      button.currentAppearance.title?.runs.first?.attributes.foregroundColor == .white)
    #expect(button.subtitleLabel?.text == "Now")
  }

  @Test func `image, indicators and background have transformers of their own`() {
    let button = button {
      $0.imageColorTransformer = greening
      $0.activityIndicatorColorTransformer = .init { $0.withAlphaComponent(0.5) }
      $0.indicator = .popup
      $0.indicatorColorTransformer = .init { $0.darkened(by: 1) }
      $0.background.backgroundColorTransformer = .grayscale
    }
    #expect(button.currentAppearance.imageTint == .green)
    #expect(button.currentAppearance.indicatorColor == .gray(white: 0, alpha: 1))
    #expect(button.currentAppearance.background.color == .gray(white: 0.2126, alpha: 1))
    button.configuration?.showsActivityIndicator = true
    #expect(button.currentAppearance.activityIndicatorColor == .gray(white: 1, alpha: 0.5))
  }

  @Test func `an image that keeps its colors has no tint`() {
    let button = button { $0.image = star.withRenderingMode(.alwaysOriginal) }
    #expect(button.currentAppearance.imageTint == nil)
  }

  @Test func `a border has the tint unless it has a color`() {
    let button = button { $0.background.strokeWidth = 2 }
    #expect(button.currentAppearance.background.strokeColor == .red)
    #expect(button.currentAppearance.background.strokeWidth == 2)
    button.configuration?.background.strokeColor = .blue
    button.configuration?.background.strokeOutset = 3
    #expect(button.currentAppearance.background.strokeColor == .blue)
    #expect(button.currentAppearance.background.strokeOutset == 3)
    button.configuration?.background.strokeColorTransformer = greening
    #expect(button.currentAppearance.background.strokeColor == .green)
    button.configuration?.background.strokeWidth = 0
    #expect(button.currentAppearance.background.strokeColor == nil)
  }

  @Test func `a background without a color has the tint, and a clear one none`() {
    var background = BackgroundConfiguration()
    #expect(background.resolvedBackgroundColor(for: .red) == .red)
    #expect(background.resolvedStrokeColor(for: .red) == .red)
    background.backgroundColorTransformer = greening
    background.strokeColorTransformer = greening
    #expect(background.resolvedBackgroundColor(for: .red) == .green)
    #expect(background.resolvedStrokeColor(for: .red) == .green)
    #expect(BackgroundConfiguration.clear().resolvedBackgroundColor(for: .red) == .clear)
  }

  @Test func `the presets give gray, the tint and one color for everything`() {
    let presets: [ConfigurationColorTransformer] = [.grayscale, .preferredTint, .monochromeTint]
    #expect(
      presets.map { $0(.green) } == [
        .gray(white: 0.7152, alpha: 1), .system("tintColor"), .system("labelColor"),
      ])
    #expect(presets.map { $0(.blue) }.dropFirst() == presets.map { $0(.red) }.dropFirst())
    #expect(ConfigurationColorTransformer.grayscale == .grayscale)
    #expect(ConfigurationColorTransformer.grayscale != .preferredTint)
  }
}
