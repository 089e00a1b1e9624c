import InterfaceBuilder
import Navigation
import ResponderKit

// Views in bars, which are not part of the view of a controller.
extension Instantiation {
  /// Makes the views that items have in place of a button or a title; without bars only the buttons'.
  func makeViewsOfItems() {
    for element in elements where element.key == "customView" || element.key == "titleView" {
      guard let parent = element.parent else { continue }
      switch result.itemsByElement[parent.ordinal] {
      case let item as BarButtonItem where settings.showsContainers:
        item.customView = makeView(element)
      case let item as NavigationItem where settings.showsContainers:
        item.titleView = makeView(element)
      default:
        if element.key == "customView" { makeBarView(of: element, sceneIndex: sceneIndex) }
      }
    }
  }

  /// Makes the view around an element that is in no view of a controller, and everything in it.
  ///
  /// It stands in the bar if that is a view of the document, otherwise beside the other views of
  /// its scene's screen.
  func makeBarView(of element: InterfaceElement, sceneIndex: Int) {
    let around = sequence(first: element, next: \.parent)
    let unloaded = around.prefix { result.object(for: $0) == nil && $0.name != "objects" }
    let outermost = Array(unloaded).last { $0.isLoadedAsView } ?? element
    let view = makeView(outermost)
    let bar = sequence(first: outermost, next: \.parent).lazy
      .compactMap { result.object(for: $0) }.dropFirst().first
    if let bar = bar as? View { return bar.addSubview(view) }
    result.topLevel.append(view)
    addBarView(view, sceneIndex: sceneIndex)
  }

  /// Adds a bar view to the screen of its scene, or as a screen of its own if the scene has none.
  private func addBarView(_ view: View, sceneIndex: Int) {
    if let screen = result.screens.firstIndex(where: { $0.sceneIndex == sceneIndex }) {
      result.screens[screen].barViews.append(view)
    } else {
      let title = document.scenes[sceneIndex].title
      result.screens.append(LoadedScreen(title: title, sceneIndex: sceneIndex, root: view))
      result.screens.sort { $0.sceneIndex < $1.sceneIndex }
    }
  }
}

extension InterfaceElement {
  /// Indicates whether the element is a view: a control, or an element with a frame or subviews.
  package var isLoadedAsView: Bool {
    InterfaceControl.isUIControl(self) || ViewContent(self).frame != nil || hasSubviews
  }
}
