import Graphics

extension SpokenWord {
  /// The keys of the words for colors in `UIKit.strings`.
  static let colorKeys =
    Color.Hue.allCases.map { hue($0).key } + Color.Shade.allCases.map { shade($0).key }

  static func hue(_ hue: Color.Hue) -> SpokenWord {
    SpokenWord(table: "UIKit", key: "color.\(hue.rawValue)")
  }

  /// The word for a dark or a light hue; `%@` is the hue.
  static func shade(_ shade: Color.Shade) -> SpokenWord {
    SpokenWord(table: "UIKit", key: "color.\(shade.rawValue)")
  }
}

extension Phrasebook {
  /// Returns what a color is called, and the word for its hue; none for a color that goes by a name
  /// of its own.
  func name(of color: Color) -> (text: String, word: SpokenWord?) {
    guard case .hue(let hue, let shade) = color.spokenName else {
      return (color.accessibilityName, nil)
    }
    let word = SpokenWord.hue(hue)
    guard let shade else { return (self.word(word), word) }
    return (self.word(.shade(shade)).replacing("%@", with: self.word(word)), word)
  }
}
