package import ButtonModel
import ControlCore
package import ControlValues
import Graphics
package import InterfaceBuilder
package import ResponderKit
import TextFormats

extension Button: LoadableControl {
  package func take(text: String) -> Bool {
    if configuration != nil {
      configuration?.attributedTitle = nil
      configuration?.title = text
    } else {
      // An attributed title would be shown in its place.
      for state in [ControlState.normal, state] {
        setAttributedTitle(nil, for: state)
        setTitle(text, for: state)
      }
    }
    return shownText == text
  }

  package static var operatedName: String? { "buttons with a menu" }
  package static var operations: [ScreenOperation.Kind] { [.choose, .tap] }

  package var fittingOperations: [ScreenOperation.Kind] { [.tap] }

  package static func make(_ element: InterfaceElement) -> View {
    Button(type: .init(documentName: element.buttonType))
  }

  package func apply(_ content: ButtonContent, _ context: ViewKind.Context) {}

  /// The content of a button depends on its state, which is set after all objects are made.
  package func finish(_ control: InterfaceControl, _ context: ViewKind.Context) {
    guard let content = control.button else { return }
    fill(with: content, context)
    labelPolicy = context.settings.labelPolicy
    imageNamePolicy = context.settings.imageNamePolicy
  }

  package var shownText: String? { currentTitle ?? currentAttributedTitle?.string }

  /// Returns the choice of an element of the menu, by the titles of its submenus and its own.
  package func prepare(
    _ operation: ScreenOperation, in context: OperationContext<TouchDriver>
  ) throws(OperationRefusal) -> PreparedOperation {
    guard case .choose(let titles) = operation else { throw context.misfit(operation, of: self) }
    guard let menu, !menu.children.isEmpty else {
      throw OperationRefusal("the button has no menu", "Tap it.")
    }
    let driver = context.driver
    return {
      if self.showsMenuAsPrimaryAction { driver.tap(self) } else { driver.longPress(self) }
      do throws(MenuError) {
        try driver.choose(path: titles)
        return nil
      } catch {
        return error.reason(title: context.spelled.title)
      }
    }
  }

  package func visitStates(_ visit: (_ name: String, _ appearance: ButtonAppearance?) -> Void) {
    let (wasEnabled, wasSelected, wasHighlighted) = (isEnabled, isSelected, isHighlighted)
    defer {
      looksFocused = false
      (isEnabled, isSelected) = (wasEnabled, wasSelected)
      if isHighlighted != wasHighlighted { isHighlighted = wasHighlighted }
    }
    for state in LiveDocument.states { visit("\(state)", appearance(in: state)) }
  }

  package func shapes(_ source: InterfaceElement?) -> [ViewShape] {
    let look = currentAppearance
    var shapes: [ViewShape] = []
    let isDimmed = look.titleEffect == .dimmed || look.imageEffect == .dimmed
    if look.background.color != nil || look.background.strokeColor != nil {
      shapes.append(
        ViewShape(
          content: .area, frame: look.frames.background, color: look.background.strokeColor,
          background: look.background.color, cornerRadius: look.background.cornerRadius,
          isDimmed: isDimmed))
    }
    if let image = look.background.image {
      shapes.append(.init(content: .image(image.name, isSymbol: false), frame: bounds))
    }
    if let image = look.image, let frame = look.frames.image {
      let isSymbol = image.catalog == .system
      shapes.append(
        ViewShape(
          content: .image(image.name, isSymbol: isSymbol), frame: frame, color: look.imageTint,
          isDimmed: isDimmed))
    }
    for (text, frame) in [(look.title, look.frames.title), (look.subtitle, look.frames.subtitle)] {
      guard let text, let frame else { continue }
      let run = text.runs.first?.attributes
      shapes.append(
        ViewShape(
          content: .text(.init(text.string, font: run?.font, alignment: .center)), frame: frame,
          color: run?.foregroundColor, isDimmed: isDimmed))
    }
    return shapes
  }
}

extension MenuError {
  /// The reason in words; a title is written as an option of a command, or as it is.
  func reason(title another: String) -> String {
    switch self {
    case .noMenu: return "the menu does not open"
    case .notFound(let title, let offered):
      let names = offered.prefix(20).map { "'\(brief($0))'" }.joined(separator: ", ")
      return "the menu has no '\(brief(title))'; it has \(names.isEmpty ? "nothing" : names)"
    case .noSubmenu(let title): return "'\(brief(title))' is not a submenu; name it last"
    case .opensSubmenu(let title):
      return "'\(brief(title))' is a submenu; name one of its elements with another \(another)"
    case .disabled(let title): return "'\(brief(title))' is disabled"
    }
  }
}
