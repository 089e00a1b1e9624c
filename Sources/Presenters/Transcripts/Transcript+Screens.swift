public import Accessibility
public import Localize

extension Transcript {
  /// Makes a transcript of what is said on the screens of a document, those without elements left out.
  public init(_ screens: [SpokenScreen], in language: LanguageTag) {
    self.init(
      languages: [language],
      screens: screens.filter { !$0.elements.isEmpty }.map { screen in
        Screen(
          title: screen.title,
          elements: screen.elements.map { Element(texts: [.exact($0.announcement.text)]) })
      })
  }

  /// Returns the transcripts of the same screens in several languages as one; nil where a language
  /// comes twice, and where they do not have the same screens with the same elements: as many, with the
  /// same identifiers where those are told.
  ///
  /// The names of the screens are those of the first.
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
