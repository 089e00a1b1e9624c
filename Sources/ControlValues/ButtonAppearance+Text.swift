import Graphics

extension ButtonAppearance: CustomStringConvertible {
  /// What is drawn, in one line of words: `“Buy” white, faded · image cart, white · on blue`.
  public var description: String {
    let parts = [titleWords, subtitleWords, imageWords, indicatorWords, backgroundWords]
    let told = parts.compactMap { $0 }
    return told.isEmpty ? "nothing" : told.joined(separator: " · ")
  }

  private var titleWords: String? {
    guard let title, !title.string.isEmpty else { return nil }
    let color = title.runs.first?.attributes.foregroundColor?.words
    let shadow = titleShadow.map { "shadow \($0.color.words)" }
    let name = "“\(title.string)”" + (color.map { " \($0)" } ?? "")
    return list([name, titleEffect.words, shadow])
  }

  private var subtitleWords: String? {
    subtitle.map { "below “\($0.string)”" }
  }

  private var imageWords: String? {
    image.map { image in
      list([
        "image \(image.name)", imageTint?.words, imageEffect.words,
        isImageMirrored ? "mirrored" : nil,
      ])
    }
  }

  private var indicatorWords: String? {
    let marks = [
      activityIndicatorColor.map { "activity indicator \($0.words)" },
      indicatorColor.map { "menu mark \($0.words)" }, showsTouch ? "glow" : nil,
    ].compactMap { $0 }
    return marks.isEmpty ? nil : marks.joined(separator: " · ")
  }

  private var backgroundWords: String? {
    var parts: [String?] = [background.color?.words]
    parts.append(background.visualEffect.map { "\($0)" })
    parts.append(background.image.map { "image \($0.name)" })
    parts.append(background.image == nil ? nil : background.imageEffect.words)
    if let stroke = background.strokeColor { parts.append("border \(stroke.words)") }
    let told = list(parts)
    return told.isEmpty ? nil : "on \(told)"
  }

  private func list(_ parts: [String?]) -> String {
    parts.compactMap { $0 }.joined(separator: ", ")
  }
}

extension ButtonAppearance.Effect {
  fileprivate var words: String? { self == .none ? nil : rawValue }
}

extension Color {
  /// The everyday name of the color, with its opacity when it is translucent.
  fileprivate var words: String {
    if case .adjusted(let color, .darkened) = self { return "darker \(color.words)" }
    if case .adjusted(let color, .desaturated) = self { return "gray of \(color.words)" }
    let name = accessibilityName
    guard let alpha, alpha > 0, alpha < 1 else { return name }
    return "\(name) \(Int((alpha * 100).rounded()))%"
  }
}
