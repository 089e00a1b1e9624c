extension Color {
  /// What a screen reader calls the color, in English: `dark red`; UIKit's
  /// `UIColor.accessibilityName`, whose wording is not documented.
  ///
  /// A named color goes by its name, and a system color by the word in its API name.
  public var accessibilityName: String {
    switch self {
    case .named(let name): name
    case .system(let name): Self.word(inSystemName: name)
    case .gray(let white, _): Self.grayName(white)
    case .adjusted(let color, _): color.accessibilityName
    case .sRGB(let red, let green, let blue, let alpha):
      alpha == 0 ? "transparent" : Self.name(red, green, blue)
    }
  }

  /// `systemBlueColor` reads blue, `secondaryLabelColor` secondary label.
  private static func word(inSystemName name: String) -> String {
    var text = name[...]
    if text.hasSuffix("Color") { text = text.dropLast(5) }
    if text.hasPrefix("system"), text.count > 6 { text = text.dropFirst(6) }
    return text.reduce(into: "") { words, character in
      if character.isUppercase, !words.isEmpty { words += " " }
      words += character.lowercased()
    }
  }

  private static func grayName(_ white: Double) -> String {
    switch white {
    case ..<0.1: "black"
    case ..<0.4: "dark gray"
    case ..<0.7: "gray"
    case ..<0.95: "light gray"
    default: "white"
    }
  }

  /// The names of the hues, each with the angle in degrees where it ends.
  private static let hues: [(end: Double, name: String)] = [
    (15, "red"), (45, "orange"), (70, "yellow"), (160, "green"), (200, "cyan"), (255, "blue"),
    (290, "purple"), (345, "pink"), (360, "red"),
  ]

  private static func name(_ red: Double, _ green: Double, _ blue: Double) -> String {
    let most = max(red, green, blue)
    let range = most - min(red, green, blue)
    guard range > 0.08, most > 0.1 else { return grayName(most) }
    let sixth =
      most == red
      ? (green - blue) / range
      : most == green
        ? (blue - red) / range + 2 : (red - green) / range + 4
    let degrees = sixth < 0 ? sixth * 60 + 360 : sixth * 60
    let name = hues.first { degrees < $0.end }?.name ?? "red"
    if name == "orange", most < 0.7 { return "brown" }
    if most < 0.6 { return "dark \(name)" }
    return range / most < 0.5 ? "light \(name)" : name
  }
}
