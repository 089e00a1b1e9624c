extension OrcaUtterance {
  /// Adds the parts that are spoken at once, in the order of the role.
  mutating func addParts() {
    switch role {
    case .button: addButton()
    case .toggleButton: addToggleButton()
    case .switch: addSwitch()
    case .checkBox: addCheckBox()
    case .radioButton: addRadioButton()
    case .slider: addSlider()
    case .spinButton: addSpinButton()
    case .progressBar: addProgress()
    case .levelBar: addLevel()
    case .entry, .passwordText: addField()
    case .comboBox: addComboBox()
    case .pageTab: addTab()
    case .menuItem, .checkMenuItem, .menu: addMenuItem()
    case .heading: addHeading()
    case .tableRow: addRow()
    case .label: addLabel()
    case .link: addLink()
    case .panel, .table, .list: addName()
    default:
      addName()
      if let word = Word.role(role) { say(word, .trait(element.traits)) }
      if element.kind.isFocusable { pause() }
    }
  }

  // MARK: Buttons

  private mutating func addButton() {
    addName()
    addExpanded()
    say(.button, .trait(element.traits))
    addGrayed()
    pause()
  }

  private mutating func addToggleButton() {
    addName()
    say(.toggleButton, .trait(element.traits))
    if states.contains(.expandable) {
      addExpanded()
    } else {
      say(states.contains(.pressed) ? .pressed : .notPressed, .value)
    }
    addGrayed()
    pause()
  }

  private mutating func addSwitch() {
    addName()
    if let stateWord { say(stateWord, .value) }
    say(.switchRole, .trait(element.traits))
    addGrayed()
    pause()
  }

  private mutating func addCheckBox() {
    addName()
    if states.contains(.readOnly) { say(.readOnly, .trait(.readOnly)) }
    say(.checkBox, .trait(element.traits))
    if let stateWord { say(stateWord, .value) }
    if states.contains(.required) { say(.required, .trait(element.traits)) }
    pause()
    addGrayed()
    pause()
  }

  private mutating func addRadioButton() {
    addName()
    if let stateWord { say(stateWord, .value) }
    say(.radioButton, .trait(element.traits))
    addGrayed()
    pause()
    addPosition()
  }

  private mutating func addTab() {
    addName()
    addExpanded()
    say(.pageTab, .trait(element.traits))
    addGrayed()
    pause()
    addPosition()
  }

  private mutating func addMenuItem() {
    addName()
    if role == .menu { say(.menu, .trait(element.traits)) }
    if role == .checkMenuItem {
      say(.checkMenuItem, .trait(element.traits))
      if let stateWord { say(stateWord, .value) }
    }
    if role != .menu { addExpanded() }
    addGrayed()
    pause()
    if role != .menu { addPosition() }
  }

  // MARK: Values

  private mutating func addSlider() {
    addName()
    say(states.contains(.vertical) ? .verticalSlider : .horizontalSlider, .trait(element.traits))
    say(valueText, .value)
    addPercentage()
    addGrayed()
    pause()
  }

  private mutating func addSpinButton() {
    addName()
    say(.spinButton, .trait(element.traits))
    say(valueText, .value)
    if states.contains(.required) { say(.required, .trait(element.traits)) }
    pause()
    addGrayed()
    pause()
  }

  private mutating func addProgress() {
    addName()
    if element.valueRange == nil { say(.progressBar, .trait(element.traits)) }
    addPercentage()
  }

  private mutating func addLevel() {
    addName()
    say(.levelBar, .trait(element.traits))
    say(valueText, .value)
    addGrayed()
    pause()
  }

  private mutating func addField() {
    addName()
    let isText = role == .entry && reader.fieldRole == .text
    let cannotBeEdited = isText && !states.isSuperset(of: [.editable, .sensitive])
    if states.contains(.readOnly) || cannotBeEdited { say(.readOnly, .trait(.readOnly)) }
    say(
      role == .passwordText ? .passwordText : isText ? .text : .entry, .trait(element.traits))
    if isText { pause() }
    let text = valueText
    let isLabel = element.labelSource == .placeholder
    let placeholder =
      role == .passwordText ? "" : element.placeholder ?? (isLabel ? element.label ?? "" : "")
    if !text.isEmpty {
      say(text, .value, attributed: element.attributedValue)
    } else if placeholder != nameText {
      say(placeholder, .value)
    }
    if !isText, states.contains(.required) { say(.required, .trait(element.traits)) }
    pause()
  }

  private mutating func addComboBox() {
    addName()
    say(states.contains(.editable) ? .editableComboBox : .comboBox, .trait(element.traits))
    if valueText != nameText { say(valueText, .value) }
    pause()
    addPosition(orAlone: false)
    pause()
    if states.contains(.required) { say(.required, .trait(element.traits)) }
    pause()
  }

  private mutating func addLabel() {
    addName()
    if valueText != nameText { say(valueText, .value) }
  }

  private mutating func addLink() {
    addName()
    say(states.contains(.visited) ? .visitedLink : .link, .trait(element.traits))
    addExpanded()
    pause()
  }

  private mutating func addHeading() {
    addName()
    let level = element.headingLevel
    if level > 0 {
      say(.headingLevel, counting: level, .trait(.header))
    } else {
      say(.heading, .trait(.header))
    }
  }

  private mutating func addRow() {
    addName()
    pause()
    addExpanded()
    pause()
    addPosition(orAlone: false)
    pause()
  }
}
