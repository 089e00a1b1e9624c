import Accessibility
import ButtonModel
import InterfaceBuilder
import InterfaceLoader
import Localize
import ResponderKit
import SpokenLanguages

/// Makes documents live and listens to them.
enum Speaker {
  /// Returns what VoiceOver says of each button of a document, by its id.
  static func announcements(of document: InterfaceDocument) -> [String: Announcement] {
    // Commands run on the main thread.
    MainActor.assumeIsolated {
      let interface = InterfaceLoader().load(document)
      let words = SpokenLanguage.closest(to: "en")
      return interface.objects.compactMapValues { object in
        (object as? Button).map { VoiceOver().announcement(of: $0.accessibilityElement, in: words) }
      }
    }
  }
}
