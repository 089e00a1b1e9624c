import Accessibility
import Diagnostics
import InterfaceBuilder
import TextFormats

/// The screens of documents of which one is wanted by its name.
struct ScreenTitles {
  /// The name; nil for all screens.
  let wanted: String?
  private var known: Set<String> = []
  private var isFound = false

  init(wanted: String?) { self.wanted = wanted }

  /// Returns the screens with the name in the first language.
  mutating func choose(
    from spoken: [(DocumentVersion, [SpokenScreen])]
  ) -> [(DocumentVersion, [SpokenScreen])] {
    guard let wanted, let first = spoken.first?.1 else { return spoken }
    known.formUnion(first.compactMap(\.title))
    isFound = isFound || known.contains(wanted)
    let places = first.indices.filter { first[$0].title == wanted }
    return spoken.map { version, screens in
      (version, places.filter(screens.indices.contains).map { screens[$0] })
    }
  }

  /// The name that no screen has; nil if one has it.
  var problem: Diagnostic? {
    guard let wanted, !isFound else { return nil }
    let near = names(near: wanted, among: known).map { "'\(visible($0))'" }
    return Diagnostic(
      id: "screen.missing", path: "--screen", "no screen is named '\(visible(wanted))'",
      near.isEmpty
        ? "'ctl announce' without --screen shows the names."
        : "Write \(near.joined(separator: " or ")).")
  }

  /// Reports a name that no screen has.
  func end() throws {
    guard let problem else { return }
    Terminal.report(problem)
    throw ExitStatus.usage
  }
}
