import ButtonModel
import ControlCore
import Diagnostics
import Graphics
import ResponderKit
import TextFormats
import ValueControls

extension OperatedObject {
  /// Returns the choice of a segment by its title, by the name of its image or by its number.
  func choose(
    _ titles: [String], in control: SegmentedControl
  ) throws(Diagnostic) -> Operation {
    let count = control.numberOfSegments
    guard count > 0 else { throw refusal("it has no segments", "Tap another control.") }
    guard titles.count == 1 else {
      throw refusal("a segmented control takes one --choose", "Leave out the others.")
    }
    let names = (0..<count).map { control.nameOfSegment($0) }
    let found = names.indices.filter { names[$0] == titles[0] }
    let numbered = (1...count).first { "segment \($0)" == titles[0] }
    guard found.count < 2 else {
      throw refusal(
        "\(found.count) segments are called '\(brief(titles[0]))'",
        "Name one by its number: 'segment \(found[0] + 1)'.")
    }
    guard let segment = found.first ?? numbered.map({ $0 - 1 }) else {
      let offered = names.prefix(20).map { "'\(brief($0))'" }.joined(separator: ", ")
      let more = count > 20 ? " and \(count - 20) more" : ""
      throw refusal("it has no segment '\(brief(titles[0]))'", "It has \(offered)\(more).")
    }
    return {
      guard control.isEnabledForSegment(at: segment) else {
        return "segment '\(brief(names[segment]))' is not enabled"
      }
      driver.tap(at: control.convert(control.rect(ofSegment: segment).center, to: nil))
      return control.selectedSegmentIndex == segment ? nil : "the touch does not reach the segment"
    }
  }

  /// Returns the choice of an element of a button's menu, by the titles of its submenus and its own.
  func choose(_ titles: [String], in button: Button) throws(Diagnostic) -> Operation {
    guard let menu = button.menu, !menu.children.isEmpty else {
      throw refusal("the button has no menu", "Tap it.")
    }
    return {
      if button.showsMenuAsPrimaryAction { driver.tap(button) } else { driver.longPress(button) }
      do throws(MenuError) {
        try driver.choose(path: titles)
        return nil
      } catch {
        switch error {
        case .noMenu: return "the menu does not open"
        case .notFound(let title, let offered):
          let names = offered.prefix(20).map { "'\(brief($0))'" }.joined(separator: ", ")
          return "the menu has no '\(brief(title))'; it has \(names.isEmpty ? "nothing" : names)"
        case .noSubmenu(let title): return "'\(brief(title))' is not a submenu; name it last"
        case .opensSubmenu(let title):
          return "'\(brief(title))' is a submenu; name one of its elements with another --choose"
        case .disabled(let title): return "'\(brief(title))' is disabled"
        }
      }
    }
  }
}
