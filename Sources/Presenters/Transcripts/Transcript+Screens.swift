import Accessibility
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

  /// Returns the transcripts of the same screens in several languages as one; nil where they do not
  /// have the same screens with as many elements each.
  ///
  /// The names of the screens are those of the first.
  public static func sideBySide(_ transcripts: [Transcript]) -> Transcript? {
    guard var result = transcripts.first else { return nil }
    for other in transcripts.dropFirst() {
      guard other.screens.map(\.elements.count) == result.screens.map(\.elements.count) else {
        return nil
      }
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
