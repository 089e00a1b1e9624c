package import InterfaceBuilder
package import Navigation
package import ResponderKit

extension NavigationBar: LoadableView {
  package static var elementNames: [String] { ["navigationBar"] }
  package static func make(_ element: InterfaceElement) -> View { NavigationBar(frame: .zero) }
  package static var isShownByItsViews: Bool { true }
  package var hasLook: Bool { true }
}

extension Toolbar: LoadableView {
  package static var elementNames: [String] { ["toolbar"] }
  package static func make(_ element: InterfaceElement) -> View { Toolbar(frame: .zero) }
  package static var isShownByItsViews: Bool { true }
  package var hasLook: Bool { true }
}

extension TabBar: LoadableView {
  package static var elementNames: [String] { ["tabBar"] }
  package static func make(_ element: InterfaceElement) -> View { TabBar(frame: .zero) }
  package static var isShownByItsViews: Bool { true }
  package var hasLook: Bool { true }
}
