package import InterfaceBuilder
package import InterfaceLoader
import Localize
import TextFormats

extension InterfaceControl {
  /// The handle of the control in text: its identifier if it has one, otherwise its object id.
  var handle: String {
    if let identifier = shownIdentifier, !identifier.isEmpty {
      return visible("#\(identifier)")
    }
    return id.map { visible("id \($0)") } ?? "without an id"
  }

  /// The display name of the kind of control, with the custom class.
  var kindSummary: String {
    customClass.map { "\(shownKindName) (\(visible($0)))" } ?? shownKindName
  }

  /// The display name of the control: its title, text, label or name in Interface Builder.
  package var displayName: String? {
    let own = [
      button?.shownTitle, isSecure ? nil : cell?.title, title, label,
      systemItem.map { "(\($0))" }, effectiveAccessibility.label,
      effectiveAccessibility.description, isSecure ? nil : text, placeholder, cell?.placeholder,
      userLabel,
    ]
    return own.lazy.compactMap { $0 }.first { !$0.allSatisfy(\.isWhitespace) }.map(visible)
  }
}

extension InterfaceControl {
  /// Returns the first line about the control: its kind, its name, its handle and its state.
  ///
  /// The state is that of the document, which the line says if a binding whose value is known decides another one.
  package func headline(style: TextStyle, bound: [String: BindingAnswer] = [:]) -> String {
    var parts = ["\(kind == .control ? "●" : "○") \(kindSummary)"]
    if let name = displayName { parts.append(style.bold(shortened(name, to: 48))) }
    parts.append(style.dim(handle))
    if !flags.isEmpty {
      let isOther = bound.contains { name, answer in
        answer.isKnown
          && ["value", "selected", "enabled", "hidden", "minValue", "maxValue"]
            .contains { name.hasPrefix($0) }
      }
      parts.append(
        flags.joined(separator: ", ") + (isOther || hasBoundChoice ? " in the document" : ""))
    }
    return parts.joined(separator: "  ")
  }
}

extension Connection {
  /// The event, selector and target, as in `touchUpInside signInTapped: → SignInViewController`.
  var actionSummary: String {
    let selector = selector.isEmpty ? "(no selector)" : visible(selector)
    let event = (eventType ?? trigger).map { visible($0) + " " } ?? ""
    return "\(event)\(selector) → \(targetSummary)"
  }

  /// The name of the target.
  var targetSummary: String {
    let name = shownTargetClass ?? shownTargetLabel
    switch targetKind {
    case .firstResponder: return "First Responder"
    case .exit: return "Exit"
    case .application: return "Application"
    case _ where name != nil: return visible(name ?? "")
    case .filesOwner: return "File's Owner"
    case .object: return "\(displayName(of: target?.name ?? "object")) \(visible(targetID ?? ""))"
    case .unresolved: return "a missing object (\(visible(targetID ?? "")))"
    }
  }
}

/// Returns a one-line summary of a document: `UIKit · 2 scenes · 10 controls`.
func summary(of document: InterfaceDocument, in language: LanguageTag?) -> String {
  var facts = [document.family.rawValue]
  if document.isStoryboard { facts.append(amount(document.scenes.count, "scene")) }
  let kinds = Dictionary(grouping: document.controls, by: \.kind).mapValues(\.count)
  facts.append(amount(kinds[.control] ?? 0, "control"))
  if let items = kinds[.item] { facts.append(amount(items, "item")) }
  if let gestures = kinds[.gestureRecognizer] { facts.append(amount(gestures, "gesture")) }
  if let others = kinds[.actionSource] { facts.append(amount(others, "other sender")) }
  if let language { facts.append("\(language.displayName(in: "en")) (\(language))") }
  return facts.joined(separator: " · ")
}

package func amount(_ count: Int, _ thing: String) -> String {
  "\(count == 0 ? "no" : "\(count)") \(thing)\(count == 1 ? "" : "s")"
}

/// Returns the count of each name: `1 Slider, 2 Switches`.
package func counted(_ names: some Sequence<String>) -> String {
  Dictionary(grouping: names, by: \.self).sorted { $0.key < $1.key }
    .map { name, all in all.count == 1 ? "1 \(name)" : "\(all.count) \(plural(of: name))" }
    .joined(separator: ", ")
}
