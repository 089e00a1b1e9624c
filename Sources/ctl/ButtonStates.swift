import ButtonModel
import ControlCore
import Graphics
import InterfaceBuilder
import InterfaceLoader
import Presenters
import ResponderKit

/// What the buttons of a document look like in each state, as the live ones have it.
enum ButtonStates {
  /// The states of Apple's page on `UIButton`, and what they make together.
  private static let states: [ControlState] = [
    .normal, .highlighted, .selected, .disabled, .focused, [.highlighted, .selected],
    [.disabled, .selected],
  ]

  /// Returns the states of each control of a document with what they look like, in order; none for
  /// what is no button.
  static func all(of version: DocumentVersion) -> [[(state: String, looks: String)]] {
    // Commands run on the main thread.
    MainActor.assumeIsolated {
      let interface = Speaker().load(version)
      return version.document.controls.map { control in
        (interface.object(for: control.element) as? Button).map { looks(of: $0) } ?? []
      }
    }
  }

  @MainActor
  private static func looks(of button: Button) -> [(state: String, looks: String)] {
    var rows: [(state: String, looks: String)] = []
    var known: [(state: ControlState, looks: String)] = []
    for state in states {
      button.isHighlighted = state.contains(.highlighted)
      button.isSelected = state.contains(.selected)
      button.isEnabled = !state.contains(.disabled)
      button.looksFocused = state.contains(.focused)
      button.setNeedsUpdateConfiguration()
      let looks = button.currentAppearance.words
      // Of combinations, those that look like none of their parts.
      let isPart = known.contains { state.isSuperset(of: $0.state) && $0.looks == looks }
      known.append((state, looks))
      if isPart, state.rawValue.nonzeroBitCount > 1 { continue }
      rows.append(("\(state)", isPart ? "as normal" : looks))
    }
    return rows
  }
}

extension Button.Appearance {
  /// What is drawn, in words: `“Buy” white, faded · image cart, blue · on blue, corners 6`.
  fileprivate var words: String {
    let parts = [titleWords, subtitleWords, imageWords, indicatorWords, backgroundWords]
    let told = parts.compactMap { $0 }
    return told.isEmpty ? "nothing" : told.joined(separator: " · ")
  }

  private var titleWords: String? {
    guard let title, !title.string.isEmpty else { return nil }
    let color = title.runs.first?.attributes.foregroundColor?.words
    let shadow = titleShadow.map { "shadow \($0.color.words)" }
    let name = "“\(visible(title.string))”" + (color.map { " \($0)" } ?? "")
    return list([name, titleEffect.words, shadow])
  }

  private var subtitleWords: String? {
    subtitle.map { "below “\(visible($0.string))”" }
  }

  private var imageWords: String? {
    image.map { image in
      list(["image \(visible(image.name))", imageTint?.words, imageEffect.words])
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
    parts.append(background.image.map { "image \(visible($0.name))" })
    parts.append(background.image == nil ? nil : background.imageEffect.words)
    if let stroke = background.strokeColor { parts.append("border \(stroke.words)") }
    let told = list(parts)
    return told.isEmpty ? nil : "on \(told)"
  }

  private func list(_ parts: [String?]) -> String {
    parts.compactMap { $0 }.joined(separator: ", ")
  }
}

extension Button.Appearance.Effect {
  fileprivate var words: String? { self == .none ? nil : rawValue }
}

extension Color {
  /// A name that a person would use, with its opacity where that is less than all.
  fileprivate var words: String {
    if case .adjusted(let color, .darkened) = self { return "darker \(color.words)" }
    if case .adjusted(let color, .desaturated) = self { return "gray of \(color.words)" }
    let name = visible(accessibilityName)
    guard let alpha, alpha > 0, alpha < 1 else { return name }
    return "\(name) \(Int((alpha * 100).rounded()))%"
  }
}
