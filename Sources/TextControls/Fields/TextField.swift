public import Accessibility
public import ControlCore
public import FoundationEssentials
import Gestures
public import Graphics
public import ResponderKit

/// A line of text that the user edits: UIKit's `UITextField`, without drawing.
///
/// A tap makes it first responder, and editing begins. The order of the calls, events and notices is in
/// Docs/Text.md. A text that a program sets is not reported. Defaults are those of UITextField.h. Main
/// actor only.
@preconcurrency @MainActor
open class TextField: Control, TextInput {
  final var editing = EditingState()
  final var traits = InputTraits()
  /// The views beside the text, and what few programs set.
  final var looks = TextFieldLooks()
  /// The search bar that the field is part of, which has no events of its own.
  final weak var bar: SearchBar?
  /// The token that the delete key removes in front of the text.
  var tokenBeforeCaret: String? { nil }
  /// Removes what is in front of the text, with the text.
  func removeTokens() {}
  /// Called when the selection of the text is set anew.
  func forgetSelectedTokens() {}
  /// Indicates whether the field was ever given a text.
  final var hasTextSet = false

  /// Creates an empty field (`UITextField.init(frame:)`).
  public override init(frame: Rect) {
    super.init(frame: frame)
    contentHorizontalAlignment = .left
  }

  // MARK: Text

  /// The text; empty unless set (`UITextField.text`).
  ///
  /// Setting it calls no delegate and sends nothing; the caret is at the end then.
  open var text: String? {
    get { hasTextSet || policies.emptyText == .empty ? editing.text.string : nil }
    set { setText(newValue.map { AttributedText($0, attributes: baseAttributes) }) }
  }
  /// The text with its attributes; nil while there is none (`UITextField.attributedText`).
  open var attributedText: StyledText? {
    get { editing.text.string.isEmpty ? nil : editing.text.attributed.styled }
    set { setText(newValue?.attributedText) }
  }
  /// The text that an empty field shows; nil unless set (`UITextField.placeholder`).
  open var placeholder: String? {
    get { attributedPlaceholder?.string }
    set { attributedPlaceholder = newValue.map { AttributedText($0).styled } }
  }
  /// The text that an empty field shows, with its attributes; nil unless set
  /// (`UITextField.attributedPlaceholder`).
  open var attributedPlaceholder: StyledText? {
    willSet { noteElement() }
    didSet {
      AccessibilityChanges.note()
      invalidateIntrinsicContentSize()
    }
  }
  /// The font; the system's in 17 points unless set, and for nil (`UITextField.font`).
  open var font: Font? {
    get { looks.font ?? .system(ofSize: 17) }
    set {
      looks.font = newValue
      editing.text.setAttributes { $0.font = newValue }
      invalidateIntrinsicContentSize()
    }
  }
  /// The color of the text; nil, for the system's, unless set (`UITextField.textColor`).
  open var textColor: Color? {
    didSet {
      let color = textColor
      editing.text.setAttributes { $0.foregroundColor = color }
    }
  }
  /// The alignment of the text; natural unless set (`UITextField.textAlignment`).
  open var textAlignment: TextAlignment = .natural
  /// The attributes of a text that has none of its own; the font and the color unless set
  /// (`UITextField.defaultTextAttributes`).
  open var defaultTextAttributes: TextAttributes {
    get { baseAttributes.styled }
    set {
      let attributes = AttributedText.Attributes(styled: newValue)
      looks.defaultAttributes = attributes
      editing.text.setAttributes { $0 = attributes }
    }
  }
  /// The attributes of what is typed next; nil, for those of the text before, unless set
  /// (`UITextField.typingAttributes`).
  ///
  /// Another selection sets it to nil.
  open var typingAttributes: TextAttributes? {
    get { editing.typingAttributes?.styled }
    set { editing.typingAttributes = newValue.map { .init(styled: $0) } }
  }
  /// A Boolean value that indicates whether the user may change the attributes of the text; false
  /// unless set (`UITextField.allowsEditingTextAttributes`).
  open var allowsEditingTextAttributes: Bool = false
  /// A Boolean value that indicates whether the text shrinks to fit; false unless set
  /// (`UITextField.adjustsFontSizeToFitWidth`).
  open var adjustsFontSizeToFitWidth: Bool = false
  /// The smallest size of a text that shrinks, in points; 0 unless set
  /// (`UITextField.minimumFontSize`).
  open var minimumFontSize: Scalar = 0

  // MARK: Editing

  /// The delegate, which decides about the editing; nil unless set, and not retained
  /// (`UITextField.delegate`).
  open weak var delegate: (any TextFieldDelegate)?
  /// A Boolean value that indicates whether the text is being edited (`UITextField.isEditing`).
  public internal(set) final var isEditing = false {
    willSet { noteElement() }
    didSet {
      AccessibilityChanges.note()
      setNeedsLayout()
    }
  }
  /// A Boolean value that indicates whether the text is removed when editing begins; false unless
  /// set (`UITextField.clearsOnBeginEditing`).
  open var clearsOnBeginEditing: Bool = false
  /// A Boolean value that indicates whether the next insertion replaces the whole text; false
  /// unless set (`UITextField.clearsOnInsertion`).
  ///
  /// An insertion and another selection set it to false.
  open var clearsOnInsertion: Bool = false
  /// The policies of the field where sources disagree.
  open var policies = TextPolicies()
  /// The manager of the changes that the user can undo (`UIResponder.undoManager`).
  open override var undoManager: UndoManager? { madeUndoManager }

