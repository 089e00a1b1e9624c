import Accessibility
import ControlTesting
import InterfaceLoader
import Localize
import Presenters
import ResponderKit

// What the pages show.
extension PageSession {
  var rendered: PageContent {
    let live = player.screen.document
    let isRightToLeft = live.language.isRightToLeft
    drawing.show(
      player.shownDrawing, isRightToLeft: isRightToLeft, isDark: settings.isDark)
    var content = PageContent()
    (content.width, content.height) = (Double(drawing.size.width), Double(drawing.size.height))
    (content.language, content.isRightToLeft) = ("\(live.language)", isRightToLeft)
    content.isDark = settings.isDark
    let stops = player.shownHierarchy.stops
    shownStops = stops
    forgetGone(stops)
    content.regions = [
      .screens: screens, .settings: settingControls, .drawing: drawing.markup,
      .elements: stops.map { element($0, in: live) }, .remarks: remarkItems(stops),
      .steps: stepItems,
      .facts: facts(of: stops, live),
      .status: [status],
    ]
    return content
  }

  /// Forgets what was shown and is no longer there.
  private func forgetGone(_ stops: [AccessibilityHierarchy.Stop]) {
    let isGone =
      stops.count != shownElements.count
      || stops.contains { shownElements[ObjectIdentifier($0.object)] == nil }
    guard isGone else { return }
    let there = Set(stops.map { ObjectIdentifier($0.object) })
    keys = keys.filter { there.contains($0.key) }
    shownElements = shownElements.filter { there.contains($0.key) }
  }

  /// The elements that a screen reader finds now: those that were shown, unless code of a program may have changed
  /// them meanwhile.
  var presentStops: [AccessibilityHierarchy.Stop] {
    isOfCode ? player.shownHierarchy.stops : shownStops
  }

  /// Shows what is known of the element in the focus; nothing else has changed.
  func showFacts() {
    content.regions[.facts] = facts(of: presentStops, player.screen.document)
    content.regions[.status] = [status]
  }

  /// An element with its markup.
  struct ShownElement {
    let element: AccessibilityElement
    let use: LiveElement.Use
    let language: LanguageTag
    let markup: String
  }

  private func element(_ stop: AccessibilityHierarchy.Stop, in live: LiveDocument) -> String {
    let key = ObjectIdentifier(stop.object)
    var use = use(of: stop, in: live)
    use.scrolls = isScrolled(stop.object)
    if let shown = shownElements[key], shown.use == use, shown.language == live.language,
      shown.element == stop.element
    {
      return shown.markup
    }
    let markup = LiveElement(
      id: id(of: stop.object), stop.element, saying: live.announcement(of: stop.element), use: use
    ).markup(in: "\(live.language)")
    shownElements[key] = ShownElement(
      element: stop.element, use: use, language: live.language, markup: markup)
    return markup
  }

  /// Returns whether an object stands in a scroll view.
  private func isScrolled(_ object: Responder) -> Bool {
    var (responder, depth) = (Optional(object), 0)
    while let each = responder, depth < 64 {
      if each is ScrollView { return true }
      (responder, depth) = (each.next, depth + 1)
    }
    return false
  }

  private func use(
    of stop: AccessibilityHierarchy.Stop, in live: LiveDocument
  ) -> LiveElement.Use {
    let operations = live.operations(of: stop.object)
    let hasSteps = operations.contains(.increment)
    switch stop.element.kind {
    case .adjustable: return .init("set", hasSteps: true)
    case .comboBox, .textField, .searchField, .secureTextField, .textArea:
      return .init("type")
    case .popUpButton:
      let titles = live.choices(of: stop.object).filter { !$0.isEmpty }
      return titles.isEmpty ? .init("tap") : .init("choose", titles: titles)
    default:
      var use = LiveElement.Use("tap", hasSteps: hasSteps)
      if hasSteps, stop.element.kind == .incrementor { use.lowerOperation = "decrement" }
      return use
    }
  }

  // MARK: Beside the screen

  private var screens: [String] {
    source.titles.enumerated().map { number, title in
      var html = HTMLText()
      html.element("li") { html in
        html.element("span", text: title)
        let own = number == start.document ? document.live.ownScreenTitles : [nil]
        html.element("ul") { html in
          for (place, name) in own.enumerated() {
            html.element("li") { html in
              let isShown = number == start.document && place == start.screen
              html.element(
                "button", ("type", "button"), ("data-do", "screen"),
                ("data-value", "\(number).\(place)"), ("aria-current", isShown ? "true" : nil),
                text: name ?? (number == start.document ? "Screen \(place + 1)" : "Show"))
            }
          }
        }
      }
      return html.markup
    }
  }

  private var settingControls: [String] {
    let canBeginAgain = source.canBeginAgain
    let languages = choices.languages.map { ("\($0)", $0.displayName(in: "en")) }
    return [
      choice("language", "Language", languages, settings.language.map { "\($0)" }),
      choice("device", "Device", choices.devices.map { ($0, $0) }, settings.device),
      choice("reader", "Screen reader", choices.readers.map { ($0, $0) }, settings.reader),
      choice(
        "text-size", "Text size", choices.textSizes.map { ($0, $0) }, settings.textSize),
      choices.rows.isEmpty
        ? nil : choice("rows", "Rows", choices.rows.map { ($0, $0) }, settings.rows),
      choices.hasBindings ? bindings : nil,
      choice(
        "appearance", "Appearance", [("dark", "Dark")], settings.isDark ? "dark" : "",
        first: "Light"),
      button("back", "Back", isEnabled: canBeginAgain && !played.isEmpty),
      button("forward", "Forward", isEnabled: played.count < steps.count),
      button("restart", "Restart", isEnabled: canBeginAgain && !played.isEmpty),
      button("reload", "Reload", isEnabled: canBeginAgain),
    ].compactMap(\.self)
  }

