import AppKitDialect
import InterfaceBuilder

extension NSCell {
  /// Returns the cell of an element that stands in a matrix or a column; one that shows a text for a kind that is not
  /// modeled.
  @MainActor
  static func made(of element: InterfaceElement, _ context: ViewKind.Context) -> NSCell {
    let content = CellContent(element)
    func filled<Kind: AppKitControlKind>(_ kind: Kind.Type, _ cell: NSCell) -> NSCell {
      kind.apply(content, to: cell, context)
      return cell
    }
    switch element.name {
    case "buttonCell": return filled(ButtonKind.self, NSButtonCell())
    case "textFieldCell": return filled(FieldKind.self, NSTextFieldCell())
    case "imageCell": return filled(ImageViewKind.self, NSImageCell())
    case "comboBoxCell": return filled(ComboBoxKind.self, NSComboBoxCell())
    case "levelIndicatorCell": return filled(LevelIndicatorKind.self, NSLevelIndicatorCell())
    case "sliderCell": return filled(SliderKind.self, NSSliderCell())
    case "popUpButtonCell":
      let cell = NSPopUpButtonCell()
      PopUpButtonKind.apply(content, to: cell, context)
      for item in content.menuItems ?? [] {
        cell.menu.addItem(
          withTitle: MenuItemContent(item).title ?? "", action: nil, keyEquivalent: "")
      }
      return cell
    default:
      let cell = NSActionCell()
      cell.apply(content)
      return cell
    }
  }
}
