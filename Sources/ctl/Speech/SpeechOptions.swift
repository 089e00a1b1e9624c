import Accessibility
import ArgumentParser
import ButtonModel
import InterfaceLoader

/// The options for speech where sources differ or a user chooses.
struct SpeechOptions: ParsableArguments {
  @Option(
    name: .customLong("label-policy"),
    help: ArgumentHelp(
      "The name of a button with a title and an accessibility label: documented speaks the title, observed the label.",
      valueName: "documented|observed"),
    transform: { text in
      guard let policy = LabelPolicy(rawValue: text) else {
        throw ValidationError("'\(text)' is not a policy. Write documented or observed.")
      }
      return policy
    })
  var labelPolicy: LabelPolicy = .documented

  @Option(
    name: .customLong("image-names"),
    help: "The name of a button with only an image: silent is none, guessed is the image's.")
  var imageNames: ImageNames = .silent

  /// The names of buttons that show only an image.
  enum ImageNames: String, ExpressibleByArgument, CaseIterable {
    case silent, guessed
  }

  @Flag(
    name: .customLong("pop-up-buttons"), inversion: .prefixedNo,
    help: "Announce a button with a menu as a pop-up button, too, as devices do.")
  var popUpButtons = true

  @OptionGroup var reader: ReaderOptions
  @OptionGroup var screens: ScreenOptions
  @OptionGroup var dates: DateOptions

  /// The loader of the documents that are read.
  @MainActor var loader: InterfaceLoader {
    let loader = InterfaceLoader.forReading(labelPolicy: labelPolicy)
    apply(to: loader)
    return loader
  }

  /// The loader of the documents that are operated: the app's classes accept every action.
  @MainActor var operatingLoader: InterfaceLoader {
    let loader = InterfaceLoader.withPlaceholders()
    loader.labelPolicy = labelPolicy
    apply(to: loader)
    return loader
  }

  @MainActor private func apply(to loader: InterfaceLoader) {
    reader.choose(for: loader) { $0.speaksPopUpButtons = popUpButtons }
    screens.apply(to: loader)
    loader.dateSettings = dates.settings
    loader.imageNamePolicy = imageNames == .guessed ? .guessed : .silent
  }
}
