package import AppKitDialect
import ControlValues
package import Graphics
package import InterfaceBuilder
package import ResponderKit

/// A kind of AppKit's views that documents name: how a view is made and filled, what it shows, how a user
/// operates it, and how it is drawn.
///
/// Kinds stand in `AppKitViews`, each with all of it in one place; most requirements have a default. The
/// element of the document decides the kind, because AppKit's classes derive from each other.
@MainActor
package protocol AppKitKind: KindFacts {
  /// The class of its views.
  associatedtype Object: NSView
  /// Creates a view.
  static func make() -> Object
  /// Sets the values that the document has.
  static func apply(_ element: InterfaceElement, to view: Object, _ context: ViewKind.Context)
  /// Connects an outlet that the framework declares, such as `delegate`; returns false for another
  /// one.
  static func connect(_ outlet: String, of view: Object, to target: Responder?) -> Bool

  /// The value of a view in a few words, another one for each value; nil for a view without one.
  static func valueText(of view: Object) -> String?
  /// The text that a view shows; nil for none.
  static func shownText(of view: Object) -> String?
  /// Returns the operations that fit where a view is operated in another way.
  static func fittingOperations(of view: Object) -> [ScreenOperation.Kind]
  /// Returns one of the operations; throws where a view has no such operation or value now.
  static func prepare(
    _ operation: ScreenOperation, on view: Object, in context: OperationContext<MouseDriver>
  ) throws(OperationRefusal) -> PreparedOperation
  /// The part of its views that is not modeled, after an operation; nil for nothing.
  static var note: String? { get }
  /// Calls a closure in each state that a view may be in, which is as before afterward.
  static func visitStates(of view: Object, _ visit: (_ name: String) -> Void)
  /// Returns what is drawn of a view, in its own coordinates.
  static func shapes(of view: Object) -> [ViewShape]
  /// Indicates whether the views in a view are drawn and read, too.
  static var showsSubviews: Bool { get }

  /// Returns a name and the style of a view, on which it depends what is aligned of it, as the table of
  /// ``ControlAlignment`` has them.
  static func alignedKind(of element: InterfaceElement) -> String
  /// Returns the natural size of what is aligned of a view; nil for that of its class.
  static func naturalSize(of element: InterfaceElement, aligned size: Size) -> Size?
}

extension AppKitKind {
  package static func apply(
    _ element: InterfaceElement, to view: Object, _ context: ViewKind.Context
  ) {}
  package static func connect(_ outlet: String, of view: Object, to target: Responder?) -> Bool {
    false
  }
  package static func valueText(of view: Object) -> String? { nil }
  package static func shownText(of view: Object) -> String? { nil }
  package static func fittingOperations(of view: Object) -> [ScreenOperation.Kind] { operations }
  package static func prepare(
    _ operation: ScreenOperation, on view: Object, in context: OperationContext<MouseDriver>
  ) throws(OperationRefusal) -> PreparedOperation {
    throw context.misfit(operation, fitting: fittingOperations(of: view))
  }
  package static var note: String? { nil }
  package static func visitStates(of view: Object, _ visit: (_ name: String) -> Void) {}
  package static func shapes(of view: Object) -> [ViewShape] { [] }
  package static var showsSubviews: Bool { true }
  package static func alignedKind(of element: InterfaceElement) -> String { "\(element.name) -" }
  package static func naturalSize(of element: InterfaceElement, aligned size: Size) -> Size? { nil }
}

/// A kind of AppKit's controls, whose cell has what the document says.
@MainActor
package protocol AppKitControlKind: AppKitKind where Object: NSControl {
  /// Sets the values that the document has of a cell, also of one that stands in a matrix.
  static func apply(_ content: CellContent, to cell: NSCell, _ context: ViewKind.Context)
}

extension AppKitControlKind {
  package static func apply(
    _ content: CellContent, to cell: NSCell, _ context: ViewKind.Context
  ) { cell.apply(content) }
  package static func apply(
    _ element: InterfaceElement, to view: Object, _ context: ViewKind.Context
  ) {
    guard let cell = view.cell, let content = element.cellElement else { return }
    apply(CellContent(content), to: cell, context)
  }
  package static var operations: [ScreenOperation.Kind] { [.tap] }
  package static var isCountedIfUnread: Bool { true }
  package static var showsSubviews: Bool { false }
  /// A control whose size is not modeled has the one that it was saved with.
  package static func naturalSize(of element: InterfaceElement, aligned size: Size) -> Size? {
    size
  }
  package static func visitStates(of view: Object, _ visit: (_ name: String) -> Void) {
    view.visitEnabledStates(visit)
  }
}

extension NSControl {
  /// Calls a closure while the control is enabled, and while it is disabled.
  func visitEnabledStates(_ visit: (_ name: String) -> Void) {
    let (wasEnabled, first) = (isEnabled, window?.firstResponder)
    defer {
      isEnabled = wasEnabled
      if window?.firstResponder !== first { window?.makeFirstResponder(first) }
    }
    for (name, isEnabled) in [("normal", true), ("disabled", false)] {
      self.isEnabled = isEnabled
      visit(name)
    }
  }
}

