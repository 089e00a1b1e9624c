import Accessibility
import ButtonModel
import InterfaceBuilder
import InterfaceLoader
import Localize
import ResponderKit
import SpokenLanguages

/// Makes documents live and listens to them.
enum Speaker {
  /// Returns what VoiceOver says of each control of a document, nil for one that does not speak
  /// yet.
  ///
  /// Its own words are in the language of the version, English where it does not speak that.
  static func announcements(of version: DocumentVersion) -> [Announcement?] {
    // Commands run on the main thread.
    MainActor.assumeIsolated {
      let loader = InterfaceLoader()
      loader.connectsActions = false
      let interface = loader.load(version.document)
      let words = SpokenLanguage.closest(to: version.language)
      return version.document.controls.map { control in
        (interface.object(for: control.element) as? Button).map {
          VoiceOver().announcement(of: $0.accessibilityElement, in: words)
        }
      }
    }
  }
}
