package import InterfaceBuilder
package import ResponderKit
package import ValueControls

extension RefreshControl: LoadableControl {
  package static var operations: [ScreenOperation.Kind] { [.pull] }
  package static func make(_ element: InterfaceElement) -> View { RefreshControl(frame: .zero) }

  package func apply(_ content: RefreshControlContent, _ context: ViewKind.Context) {
    attributedTitle = content.attributedTitle?.styled
  }

  package static func reasonUnread(_ element: InterfaceElement) -> String? { "not refreshing" }

  package static var reasonUnfocused: String? { "pulled, not focused" }
  package var valueText: String? { isRefreshing ? "refreshing" : "not refreshing" }

  package func prepare(
    _ operation: ScreenOperation, in context: OperationContext<TouchDriver>
  ) throws(OperationRefusal) -> PreparedOperation {
    guard case .pull = operation else { throw context.misfit(operation, of: self) }
    return {
      guard let view = self.superview as? ScrollView else { return "no scroll view has it" }
      return context.driver.pullToRefresh(view) ? nil : "a touch does not reach the top of its view"
    }
  }
}
