import FoundationEssentials
import Graphics
import ResponderKit
import Testing
import TextControls

/// The three texts that the user edits, with a text and without tokens.
@MainActor
private func inputs() -> [any TextInput & View] {
  let (field, search, view) = (TextField(), SearchTextField(), TextView())
  (field.text, search.text, view.text) = ("one two", "one two", "one two")
  return [field, search, view]
}

@MainActor @Suite struct TextInputTests {
  @Test func `the places and ranges of a text are compared, measured and read`() throws {
    for input in inputs() {
      let (start, end) = (input.beginningOfDocument, input.endOfDocument)
      #expect(input.offset(from: start, to: end) == 7)
      let third = try #require(input.position(from: start, offset: 3))
      #expect(input.position(from: third, offset: 5) == nil)
      #expect(input.position(from: third, offset: -4) == nil)
      #expect(input.position(from: third, offset: .max) == nil)
      #expect(input.compare(start, to: third) == .orderedAscending)
      #expect(input.compare(third, to: third) == .orderedSame)
      #expect(input.compare(end, to: third) == .orderedDescending)
      let range = try #require(input.textRange(from: third, to: start))
      #expect(input.text(in: range) == "one")
      #expect(!range.isEmpty)
      #expect(input.compare(range.start, to: start) == .orderedSame)
      #expect(input.compare(range.end, to: third) == .orderedSame)
      #expect(input.textRange(from: third, to: TextPosition()) == nil)
      #expect(input.text(in: TextRange()) == nil)
    }
  }

  @Test func `a range is selected and replaced, and the caret follows`() throws {
    for input in inputs() {
      let start = input.beginningOfDocument
      let third = try #require(input.position(from: start, offset: 3))
      let range = try #require(input.textRange(from: start, to: third))
      input.selectedTextRange = range
      let selected = try #require(input.selectedTextRange)
      #expect(input.text(in: selected) == "one")
      input.selectedTextRange = nil
      #expect(input.selectedTextRange.flatMap { input.text(in: $0) } == "one")
      input.replace(range, withText: "three")
      #expect(input.selectedTextRange?.isEmpty == true)
      let whole = try #require(input.textRange(from: start, to: input.endOfDocument))
      #expect(input.text(in: whole) == "three two")
      input.replace(TextRange(), withText: "nothing")
      #expect(input.text(in: whole) == "three two")
    }
  }

