import InterfaceBuilder
import Localize

/// A text of a document in a language, as the rules see it.
struct AuditedText {
  /// The text in the document, with its key.
  let original: LocalizableText
  /// The text in the language; nil where the language has none of its own.
  let translation: String?
  /// The text that is shown.
  let shown: String
  /// The language; that of the document itself for the texts as they are.
  let language: LanguageTag
  /// The language that the document is written in.
  let development: LanguageTag
  /// Indicates whether a table of another language has the text.
  let isTranslatedElsewhere: Bool
  /// Indicates whether the language has at least half of the texts of the document.
  let isMostlyTranslated: Bool
  let audited: AuditedDocument

  /// Indicates whether the text is the document's own, not a translation.
  var isOwn: Bool { language == development }

  /// The element that has the key.
  var element: InterfaceElement { original.object }

  /// Indicates whether the text is one that Interface Builder left beside a configuration, whose own
  /// title is shown.
  var isReplaced: Bool {
    guard original.property == "normalTitle", let content = ButtonContent(element).configuration
    else { return false }
    return content.title != nil || content.attributedTitle != nil
  }

  /// Indicates whether the text is that of a field that hides what is typed.
  var isSecret: Bool { original.shownText != original.text }

  /// Returns a fault of the text.
  func fault(_ problem: String) -> Fault {
    var fault = Fault(
      in: original.object, original.property, "\(audited.subject(element)) \(problem)")
    fault.text = original
    return fault
  }
}
