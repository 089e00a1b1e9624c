import ControlCore
import Graphics
import InterfaceBuilder
import ResponderKit
import TextControls

// The texts and traits of text controls: each attribute of a document sets the property of its name.

extension TextField {
  func apply(_ content: TextFieldContent, sizes: [String: Size]) {
    let input = content.input
    if let font = input.font { self.font = font }
    if let color = input.textColor { textColor = color }
    textAlignment = TextAlignment.named(input.textAlignment) ?? .left
    if let attributed = input.attributedText {
      attributedText = attributed.styled
    } else if !input.text.isEmpty {
      text = input.text
    }
    placeholder = input.placeholder
    borderStyle = BorderStyle.named(content.borderStyle) ?? .none
    clearButtonMode = ViewMode.named(content.clearButtonMode) ?? .never
    clearsOnBeginEditing = content.clearsOnBeginEditing
    allowsEditingTextAttributes = input.allowsEditingTextAttributes
    adjustsFontForContentSizeCategory = input.adjustsFontForContentSizeCategory
    adjustsFontSizeToFitWidth = content.adjustsFontSizeToFitWidth
    if let size = content.minimumFontSize { minimumFontSize = size }
    background = content.background?.sized(by: sizes)
    disabledBackground = content.disabledBackground?.sized(by: sizes)
    apply(input.traits)
    isSecureTextEntry = input.isSecure
  }
}

extension TextView {
  func apply(_ content: TextViewContent) {
    let input = content.input
    if let font = input.font { self.font = font }
    if let color = input.textColor { textColor = color }
    textAlignment = TextAlignment.named(input.textAlignment) ?? .left
    if let attributed = input.attributedText {
      attributedText = attributed.styled
    } else {
      text = input.text
    }
    isEditable = input.isEditable
    isSelectable = content.isSelectable
    allowsEditingTextAttributes = input.allowsEditingTextAttributes
    adjustsFontForContentSizeCategory = input.adjustsFontForContentSizeCategory
    dataDetectorTypes = content.dataDetectorTypes.reduce(into: []) {
      if let type = DataDetectorTypes.named[$1] { $0.insert(type) }
    }
    apply(input.traits)
    isSecureTextEntry = input.isSecure
  }
}

extension SearchBar {
  func apply(_ content: SearchBarContent) {
    if !content.input.text.isEmpty { text = content.input.text }
    placeholder = content.input.placeholder
    prompt = content.prompt
    showsCancelButton = content.showsCancelButton
    showsBookmarkButton = content.showsBookmarkButton
    showsSearchResultsButton = content.showsSearchResultsButton
    if !content.scopeButtonTitles.isEmpty { scopeButtonTitles = content.scopeButtonTitles }
    showsScopeBar = content.showsScopeBar
    searchBarStyle = Style.named(content.searchBarStyle) ?? .default
    isTranslucent = content.isTranslucent
    if let color = content.barTintColor { barTintColor = color }
    apply(content.input.traits)
    isSecureTextEntry = content.input.isSecure
  }
}

extension DataDetectorTypes {
  /// The types by the names in documents, which are UIKit's.
  fileprivate static let named: [String: DataDetectorTypes] = [
    "phoneNumber": .phoneNumber, "link": .link, "address": .address,
    "calendarEvent": .calendarEvent, "shipmentTrackingNumber": .shipmentTrackingNumber,
    "flightNumber": .flightNumber, "lookupSuggestion": .lookupSuggestion, "all": .all,
  ]
}

extension SettableInputTraits {
  /// Sets the traits that a document has; the others stay as the control has them.
  func apply(_ content: InputTraitsContent) {
    if let type = TextAutocapitalizationType.named(content.autocapitalizationType) {
      autocapitalizationType = type
    }
    if let type = TextAutocorrectionType.named(content.autocorrectionType) {
      autocorrectionType = type
    }
    if let type = TextSpellCheckingType.named(content.spellCheckingType) {
      spellCheckingType = type
    }
    if let type = TextSmartQuotesType.named(content.smartQuotesType) { smartQuotesType = type }
    if let type = TextSmartDashesType.named(content.smartDashesType) { smartDashesType = type }
    if let type = TextSmartInsertDeleteType.named(content.smartInsertDeleteType) {
      smartInsertDeleteType = type
    }
    if content.keyboardType == "alphabet" {
      keyboardType = .alphabet
    } else if let type = KeyboardType.named(content.keyboardType) {
      keyboardType = type
    }
    if content.keyboardAppearance == "alert" {
      keyboardAppearance = .alert
    } else if let appearance = KeyboardAppearance.named(content.keyboardAppearance) {
      keyboardAppearance = appearance
    }
    if let type = ReturnKeyType.named(content.returnKeyType) { returnKeyType = type }
    if content.enablesReturnKeyAutomatically { enablesReturnKeyAutomatically = true }
    if let type = content.textContentType { textContentType = TextContentType(rawValue: type) }
    isSecureTextEntry = content.isSecureTextEntry
  }
}