  private var bindings: String {
    var html = HTMLText()
    html.element("label") { html in
      html.text("Bindings ")
      html.element(
        "textarea", ("data-do", "bindings"), ("rows", "1"), ("placeholder", "values.speed=5"),
        text: settings.bindings.joined(separator: "\n"))
    }
    return html.markup
  }

  private func choice(
    _ act: String, _ label: String, _ choices: [(value: String, name: String)], _ current: String?,
    first: String = "as the document"
  ) -> String {
    var html = HTMLText()
    html.element("label") { html in
      html.text(label + " ")
      html.element("select", ("data-do", act), ("disabled", choices.isEmpty ? "" : nil)) { html in
        html.element("option", ("value", ""), text: first)
        for (value, name) in choices {
          html.element(
            "option", ("value", value), ("selected", value == current ? "" : nil), text: name)
        }
      }
    }
    return html.markup
  }

  private func button(_ act: String, _ title: String, isEnabled: Bool) -> String {
    var html = HTMLText()
    html.element(
      "button", ("type", "button"), ("data-do", act), ("disabled", isEnabled ? nil : ""),
      text: title)
    return html.markup
  }

  /// The number of steps by which a long list begins later.
  private static let pageOfSteps = 100

  private var stepItems: [String] {
    let first = max(0, played.count / Self.pageOfSteps - 1) * Self.pageOfSteps
    let waiting = steps.indices.dropFirst(played.count).prefix(Self.pageOfSteps).map { number in
      var html = HTMLText()
      html.element("li", ("class", "waiting"), ("value", "\(number + 1)")) {
        $0.element("code", text: steps[number])
      }
      return html.markup
    }
    return Array(playedItems[first...]) + waiting
  }

  /// Returns a step that was made, with what was said and what happened.
  func stepItem(_ number: Int) -> String {
    let (played, language) = (played[number], "\(player.screen.document.language)")
    var html = HTMLText()
    html.element("li", ("value", "\(number + 1)")) { html in
      html.element("code", text: steps[number])
      for case .exact(let text)? in played.heard.map(\.texts.first) {
        html.element("p", ("class", "said")) { $0.appText(text, in: language) }
      }
      if let obstacle = played.obstacle { html.element("p", ("class", "problem"), text: obstacle) }
      if !played.record.isEmpty {
        html.element("pre", text: played.record.joined(separator: "\n"))
      }
    }
    return html.markup
  }

  private func facts(
    of stops: [AccessibilityHierarchy.Stop], _ live: LiveDocument
  ) -> [String] {
    guard let focused, let stop = stops.first(where: { ObjectIdentifier($0.object) == focused })
    else { return [] }
    let element = stop.element
    let chain = sequence(first: stop.object, next: { $0.next }).prefix(64).map(\.recordName)
    let facts: [(String, String)] = [
      ("Says", live.announcement(of: element).text),
      ("Kind", "\(element.kind)"),
      ("Id", live.wholeID(of: stop.object) ?? "none"),
      ("Identifier", element.identifier ?? "none"),
      (
        "Frame",
        [element.frame.minX, element.frame.minY, element.frame.width, element.frame.height]
          .map { decimal($0, digits: 1) }.joined(separator: " ")
      ),
      ("Responder chain", chain.joined(separator: " → ")),
    ]
    return facts.map { name, text in
      var html = HTMLText()
      html.element("div") { html in
        html.element("dt", text: name)
        html.element("dd") { $0.appText(text, in: "\(live.language)") }
      }
      return html.markup
    } + states(of: stop)
  }

  /// The states that code of the app may give the element, each a button.
  private func states(of stop: AccessibilityHierarchy.Stop) -> [String] {
    let states = CodedState.open(to: stop.object)
    guard !states.isEmpty else { return [] }
    var html = HTMLText()
    html.element("div") { html in
      html.element("dt", text: "Make it")
      html.element("dd") { html in
        for state in states {
          html.element(
            "button", ("type", "button"), ("data-do", "make"), ("data-value", state.rawValue),
            ("data-on", id(of: stop.object)), text: state.rawValue)
        }
      }
    }
    return [html.markup]
  }

  private func remarkItems(_ stops: [AccessibilityHierarchy.Stop]) -> [String] {
    var lines = remarks(on: stops)
    lines += document.warnings().map { warning in
      [warning.path, ": ", warning.problem, ". ", warning.remedy].joined()
    }
    if drawing.isCut { lines.append("The screen has more views than the drawing shows.") }
    return lines.map { line in
      var html = HTMLText()
      html.element("li") { $0.appText(line, in: "en") }
      return html.markup
    }
  }

  private var status: String {
    var html = HTMLText()
    html.element("p", ("class", problem == nil ? nil : "problem"), text: problem ?? "")
    return html.markup
  }
}
