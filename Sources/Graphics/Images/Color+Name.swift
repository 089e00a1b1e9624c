extension Color {
  /// The spoken name of a color: one of a few words, or a name that is not one of them.
  package enum SpokenName: Sendable, Hashable {
    /// A hue, which may be dark or light.
    case hue(Hue, Shade?)
    /// The name of a color in an asset catalog, or the words in the API name of a system color.
    case given(String)
  }

  /// The words for hues; the raw value is the English word.
  package enum Hue: String, Sendable, Hashable, CaseIterable {
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown
    case black, gray, white, transparent
  }

  /// A dark or light shade of a hue; the raw value is the English word.
  package enum Shade: String, Sendable, Hashable, CaseIterable { case dark, light }

  /// The spoken name of the color, in English: `dark red`; UIKit's `UIColor.accessibilityName`,
  /// whose wording is not documented.
  ///
  /// A named color goes by its name, and a system color by the word in its API name.
  public var accessibilityName: String {
    switch spokenName {
    case .hue(let hue, let shade): (shade.map { "\($0.rawValue) " } ?? "") + hue.rawValue
    case .given(let name): name
    }
  }

  /// The name in parts, so that every language can word it in its own way.
  package var spokenName: SpokenName {
    switch value {
    case .named(let name): .given(name)
    case .system(let name): Self.name(ofSystemColor: name)
    case .gray(let white, _): Self.grayName(white)
    case .adjusted(let color, _): color.spokenName
    case .sRGB(let red, let green, let blue, let alpha):
      alpha == 0 ? .hue(.transparent, nil) : Self.name(red, green, blue)
    }
  }

  /// `systemBlueColor` reads blue, `secondaryLabelColor` secondary label.
  private static func name(ofSystemColor name: String) -> SpokenName {
    var text = name[...]
    if text.hasSuffix("Color") { text = text.dropLast(5) }
    if text.hasPrefix("system"), text.count > 6 { text = text.dropFirst(6) }
    let words = text.reduce(into: "") { words, character in
      if character.isUppercase, !words.isEmpty { words += " " }
      words += character.lowercased()
    }
    return Hue(rawValue: words).map { .hue($0, nil) } ?? .given(words)
  }

  private static func grayName(_ white: Double) -> SpokenName {
    switch white {
    case ..<0.1: .hue(.black, nil)
    case ..<0.4: .hue(.gray, .dark)
    case ..<0.7: .hue(.gray, nil)
    case ..<0.95: .hue(.gray, .light)
    default: .hue(.white, nil)
    }
  }

  /// The hues, each with the angle in degrees where it ends.
  private static let hues: [(end: Double, hue: Hue)] = [
    (15, .red), (45, .orange), (70, .yellow), (160, .green), (200, .cyan), (255, .blue),
    (290, .purple), (345, .pink), (360, .red),
  ]

  private static func name(_ red: Double, _ green: Double, _ blue: Double) -> SpokenName {
    let most = max(red, green, blue)
    let range = most - min(red, green, blue)
    guard range > 0.08, most > 0.1 else { return grayName(most) }
    let sixth =
      most == red
      ? (green - blue) / range
      : most == green
        ? (blue - red) / range + 2 : (red - green) / range + 4
    let degrees = sixth < 0 ? sixth * 60 + 360 : sixth * 60
    let hue = hues.first { degrees < $0.end }?.hue ?? .red
    if hue == .orange, most < 0.7 { return .hue(.brown, nil) }
    if most < 0.6 { return .hue(hue, .dark) }
    return .hue(hue, range / most < 0.5 ? .light : nil)
  }
}