  /// A Boolean value that indicates whether the field can be edited: if it is enabled and in a
  /// window.
  open override var canBecomeFirstResponder: Bool { isEnabled && window != nil }
  /// A Boolean value that indicates whether the field is enabled: a keyboard focuses it too
  /// (`UIControl.canBecomeFocused`).
  open override var canBecomeFocused: Bool { isEnabled }
  /// Begins editing when the select button of a remote is released
  /// (`UIResponder.pressesEnded(_:with:)`).
  open override func pressesEnded(_ presses: Set<Press>, with event: PressesEvent?) {
    if endPress(presses) {
      becomeFirstResponder()
    } else {
      super.pressesEnded(presses, with: event)
    }
  }
  /// Begins editing, if the delegate agrees (`UIResponder.becomeFirstResponder()`).
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, mayBegin(), super.becomeFirstResponder() else { return false }
    beginEditing()
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
  /// A Boolean value that indicates whether the user can edit the field; true unless set.
  open override var isEnabled: Bool {
    didSet {
      setNeedsLayout()
      if !isEnabled, isEditing, policies.disabledWhileEditing == .ends { endEditingByForce() }
    }
  }
  /// The view that is shown in place of the keyboard; nil unless set (`UITextField.inputView`).
  open override var inputView: View? {
    get { looks.inputView }
    set { looks.inputView = newValue }
  }
  /// The view above the keyboard; nil unless set (`UITextField.inputAccessoryView`).
  open override var inputAccessoryView: View? {
    get { looks.inputAccessoryView }
    set { looks.inputAccessoryView = newValue }
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
      ActionSelector("cut:", TextField.cut),
      ActionSelector("copy:", TextField.copy),
      ActionSelector("paste:", TextField.paste),
      ActionSelector("delete:", TextField.delete),
      ActionSelector("select:", TextField.select),
      ActionSelector("selectAll:", TextField.selectAll),
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

  // MARK: Looks

  /// The border; none unless set (`UITextField.borderStyle`).
  open var borderStyle: BorderStyle = .none { didSet { invalidateIntrinsicContentSize() } }
  /// The image behind the text; nil unless set (`UITextField.background`).
  open var background: Image? {
    get { looks.background }
    set { looks.background = newValue }
  }
  /// The image behind the text of a disabled field; nil unless set
  /// (`UITextField.disabledBackground`).
  open var disabledBackground: Image? {
    get { looks.disabledBackground }
    set { looks.disabledBackground = newValue }
  }
  /// The mode of showing the button that removes the text; never unless set
  /// (`UITextField.clearButtonMode`).
  ///
  /// It needs a text.
  open var clearButtonMode: ViewMode = .never { didSet { setNeedsLayout() } }
  /// The view at the leading edge; nil unless set (`UITextField.leftView`).
  open var leftView: View? { didSet { replace(oldValue, with: leftView) } }
  /// The mode of showing the view at the leading edge; never unless set
  /// (`UITextField.leftViewMode`).
  open var leftViewMode: ViewMode = .never { didSet { setNeedsLayout() } }
  /// The view at the trailing edge; nil unless set (`UITextField.rightView`).
  open var rightView: View? { didSet { replace(oldValue, with: rightView) } }
  /// The mode of showing the view at the trailing edge, in place of the button that removes the
  /// text; never unless set (`UITextField.rightViewMode`).
  open var rightViewMode: ViewMode = .never { didSet { setNeedsLayout() } }

  /// Returns the rectangle of the border: the bounds unless overridden
  /// (`UITextField.borderRect(forBounds:)`).
  open func borderRect(forBounds bounds: Rect) -> Rect { bounds }
  /// Returns the rectangle of the text (`UITextField.textRect(forBounds:)`).
  open func textRect(forBounds bounds: Rect) -> Rect { contentRect(in: bounds, isEditing: false) }
  /// Returns the rectangle of the placeholder: that of the text unless overridden
  /// (`UITextField.placeholderRect(forBounds:)`).
  open func placeholderRect(forBounds bounds: Rect) -> Rect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }
  /// Returns the rectangle of a text that is edited (`UITextField.editingRect(forBounds:)`).
  open func editingRect(forBounds bounds: Rect) -> Rect {
    contentRect(in: bounds, isEditing: true)
  }
  /// Returns the rectangle of the button that removes the text
  /// (`UITextField.clearButtonRect(forBounds:)`).
  open func clearButtonRect(forBounds bounds: Rect) -> Rect { standardClearButtonRect(in: bounds) }
  /// Returns the rectangle of the view at the leading edge (`UITextField.leftViewRect(forBounds:)`).
  open func leftViewRect(forBounds bounds: Rect) -> Rect {
    sideRect(of: leftView, in: bounds, isTrailing: false)
  }
  /// Returns the rectangle of the view at the trailing edge (`UITextField.rightViewRect(forBounds:)`).
  open func rightViewRect(forBounds bounds: Rect) -> Rect {
    sideRect(of: rightView, in: bounds, isTrailing: true)
  }

