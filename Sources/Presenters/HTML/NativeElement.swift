import Accessibility
import Graphics

/// Writes an element as a control of HTML: native elements first, ARIA where HTML has no word.
///
/// The name is content where the app shows it (a title, a text, a placeholder), and `aria-label` only
/// where the app has set an accessibility label.
///
/// Over a live screen, which shows the texts itself, every name is `aria-label`, and a hint is a description.
struct NativeElement {
  private let item: GalleryElement
  private let aria: ARIAProperties
  private let hasOwnLabel: Bool
  /// The use of the element over a live screen; nil on a page that is read.
  private let live: LiveElement.Use?

  init(_ item: GalleryElement, live: LiveElement.Use? = nil) {
    (self.item, self.live) = (item, live)
    aria = item.mapping.aria
    hasOwnLabel =
      item.element.labelSource == .accessibilityLabel || live != nil && !aria.name.isEmpty
  }

  private var label: String? { hasOwnLabel ? aria.name : nil }
  private var hintID: String? {
    aria.description.isEmpty || live != nil ? nil : "\(item.id)-hint"
  }

  private func flag(_ attribute: ARIAProperties.Attribute) -> String? {
    aria.attributes[attribute] == "true" ? "" : nil
  }

  /// The state of a disabled element, which takes the focus over a live screen, so that its state can be asked for.
  private var disabled: HTMLText.Attribute {
    live == nil ? ("disabled", flag(.disabled)) : ("aria-disabled", disabledText)
  }

  /// The attributes that every element may have.
  private var common: [HTMLText.Attribute] {
    [
      ("id", item.id), ("lang", item.language), ("aria-label", label),
      ("aria-describedby", hintID), ("aria-current", aria.attributes[.current]),
      ("aria-expanded", aria.attributes[.expanded]),
      ("aria-posinset", aria.attributes[.placeInSet]),
      ("aria-setsize", aria.attributes[.setSize]),
    ] + (live.map { attributes(of: $0) } ?? [])
  }

  /// The hint, after a value for which ARIA has no word; that of a tab is its state.
  private var description: String? {
    let isUnsaid = item.mapping.unmapped.contains("value") && item.element.kind != .tab
    let value =
      isUnsaid ? item.spoken.announcement.phrases.first { $0.source == .value }?.words : nil
    let texts = [value, aria.description].compactMap(\.self).filter { !$0.isEmpty }
    return texts.isEmpty ? nil : texts.joined(separator: ". ")
  }

  private func attributes(of live: LiveElement.Use) -> [HTMLText.Attribute] {
    [
      ("aria-description", description),
      ("data-do", live.operation), ("data-lower", live.lowerOperation),
      ("data-steps", live.hasSteps ? "" : nil),
      ("data-scrolls", live.scrolls ? "" : nil),
      ("tabindex", live.hasSteps && item.element.kind == .incrementor ? "0" : nil),
    ]
  }

  /// Writes the element.
  func write(to html: inout HTMLText) {
    switch item.element.kind {
    case .button, .colorWell, .menuButton, .toggleButton: button(&html)
    case .switch: toggle(&html)
    case .checkBox: checkBox(&html)
    case .segment: choice(&html)
    case .adjustable: slider(&html)
    case .progress: progress(&html)
    case .comboBox, .textField, .searchField, .secureTextField, .textArea: field(&html)
    case .popUpButton: popUp(&html)
    case .link:
      content("a", [("href", "#\(item.id)"), ("aria-disabled", disabledText)], &html)
    // A live screen is below the heading of its page, and a gallery has more of them.
    case .heading: content(live == nil ? "h5" : "h2", [], &html)
    case .image: image(&html)
    case .checkMenuItem, .menuItem:
      inRole("menu", "menuitem", [("aria-disabled", disabledText)], &html)
    case .tab: inRole("tablist", "tab", [("aria-selected", aria.attributes[.selected])], &html)
    case .staticText: content("p", label == nil ? [] : [("role", "group")], &html)
    case .dialog, .group, .incrementor, .levelIndicator, .list, .menu, .menuBar, .outline, .row,
      .scrollArea, .splitGroup, .tabGroup, .table, .toolbar, .window:
      content("div", [("role", "group"), ("aria-disabled", disabledText)], &html)
    }
  }

  private var disabledText: String? { aria.attributes[.disabled] }

  private func content(
    _ name: StaticString, _ attributes: [HTMLText.Attribute], _ html: inout HTMLText
  ) {
    html.open(name, common + attributes)
    // The text of a view that is only read is a value.
    html.text(aria.name.isEmpty ? aria.value ?? "" : aria.name)
    html.close(name)
  }

