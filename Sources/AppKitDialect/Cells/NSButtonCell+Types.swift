import Graphics

extension NSButtonCell {
  /// Gives the cell the looks and the behavior of a type, which is not kept
  /// (`NSButtonCell.setButtonType(_:)`).
  public final func setButtonType(_ type: NSButton.ButtonType) {
    (highlightsBy, showsStateBy) = Self.masks(of: type)
    isRadio = type == .radio
    isCheckBox = type == .switch
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
      Image(name, in: .app), Image("NSHighlighted\(name.dropFirst(2))", in: .app)
    )
    imageDimsWhenDisabled = false
  }
}
