import InterfaceBuilder

extension InterfaceControl {
  /// What the control goes by in text: its identifier where it has one, otherwise its object id.
  var handle: String {
    visible(effectiveAccessibility.identifier.map { "#\($0)" } ?? "id \(id)")
  }

  /// The kind of control as words, with the class of the app.
  var kindWords: String {
    words(of: elementName) + (customClass.map { " (\(visible($0)))" } ?? "")
  }

  /// What a person would call the control: its title, label or name in Interface Builder.
  var displayName: String? {
    let normal = button?.states.first { $0.name == "normal" }?.content
    return [
      button?.configuration?.title, normal?.attributedTitle, normal?.title,
      effectiveAccessibility.label,
      element["text"], element["placeholder"], userLabel,
    ].lazy.compactMap { $0 }.first { !$0.isEmpty }.map(visible)
  }
}

extension ActionConnection {
  /// What is sent where, as in `touchUpInside → SignInViewController.signInTapped:`.
  var words: String {
    let selector = visible(selector)
    let target = (targetClass ?? targetLabel).map(visible)
    let destination =
      switch targetKind {
      case .firstResponder: "\(selector) up the responder chain"
      case .filesOwner: "\(target ?? "File's Owner").\(selector)"
      case .exit: "\(selector) of the scene's exit"
      case .object:
        target.map { "\($0).\(selector)" } ?? "\(selector) of id \(visible(targetID ?? ""))"
      case .unresolved: "\(selector) of id \(visible(targetID ?? "")), which the document lacks"
      }
    return "\(visible(eventType ?? "its one event")) → \(destination)"
  }
}

/// Tells in a line what a document is: `UIKit · 2 scenes · 10 controls`.
func summary(of document: InterfaceDocument) -> String {
  var facts = [document.family.rawValue]
  if document.isStoryboard { facts.append(amount(document.scenes.count, "scene")) }
  switch document.family {
  case .uiKit: facts.append(amount(document.controls.count, "control"))
  case .appKit: facts.append("controls are not read yet")
  }
  return facts.joined(separator: " · ")
}

private func amount(_ count: Int, _ thing: String) -> String {
  "\(count == 0 ? "no" : "\(count)") \(thing)\(count == 1 ? "" : "s")"
}

/// Counts things by name: `2 Sliders, 1 Switch`.
func counted(_ names: some Sequence<String>) -> String {
  Dictionary(grouping: names, by: \.self).sorted { $0.key < $1.key }
    .map { name, all in all.count == 1 ? "1 \(name)" : "\(all.count) \(plural(of: name))" }
    .joined(separator: ", ")
}

private func plural(of word: String) -> String {
  word.hasSuffix("ch") ? word + "es" : word + "s"
}