  @Test
  func `what is composed is marked until it is accepted, and the delegate of the input is told`()
    throws
  {
    final class Delegate: TextInputDelegate {
      var log: [String] = []
      func textWillChange(_ textInput: (any TextInput)?) { log.append("text will") }
      func textDidChange(_ textInput: (any TextInput)?) { log.append("text did") }
      func selectionWillChange(_ textInput: (any TextInput)?) { log.append("selection will") }
      func selectionDidChange(_ textInput: (any TextInput)?) { log.append("selection did") }
    }
    for input in inputs() {
      let delegate = Delegate()
      input.inputDelegate = delegate
      #expect(input.inputDelegate === delegate)
      #expect(input.markedTextRange == nil)
      input.setMarkedText("ni", selectedRange: UTF16Range(location: 1, length: 1))
      #expect(input.markedTextRange.flatMap { input.text(in: $0) } == "ni")
      #expect(input.selectedTextRange.flatMap { input.text(in: $0) } == "i")
      input.setMarkedText("你", selectedRange: UTF16Range(location: 1, length: 0))
      input.unmarkText()
      #expect(input.markedTextRange == nil)
      input.setMarkedText(nil, selectedRange: UTF16Range(location: 0, length: 0))
      let whole = try #require(
        input.textRange(from: input.beginningOfDocument, to: input.endOfDocument))
      #expect(input.text(in: whole) == "one two你")
      input.selectedTextRange = whole
      #expect(delegate.log == ["selection will", "selection did"])
    }
  }

  @Test func `an input that says nothing of its keyboard has UIKit's traits`() {
    final class Plain: TextInputTraits {}
    let plain = Plain()
    #expect(plain.autocapitalizationType == .sentences)
    #expect((plain.autocorrectionType, plain.spellCheckingType) == (.default, .default))
    #expect((plain.smartQuotesType, plain.smartDashesType) == (.default, .default))
    #expect((plain.smartInsertDeleteType, plain.inlinePredictionType) == (.default, .default))
    #expect((plain.keyboardType, plain.keyboardAppearance) == (.default, .default))
    #expect(plain.returnKeyType == .default)
    #expect(!plain.enablesReturnKeyAutomatically && !plain.isSecureTextEntry)
    #expect(plain.textContentType == nil)
  }

  /// Sets everything that a keyboard is told to something else.
  private func change(_ traits: some SettableInputTraits) {
    traits.autocapitalizationType = .words
    traits.autocorrectionType = .no
    traits.spellCheckingType = .yes
    traits.smartQuotesType = .no
    traits.smartDashesType = .yes
    traits.smartInsertDeleteType = .no
    traits.keyboardType = .emailAddress
    traits.keyboardAppearance = .dark
    traits.returnKeyType = .send
    traits.enablesReturnKeyAutomatically = true
    traits.textContentType = .emailAddress
  }

  @Test func `a field, a text view and a search bar keep the traits that are set`() {
    let bar = SearchBar()
    let all: [any SettableInputTraits] = [TextField(), TextView(), SearchTextField(), bar]
    for traits in all {
      change(traits)
      #expect((traits.autocapitalizationType, traits.autocorrectionType) == (.words, .no))
      #expect((traits.spellCheckingType, traits.smartQuotesType) == (.yes, .no))
      #expect((traits.smartDashesType, traits.smartInsertDeleteType) == (.yes, .no))
      #expect(traits.keyboardType == .emailAddress)
      #expect((traits.keyboardAppearance, traits.returnKeyType) == (.dark, .send))
      #expect(traits.enablesReturnKeyAutomatically)
      #expect(traits.textContentType == .emailAddress)
    }
    #expect(bar.searchTextField.keyboardType == .emailAddress)
  }

  @Test func `a search bar hands its text, its state and its first responder to its field`() {
    let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
    let bar = SearchBar(frame: Rect(x: 0, y: 0, width: 320, height: 56))
    window.addSubview(bar)
    bar.placeholder = "Search"
    bar.prompt = "Find a city"
    bar.text = "Rome"
    #expect(bar.searchTextField.text == "Rome" && bar.searchTextField.placeholder == "Search")
    #expect(bar.becomeFirstResponder() && bar.isFirstResponder)
    let accessory = View()
    bar.inputAccessoryView = accessory
    #expect(bar.inputAccessoryView === accessory)
    #expect(bar.resignFirstResponder() && !bar.isFirstResponder)
    bar.isEnabled = false
    #expect(!bar.searchTextField.isEnabled && !bar.isEnabled && !bar.canBecomeFirstResponder)
    bar.setShowsCancelButton(true, animated: true)
    bar.setShowsScope(true, animated: true)
    #expect(bar.showsCancelButton && bar.showsScopeBar)
    bar.scopeButtonTitles = ["All", "Cities"]
    bar.selectedScopeButtonIndex = 1
    bar.selectedScopeButtonIndex = 2
    #expect(bar.selectedScopeButtonIndex == 1)
    bar.scopeButtonTitles = ["All"]
    #expect(bar.selectedScopeButtonIndex == 0)
    bar.scopeButtonTitles = ["All", "Cities"]
    let height = bar.intrinsicContentSize.height
    #expect(bar.sizeThatFits(Size(width: 100, height: 10)) == Size(width: 100, height: height))
    bar.showsScopeBar = false
    #expect(bar.intrinsicContentSize.height < height)
    bar.policies.searchText = .reported
    #expect(bar.searchTextField.policies.searchText == .reported)
    bar.isSecureTextEntry = true
    #expect(bar.searchTextField.isSecureTextEntry && bar.isSecureTextEntry)
  }

  @Test func `tokens stand before the text, and are found, taken out and put in its place`() throws
  {
    let field = SearchTextField()
    field.text = "one two"
    field.tokens = [SearchToken(icon: nil, text: "Mail"), SearchToken(icon: nil, text: "Ada")]
    #expect(field.offset(from: field.beginningOfDocument, to: field.endOfDocument) == 9)
    let whole = try #require(
      field.textRange(from: field.beginningOfDocument, to: field.endOfDocument))
    #expect(field.tokens(in: whole).map(\.text) == ["Mail", "Ada"])
    #expect(field.tokens(in: field.textualRange).isEmpty)
    #expect(field.tokens(in: TextRange()).isEmpty)
    #expect(field.text(in: whole) == "one two")
    let second = field.positionOfToken(at: 1)
    #expect(field.offset(from: field.beginningOfDocument, to: second) == 1)
    let start = field.positionOfToken(at: 2)
    let end = try #require(field.position(from: start, offset: 4))
    let word = try #require(field.textRange(from: start, to: end))
    #expect(field.text(in: word) == "one ")
    field.replaceTextualPortion(of: word, with: SearchToken(icon: nil, text: "One"), at: 2)
    #expect(field.text == "two" && field.tokens.map(\.text) == ["Mail", "Ada", "One"])
    field.removeToken(at: 0)
    field.selectAll(nil)
    let selected = try #require(field.selectedTextRange)
    #expect(field.tokens(in: selected).map(\.text) == ["Ada", "One"])
    field.deleteBackward()
    #expect(field.tokens.isEmpty && field.text == "" && !field.hasText)
    field.setMarkedText("ni", selectedRange: UTF16Range(location: 2, length: 0))
    field.insertToken(SearchToken(icon: nil, text: "Mail"), at: 0)
    let marked = try #require(field.markedTextRange)
    #expect(field.offset(from: field.beginningOfDocument, to: marked.start) == 1)
    field.unmarkText()
    field.selectedTextRange = field.textRange(
      from: field.beginningOfDocument, to: field.beginningOfDocument)
    field.insertText("x")
    #expect(field.tokens.isEmpty && field.text == "xni")
  }
}
