public import Accessibility
import ControlCore
public import Graphics
public import ResponderKit

/// A field for what is searched, with tokens in front of the text: UIKit's `UISearchTextField`.
///
/// Tokens come before the text and are not part of ``TextField/text``. Each has a position of its own,
/// so the offset of the text's first unit is the number of tokens. Main actor only.
@preconcurrency @MainActor
open class SearchTextField: TextField, PartOfView {
  /// The search bar that the field is part of; nil for one without.
  package final var wholeView: View? { bar }

  private var storedTokens: [SearchToken] = []
  /// The tokens that are selected, by number.
  private var selectedTokens = 0..<0

  /// Creates an empty field with a magnifier (`UISearchTextField.init(frame:)`).
  public override init(frame: Rect) {
    super.init(frame: frame)
    borderStyle = .roundedRect
    clearButtonMode = .always
    returnKeyType = .search
    enablesReturnKeyAutomatically = true
    let magnifier = ImageView(image: Image("magnifyingglass", in: .system))
    magnifier.bounds.size = Size(width: 28, height: 20)
    magnifier.isUserInteractionEnabled = false
    leftView = magnifier
    leftViewMode = .always
  }

  // MARK: Tokens

  /// The tokens, from the first to the last; none unless set (`UISearchTextField.tokens`).
  open var tokens: [SearchToken] {
    get { storedTokens }
    set {
      noteElement()
      storedTokens = newValue
      selectedTokens = 0..<0
      AccessibilityChanges.note()
      setNeedsLayout()
    }
  }
  /// A Boolean value that indicates whether the user may delete tokens; true unless set
  /// (`UISearchTextField.allowsDeletingTokens`).
  open var allowsDeletingTokens: Bool = true
  /// A Boolean value that indicates whether the user may copy tokens; true unless set
  /// (`UISearchTextField.allowsCopyingTokens`).
  open var allowsCopyingTokens: Bool = true
  /// The color behind tokens; nil, for the system's, unless set
  /// (`UISearchTextField.tokenBackgroundColor`).
  open var tokenBackgroundColor: Color?

  /// Inserts a token; traps for a number out of range (`UISearchTextField.insertToken(_:at:)`).
  open func insertToken(_ token: SearchToken, at tokenIndex: Int) {
    tokens.insert(token, at: tokenIndex)
  }
  /// Removes a token; traps for a number out of range (`UISearchTextField.removeToken(at:)`).
  open func removeToken(at tokenIndex: Int) { tokens.remove(at: tokenIndex) }
  /// Returns the place of a token (`UISearchTextField.positionOfToken(at:)`).
  open func positionOfToken(at tokenIndex: Int) -> TextPosition {
    OffsetPosition(min(max(0, tokenIndex), tokens.count))
  }
  /// Returns the tokens in a range (`UISearchTextField.tokens(in:)`).
  open func tokens(in textRange: TextRange) -> [SearchToken] {
    guard let range = (textRange as? OffsetRange)?.range else { return [] }
    let last = min(range.upperBound, tokens.count)
    return Array(tokens[min(max(0, range.lowerBound), last)..<last])
  }
  /// Replaces a stretch of the text with a token, which is not reported
  /// (`UISearchTextField.replaceTextualPortion(of:with:at:)`).
  open func replaceTextualPortion(
    of textRange: TextRange, with token: SearchToken, at tokenIndex: Int
  ) {
    guard let range = (textRange as? OffsetRange)?.range else { return }
    let span = editing.text.span(of: inText(range))
    var text = editing.text
    text.replace(span, with: AttributedText(""))
    let caret = text.selection
    setText(text.attributed)
    editing.text.select(caret)
    insertToken(token, at: tokenIndex)
  }
  /// The range of the text without the tokens (`UISearchTextField.textualRange`).
  open var textualRange: TextRange {
    OffsetRange(UTF16Range(location: tokens.count, length: editing.text.end.utf16))
  }

  // MARK: UITextInput, with the positions of tokens

  private func inText(_ range: UTF16Range) -> UTF16Range {
    let start = max(0, max(0, range.lowerBound) - tokens.count)
    return UTF16Range(location: start, length: max(start, range.upperBound - tokens.count) - start)
  }

