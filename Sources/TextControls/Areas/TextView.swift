public import Accessibility
public import FoundationEssentials
import Gestures
public import Graphics
public import ResponderKit

/// Lines of text that the user edits: UIKit's `UITextView`, without drawing.
///
/// It is no control and sends no events: its delegate is notified. The order of the calls and
/// notices is in Docs/Text.md. A text that a program sets is not reported. Defaults are those of
/// UITextView.h. Main actor only.
@preconcurrency @MainActor
open class TextView: ScrollView, TextInput {
  final var editing = EditingState()
  final var traits = InputTraits()
  private var storedInputView: View?
  private var storedInputAccessoryView: View?

  /// Creates an empty text view (`UITextView.init(frame:)`).
  public override init(frame: Rect) {
    super.init(frame: frame)
    isMultipleTouchEnabled = true
  }

  /// Creates an empty text view whose text is laid out in a container, an `NSTextContainer`, or in
  /// one of its own (`UITextView.init(frame:textContainer:)`).
  public init(frame: Rect, textContainer: AnyObject?) {
    givenTextContainer = textContainer
    super.init(frame: frame)
    isMultipleTouchEnabled = true
  }

  /// The container that the view was created with.
  package private(set) final var givenTextContainer: AnyObject?

  // MARK: Text

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text; empty unless set, and for nil (`UITextView.text`).
  ///
  /// Setting it calls no delegate; the caret is at the end then.
  open var text: String! {
    get { editing.text.string }
    set { setContent(AttributedText(newValue ?? "", attributes: baseAttributes)) }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text with its attributes; empty unless set, and for nil (`UITextView.attributedText`).
  open var attributedText: StyledText! {
    get { editing.text.attributed.styled }
    set { setContent(newValue?.attributedText ?? AttributedText("")) }
  }
  /// The font; nil, for the system's, unless set (`UITextView.font`).
  open var font: Font? {
    didSet {
      let font = font
      editing.text.setAttributes { $0.font = font }
    }
  }
  /// The color of the text; nil, for the system's, unless set (`UITextView.textColor`).
  open var textColor: Color? {
    didSet {
      let color = textColor
      editing.text.setAttributes { $0.foregroundColor = color }
    }
  }
  /// The alignment of the text; natural unless set (`UITextView.textAlignment`).
  open var textAlignment: TextAlignment = .natural
  /// The attributes of what is typed next; those of the text before unless set
  /// (`UITextView.typingAttributes`).
  open var typingAttributes: TextAttributes {
    get {
      let attributes =
        editing.typingAttributes ?? editing.text.attributes(before: editing.text.selection.start)
        ?? baseAttributes
      return attributes.styled
    }
    set { editing.typingAttributes = .init(styled: newValue) }
  }
  /// A Boolean value that indicates whether the user may change the attributes of the text; false
  /// unless set (`UITextView.allowsEditingTextAttributes`).
  open var allowsEditingTextAttributes: Bool = false
  /// The data that become links in a text that cannot be edited; none unless set, and nothing is
  /// found here (`UITextView.dataDetectorTypes`).
  open var dataDetectorTypes: DataDetectorTypes = []
  /// The distances of the text from the edges, in points (`UITextView.textContainerInset`).
  open var textContainerInset = EdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  /// A Boolean value that indicates whether the text has the size that it has on the Mac; false
  /// unless set (`UITextView.usesStandardTextScaling`).
  open var usesStandardTextScaling: Bool = false
  /// The border; none unless set (`UITextView.borderStyle`).
  open var borderStyle: BorderStyle = .none

  /// The size of the text between the insets, without a width to wrap at, if the view does not scroll
  /// (`UIView.intrinsicContentSize`).
  open override var intrinsicContentSize: Size {
    isScrollEnabled ? super.intrinsicContentSize : size(within: nil)
  }
  /// Returns the size of the text between the insets, wrapped at the width (`UIView.sizeThatFits(_:)`).
  open override func sizeThatFits(_ size: Size) -> Size {
    self.size(within: size.width > 0 ? size.width : nil)
  }

  // MARK: Editing

  /// The delegate, which decides about the editing; nil unless set, and not retained
  /// (`UITextView.delegate`).
  @_nonoverride
  open weak var delegate: (any TextViewDelegate)? { didSet { super.delegate = delegate } }
  /// A Boolean value that indicates whether the text is being edited.
  public internal(set) final var isEditing = false {
    willSet { InteractionRecorder.current?.look(at: self) }
    didSet { AccessibilityChanges.note() }
  }
  /// A Boolean value that indicates whether the user may change the text; true unless set
  /// (`UITextView.isEditable`).
  ///
  /// Editing ends when it becomes false.
  open var isEditable: Bool = true {
    didSet {
      AccessibilityChanges.note()
      if !isEditable, isEditing { endEditingByForce() }
      if isEditable, isFirstResponder, !isEditing, mayBegin() { beginEditing() }
    }
  }
  /// A Boolean value that indicates whether the user may select text; true unless set
  /// (`UITextView.isSelectable`).
  open var isSelectable: Bool = true
  /// The selected range, in UTF-16 units; a caret at the start unless set
  /// (`UITextView.selectedRange`).
  open var selectedRange: UTF16Range {
    get { editing.text.selection.range }
    set { select(newValue) }
  }
  /// A Boolean value that indicates whether the next insertion replaces the whole text; false
  /// unless set (`UITextView.clearsOnInsertion`).
  open var clearsOnInsertion: Bool = false
  /// The policies of the text view where sources disagree.
  open var policies = TextPolicies()
  /// The manager of the changes that the user can undo (`UIResponder.undoManager`).
  open override var undoManager: UndoManager? { madeUndoManager }

  /// A Boolean value that indicates whether the text can be edited or selected, and is in a window.
  open override var canBecomeFirstResponder: Bool {
    (isEditable || isSelectable) && window != nil
  }
  /// A Boolean value that indicates whether the text can be selected (`UIView.canBecomeFocused`).
  open override var canBecomeFocused: Bool { isSelectable }
  /// Begins editing if the delegate agrees, or only selecting if the text cannot be edited
  /// (`UIResponder.becomeFirstResponder()`).
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, !isEditable || mayBegin(), super.becomeFirstResponder() else {
      return false
    }
    if isEditable { beginEditing() }
    return true
  }
  /// Ends editing, if the delegate agrees (`UIResponder.resignFirstResponder()`).
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isEditing else { return super.resignFirstResponder() }
    guard mayEnd() else { return false }
    // The delegate may have ended it.
    guard isEditing else { return true }
    guard super.resignFirstResponder() else { return false }
    finishEditing()
    return true
  }
  /// The view that is shown in place of the keyboard; nil unless set (`UITextView.inputView`).
  open override var inputView: View? {
    get { storedInputView }
    set { storedInputView = newValue }
  }
  /// The view above the keyboard; nil unless set (`UITextView.inputAccessoryView`).
  open override var inputAccessoryView: View? {
    get { storedInputAccessoryView }
    set { storedInputAccessoryView = newValue }
  }

  /// A Boolean value that indicates whether there is a text (`UIKeyInput.hasText`).
  open var hasText: Bool { !editing.text.string.isEmpty }
  /// Inserts a text in place of the selection; it is reported, and the delegate is not asked
  /// (`UIKeyInput.insertText(_:)`).
  ///
  /// Text that the user types arrives here too, after the delegate has agreed.
  open func insertText(_ text: String) { insert(text) }
  /// Deletes the selection or the character before the caret; it is reported, and the delegate is not
  /// asked (`UIKeyInput.deleteBackward()`).
  ///
  /// Text that the user deletes arrives here too, after the delegate has agreed.
  open func deleteBackward() { delete() }

  // MARK: UITextInput, see TextInput

  /// Returns the text of a range; nil for a range of another text (`UITextInput.text(in:)`).
  open func text(in range: TextRange) -> String? { inputText(in: range) }
  /// Replaces the text of a range, which is reported and not asked
  /// (`UITextInput.replace(_:withText:)`).
  open func replace(_ range: TextRange, withText text: String) { inputReplace(range, text) }
  /// The selected range; setting nil changes nothing (`UITextInput.selectedTextRange`).
  open var selectedTextRange: TextRange? {
    get { OffsetRange(editing.text.selection.range) }
    set { inputSelect(newValue) }
  }
  /// The range that an input method composes; nil for nothing (`UITextInput.markedTextRange`).
  open var markedTextRange: TextRange? { editing.text.marked.map { OffsetRange($0.range) } }
  /// Replaces what is composed, or the selection if nothing is
  /// (`UITextInput.setMarkedText(_:selectedRange:)`).
  ///
  /// Each step is reported, and the delegate is not asked; devices differ.
  open func setMarkedText(_ markedText: String?, selectedRange: UTF16Range) {
    compose(markedText ?? "", selectedRange)
  }
  /// Accepts what is composed (`UITextInput.unmarkText()`).
  open func unmarkText() { editing.text.mark(nil) }
  /// The place before the text (`UITextInput.beginningOfDocument`).
  open var beginningOfDocument: TextPosition { OffsetPosition(0) }
  /// The place after the text (`UITextInput.endOfDocument`).
  open var endOfDocument: TextPosition { OffsetPosition(editing.text.end.utf16) }
  /// Returns the range between two places; nil for places of another text
  /// (`UITextInput.textRange(from:to:)`).
  open func textRange(from fromPosition: TextPosition, to toPosition: TextPosition) -> TextRange? {
    inputRange(fromPosition, toPosition)
  }
  /// Returns the place at a distance in UTF-16 units; nil outside the text
  /// (`UITextInput.position(from:offset:)`).
  open func position(from position: TextPosition, offset: Int) -> TextPosition? {
    inputPosition(position, offset)
  }
  /// Returns the order of two places (`UITextInput.compare(_:to:)`).
  open func compare(_ position: TextPosition, to other: TextPosition) -> ComparisonResult {
    inputOrder(position, other)
  }
  /// Returns the distance between two places in UTF-16 units (`UITextInput.offset(from:to:)`).
  open func offset(from: TextPosition, to toPosition: TextPosition) -> Int {
    inputDistance(from, toPosition)
  }
  /// The object that is notified of changes that the system did not make; nil unless set, and not
  /// retained (`UITextInput.inputDelegate`).
  open var inputDelegate: (any TextInputDelegate)? {
    get { editing.inputDelegate }
    set { editing.inputDelegate = newValue }
  }

  // MARK: Edit actions

  /// The edit actions, which are found by name.
  open override class var actions: [ActionSelector] {
    [
      ActionSelector("cut:", TextView.cut),
      ActionSelector("copy:", TextView.copy),
      ActionSelector("paste:", TextView.paste),
      ActionSelector("delete:", TextView.delete),
      ActionSelector("select:", TextView.select),
      ActionSelector("selectAll:", TextView.selectAll),
    ]
  }
  /// Moves the selection to the pasteboard, as the user does (`UIResponderStandardEditActions.cut(_:)`).
  open override func cut(_ sender: Any?) { perform(.cut) }
  /// Copies the selection to the pasteboard (`UIResponderStandardEditActions.copy(_:)`).
  open override func copy(_ sender: Any?) { perform(.copy) }
  /// Inserts what is on the pasteboard, as the user does (`UIResponderStandardEditActions.paste(_:)`).
  open override func paste(_ sender: Any?) { perform(.paste) }
  /// Deletes the selection, as the user does (`UIResponderStandardEditActions.delete(_:)`).
  open override func delete(_ sender: Any?) { perform(.delete) }
  /// Selects the word at the caret (`UIResponderStandardEditActions.select(_:)`).
  open override func select(_ sender: Any?) { perform(.select) }
  /// Selects everything (`UIResponderStandardEditActions.selectAll(_:)`).
  open override func selectAll(_ sender: Any?) { perform(.selectAll) }
  /// Returns whether the action can be performed now; an edit action that the text cannot perform is
  /// passed up the chain (`UIResponder.canPerformAction(_:withSender:)`).
  open override func canPerformAction(_ action: ActionSelector, withSender sender: Any?) -> Bool {
    guard let edit = EditAction(action) else {
      return super.canPerformAction(action, withSender: sender)
    }
    return canPerform(edit) || next?.canPerformAction(action, withSender: sender) ?? false
  }
  /// Returns the object that performs the action: not this one for an edit action that the text cannot
  /// perform (`UIResponder.target(forAction:withSender:)`).
  open override func target(forAction action: ActionSelector, withSender sender: Any?) -> AnyObject?
  {
    guard let edit = EditAction(action), !canPerform(edit) else {
      return super.target(forAction: action, withSender: sender)
    }
    return next?.target(forAction: action, withSender: sender)
  }

  // MARK: Traits of the keyboard

  /// The autocapitalization style while the user types; sentences unless set.
  open var autocapitalizationType: TextAutocapitalizationType {
    get { traits.autocapitalizationType }
    set { traits.autocapitalizationType = newValue }
  }
  /// The autocorrection style for words while the user types; the system decides unless set.
  open var autocorrectionType: TextAutocorrectionType {
    get { traits.autocorrectionType }
    set { traits.autocorrectionType = newValue }
  }
  /// The spell-checking style; the system decides unless set.
  open var spellCheckingType: TextSpellCheckingType {
    get { traits.spellCheckingType }
    set { traits.spellCheckingType = newValue }
  }
  /// The style for smart quotation marks; the system decides unless set.
  open var smartQuotesType: TextSmartQuotesType {
    get { traits.smartQuotesType }
    set { traits.smartQuotesType = newValue }
  }
  /// The style for smart dashes; the system decides unless set.
  open var smartDashesType: TextSmartDashesType {
    get { traits.smartDashesType }
    set { traits.smartDashesType = newValue }
  }
  /// The style for smart insertion and deletion of spaces; the system decides unless set.
  open var smartInsertDeleteType: TextSmartInsertDeleteType {
    get { traits.smartInsertDeleteType }
    set { traits.smartInsertDeleteType = newValue }
  }
  /// The style for inline predictions of the rest of a word; the system decides unless set.
  open var inlinePredictionType: TextInlinePredictionType {
    get { traits.inlinePredictionType }
    set { traits.inlinePredictionType = newValue }
  }
  /// The type of the keyboard; those of the input method unless set.
  open var keyboardType: KeyboardType {
    get { traits.keyboardType }
    set { traits.keyboardType = newValue }
  }
  /// The appearance of the keyboard; that of the interface unless set.
  open var keyboardAppearance: KeyboardAppearance {
    get { traits.keyboardAppearance }
    set { traits.keyboardAppearance = newValue }
  }
  /// The label of the return key; the default unless set.
  open var returnKeyType: ReturnKeyType {
    get { traits.returnKeyType }
    set { traits.returnKeyType = newValue }
  }
  /// A Boolean value that indicates whether the return key is disabled while there is no text;
  /// false unless set.
  open var enablesReturnKeyAutomatically: Bool {
    get { traits.enablesReturnKeyAutomatically }
    set { traits.enablesReturnKeyAutomatically = newValue }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The purpose of the text; nil unless set.
  open var textContentType: TextContentType! {
    get { traits.textContentType }
    set { traits.textContentType = newValue }
  }
  /// A Boolean value that indicates whether the text is hidden, and neither copied nor spoken;
  /// false unless set (`UITextInputTraits.isSecureTextEntry`).
  ///
  /// The first key removes the text after it was set while the field is edited.
  open var isSecureTextEntry: Bool {
    get { traits.isSecureTextEntry }
    set { setSecure(newValue) }
  }

  // MARK: Touches

  /// Begins editing if a finger is lifted inside a text that can be edited; the next responder does
  /// not get the touch.
  open override func touchesEnded(_ touches: Set<Touch>, with event: InputEvent?) {
    guard isEditable, touches.contains(where: { bounds.contains($0.location(in: self)) }) else {
      return
    }
    becomeFirstResponder()
  }
  /// Keeps the touch: the next responder does not get it.
  open override func touchesBegan(_ touches: Set<Touch>, with event: InputEvent?) {}
  /// Keeps the touch: the next responder does not get it.
  open override func touchesMoved(_ touches: Set<Touch>, with event: InputEvent?) {}
  /// Keeps the touch: the next responder does not get it.
  open override func touchesCancelled(_ touches: Set<Touch>, with event: InputEvent?) {}

  /// Returns false for a single tap with one finger of a recognizer of another view: the own
  /// recognizers of a text that can be edited take it, as seen on devices.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    !(isEditable && TapGestureRecognizer.yields(gestureRecognizer, to: self))
      && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: Accessibility

  /// A Boolean value that indicates whether a screen reader stops at the text: true unless set.
  open override var isAccessibilityElement: Bool {
    get { explicitIsAccessibilityElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }
  /// The value that was set, otherwise the text; bullets for a hidden one.
  open override var defaultAccessibilityValue: AccessibilityValue? {
    hasText ? .text(displayedText) : nil
  }
  /// The traits of a text area, with its state; those of static text if it cannot be edited.
  open override var accessibilityTraits: AccessibilityTraits {
    get {
      var traits =
        explicitAccessibilityTraits ?? (isEditable ? [.textEntry, .textArea] : .staticText)
      if isSecureTextEntry { traits.insert(.secureTextField) }
      if isEditing { traits.insert(.isEditing) }
      return traits
    }
    set { super.accessibilityTraits = newValue.subtracting(.isEditing) }
  }
  /// The element that a screen reader sees, with the place of the caret.
  open override var accessibilityElement: AccessibilityElement {
    var element = super.accessibilityElement
    element.insertionPoint = insertionPoint
    return element
  }
}
