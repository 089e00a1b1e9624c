public import Accessibility
public import Localize

extension Transcript {
  /// Creates a transcript of the screens of a document; screens with nothing to read are left out.
  ///
  /// Elements on a screen that are not read are counted in comments, and so is a language that the
  /// reader does not speak.
  public init(_ screens: [SpokenScreen], in language: LanguageTag) {
    self.init(
      reader: screens.lazy.compactMap(\.reader).first.flatMap(Self.written),
      languages: [language],
      screens: screens.filter { !$0.elements.isEmpty || !$0.unread.isEmpty }.map { screen in
        Screen(
          title: screen.title,
          elements: screen.elements.map { Element(texts: [.exact($0.announcement.text)]) },
          comments: screen.unreadLines.map { " \($0)" })
      })
    guard let words = screens.lazy.compactMap(\.otherWords).first, !self.screens.isEmpty else {
      return
    }
    let name = language.displayName(in: "en")
    let spoken = LanguageTag(words)?.displayName(in: "en") ?? words
    self.screens[0].comments.insert(" the reader's words are \(spoken), not \(name)", at: 0)
  }

  /// Returns the name of a reader that a transcript names: any but VoiceOver on iOS.
  package static func written(_ reader: String) -> String? {
    reader == VoiceOver.name ? nil : reader
  }

  /// Combines transcripts of the same screens in several languages; nil if they do not match.
  ///
  /// They match if they are of the same reader, if no language occurs twice and if their screens have the same
  /// number of elements, with the same identifiers if those are recorded.
  ///
  /// The names of the screens are those of the first transcript.
  public static func sideBySide(_ transcripts: [Transcript]) -> Transcript? {
    guard var result = transcripts.first else { return nil }
    for other in transcripts.dropFirst() {
      let identifiers = [result, other].map { transcript in
        transcript.screens.map { $0.elements.map { $0.text(of: .id) } }
      }
      guard identifiers[0] == identifiers[1],
        result.reader == other.reader, Set(result.languages).isDisjoint(with: other.languages)
      else { return nil }
      result.languages += other.languages
      for (screen, content) in other.screens.enumerated() {
        let comments = result.screens[screen].comments
        result.screens[screen].comments += content.comments.filter { !comments.contains($0) }
        for (element, said) in content.elements.enumerated() {
          result.screens[screen].elements[element].texts += said.texts
        }
      }
    }
    return result
  }
}
