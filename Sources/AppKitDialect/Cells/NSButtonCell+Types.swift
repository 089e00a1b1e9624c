import Graphics

extension NSButton {
  /// The kinds of buttons, with AppKit's raw values (`NSButton.ButtonType`).
  public enum ButtonType: UInt, Sendable, Hashable, CaseIterable {
    /// Lights up while it is pressed.
    case momentaryLight = 0
    /// Stays in when it is clicked, until it is clicked again.
    case pushOnPushOff = 1
    /// Shows its alternate contents while it is on.
    case toggle = 2
    /// A checkbox.
    case `switch` = 3
    /// One of a group, of which one is on.
    case radio = 4
    /// Shows its alternate contents while it is pressed.
    case momentaryChange = 5
    /// Lights up while it is on.
    case onOff = 6
    /// Looks pushed in while it is pressed.
    case momentaryPushIn = 7
    /// Repeats its action while it is pressed.
    case accelerator = 8
    /// Repeats its action while it is pressed, in steps.
    case multiLevelAccelerator = 9
  }

  /// The shapes of bezels, with AppKit's raw values (`NSButton.BezelStyle`).
  public struct BezelStyle: RawRepresentable, Sendable, Hashable {
    /// The number.
    public var rawValue: UInt
    /// Creates a style.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// By the button's contents and place.
    public static let automatic = BezelStyle(rawValue: 0)
    /// A push button.
    public static let push = BezelStyle(rawValue: 1)
    /// A push button of any height.
    public static let flexiblePush = BezelStyle(rawValue: 2)
    /// A triangle that shows and hides what is below it.
    public static let disclosure = BezelStyle(rawValue: 5)
    /// A square without a shadow.
    public static let shadowlessSquare = BezelStyle(rawValue: 6)
    /// A circle.
    public static let circular = BezelStyle(rawValue: 7)
    /// A square with a texture.
    public static let texturedSquare = BezelStyle(rawValue: 8)
    /// A circle with a question mark.
    public static let helpButton = BezelStyle(rawValue: 9)
    /// A small square.
    public static let smallSquare = BezelStyle(rawValue: 10)
    /// A button of a toolbar.
    public static let toolbar = BezelStyle(rawValue: 11)
    /// An action of an accessory bar.
    public static let accessoryBarAction = BezelStyle(rawValue: 12)
    /// A choice of an accessory bar.
    public static let accessoryBar = BezelStyle(rawValue: 13)
    /// A button that shows and hides what is below it.
    public static let pushDisclosure = BezelStyle(rawValue: 14)
    /// A badge in a row.
    public static let badge = BezelStyle(rawValue: 15)
    /// The former name of ``push``.
    public static let rounded = push
    /// The former name of ``flexiblePush``.
    public static let regularSquare = flexiblePush
    /// The former name of ``toolbar``.
    public static let texturedRounded = toolbar
    /// The former name of ``accessoryBarAction``.
    public static let roundRect = accessoryBarAction
    /// The former name of ``accessoryBar``.
    public static let recessed = accessoryBar
    /// The former name of ``pushDisclosure``.
    public static let roundedDisclosure = pushDisclosure
    /// The former name of ``badge``.
    public static let inline = badge
  }
}

extension NSButtonCell {
  /// Gives the cell the looks and the behavior of a type, which is not kept
  /// (`NSButtonCell.setButtonType(_:)`).
  public final func setButtonType(_ type: NSButton.ButtonType) {
    (highlightsBy, showsStateBy) = Self.masks(of: type)
    isRadio = type == .radio
    imageDimsWhenDisabled = true
    switch type {
    case .switch: becomeMark("NSSwitch")
    case .radio: becomeMark("NSRadioButton")
    case .accelerator, .multiLevelAccelerator: isContinuous = true
    default: break
    }
    update()
  }

  private static func masks(of type: NSButton.ButtonType) -> (NSCell.StyleMask, NSCell.StyleMask) {
    switch type {
    case .momentaryLight: (.changeBackgroundCellMask, [])
    case .momentaryPushIn, .accelerator, .multiLevelAccelerator:
      ([.pushInCellMask, .changeGrayCellMask], [])
    case .momentaryChange: (.contentsCellMask, [])
    case .pushOnPushOff: ([.pushInCellMask, .changeGrayCellMask], .changeBackgroundCellMask)
    case .onOff: (.changeBackgroundCellMask, .changeBackgroundCellMask)
    case .toggle: ([.pushInCellMask, .contentsCellMask], .contentsCellMask)
    case .switch, .radio: (.contentsCellMask, .contentsCellMask)
    }
  }

  /// Shows a mark beside the title: a checkbox or a radio button.
  private func becomeMark(_ name: String) {
    (border, imagePosition, alignment) = (.none, .imageLeft, .left)
    (image, alternateImage) = (
      Image(named: name), Image(named: "NSHighlighted\(name.dropFirst(2))")
    )
    imageDimsWhenDisabled = false
  }
}

extension NSCell {
  /// What can be asked of a cell by name, with AppKit's raw values (`NSCell.Attribute`).
  public enum Attribute: UInt, Sendable, Hashable, CaseIterable {
    /// Whether the user cannot operate it.
    case cellDisabled = 0
    /// Its state.
    case cellState = 1
    /// Whether it looks pushed in while it is pressed.
    case pushInCell = 2
    /// Whether the user can change its text.
    case cellEditable = 3
    /// Whether gray and background change places when it is on.
    case changeGrayCell = 4
    /// Whether it looks pressed.
    case cellHighlighted = 5
    /// Whether it shows its alternate contents while it is pressed.
    case cellLightsByContents = 6
    /// Whether gray and background change places while it is pressed.
    case cellLightsByGray = 7
    /// Whether its background changes when it is on.
    case changeBackgroundCell = 8
    /// Whether its background changes while it is pressed.
    case cellLightsByBackground = 9
    /// Whether it has a plain border.
    case cellIsBordered = 10
    /// Whether it shows its alternate contents when it is on.
    case cellChangesContents = 14
    /// Whether its state can be mixed.
    case cellAllowsMixedState = 16
  }

  /// Returns an attribute: 1 for yes, 0 for no, and the number of the state (`NSCell.cellAttribute(_:)`).
  ///
  /// What only a button has is 0 for other cells.
  public final func cellAttribute(_ parameter: Attribute) -> Int {
    let button = self as? NSButtonCell
    func has(_ mask: StyleMask?, _ part: StyleMask) -> Int { mask?.contains(part) ?? false ? 1 : 0 }
    return switch parameter {
    case .cellDisabled: isEnabled ? 0 : 1
    case .cellState: state.rawValue
    case .cellEditable: isEditable ? 1 : 0
    case .cellHighlighted: isHighlighted ? 1 : 0
    case .cellIsBordered: isBordered ? 1 : 0
    case .cellAllowsMixedState: allowsMixedState ? 1 : 0
    case .pushInCell: has(button?.highlightsBy, .pushInCellMask)
    case .cellLightsByContents: has(button?.highlightsBy, .contentsCellMask)
    case .cellLightsByGray: has(button?.highlightsBy, .changeGrayCellMask)
    case .cellLightsByBackground: has(button?.highlightsBy, .changeBackgroundCellMask)
    case .changeGrayCell: has(button?.showsStateBy, .changeGrayCellMask)
    case .changeBackgroundCell: has(button?.showsStateBy, .changeBackgroundCellMask)
    case .cellChangesContents: has(button?.showsStateBy, .contentsCellMask)
    }
  }
}