  private func button(_ html: inout HTMLText) {
    html.open(
      "button",
      [
        ("type", "button"), disabled,
        ("aria-pressed", aria.attributes[.pressed]),
      ] + common)
    if item.element.labelSource == .image || item.element.labelSource == .imageName {
      html.empty("img", ("alt", aria.name), ("src", Self.blank), ("width", "20"), ("height", "20"))
    } else {
      html.text(aria.name)
    }
    html.close("button")
  }

  private func toggle(_ html: inout HTMLText) {
    input(
      [
        ("type", "checkbox"), ("role", "switch"), ("checked", flag(.checked)),
        disabled,
      ], &html)
  }

  private func checkBox(_ html: inout HTMLText) {
    let isMixed = aria.attributes[.checked] == "mixed"
    input(
      [
        ("type", "checkbox"), ("checked", flag(.checked)),
        ("aria-checked", isMixed ? "mixed" : nil), disabled,
      ], &html)
  }

  private func choice(_ html: inout HTMLText) {
    input(
      [("type", "radio"), ("checked", flag(.checked)), disabled], &html)
  }

  private func slider(_ html: inout HTMLText) {
    let value = aria.attributes[.valueNow]
    input(
      [
        ("type", "range"), ("min", aria.attributes[.valueMin]),
        ("max", aria.attributes[.valueMax]), ("step", "any"), ("value", value),
        ("aria-valuetext", aria.attributes[.valueText]), disabled,
      ], &html)
  }

  private func progress(_ html: inout HTMLText) {
    labeled(&html) { html in
      html.open(
        "progress",
        common + [
          ("max", aria.attributes[.valueMax]), ("value", aria.attributes[.valueNow]),
          ("aria-valuetext", aria.attributes[.valueText]),
        ])
      html.close("progress")
    }
  }

  private func popUp(_ html: inout HTMLText) {
    // The titles of a menu that opens are not known before.
    if let live, live.titles.isEmpty {
      return content(
        "button",
        [("type", "button"), ("aria-haspopup", "menu"), disabled], &html)
    }
    labeled(&html) { html in
      html.open("select", common + [disabled])
      let value = aria.value.flatMap { $0.isEmpty ? nil : $0 } ?? aria.name
      let titles = live?.titles ?? []
      if !titles.contains(value) { html.element("option", ("value", ""), text: value) }
      for title in titles {
        html.element(
          "option", ("value", title), ("selected", title == value ? "" : nil), text: title)
      }
      html.close("select")
    }
  }

  private func field(_ html: inout HTMLText) {
    let isPlaceholder = item.element.labelSource == .placeholder
    let states: [HTMLText.Attribute] = [
      ("placeholder", isPlaceholder ? aria.name : nil), disabled,
      ("readonly", flag(.readonly)), ("autocomplete", "off"),
    ]
    guard item.element.kind == .textArea else {
      let type =
        switch item.element.kind {
        case .searchField: "search"
        case .secureTextField: "password"
        default: "text"
        }
      let value = aria.value ?? ""
      return input(
        [("type", type), ("value", value.isEmpty ? nil : value)] + states, &html,
        isLabeled: !isPlaceholder)
    }
    labeled(&html) { html in
      html.open("textarea", common + states)
      // The first line break of a text area is not part of its text.
      html.text("\n" + (aria.value ?? ""))
      html.close("textarea")
    }
  }

  private func image(_ html: inout HTMLText) {
    html.open(
      "img",
      common + [
        ("alt", hasOwnLabel ? nil : aria.name), ("src", Self.blank), ("width", "20"),
        ("height", "20"),
      ])
  }

  private func inRole(
    _ outer: StaticString, _ role: StaticString, _ attributes: [HTMLText.Attribute],
    _ html: inout HTMLText
  ) {
    html.open("div", [("role", "\(outer)")])
    content(
      "button",
      [("type", "button"), ("role", "\(role)"), disabled]
        + attributes.filter { $0.name.description != "aria-disabled" }, &html)
    html.close("div")
  }

  private func input(
    _ attributes: [HTMLText.Attribute], _ html: inout HTMLText, isLabeled: Bool = true
  ) {
    guard isLabeled else { return html.open("input", common + attributes) }
    labeled(&html) { $0.open("input", common + attributes) }
  }

  /// Writes a control below its label, unless the app has set one that is not shown.
  private func labeled(_ html: inout HTMLText, control: (inout HTMLText) -> Void) {
    if !hasOwnLabel, !aria.name.isEmpty {
      html.element("label", ("for", item.id), ("lang", item.language), text: aria.name)
      html.text(" ")
    }
    control(&html)
  }

  /// An image without any content.
  private static let blank =
    "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7"
}
