public import Graphics
public import ResponderKit

/// A bar with a search field, and with buttons and scopes beside it: UIKit's `UISearchBar`, without
/// drawing.
///
/// It is no control and sends no events: its delegate is notified. Cancel and Search call the
/// delegate and do nothing else. Defaults are those of UISearchBar.h. Main actor only.
@preconcurrency @MainActor
open class SearchBar: View, TextInputTraits {
  /// The field of the bar (`UISearchBar.searchTextField`).
  public final let searchTextField = SearchTextField(frame: .zero)
  final var parts = SearchBarParts()

  /// Creates an empty bar (`UISearchBar.init(frame:)`).
  public override init(frame: Rect) {
    super.init(frame: frame)
    makeField()
  }

  /// The delegate, which decides about the editing; nil unless set, and not retained
  /// (`UISearchBar.delegate`).
  open weak var delegate: (any SearchBarDelegate)?
  /// The object that is called in place of the delegate, and passes everything on; not retained.
  package final weak var relay: (any SearchBarDelegate)?
  final var listener: (any SearchBarDelegate)? { relay ?? delegate }
  /// The text; empty unless set (`UISearchBar.text`).
  open var text: String? {
    get { searchTextField.text }
    set { setText(newValue) }
  }
  /// The text that the empty field shows; nil unless set (`UISearchBar.placeholder`).
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  /// A line of text above the field; nil unless set (`UISearchBar.prompt`).
  open var prompt: String? { didSet { invalidateIntrinsicContentSize() } }
  /// A Boolean value that indicates whether the user can search; true unless set
  /// (`UISearchBar.isEnabled`, iOS 16.4).
  open var isEnabled: Bool {
    get { searchTextField.isEnabled }
    set { searchTextField.isEnabled = newValue }
  }
  /// The policies of the bar where sources disagree.
  public final var policies: TextPolicies {
    get { searchTextField.policies }
    set { searchTextField.policies = newValue }
  }

  // MARK: Buttons

