import Graphics

extension ButtonAppearance: CustomStringConvertible {
  /// The drawing, in one line of words: `“Buy” white, faded · image cart, white · on blue`.
  public var description: String {
    let parts = [
      titleSummary, subtitleSummary, imageSummary, indicatorSummary, backgroundSummary,
    ].compactMap { $0 }
    return parts.isEmpty ? "nothing" : parts.joined(separator: " · ")
  }

  private var titleSummary: String? {
    guard let title, !title.string.isEmpty else { return nil }
    let color = title.runs.first?.attributes.foregroundColor?.summary
    let shadow = titleShadow.map { "shadow \($0.color.summary)" }
    let name = "“\(title.string)”" + (color.map { " \($0)" } ?? "")
    return list([name, titleEffect.summary, shadow])
  }

  private var subtitleSummary: String? {
    subtitle.map { "below “\($0.string)”" }
  }

  private var imageSummary: String? {
    image.map { image in
      list([
        "image \(image.name)", imageTint?.summary, imageEffect.summary,
        isImageMirrored ? "mirrored" : nil,
      ])
    }
  }

  private var indicatorSummary: String? {
    let marks = [
      activityIndicatorColor.map { "activity indicator \($0.summary)" },
      indicatorColor.map { "menu mark \($0.summary)" }, showsTouch ? "glow" : nil,
    ].compactMap { $0 }
    return marks.isEmpty ? nil : marks.joined(separator: " · ")
  }

  private var backgroundSummary: String? {
    var parts: [String?] = [background.color?.summary]
    parts.append(background.visualEffect.map { "\($0)" })
    parts.append(background.image.map { "image \($0.name)" })
    parts.append(background.image == nil ? nil : background.imageEffect.summary)
    if let stroke = background.strokeColor { parts.append("border \(stroke.summary)") }
    let summary = list(parts)
    return summary.isEmpty ? nil : "on \(summary)"
  }

  private func list(_ parts: [String?]) -> String {
    parts.compactMap { $0 }.joined(separator: ", ")
  }
}

extension ButtonAppearance.Effect {
  fileprivate var summary: String? { self == .none ? nil : rawValue }
}

extension Color {
  /// The everyday name of the color, with its opacity when it is translucent.
  fileprivate var summary: String {
    if case .adjusted(let color, .darkened) = value { return "darker \(color.summary)" }
    if case .adjusted(let color, .desaturated) = value { return "gray of \(color.summary)" }
    let name = accessibilityName
    guard let alpha, alpha > 0, alpha < 1 else { return name }
    return "\(name) \(Int((alpha * 100).rounded()))%"
  }
}