  /// Shows and places the views beside the text.
  open override func layoutSubviews() {
    super.layoutSubviews()
    InteractionRecorder.pause { layOutSides() }
  }
  /// The size of the text or the placeholder in the border (`UIView.intrinsicContentSize`).
  open override var intrinsicContentSize: Size { naturalSize }
  /// Returns the size of the text or the placeholder in the border (`UIView.sizeThatFits(_:)`).
  open override func sizeThatFits(_ size: Size) -> Size { naturalSize }

  // MARK: Touches

  /// Begins editing if the finger is lifted inside; the field keeps the end of the touch to itself.
  open override func touchesEnded(_ touches: Set<Touch>, with event: InputEvent?) {
    guard isTracking, isTouchInside,
      touches.contains(where: { bounds.contains($0.location(in: self)) })
    else { return super.touchesEnded(touches, with: event) }
    if endSilently(touches, with: event) { becomeFirstResponder() }
  }

  /// Returns false for a single tap with one finger of a recognizer of another view: the field's own
  /// recognizers take it, as seen on devices; a disabled field has none.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    !(isEnabled && TapGestureRecognizer.yields(gestureRecognizer, to: self))
      && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: Accessibility, see TextField+Accessibility.swift

  /// A Boolean value that indicates whether a screen reader stops at the field: true unless set.
  open override var isAccessibilityElement: Bool {
    get { explicitIsAccessibilityElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }
  /// The label that was set, otherwise the placeholder of an empty field.
  open override var accessibilityLabel: String? {
    get {
      explicitAccessibilityLabel ?? (hasText ? nil : placeholder.flatMap { $0.isEmpty ? nil : $0 })
    }
    set { super.accessibilityLabel = newValue }
  }
  /// The value that was set, otherwise the text; bullets for a hidden one.
  open override var defaultAccessibilityValue: AccessibilityValue? {
    hasText ? .text(displayedText) : nil
  }
  /// The traits of a field, with its state.
  open override var accessibilityTraits: AccessibilityTraits {
    get { isEditing ? super.accessibilityTraits.union(.isEditing) : super.accessibilityTraits }
    set { super.accessibilityTraits = newValue.subtracting(.isEditing) }
  }
  /// The traits of a text field, and of one that hides its text.
  open override var defaultAccessibilityTraits: AccessibilityTraits {
    isSecureTextEntry ? [.textEntry, .secureTextField] : .textEntry
  }
  /// The element that a screen reader sees, with the placeholder as the source of its label.
  open override var accessibilityElement: AccessibilityElement {
    var element = super.accessibilityElement
    if explicitAccessibilityLabel == nil, element.label != nil {
      element.labelSource = .placeholder
    } else if !hasText, element.label != nil {
      element.placeholder = placeholder
    }
    element.insertionPoint = insertionPoint
    return element
  }

  /// Draws the text in a rectangle; nothing calls it, as nothing is drawn
  /// (`UITextField.drawText(in:)`).
  open func drawText(in rect: Rect) {}
  /// Draws the placeholder in a rectangle; nothing calls it, as nothing is drawn
  /// (`UITextField.drawPlaceholder(in:)`).
  open func drawPlaceholder(in rect: Rect) {}
  /// Returns the rectangle of the caret at a place (`UITextInput.caretRect(for:)`).
  open func caretRect(for position: TextPosition) -> Rect { measuredCaret(at: position) }
  /// Returns the rectangle of a stretch of the text (`UITextInput.firstRect(for:)`).
  open func firstRect(for range: TextRange) -> Rect { measuredRect(of: range) }
  /// Returns the rectangles of a selected stretch; none for a caret
  /// (`UITextInput.selectionRects(for:)`).
  open func selectionRects(for range: TextRange) -> [TextSelectionRect] {
    range.isEmpty ? [] : [TextSelectionRect(rect: measuredRect(of: range))]
  }
  /// Returns the place nearest to a point (`UITextInput.closestPosition(to:)`).
  open func closestPosition(to point: Point) -> TextPosition? { measuredPosition(at: point) }
  /// Returns the place nearest to a point in a stretch of the text
  /// (`UITextInput.closestPosition(to:within:)`).
  open func closestPosition(to point: Point, within range: TextRange) -> TextPosition? {
    guard let place = closestPosition(to: point) else { return nil }
    if compare(place, to: range.start) == .orderedAscending { return range.start }
    return compare(place, to: range.end) == .orderedDescending ? range.end : place
  }
}
