import Accessibility
import ButtonModel
import ControlCore
import Graphics
import InterfaceBuilder
import Lists
import Navigation
import ResponderKit

extension Instantiation {
  private var context: ViewKind.Context {
    ViewKind.Context(imageSizes: loading.imageSizes, settings: settings)
  }

  /// Makes a view and its subviews; the parser's nesting limit bounds the recursion.
  func makeView(_ element: InterfaceElement, frame: Rect? = nil) -> View {
    let kinds = loading.dialect.kinds
    let kind =
      element.frameworkElementName.flatMap { kinds[$0] } ?? kinds[element.name] ?? .bare(element)
    let view =
      custom(element) as? View ?? stackView(element) ?? kind.make(element) as? View ?? View()
    keep(view, element)
    name(view, element)
    let content = ViewContent(element)
    view.frame = frame ?? content.frame ?? .zero
    view.isHidden = content.isHidden
    view.isUserInteractionEnabled = content.isUserInteractionEnabled
    view.alpha = content.alpha
    view.tag = content.tag
    view.clipsToBounds = content.clipsToBounds
    // Most documents write the default.
    if let name = content.contentMode, name != "scaleToFill", let mode = ContentMode.named(name) {
      view.contentMode = mode
    }
    kind.apply(view, element, context)
    decodeLayout(of: view, element)
    if let color = content.tintColor { view.decode(tintColor: color) }
    if let attribute = SemanticContentAttribute.named(content.semanticContentAttribute) {
      view.semanticContentAttribute = attribute
    }
    view.apply(element.effectiveAccessibility)
    if settings.showsContainers { makeItems(of: BarContent(element), view) }
    addSubviews(content.subviews, to: view)
    if let cell = view as? TableViewCell { complete(cell, TableCellContent(element)) }
    if element.name == "tableView" { addRows(of: TableContent(element), to: view) }
    if let collection = view as? CollectionView {
      addItems(of: CollectionContent(element), to: collection)
    }
    completeLayout(of: view, element)
    return view
  }

  /// Makes the views in a view.
  ///
  /// A content view and an only view without a frame fill their superview. Others without one are
  /// arranged by a stack view or by constraints, and have no extent here.
  private func addSubviews(_ elements: [InterfaceElement], to view: View) {
    let whole = Rect(origin: .zero, size: view.bounds.size)
    for element in elements {
      let fills = elements.count == 1 || element.isContentView
      let frame = ViewContent(element).frame(inSuperviewOf: whole.size) ?? (fills ? whole : nil)
      let inner = makeView(element, frame: frame)
      if element.isContentView, let cell = view as? TableViewCell {
        cell.takeContentView(inner)
      } else if element.isContentView, let cell = view as? CollectionViewCell {
        cell.takeContentView(inner)
      } else {
        view.addSubview(inner)
      }
    }
    (view as? ScrollView)?.fitContent()
  }

  /// Sets the content, the state and the actions of a control.
  ///
  /// A control in a bar item is not part of a view, so it is created first.
  func configure(_ control: InterfaceControl) {
    if result.object(for: control.element) == nil {
      makeBarView(of: control.element, sceneIndex: control.sceneIndex)
    }
    guard let live = result.object(for: control.element) as? Control else { return }
    live.isEnabled = control.isEnabled
    live.isSelected = control.isSelected
    live.isHighlighted = control.isHighlighted
    let content = ViewContent(control.element)
    if let alignment = ContentHorizontalAlignment.named(content.contentHorizontalAlignment) {
      live.contentHorizontalAlignment = alignment
    }
    if let alignment = ContentVerticalAlignment.named(content.contentVerticalAlignment) {
      live.contentVerticalAlignment = alignment
    }
    name(live, control)
    live.loadable?.finish(control, context)
    guard settings.connectsActions else { return }
    connect(live, to: control.connections)
  }
}
