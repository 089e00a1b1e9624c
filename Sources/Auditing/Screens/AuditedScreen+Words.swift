import Accessibility
import ButtonModel
import ControlCore
import Graphics
import InterfaceBuilder
import InterfaceLoader
import ResponderKit
import SpokenLanguages

extension AuditedScreen {
  /// Returns what a screen reader says of an element, without hints.
  func spoken(_ element: AccessibilityElement) -> String {
    let words = SpokenLanguage.speaking(element, toReaderOf: language, by: reader)
    var announcement = reader.announcement(of: element, in: words)
    announcement.hint = []
    return announcement.text
  }

  /// An object in a sentence: `Button “Save”`, `MTKView “LocalVideo”`, or `Button (id aQX-QQ-eLT)`.
  func subject(_ object: AnyObject) -> String {
    let source = source(of: object)
    let kind =
      source.map { $0.shownClass ?? displayName(of: $0.name) }
      ?? (object as? Responder)?.recordName ?? "\(type(of: object))"
    if let name = title(of: object, source) { return "\(kind) “\(name.cut(to: 60))”" }
    return source?.shownID.map { "\(kind) (id \($0))" } ?? kind
  }

  /// Returns the text that a person sees on an object, or its name in Interface Builder; nil for
  /// neither.
  private func title(of object: AnyObject, _ source: InterfaceElement?) -> String? {
    let shown = (object as? View)?.loadable?.shownText
    return [shown, (object as? Responder)?.accessibilityLabel, source?.shownLabel]
      .lazy.compactMap { $0?.trimmed }.first { !$0.isEmpty }
  }
}
