extension AccessibilityElement {
  /// The kind of the element, from its traits, its value and its position.
  public var kind: ElementKind {
    if let kind = kindOfValue { return kind }
    return switch role {
    case .textField: kindOfField
    case .textArea: .textArea
    case .checkBox:
      subrole == .switch
        ? .switch : subrole == nil && appKit != nil ? .checkBox : .toggleButton
    case .radioButton: subrole == .tabButton ? .tab : .segment
    case .popUpButton: .popUpButton
    case .window: subrole == .dialog || subrole == .systemDialog ? .dialog : .window
    case .menuItem, .menuBarItem: value == nil ? .menuItem : .checkMenuItem
    case .menuButton: .menuButton
    case .disclosureTriangle: .button
    case .link: .link
    case .button: isOneOfSeries ? .segment : .button
    case .heading: .heading
    case .slider: .adjustable
    case .image: .image
    case .staticText: .staticText
    default: Self.kinds[role] ?? .group
    }
  }

  /// The kinds of roles that only AppKit has.
  private static let kinds: [AccessibilityRole: ElementKind] = [
    .busyIndicator: .progress, .colorWell: .colorWell, .comboBox: .comboBox,
    .dateTimeArea: .textField,
    .incrementor: .incrementor, .levelIndicator: .levelIndicator, .list: .list, .menu: .menu,
    .menuBar: .menuBar, .outline: .outline, .progressIndicator: .progress, .row: .row,
    .scrollArea: .scrollArea, .sheet: .dialog, .splitGroup: .splitGroup, .tabGroup: .tabGroup,
    .table: .table, .toolbar: .toolbar,
  ]

  private var kindOfField: ElementKind {
    switch subrole {
    case .searchField: .searchField
    case .secureTextField: .secureTextField
    default: .textField
    }
  }

  /// The kind that a value alone indicates.
  private var kindOfValue: ElementKind? {
    if case .color = value, role == .button { return .colorWell }
    return role == .unknown && traits.contains(.updatesFrequently) ? .progress : nil
  }

  private var isOneOfSeries: Bool {
    // AppKit's radio buttons have a role.
    if case .series = position { appKit == nil } else { false }
  }
}

extension AccessibilityElement {
  /// The value in its range, in percent or counted from 1; nil for one that is only text.
  package var valueRange: (now: Double, least: Double, most: Double)? {
    switch value {
    // The controls of UIKit have values of `Float`, whose last digits a `Double` would tell.
    case .percent(let share) where share.isFinite:
      (Double("\(Float(share * 100))") ?? share * 100, 0, 100)
    case .position(let place, let count): (Double(place), 1, Double(count))
    case .number(let now) where appKit?.maxValue != nil:
      (now, appKit?.minValue ?? 0, appKit?.maxValue ?? now)
    default: nil
    }
  }
}
