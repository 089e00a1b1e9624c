import Graphics
import ResponderKit

/// The cell of a token field (`NSTokenFieldCell`): a list of objects, each of which is a token.
@preconcurrency @MainActor
open class NSTokenFieldCell: NSTextFieldCell {
  /// Creates the cell of an empty list.
  public required init() { super.init() }

  /// The time until completions are offered in new cells, in seconds: 0
  /// (`NSTokenFieldCell.defaultCompletionDelay`).
  open class var defaultCompletionDelay: Double { 0 }
  /// The characters that end a token in new cells: a comma (`NSTokenFieldCell.defaultTokenizingCharacterSet`).
  open class var defaultTokenizingCharacterSet: any SetAlgebra<Unicode.Scalar> {
    Set<Unicode.Scalar>([","])
  }

  /// The look of tokens; default unless set (`NSTokenFieldCell.tokenStyle`).
  open var tokenStyle = NSTokenField.TokenStyle.default
  /// The time until completions are offered, in seconds, which nothing here offers; 0 unless set
  /// (`NSTokenFieldCell.completionDelay`).
  open lazy var completionDelay = Self.defaultCompletionDelay
  /// The characters that end a token; a comma unless set (`NSTokenFieldCell.tokenizingCharacterSet`).
  ///
  /// Foundation's `CharacterSet` is such a set.
  open lazy var tokenizingCharacterSet: any SetAlgebra<Unicode.Scalar> =
    Self.defaultTokenizingCharacterSet

  private final var tokens: [Any] = []

  /// The objects of the tokens; a text is taken apart (`NSTokenFieldCell.objectValue`).
  open override var objectValue: Any? {
    get { tokens }
    set {
      let former = stringValue
      switch newValue {
      case let objects as [Any]: tokens = objects
      case let text as String: tokens = tokens(in: text)
      case let object?: tokens = [object]
      case nil: tokens = []
      }
      update()
      if stringValue != former { note(.value(stringValue)) }
    }
  }
  /// The texts of the tokens with commas between them.
  open override var stringValue: String {
    get { tokens.map { shown($0) }.joined(separator: ",") }
    set { objectValue = newValue }
  }

  private final var field: NSTokenField? { controlView as? NSTokenField }
  private final var delegate: (any NSTokenFieldDelegate)? {
    field?.delegate as? any NSTokenFieldDelegate
  }

  private final func shown(_ token: Any) -> String {
    let own = field.flatMap { field in
      delegate?.tokenField(field, displayStringForRepresentedObject: token)
    }
    return own ?? text(of: token)
  }

  /// Returns the objects that a text stands for: those that are there keep their objects.
  private final func tokens(in text: String) -> [Any] {
    var parts: [String] = [""]
    for character in text {
      let isEnd = character.unicodeScalars.contains { tokenizingCharacterSet.contains($0) }
      if isEnd || character.isNewline {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    var known = tokens.map { (text: shown($0), object: $0) }
    var (result, added): ([Any], [(place: Int, object: Any)]) = ([], [])
    for part in parts.map(\.trimmed) where !part.isEmpty {
      if let place = known.firstIndex(where: { $0.text == part }) {
        result.append(known.remove(at: place).object)
      } else {
        let object = field.flatMap { field in
          delegate?.tokenField(field, representedObjectForEditing: part)
        }
        added.append((result.count, object ?? part))
        result.append(object ?? part)
      }
    }
    guard let field, let delegate, let first = added.first else { return result }
    let accepted = delegate.tokenField(
      field, shouldAdd: added.map(\.object), at: first.place)
    for place in added.map(\.place).reversed() { result.remove(at: place) }
    result.insert(contentsOf: accepted, at: min(first.place, result.count))
    return result
  }

  /// Copies the tokens, too.
  open override func takeAll(from other: NSCell) {
    super.takeAll(from: other)
    guard let other = other as? NSTokenFieldCell else { return }
    (tokenStyle, completionDelay) = (other.tokenStyle, other.completionDelay)
    (tokenizingCharacterSet, tokens) = (other.tokenizingCharacterSet, other.tokens)
  }
}

extension String {
  /// The text without white space at its ends.
  fileprivate var trimmed: String {
    var text = drop { $0.isWhitespace }
    while text.last?.isWhitespace ?? false { text.removeLast() }
    return String(text)
  }
}
