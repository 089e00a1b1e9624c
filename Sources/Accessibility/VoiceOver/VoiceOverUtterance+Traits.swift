extension VoiceOverUtterance {
  /// Adds the expanded status and the words for the traits, after ending the sentence of the name.
  mutating func addTraits() {
    let hasName = !description.isEmpty
    let name = description
    description.removeAll(keepingCapacity: true)
    if reader.expandedPlace == .beforeKind { addExpandedStatus() }
    addKinds()
    if reader.expandedPlace == .afterKind { addExpandedStatus() }
    addValueOfEditedField()
    if !description.isEmpty { addInsertionPoint() }
    let words = description
    description = name
    guard !words.isEmpty else { return }
    if hasName { endSentence() }
    description += words
  }

  private mutating func addExpandedStatus() {
    switch element.expandedStatus {
    case .expanded: say(.expanded, .expandedStatus)
    case .collapsed: say(.collapsed, .expandedStatus)
    case .unsupported: break
    }
  }

  private mutating func addKinds() {
    let tab = tabPosition
    if selectionFollowsName {
      description.append(
        .init(
          book.word(.selectedAlone), source: .trait(.selected), rule: .selectedRow,
          word: VoiceOver.Word.selectedAlone.spoken))
    }
    add(.dimmed, .notEnabled, if: tab != .framework)
    let notButton: AccessibilityTraits = [.keyboardKey, .toggleButton, .tabBarItem, .backButton]
    let isButton = tab == nil && traits.isDisjoint(with: notButton)
    add(.button, .button, if: isButton)
    add(
      .popUpButton, .popUpButton,
      if: isButton && reader.speaksPopUpButtons)
    add(.draggable, .draggable)
    add(.backButton, .backButton)
    add(
      .switchButton, .toggleButton,
      if: traits.contains(.button) || reader.toggleKind == .switchButton)
    addToggleState()
    if tab != nil { say(.tab, .position) } else { add(.tab, .tabBarItem) }
    let isSecure = traits.contains(.secureTextField)
    let isSearch = traits.contains(.searchField) && reader.searchKind == .searchField
    add(isSecure ? .secureTextField : .textField, .textEntry, if: !isSearch)
    add(.isEditing, .isEditing, if: traits.contains(.textEntry))
    if element.headingLevel > 0 {
      description.append(
        .init(
          book.word(.headingLevel, with: element.headingLevel), source: .trait(.header),
          word: VoiceOver.Word.headingLevel.spoken))
    } else {
      add(.heading, .header)
    }
    add(.link, .link)
    add(.pickerItem, .pickerElement)
    add(.adjustable, .adjustable)
    add(.image, .image)
    add(.searchField, .searchField)
  }

  /// Adds the value of a field that is being edited, which follows that state.
  private mutating func addValueOfEditedField() {
    guard valueFollowsState, !spokenValue.isEmpty else { return }
    description.append(
      .init(
        spokenValue, source: .value, rule: .valueOfEditedField, attributed: element.attributedValue)
    )
  }

  /// Adds what is said of the caret of a field that is being edited.
  mutating func addInsertionPoint() {
    guard reader.insertionPoint == .spoken, let place = element.insertionPoint,
      traits.isSuperset(of: [.textEntry, .isEditing])
    else { return }
    endSentence()
    say(.characterMode, .trait(.isEditing))
    say(place == .start ? .insertionAtStart : .insertionAtEnd, .trait(.isEditing))
  }

  private mutating func add(
    _ word: VoiceOver.Word, _ trait: AccessibilityTraits, if condition: Bool = true
  ) {
    if condition, traits.contains(trait) { say(word, .trait(trait)) }
  }

  private mutating func addToggleState() {
    guard traits.contains(.toggleButton) else { return }
    if let word = toggleWord {
      description.append(
        .init(book.word(word), source: .value, rule: .toggleState, word: word.spoken))
    } else if reader.systemVersion >= 17 {
      // Before iOS 17, only the values of a standard switch were spoken.
      let text = text(of: element.value)
      if !text.isEmpty { description.append(.init(text, source: .value, rule: .toggleState)) }
    }
  }

  /// The word for the state of a switch; nil for any other value.
  var toggleWord: VoiceOver.Word? {
    switch element.value {
    case .toggle(.on), .text("1"): .on
    case .toggle(.off), .text("0"): .off
    case .toggle(.mixed), .text("2"): .mixed
    default: nil
    }
  }

  /// The kind of tab bar that the element is in; nil if it is not a tab.
  var tabPosition: TabPosition? {
    switch element.position {
    case .tabBarItem: .framework
    case .tab: .app
    default: nil
    }
  }
}

/// The kind of tab bar that an element is in.
enum TabPosition {
  /// A framework tab bar.
  case framework
  /// A custom container of the app.
  case app
}
