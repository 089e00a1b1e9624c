import Graphics
import ResponderKit
import TextControls

// Labels, fields and text views.
extension ArchivedClass {
  static let textControls: [ArchivedClass] = [
    ArchivedClass("UITextField", TextField.self, "UIControl", make: { _ in TextField() }) { field in
      field.computed("textInputTraits", get: { $0.storedTraits }, set: { $0.storedTraits = $1 })
      field.value("policies", \.policies)
      field.computed("font", get: { $0.ownFont }, set: { $0.font = $1 })
      field.value("textColor", \.textColor)
      field.value("textAlignment", \.textAlignment)
      field.raw("borderStyle", \.borderStyle)
      field.computed("defaultTextAttributes") {
        $0.ownTextAttributes
      } set: {
        $0.ownTextAttributes = $1
      }
      field.computed("text", get: { $0.storedText }, set: { $0.storedText = $1 })
      field.computed("attributedPlaceholder") {
        $0.attributedPlaceholder?.attributedText
      } set: {
        $0.attributedPlaceholder = $1?.styled
      }
      field.value("allowsEditingTextAttributes", \.allowsEditingTextAttributes)
      field.value("adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth)
      field.value("minimumFontSize", \.minimumFontSize)
      field.raw("clearButtonMode", \.clearButtonMode)
      field.raw("leftViewMode", \.leftViewMode)
      field.raw("rightViewMode", \.rightViewMode)
      field.value("background", \.background)
      field.value("disabledBackground", \.disabledBackground)
      field.owned("leftView", \.leftView)
      field.owned("rightView", \.rightView)
      field.owned("inputView", \.inputView)
      field.owned("inputAccessoryView", \.inputAccessoryView)
      field.reference("delegate", \.delegate)
      // Beginning clears the text.
      field.value("clearsOnBeginEditing", \.clearsOnBeginEditing, .final)
      field.custom("selectedRange", .final) { field, _, _ in
        let range = field.archivedSelection
        return range == UTF16Range(location: field.text?.utf16.count ?? 0, length: 0)
          ? nil : try ArchivedValue(encoding: range)
      } decode: { field, value, _ in
        field.archivedSelection = try value.decoded()
      }
      field.value("typingAttributes", \.ownTypingAttributes, .final)
      field.value("clearsOnInsertion", \.clearsOnInsertion, .final)
    },
    ArchivedClass(
      "UISearchTextField", SearchTextField.self, "UITextField",
      make: { _ in SearchTextField(frame: .zero) }
    ) {
      field in
      field.value("allowsDeletingTokens", \.allowsDeletingTokens)
      field.value("allowsCopyingTokens", \.allowsCopyingTokens)
      field.value("tokenBackgroundColor", \.tokenBackgroundColor)
      field.refused("tokens") {
        $0.tokens.isEmpty ? nil : .noValue("tokens", kind: "tokens of a search field")
      }
    },
    ArchivedClass("UITextView", TextView.self, "UIScrollView", make: { _ in TextView() }) { view in
      view.computed("textInputTraits", get: { $0.storedTraits }, set: { $0.storedTraits = $1 })
      view.value("policies", \.policies)
      view.value("font", \.font)
      view.value("textColor", \.textColor)
      view.value("textAlignment", \.textAlignment)
      view.computed("text", get: { $0.storedText }, set: { $0.storedText = $1 })
      view.value("allowsEditingTextAttributes", \.allowsEditingTextAttributes)
      view.raw("dataDetectorTypes", \.dataDetectorTypes)
      view.value("textContainerInset", \.textContainerInset)
      view.value("usesStandardTextScaling", \.usesStandardTextScaling)
      view.raw("borderStyle", \.borderStyle)
      view.value("isEditable", \.isEditable)
      view.value("isSelectable", \.isSelectable)
      view.owned("inputView", \.inputView)
      view.owned("inputAccessoryView", \.inputAccessoryView)
      view.reference("delegate", \.delegate)
      view.custom("selectedRange", .final) { view, _, _ in
        view.selectedRange == UTF16Range(location: view.text.utf16.count, length: 0)
          ? nil : try ArchivedValue(encoding: view.selectedRange)
      } decode: { view, value, _ in
        view.archivedSelection = try value.decoded()
      }
      view.value("typingAttributes", \.ownTypingAttributes, .final)
      view.value("clearsOnInsertion", \.clearsOnInsertion, .final)
    },
    ArchivedClass("UISearchBar", SearchBar.self, "UIView", make: { _ in SearchBar() }) { bar in
      bar.part("searchTextField") { $0.searchTextField }
      bar.value("policies", \.policies)
      bar.value("prompt", \.prompt)
      bar.value("isEnabled", \.isEnabled)
      bar.value("showsBookmarkButton", \.showsBookmarkButton)
      bar.value("showsCancelButton", \.showsCancelButton)
      bar.value("showsSearchResultsButton", \.showsSearchResultsButton)
      bar.value("isSearchResultsButtonSelected", \.isSearchResultsButtonSelected)
      bar.value("scopeButtonTitles", \.scopeButtonTitles)
      bar.value("showsScopeBar", \.showsScopeBar)
      bar.value("selectedScopeButtonIndex", \.selectedScopeButtonIndex)
      bar.raw("searchBarStyle", \.searchBarStyle)
      bar.value("isTranslucent", \.isTranslucent)
      bar.value("barTintColor", \.barTintColor)
      bar.owned("inputAccessoryView", \.inputAccessoryView)
      bar.reference("delegate", \.delegate)
    },
  ]
}
