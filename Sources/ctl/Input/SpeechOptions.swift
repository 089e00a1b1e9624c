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

  @Option(
    help: ArgumentHelp(
      "The screen reader: VoiceOver on iOS or on a Mac; by default that of the document's platform.",
      valueName: "voiceover|voiceover-mac"))
  var reader: Reader?

  /// The screen readers.
  enum Reader: String, ExpressibleByArgument, CaseIterable {
    case iOS = "voiceover"
    case macOS = "voiceover-mac"
  }

  @Flag(name: .customLong("no-hints"), help: "Leave out hints, as a user can.")
  var noHints = false

  @OptionGroup var screens: ScreenOptions
  @OptionGroup var dates: DateOptions

  /// VoiceOver on iOS with the options that it has.
  private var voiceOver: VoiceOver {
    var reader: VoiceOver = .standard
    reader.settings.speaksHints = !noHints
    reader.speaksPopUpButtons = popUpButtons
    return reader
  }

  /// VoiceOver on a Mac with the options that it has.
  private var voiceOverMac: VoiceOverMac {
    var reader = VoiceOverMac()
    reader.speaksHints = !noHints
    return reader
  }

  /// The loader of the documents that are read.
  @MainActor var loader: InterfaceLoader {
    let loader = InterfaceLoader.forReading(labelPolicy: labelPolicy)
    loader.screenReader = reader == .macOS ? voiceOverMac : voiceOver
    loader.appKitScreenReader = reader == .iOS ? voiceOver : voiceOverMac
    loader.showsContainers = !screens.isBare
    loader.dateSettings = dates.settings
    loader.imageNamePolicy = imageNames == .guessed ? .guessed : .silent
    return loader
  }
}
