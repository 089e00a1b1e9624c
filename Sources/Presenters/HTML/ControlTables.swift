import Accessibility
import InterfaceBuilder
import Localize
import TextFormats

/// Writes the controls of a document: each in its states, with what it says in each language, and where
/// its actions go.
struct ControlTables {
  private let gallery: GalleryDocument
  private let prefix: String
  private let controls: [(number: Int, control: InterfaceControl)]

  init(_ gallery: GalleryDocument, idPrefix: String) {
    self.gallery = gallery
    prefix = idPrefix
    controls = gallery.document.controls.enumerated()
      .filter { $0.element.kind == .control || $0.element.kind == .item }
      .map { ($0.offset, $0.element) }
  }

  var isEmpty: Bool { controls.isEmpty }

  func write(to html: inout HTMLText, _ put: (String) throws -> Void) rethrows {
    html.open("section", [("class", "controls")])
    html.element("h3", text: "Controls")
    for (number, control) in controls {
      html.element("section", ("class", "control"), ("id", "\(prefix)c\(number + 1)")) { html in
        write(control, number, to: &html)
      }
      html.line()
      try html.deliver(to: put)
    }
    html.close("section")
  }

  private func write(_ control: InterfaceControl, _ number: Int, to html: inout HTMLText) {
    html.element("h4") { html in
      html.text("\(control.kindSummary) ")
      if let name = control.displayName {
        html.appText("“\(name)”", in: language)
        html.text(" ")
      }
      html.element("code", text: visible(control.handle))
    }
    let facts = control.facts([])
    if !control.flags.isEmpty {
      html.element("p", ("class", "note"), text: control.flags.joined(separator: ", "))
    }
    if !facts.isEmpty {
      html.element("dl") { html in
        for (name, text) in facts {
          html.element("div") { html in
            html.element("dt", text: name)
            html.element("dd") { $0.appText(text, in: language) }
          }
        }
      }
    }
    let versions = gallery.versions.map { Told(version: $0, states: $0.states(number)) }
      .filter { !$0.states.isEmpty }
    guard let first = versions.first else {
      html.element(
        "p", ("class", "note"), text: "It is on no live screen, so nothing is said of it.")
      return
    }
    html.open(
      "div",
      [
        ("class", "wide"), ("role", "group"), ("tabindex", "0"),
        ("aria-label", "States of \(control.displayName ?? control.handle)"),
      ])
    table(first, versions, control, to: &html)
    html.close("div")
  }

  /// The language of names and facts, which are those of the document as it is.
  private var language: String { "\(gallery.language)" }

  /// The states of a control in a language.
  private struct Told {
    let version: GalleryDocument.Version
    let states: [GalleryDocument.State]
    var language: LanguageTag { version.language }
  }

  private func table(
    _ first: Told, _ versions: [Told], _ control: InterfaceControl, to html: inout HTMLText
  ) {
    let hasLooks = first.states.contains { $0.appearance != nil }
    html.element("table") { html in
      html.element("thead") { html in
        html.element("tr") { html in
          html.element("th", ("scope", "col"), text: "State")
          if hasLooks { html.element("th", ("scope", "col"), text: "Shows") }
          for version in versions {
            html.element(
              "th", ("scope", "col"), ("data-language", "\(version.language)"),
              text: "Says (\(version.language))")
          }
        }
      }
      html.element("tbody") { html in
        for (place, names) in rows(first, versions) {
          let state = first.states[place]
          html.element("tr") { html in
            html.element("th", ("scope", "row"), text: names.joined(separator: ", "))
            if hasLooks {
              html.element("td") { html in
                let looks = state.appearance.map { visible("\($0)", limit: 8192) } ?? ""
                html.appText(looks, in: "\(first.language)")
              }
            }
            for (column, version) in versions.enumerated() {
              let source = column == 0 ? nil : said(first.states, place)
              cell(version.version, said(version.states, place), source, control, to: &html)
            }
          }
        }
      }
    }
  }

  /// The states that differ from each other, each by the place of its first name and all its names.
  private func rows(_ first: Told, _ versions: [Told]) -> [(place: Int, names: [String])] {
    struct Row: Hashable {
      var looks: String?
      var says: [[String]]
    }
    var rows: [(place: Int, names: [String])] = []
    var known: [Row: Int] = [:]
    for (place, state) in first.states.enumerated() {
      let row = Row(
        looks: state.appearance.map { "\($0)" },
        says: versions.map { said($0.states, place).map(\.text) })
      if let number = known[row] {
        rows[number].names.append(state.name)
      } else {
        known[row] = rows.count
        rows.append((place, [state.name]))
      }
    }
    return rows
  }

  private func said(_ states: [GalleryDocument.State], _ place: Int) -> [Announcement] {
    place < states.count ? states[place].announcements : []
  }

  /// Writes what is said in a language; a name that is the same as in the first one is marked.
  private func cell(
    _ version: GalleryDocument.Version, _ said: [Announcement], _ source: [Announcement]?,
    _ control: InterfaceControl, to html: inout HTMLText
  ) {
    html.element("td", ("data-language", "\(version.language)")) { html in
      guard !said.isEmpty else {
        html.element("span", ("class", "note"), text: "nothing")
        return
      }
      for announcement in said {
        html.element("div") { html in
          html.appText(announcement.text, in: announcement.language)
        }
      }
      if let mark = mark(version, said, source, control) {
        html.element("span", ("class", "mark"), text: mark)
      }
    }
  }
}

extension ControlTables {
  /// Returns the mark for the words of a control in a language, which are missing or the same as
  /// those of the first language; nil for none.
  private func mark(
    _ version: GalleryDocument.Version, _ said: [Announcement], _ source: [Announcement]?,
    _ control: InterfaceControl
  ) -> String? {
    let words = said.ownWords
    guard !words.isEmpty else { return nil }
    let untranslated = control.id.flatMap { version.untranslated[$0] } ?? []
    if words.contains(where: untranslated.contains) { return "no translation" }
    return source.map { $0.ownWords == words } == true ? "the same as in the first language" : nil
  }
}

extension [Announcement] {
  /// The words of the app in announcements, without those of the reader.
  fileprivate var ownWords: [String] {
    flatMap { announcement in
      announcement.phrases.filter { phrase in
        guard phrase.word == nil else { return false }
        if case .label = phrase.source { return true }
        return phrase.source == .hint
      }.map(\.words)
    }
  }
}
