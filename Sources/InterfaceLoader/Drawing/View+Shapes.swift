import ButtonModel
import ControlCore
import Graphics
import InterfaceBuilder
import Navigation
import Pickers
import ResponderKit
import TextControls
import ValueControls

/// A part of a view that is drawn, in the coordinates of the view.
struct ViewShape {
  var content: ScreenDrawing.Content
  var frame: Rect
  var color: Color?
  var background: Color?
  var cornerRadius = 0.0
  var isDimmed = false
}

extension View {
  /// Indicates whether the views in the view are drawn, too; those of a control are its own
  /// business.
  var drawsSubviews: Bool { !(self is Control) && !(self is DatePicker) && !(self is PickerView) }

  /// Indicates whether something shows where the view is, though the document sets no color.
  var hasLook: Bool { self is NavigationBar || self is TabBar || self is Toolbar }

  /// The radius of the corners; 0 for most views.
  var cornerRadius: Double { 0 }

  /// Returns what is drawn of the view itself, with the element of the document that it is from.
  @MainActor
  func shapes(_ source: InterfaceElement?) -> [ViewShape] {
    switch self {
    case let button as Button: return button.buttonShapes
    case let label as Label: return label.labelShapes
    case let field as TextField: return [field.fieldShape]
    case let text as TextView: return text.textShapes
    case let control as Control: return [control.valueShape(source)] + control.partShapes
    case let image as ImageView:
      guard let name = image.image?.name else { return [] }
      return [
        .init(content: .image(name, isSymbol: image.image?.catalog == .system), frame: bounds)
      ]
    case let progress as ProgressView:
      return [.init(content: .progress(Double(progress.progress)), frame: bounds)]
    default: return kindShapes(source)
    }
  }

  /// Returns the shapes of a view that is only shown as its kind: a map, a web view, wheels.
  private func kindShapes(_ source: InterfaceElement?) -> [ViewShape] {
    if self is ActivityIndicatorView {
      return [.init(content: .kind("activity indicator"), frame: bounds)]
    }
    guard let source, !source.isDrawnByOthers else { return [] }
    return [.init(content: .kind(displayName(of: source.name)), frame: bounds)]
  }
}

extension InterfaceElement {
  /// Indicates whether the views in an element show what it looks like.
  fileprivate var isDrawnByOthers: Bool {
    let containers: Set = [
      "view", "stackView", "scrollView", "tableView", "tableViewCell", "collectionView",
      "collectionViewCell", "collectionReusableView", "tableViewCellContentView", "navigationBar",
      "tabBar", "toolbar", "searchBar", "containerView", "window", "imageView", "visualEffectView",
      "tableViewSection",
    ]
    return containers.contains(name)
  }
}

extension Button {
  fileprivate var buttonShapes: [ViewShape] {
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
