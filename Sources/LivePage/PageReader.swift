#if LivePage
import Accessibility
import InterfaceLoader

/// The screen readers among which the user of a page chooses.
enum PageReader: String, CaseIterable {
  case iOS = "voiceover"
  case macOS = "voiceover-mac"
  case orca

  private var reader: any ScreenReader {
    switch self {
    case .iOS: VoiceOver.standard
    case .macOS: VoiceOverMac()
    case .orca: Orca()
    }
  }

  /// Has a document read by the reader with a name; nil for the one that reads it by default.
  @MainActor
  static func set(_ name: String?, of live: LiveDocument) {
    if let reader = name.flatMap({ PageReader(rawValue: $0) }) { live.screenReader = reader.reader }
  }
}
#endif
