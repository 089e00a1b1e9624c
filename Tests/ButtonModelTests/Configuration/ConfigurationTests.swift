import ButtonModel
import ControlCore
import Graphics
import ResponderKit
import Testing

/// A property and the value that it has until it is set.
private struct Default<Root>: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let check: @Sendable (Root) -> Void

  init<Value: Equatable & Sendable>(
    _ name: String, _ path: any KeyPath<Root, Value> & Sendable, _ value: Value
  ) {
    testDescription = name
    check = { root in #expect(root[keyPath: path] == value, "\(name)") }
  }
}

/// 5.7 of the facts, from UIButtonConfiguration.h.
private let defaults: [Default<Button.Configuration>] = [
  Default("title", \.title, nil),
  Default("attributedTitle", \.attributedTitle, nil),
  Default("subtitle", \.subtitle, nil),
  Default("attributedSubtitle", \.attributedSubtitle, nil),
  Default("titleTextAttributesTransformer", \.titleTextAttributesTransformer, nil),
  Default("subtitleTextAttributesTransformer", \.subtitleTextAttributesTransformer, nil),
  Default("titleLineBreakMode", \.titleLineBreakMode, .byWordWrapping),
  Default("subtitleLineBreakMode", \.subtitleLineBreakMode, .byWordWrapping),
  Default("titlePadding", \.titlePadding, 1),
  Default("titleAlignment", \.titleAlignment, .automatic),
  Default("image", \.image, nil),
  Default("imageColorTransformer", \.imageColorTransformer, nil),
  Default("preferredSymbolConfigurationForImage", \.preferredSymbolConfigurationForImage, nil),
  Default("imagePlacement", \.imagePlacement, .leading),
  Default("imagePadding", \.imagePadding, 0),
  Default("imageReservation", \.imageReservation, 0),
  Default("symbolContentTransition", \.symbolContentTransition, nil),
  Default("showsActivityIndicator", \.showsActivityIndicator, false),
  Default("activityIndicatorColorTransformer", \.activityIndicatorColorTransformer, nil),
  Default("indicator", \.indicator, .automatic),
  Default("indicatorColorTransformer", \.indicatorColorTransformer, nil),
  Default("buttonSize", \.buttonSize, .medium),
  Default(
    "contentInsets", \.contentInsets,
    DirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)),
  Default("cornerStyle", \.cornerStyle, .dynamic),
  Default("macIdiomStyle", \.macIdiomStyle, .automatic),
  Default("baseForegroundColor", \.baseForegroundColor, nil),
  Default("baseBackgroundColor", \.baseBackgroundColor, nil),
  Default("automaticallyUpdateForSelection", \.automaticallyUpdateForSelection, true),
]

/// The same of UIBackgroundConfiguration.h.
private let backgroundDefaults: [Default<BackgroundConfiguration>] = [
  Default("customView", \.customView, nil),
  Default("cornerRadius", \.cornerRadius, 0),
  Default("backgroundInsets", \.backgroundInsets, .zero),
  Default("edgesAddingLayoutMargins", \.edgesAddingLayoutMarginsToBackgroundInsets, []),
  Default("backgroundColor", \.backgroundColor, nil),
  Default("backgroundColorTransformer", \.backgroundColorTransformer, nil),
  Default("visualEffect", \.visualEffect, nil),
  Default("image", \.image, nil),
  Default("imageContentMode", \.imageContentMode, .scaleToFill),
  Default("strokeColor", \.strokeColor, nil),
  Default("strokeColorTransformer", \.strokeColorTransformer, nil),
  Default("strokeWidth", \.strokeWidth, 0),
  Default("strokeOutset", \.strokeOutset, 0),
]

@Suite @MainActor struct ConfigurationTests {
  @Test func `C134 a configuration is of medium size with dynamic corners and a leading image`() {
    let configuration = Button.Configuration.filled()
    #expect(configuration.cornerStyle == .dynamic)
    #expect(configuration.buttonSize == .medium)
    #expect(configuration.imagePlacement == .leading)
    #expect(configuration.imagePadding == 0)
    #expect(!configuration.showsActivityIndicator)
  }

  @Test(arguments: defaults)
  private func `a configuration of any style has its defaults`(
    _ property: Default<Button.Configuration>
  ) {
    for style in [
      Button.Configuration.plain(), .gray(), .tinted(), .filled(), .borderless(), .bordered(),
      .borderedTinted(), .borderedProminent(), .glass(), .prominentGlass(), .clearGlass(),
      .prominentClearGlass(),
    ] {
      property.check(style)
    }
  }

  @Test(arguments: backgroundDefaults)
  private func `a background has its defaults`(_ property: Default<BackgroundConfiguration>) {
    property.check(BackgroundConfiguration())
  }

  @Test func `a title takes the place of an attributed one, and the other way round`() {
    var configuration = Button.Configuration.plain()
    let looks = AttributedText("Send", attributes: .init(foregroundColor: .red)).configured
    configuration.attributedTitle = looks
    #expect(configuration.title == "Send")
    configuration.title = "Send"
    #expect(configuration.attributedTitle != looks)
    configuration.attributedSubtitle = looks
    configuration.subtitle = "Now"
    #expect(configuration.attributedSubtitle == AttributedText("Now").configured)
    configuration.attributedTitle = nil
    #expect(configuration.title == nil)
  }

  @Test func `insets follow the size until they are set, and again after they are given back`() {
    var configuration = Button.Configuration.plain()
    let (medium, own) = (configuration.contentInsets, DirectionalEdgeInsets.zero)
    configuration.buttonSize = .large
    let large = configuration.contentInsets
    #expect(large.top > medium.top && large.leading > medium.leading)
    configuration.contentInsets = own
    configuration.buttonSize = .medium
    #expect(configuration.contentInsets == own)
    configuration.setDefaultContentInsets()
    #expect(configuration.contentInsets == medium)
  }

  @Test func `an image stands at one edge`() async {
    await #expect(processExitsWith: .failure) {
      var configuration = Button.Configuration.plain()
      configuration.imagePlacement = [.leading, .top]
    }
    await #expect(processExitsWith: .failure) {
      var configuration = Button.Configuration.plain()
      configuration.imagePlacement = []
    }
  }
}