extension ViewKind {
  /// Creates a kind of AppKit's views.
  package init<Kind: AppKitKind>(_ kind: Kind.Type) {
    self.init(
      facts: kind, rank: Self.appKitKinds.firstIndex { $0 == kind }, appKit: kind,
      make: { _ in kind.make() },
      apply: { view, element, context in
        if let view = view as? Kind.Object { kind.apply(element, to: view, context) }
      })
  }

  /// Connects an outlet that AppKit declares of a view; returns false for another one.
  func connect(_ outlet: String, of view: NSView, to target: Responder?) -> Bool {
    func connect<Kind: AppKitKind>(_ kind: Kind.Type) -> Bool {
      (view as? Kind.Object).map { kind.connect(outlet, of: $0, to: target) } ?? false
    }
    return appKit.map { connect($0) } ?? false
  }

  /// The text that a view of AppKit shows; nil for none.
  func shownText(of view: NSView) -> String? {
    func text<Kind: AppKitKind>(_ kind: Kind.Type) -> String? {
      (view as? Kind.Object).flatMap { kind.shownText(of: $0) }
    }
    return appKit.flatMap { text($0) }
  }

  /// The value of a view of AppKit; nil for none.
  func valueText(of view: NSView) -> String? {
    func text<Kind: AppKitKind>(_ kind: Kind.Type) -> String? {
      (view as? Kind.Object).flatMap { kind.valueText(of: $0) }
    }
    return appKit.flatMap { text($0) }
  }

  /// Returns an operation of a view of AppKit; nil for a kind of UIKit.
  func prepare(
    _ operation: ScreenOperation, on view: NSView, in context: OperationContext<MouseDriver>
  ) throws(OperationRefusal) -> PreparedOperation? {
    func prepare<Kind: AppKitKind>(
      _ kind: Kind.Type
    ) throws(OperationRefusal) -> PreparedOperation? {
      guard let view = view as? Kind.Object else { return nil }
      return try kind.prepare(operation, on: view, in: context)
    }
    guard let appKit else { return nil }
    return try prepare(appKit)
  }

  /// Returns what is drawn of a view of AppKit; none for a kind of UIKit.
  func shapes(of view: NSView) -> [ViewShape] {
    func shapes<Kind: AppKitKind>(_ kind: Kind.Type) -> [ViewShape] {
      (view as? Kind.Object).map { kind.shapes(of: $0) } ?? []
    }
    return appKit.map { shapes($0) } ?? []
  }

  /// Calls a closure in each state that a view of AppKit may be in.
  func visitStates(of view: NSView, _ visit: (_ name: String) -> Void) {
    func visitStates<Kind: AppKitKind>(_ kind: Kind.Type) {
      if let view = view as? Kind.Object { kind.visitStates(of: view, visit) }
    }
    if let appKit { visitStates(appKit) }
  }

  /// AppKit's kinds; a new one is added here.
  static let appKitKinds: [any AppKitKind.Type] = [
    ButtonKind.self, PopUpButtonKind.self, FieldKind.self, SecureFieldKind.self,
    SearchFieldKind.self, ComboBoxKind.self, TokenFieldKind.self, SliderKind.self,
    StepperKind.self, SwitchKind.self, SegmentedControlKind.self, DatePickerKind.self,
    ColorWellKind.self, LevelIndicatorKind.self, ProgressIndicatorKind.self, PathControlKind.self,
    ImageViewKind.self, MatrixKind.self,
    TextViewKind.self, BoxKind.self, TabViewKind.self, ScrollViewKind.self, ClipViewKind.self,
    SplitViewKind.self, VisualEffectViewKind.self,
    TableViewKind.self, OutlineViewKind.self, TableHeaderViewKind.self,
    TableCellViewKind.self, ItemCollectionKind.self,
  ]

  /// AppKit's kinds by element name.
  static let appKit: [String: ViewKind] = appKitKinds.reduce(into: [:]) { kinds, kind in
    for name in kind.elementNames { kinds[name] = ViewKind(kind) }
  }
}

extension ViewKind {
  /// Returns the kind of a view of AppKit that no document names: that of the narrowest class; nil for none.
  static func ofAppKit(_ view: NSView) -> ViewKind? {
    func fits<Kind: AppKitKind>(_ kind: Kind.Type) -> Bool { view is Kind.Object }
    func isNarrower<Kind: AppKitKind, Other: AppKitKind>(
      _ kind: Kind.Type, than other: Other.Type
    ) -> Bool { Kind.Object.self is Other.Object.Type && Kind.Object.self != Other.Object.self }
    var found: (any AppKitKind.Type)?
    for kind in appKitKinds where fits(kind) {
      if found.map({ isNarrower(kind, than: $0) }) ?? true { found = kind }
    }
    return found.flatMap { $0.elementNames.first }.flatMap { appKit[$0] }
  }
}

extension Dialect {
  /// Returns the kind of a view of AppKit; nil for one that is not modeled.
  ///
  /// A field for passwords may be a text field of another class.
  func kind(ofAppKit element: InterfaceElement) -> ViewKind? {
    let isSecure = element.isSecureField || element.cellElement?.isSecureField ?? false
    return kinds[element.name == "textField" && isSecure ? "secureTextField" : element.name]
  }
}
