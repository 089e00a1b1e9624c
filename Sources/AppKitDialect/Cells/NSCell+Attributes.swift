extension NSCell {
  /// The attributes of a cell that can be read by name, with AppKit's raw values
  /// (`NSCell.Attribute`).
  public enum Attribute: UInt, Sendable, Hashable, CaseIterable {
    /// Indicates whether the user cannot operate it.
    case cellDisabled = 0
    /// Its state.
    case cellState = 1
    /// Indicates whether it looks pushed in while it is pressed.
    case pushInCell = 2
    /// Indicates whether the user can change its text.
    case cellEditable = 3
    /// Indicates whether gray and background change places when it is on.
    case changeGrayCell = 4
    /// Indicates whether it looks pressed.
    case cellHighlighted = 5
    /// Indicates whether it shows its alternate contents while it is pressed.
    case cellLightsByContents = 6
    /// Indicates whether gray and background change places while it is pressed.
    case cellLightsByGray = 7
    /// Indicates whether its background changes when it is on.
    case changeBackgroundCell = 8
    /// Indicates whether its background changes while it is pressed.
    case cellLightsByBackground = 9
    /// Indicates whether it has a plain border.
    case cellIsBordered = 10
    /// Indicates whether it shows its alternate contents when it is on.
    case cellChangesContents = 14
    /// Indicates whether its state can be mixed.
    case cellAllowsMixedState = 16
  }

  /// Returns an attribute: 1 for yes, 0 for no, and the number of the state (`NSCell.cellAttribute(_:)`).
  ///
  /// Attributes of buttons are 0 for other cells.
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