  /// A Boolean value that indicates whether there is a button for bookmarks; false unless set
  /// (`UISearchBar.showsBookmarkButton`).
  open var showsBookmarkButton: Bool = false { didSet { setNeedsLayout() } }
  /// A Boolean value that indicates whether there is a button that cancels; false unless set
  /// (`UISearchBar.showsCancelButton`).
  open var showsCancelButton: Bool = false { didSet { setNeedsLayout() } }
  /// Shows or hides the button that cancels, at once even if animated
  /// (`UISearchBar.setShowsCancelButton(_:animated:)`).
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }
  /// A Boolean value that indicates whether there is a button for a list of results, in place of
  /// the one for bookmarks; false unless set (`UISearchBar.showsSearchResultsButton`).
  open var showsSearchResultsButton: Bool = false { didSet { setNeedsLayout() } }
  /// A Boolean value that indicates whether that button is selected; false unless set
  /// (`UISearchBar.isSearchResultsButtonSelected`).
  open var isSearchResultsButtonSelected: Bool = false { didSet { setNeedsLayout() } }

  // MARK: Scopes

  /// The titles of the scopes; nil unless set, and shown if there are at least two
  /// (`UISearchBar.scopeButtonTitles`).
  open var scopeButtonTitles: [String]? {
    didSet {
      if selectedScopeButtonIndex >= scopeButtonTitles?.count ?? 0 { parts.selectedScope = 0 }
      setNeedsLayout()
    }
  }
  /// The number of the selected scope; 0 unless set, and one out of range is ignored
  /// (`UISearchBar.selectedScopeButtonIndex`).
  open var selectedScopeButtonIndex: Int {
    get { parts.selectedScope }
    set {
      guard scopeButtonTitles?.indices.contains(newValue) ?? false else { return }
      parts.selectedScope = newValue
      setNeedsLayout()
    }
  }
  /// A Boolean value that indicates whether the scopes are shown; false unless set
  /// (`UISearchBar.showsScopeBar`).
  open var showsScopeBar: Bool = false { didSet { invalidateIntrinsicContentSize() } }
  /// Shows or hides the scopes, at once even if animated (`UISearchBar.setShowsScope(_:animated:)`).
  open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }

  // MARK: Looks

  /// The style; the default one unless set (`UISearchBar.searchBarStyle`).
  open var searchBarStyle: Style = .default
  /// A Boolean value that indicates whether what is behind the bar shines through; true unless set
  /// (`UISearchBar.isTranslucent`).
  open var isTranslucent: Bool = true
  /// The color of the bar; nil, for the system's, unless set (`UISearchBar.barTintColor`).
  open var barTintColor: Color?

  // MARK: Editing

  /// A Boolean value that indicates whether the field of the bar can be edited.
  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
  /// Begins editing of the field, if the delegate agrees.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
  /// Ends editing of the field, if the delegate agrees.
  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }
  /// A Boolean value that indicates whether the field of the bar is edited.
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }
  /// The view above the keyboard; nil unless set (`UISearchBar.inputAccessoryView`).
  open override var inputAccessoryView: View? {
    get { searchTextField.looks.inputAccessoryView }
    set { searchTextField.looks.inputAccessoryView = newValue }
  }

  /// The autocapitalization style while the user types; sentences unless set.
  open var autocapitalizationType: TextAutocapitalizationType {
    get { searchTextField.autocapitalizationType }
    set { searchTextField.autocapitalizationType = newValue }
  }
  /// The autocorrection style for words while the user types; the system decides unless set.
  open var autocorrectionType: TextAutocorrectionType {
    get { searchTextField.autocorrectionType }
    set { searchTextField.autocorrectionType = newValue }
  }
  /// The spell-checking style; the system decides unless set.
  open var spellCheckingType: TextSpellCheckingType {
    get { searchTextField.spellCheckingType }
    set { searchTextField.spellCheckingType = newValue }
  }
  /// The style for smart quotation marks; the system decides unless set.
  open var smartQuotesType: TextSmartQuotesType {
    get { searchTextField.smartQuotesType }
    set { searchTextField.smartQuotesType = newValue }
  }
  /// The style for smart dashes; the system decides unless set.
  open var smartDashesType: TextSmartDashesType {
    get { searchTextField.smartDashesType }
    set { searchTextField.smartDashesType = newValue }
  }
  /// The style for smart insertion and deletion of spaces; the system decides unless set.
  open var smartInsertDeleteType: TextSmartInsertDeleteType {
    get { searchTextField.smartInsertDeleteType }
    set { searchTextField.smartInsertDeleteType = newValue }
  }
  /// The style for inline predictions of the rest of a word; the system decides unless set.
  open var inlinePredictionType: TextInlinePredictionType {
    get { searchTextField.inlinePredictionType }
    set { searchTextField.inlinePredictionType = newValue }
  }
  /// The type of the keyboard; those of the input method unless set.
  open var keyboardType: KeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }
  /// The appearance of the keyboard; that of the interface unless set.
  open var keyboardAppearance: KeyboardAppearance {
    get { searchTextField.keyboardAppearance }
    set { searchTextField.keyboardAppearance = newValue }
  }
  /// The label of the return key; search unless set.
  open var returnKeyType: ReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }
  /// A Boolean value that indicates whether the return key is disabled while there is no text; true
  /// unless set.
  open var enablesReturnKeyAutomatically: Bool {
    get { searchTextField.enablesReturnKeyAutomatically }
    set { searchTextField.enablesReturnKeyAutomatically = newValue }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The purpose of the text; nil unless set.
  open var textContentType: TextContentType! {
    get { searchTextField.textContentType }
    set { searchTextField.textContentType = newValue }
  }
  /// A Boolean value that indicates whether the text is hidden; false unless set
  /// (`UITextInputTraits.isSecureTextEntry`).
  open var isSecureTextEntry: Bool {
    get { searchTextField.isSecureTextEntry }
    set { searchTextField.isSecureTextEntry = newValue }
  }

  /// Shows and places the field, the buttons and the scopes.
  open override func layoutSubviews() {
    super.layoutSubviews()
    InteractionRecorder.pause { arrange() }
  }
  /// The height of the bar (`UIView.intrinsicContentSize`).
  open override var intrinsicContentSize: Size {
    Size(width: Self.noIntrinsicMetric, height: naturalHeight)
  }
  /// Returns the size of the bar at a width (`UIView.sizeThatFits(_:)`).
  open override func sizeThatFits(_ size: Size) -> Size {
    Size(width: size.width, height: naturalHeight)
  }
}

extension SearchBar: HugsContent {
  package nonisolated static var huggedDirections: HuggedDirections { .vertical }
}
