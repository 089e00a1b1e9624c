/// A row of the table of kinds: the roles of a kind of element on each platform.
///
/// A kind whose role in ARIA has rules about what is inside and around it, such as a table or a menu, is a group on
/// a page, which shows its elements one below the other.
struct PlatformRow {
  let role: AccessibilityRole
  let subrole: AccessibilitySubrole?
  let atspi: ATSPIRole
  let aria: ARIARole?

  init(
    _ role: AccessibilityRole, _ subrole: AccessibilitySubrole? = nil, atspi: ATSPIRole,
    aria: ARIARole?
  ) {
    (self.role, self.subrole, self.atspi, self.aria) = (role, subrole, atspi, aria)
  }
}

extension ElementKind {
  /// The row of the kind.
  var row: PlatformRow {
    switch self {
    case .adjustable: .init(.slider, atspi: .slider, aria: .slider)
    case .button: .init(.button, atspi: .button, aria: .button)
    case .checkBox: .init(.checkBox, atspi: .checkBox, aria: .checkBox)
    case .checkMenuItem: .init(.menuItem, atspi: .checkMenuItem, aria: .menuItem)
    case .colorWell: .init(.colorWell, atspi: .colorChooser, aria: .button)
    case .comboBox: .init(.comboBox, atspi: .comboBox, aria: .textBox)
    case .dialog: .init(.sheet, atspi: .dialog, aria: .group)
    case .group: .init(.group, atspi: .panel, aria: .group)
    case .heading: .init(.heading, atspi: .heading, aria: .heading)
    case .image: .init(.image, atspi: .image, aria: .image)
    case .incrementor: .init(.incrementor, atspi: .spinButton, aria: .group)
    case .levelIndicator: .init(.levelIndicator, atspi: .levelBar, aria: .group)
    case .link: .init(.link, .textLink, atspi: .link, aria: .link)
    case .list: .init(.list, atspi: .list, aria: .group)
    case .menu: .init(.menu, atspi: .menu, aria: .group)
    case .menuBar: .init(.menuBar, atspi: .menuBar, aria: .group)
    case .menuButton: .init(.menuButton, atspi: .button, aria: .button)
    case .menuItem: .init(.menuItem, atspi: .menuItem, aria: .menuItem)
    case .outline: .init(.outline, atspi: .tree, aria: .group)
    case .popUpButton: .init(.popUpButton, atspi: .comboBox, aria: .comboBox)
    case .progress: .init(.progressIndicator, atspi: .progressBar, aria: .progressBar)
    case .row: .init(.row, atspi: .tableRow, aria: .group)
    case .scrollArea: .init(.scrollArea, atspi: .scrollPane, aria: .group)
    case .searchField: .init(.textField, .searchField, atspi: .entry, aria: .searchBox)
    case .secureTextField:
      .init(.textField, .secureTextField, atspi: .passwordText, aria: .textBox)
    case .segment: .init(.radioButton, atspi: .radioButton, aria: .radio)
    case .splitGroup: .init(.splitGroup, atspi: .splitPane, aria: .group)
    case .staticText: .init(.staticText, atspi: .label, aria: nil)
    case .switch: .init(.checkBox, .switch, atspi: .toggleButton, aria: .switch)
    case .tab: .init(.radioButton, .tabButton, atspi: .pageTab, aria: .tab)
    case .tabGroup: .init(.tabGroup, atspi: .pageTabList, aria: .group)
    case .table: .init(.table, atspi: .table, aria: .group)
    case .textArea: .init(.textArea, atspi: .entry, aria: .textBox)
    case .textField: .init(.textField, atspi: .entry, aria: .textBox)
    case .toggleButton: .init(.checkBox, .toggle, atspi: .toggleButton, aria: .button)
    case .toolbar: .init(.toolbar, atspi: .toolBar, aria: .group)
    case .window: .init(.window, .standardWindow, atspi: .frame, aria: .group)
    }
  }
}
