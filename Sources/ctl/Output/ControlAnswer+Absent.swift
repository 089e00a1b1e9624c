import InterfaceBuilder
import InterfaceLoader
import Presenters
import ResponderKit

extension ControlAnswer {
  /// The answer about an object in a place of the document from which nothing is made live.
  @MainActor
  static func absent(_ element: InterfaceElement, in document: LiveDocument) -> ControlAnswer {
    let stimulus = element.isGestureRecognizer ? "a gesture" : "a tap"
    let place = place(of: element, in: document)
    return without(stimulus, "\(name(of: element)) is not made live, because \(place)")
  }

  /// Returns where an object is: in which part around it, and of what that is a part.
  @MainActor
  private static func place(of element: InterfaceElement, in document: LiveDocument) -> String {
    let interface = document.interface
    let absent = Array(
      sequence(first: element, next: \.parent).prefix {
        interface.object(for: $0) == nil && interface.item(for: $0) == nil && $0.name != "objects"
      })
    guard let outermost = absent.last, let owner = outermost.parent else {
      return "it is in no scene"
    }
    if let other = (absent + [owner]).first(where: { ControllerContent($0).kind == .placeholder }) {
      return "it is in \(name(of: other)), which stands for a controller of another storyboard"
    }
    let isPart = outermost.ordinal != element.ordinal
    if owner.name == "objects" {
      return isPart ? "it is in \(name(of: outermost))" : "it is beside the views of its scene"
    }
    guard let key = outermost.key else {
      return "it is in \(name(of: owner)), outside of its views"
    }
    let isBar = ["navigationBar", "tabBar", "toolbar"].contains(key) && owner.isController
    let reason = isBar ? ", which makes a bar of its own" : ""
    let inner = isPart ? "in \(name(of: outermost)), " : ""
    return "it is \(inner)the \(key) of \(name(of: owner))\(reason)"
  }

  private static func name(of element: InterfaceElement) -> String {
    [displayName(of: element.name), element.id].compactMap { $0 }.joined(separator: " ")
  }
}
