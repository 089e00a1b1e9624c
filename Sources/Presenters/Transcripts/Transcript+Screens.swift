public import Accessibility
public import Localize

extension Transcript {
  /// Creates a transcript of the screens of a document; screens without elements are left out.
  public init(_ screens: [SpokenScreen], in language: LanguageTag) {
    self.init(
      languages: [language],
      screens: screens.filter { !$0.elements.isEmpty }.map { screen in
        Screen(
          title: screen.title,
          elements: screen.elements.map { Element(texts: [.exact($0.announcement.text)]) })
      })
  }

  /// Combines transcripts of the same screens in several languages; nil if they do not match.
  ///
  /// They match if no language occurs twice and if their screens have the same number of elements,
  /// with the same identifiers if those are recorded.
  ///
  /// The names of the screens are those of the first transcript.
  public static func sideBySide(_ transcripts: [Transcript]) -> Transcript? {
    guard var result = transcripts.first else { return nil }
    for other in transcripts.dropFirst() {
      let identifiers = [result, other].map { transcript in
        transcript.screens.map { $0.elements.map { $0.text(of: .id) } }
      }
      guard identifiers[0] == identifiers[1],
        Set(result.languages).isDisjoint(with: other.languages)
      else { return nil }
      result.languages += other.languages
      for (screen, content) in other.screens.enumerated() {
        for (element, said) in content.elements.enumerated() {
          result.screens[screen].elements[element].texts += said.texts
        }
      }
    }
    return result
  }
}