  /// Returns the text of a range, without tokens.
  open override func text(in range: TextRange) -> String? {
    (range as? OffsetRange).flatMap { super.text(in: OffsetRange(inText($0.range))) }
  }
  /// Replaces the text of a range; tokens stay.
  open override func replace(_ range: TextRange, withText text: String) {
    guard let range = range as? OffsetRange else { return }
    super.replace(OffsetRange(inText(range.range)), withText: text)
  }
  /// The selected range, with the tokens; a caret before a token selects it.
  open override var selectedTextRange: TextRange? {
    get {
      let text = editing.text.selection.range
      let start =
        selectedTokens.isEmpty ? text.lowerBound + tokens.count : selectedTokens.lowerBound
      let end =
        text.isEmpty && !selectedTokens.isEmpty
        ? selectedTokens.upperBound : text.upperBound + tokens.count
      return OffsetRange(UTF16Range(location: start, length: max(start, end) - start))
    }
    set {
      guard let range = (newValue as? OffsetRange)?.range else { return }
      let start = max(0, range.lowerBound)
      let end = min(tokens.count, max(range.upperBound, start + 1))
      let before = (selectedTextRange as? OffsetRange)?.range
      let text = editing.text.selection
      super.selectedTextRange = OffsetRange(inText(range))
      selectedTokens = start < tokens.count ? start..<end : 0..<0
      let now = (selectedTextRange as? OffsetRange)?.range
      if editing.text.selection == text, now != before { reportSelection() }
    }
  }
  /// The range that an input method composes.
  open override var markedTextRange: TextRange? {
    (super.markedTextRange as? OffsetRange).map {
      OffsetRange(
        UTF16Range(location: $0.range.location + tokens.count, length: $0.range.length))
    }
  }
  /// The place after the text.
  open override var endOfDocument: TextPosition {
    OffsetPosition(tokens.count + editing.text.end.utf16)
  }
  /// Returns the place at a distance; nil outside the tokens and the text.
  open override func position(from position: TextPosition, offset: Int) -> TextPosition? {
    guard let position = position as? OffsetPosition else { return nil }
    let (place, overflows) = position.offset.addingReportingOverflow(offset)
    guard !overflows, (0...tokens.count + editing.text.end.utf16).contains(place) else {
      return nil
    }
    return OffsetPosition(place)
  }

  /// A Boolean value that indicates whether there is a token or a text.
  open override var hasText: Bool { !tokens.isEmpty || super.hasText }

  /// Inserts a text in place of the selection, and of the tokens in it if they may be deleted.
  open override func insertText(_ text: String) {
    removeSelectedTokens()
    super.insertText(text)
  }

  /// Deletes the selection with its tokens, or the character or the token before the caret.
  open override func deleteBackward() {
    let (selection, hadSelection) = (editing.text.selection, !selectedTokens.isEmpty)
    removeSelectedTokens()
    if !selection.isEmpty { return super.deleteBackward() }
    if hadSelection { return reportTokens() }
    guard selection.start == .zero, editing.text.marked == nil else {
      return super.deleteBackward()
    }
    guard allowsDeletingTokens, !tokens.isEmpty else { return }
    tokens.removeLast()
    reportTokens()
  }

  /// The selected tokens, or the last one if the caret is behind it.
  override var tokenBeforeCaret: String? {
    guard allowsDeletingTokens, editing.text.selection.isEmpty, editing.text.marked == nil else {
      return nil
    }
    if !selectedTokens.isEmpty {
      return tokens[selectedTokens].map(\.text).joined(separator: ", ")
    }
    return editing.text.selection.start == .zero ? tokens.last?.text : nil
  }

  override func removeTokens() { if allowsDeletingTokens, !tokens.isEmpty { tokens = [] } }
  override func forgetSelectedTokens() { selectedTokens = 0..<0 }

  /// Selects everything, with the tokens.
  open override func selectAll(_ sender: Any?) {
    super.selectAll(sender)
    selectedTokens = 0..<tokens.count
  }

  private func removeSelectedTokens() {
    guard allowsDeletingTokens, !selectedTokens.isEmpty else { return }
    let selected = selectedTokens
    tokens.removeSubrange(selected)
  }

  private func reportTokens() {
    reportSelection()
    reportChange()
  }

  // MARK: Accessibility

  /// The value that was set, otherwise the tokens and the text.
  open override var defaultAccessibilityValue: AccessibilityValue? {
    guard !tokens.isEmpty else { return super.defaultAccessibilityValue }
    let texts = tokens.map(\.text) + (displayedText.isEmpty ? [] : [displayedText])
    return .text(texts.joined(separator: ", "))
  }
  /// The traits of a search field, which is edited like a text field.
  open override var defaultAccessibilityTraits: AccessibilityTraits {
    super.defaultAccessibilityTraits.union([.searchField, .textEntry])
  }
}
