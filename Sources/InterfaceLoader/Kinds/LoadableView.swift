package import ControlCore
package import ControlValues
package import InterfaceBuilder
package import ResponderKit
import TextFormats

/// The facts about the elements of a kind, whichever framework it is of.
@MainActor
package protocol KindFacts {
  /// The names of its elements in documents.
  static var elementNames: [String] { get }
  /// The operations that its views have beside gestures, presses and keys.
  static var operations: [ScreenOperation.Kind] { get }
  /// Its views in the plural, where an operation says which views have it; nil where it names no such
  /// view.
  static var operatedName: String? { get }
  /// The reason that a screen reader of ours does not read an element; nil for one that is not
  /// modeled yet.
  static func reasonUnread(_ element: InterfaceElement) -> String?
  /// Indicates whether an element that is not read is counted.
  static var isCountedIfUnread: Bool { get }
  /// The reason that the focus never reaches a view; nil for one that can have it.
  static var reasonUnfocused: String? { get }
  /// Indicates whether the views in a view show what it looks like.
  static var isShownByItsViews: Bool { get }
}

/// A class of UIKit's views that documents name: how a view is made and filled, what it shows, how a user
/// operates it, and how it is drawn.
///
/// Classes adopt it beside this folder, each with all of it in one place; most requirements have a
/// default.
@MainActor
package protocol LoadableView: View, KindFacts {
  /// Creates the view of an element.
  static func make(_ element: InterfaceElement) -> View
  /// Sets the values that the document has.
  func apply(_ element: InterfaceElement, _ context: ViewKind.Context)
  /// Sets the values that depend on the state of the control, after all objects are made.
  func finish(_ control: InterfaceControl, _ context: ViewKind.Context)
  /// Sets what the element means for a view of a registered class that is not of this one.
  static func apply(_ element: InterfaceElement, toOther view: View)

  /// Connects an outlet that the framework declares, such as `delegate`; returns false for another
  /// one.
  func connect(_ outlet: String, to target: OutletTarget) -> Bool

  /// The value in a few words, another one for each value; nil for a view without one.
  var valueText: String? { get }
  /// The text that it shows; nil for none.
  var shownText: String? { get }
  /// Shows a text as code of the app does; returns false for a view without one.
  func take(text: String) -> Bool
  /// The text that a user edits; nil for none.
  var editedText: EditedText? { get }
  /// Indicates whether a screen reader says the value as a percentage.
  var saysPercentage: Bool { get }
  /// Indicates whether the class decides its size, whatever the frame.
  var hasFixedSize: Bool { get }

  /// The operations that fit where it is operated in another way.
  var fittingOperations: [ScreenOperation.Kind] { get }
  /// Returns one of its operations; throws where it has no such operation or value now.
  func prepare(
    _ operation: ScreenOperation, in context: OperationContext<TouchDriver>
  ) throws(OperationRefusal) -> PreparedOperation
  /// Returns a note after an operation; nil for nothing.
  func note(
    after operation: ScreenOperation, _ spelled: OperationSpelling
  ) -> String?

  /// Calls a closure in each state that it may be in, and is as before afterward.
  func visitStates(_ visit: (_ name: String, _ appearance: ButtonAppearance?) -> Void)
  /// The elements that a screen reader stops at for the view.
  func spokenParts(in document: LiveDocument) -> [Responder]

  /// Indicates whether it shows where it is, though the document sets no color.
  var hasLook: Bool { get }
  /// Indicates whether the views in it are drawn, too.
  var drawsSubviews: Bool { get }
  /// Returns what is drawn of it, with the element of the document that it is from.
  func shapes(_ source: InterfaceElement?) -> [ViewShape]
}

/// Operates an object; returns why that had no result, or another one than was asked for, and nil
/// otherwise.
package typealias PreparedOperation = @MainActor () -> String?

/// A text that a user edits.
package struct EditedText {
  /// The view of the text: the field of a search bar, or the view itself.
  package var view: View
  /// Indicates whether the text can be edited now.
  package var isEditable: Bool
  /// Indicates whether the return key is a line break of the text, which may be there to be read.
  package var hasLines = false
}

extension KindFacts {
  package static var operations: [ScreenOperation.Kind] { [] }
  package static var operatedName: String? { nil }
  package static func reasonUnread(_ element: InterfaceElement) -> String? { nil }
  package static var isCountedIfUnread: Bool { false }
  package static var reasonUnfocused: String? { nil }
  package static var isShownByItsViews: Bool { false }
}

extension LoadableView {
  package func apply(_ element: InterfaceElement, _ context: ViewKind.Context) {}
  package func finish(_ control: InterfaceControl, _ context: ViewKind.Context) {}
  package static func apply(_ element: InterfaceElement, toOther view: View) {}
  package func connect(_ outlet: String, to target: OutletTarget) -> Bool { false }
  package var valueText: String? { nil }
  package var shownText: String? { nil }
  package func take(text: String) -> Bool { false }
  package var editedText: EditedText? { nil }
  package var saysPercentage: Bool { false }
  package var hasFixedSize: Bool { false }
  package var fittingOperations: [ScreenOperation.Kind] { Self.operations }
  package func prepare(
    _ operation: ScreenOperation, in context: OperationContext<TouchDriver>
  ) throws(OperationRefusal) -> PreparedOperation {
    throw context.misfit(operation, fitting: fittingOperations)
  }
  package func note(
    after operation: ScreenOperation, _ spelled: OperationSpelling
  ) -> String? { nil }
  package func visitStates(_ visit: (_ name: String, _ appearance: ButtonAppearance?) -> Void) {}
  package func spokenParts(in document: LiveDocument) -> [Responder] { ownParts }
  package var hasLook: Bool { false }
  package var drawsSubviews: Bool { true }
  package func shapes(_ source: InterfaceElement?) -> [ViewShape] { shapesOfKind(source) }
}

/// A class of controls that documents name, with the content that they have of it.
package protocol LoadableControl: Control, LoadableView {
  associatedtype Content: ControlContent
  /// Sets the values of the content.
  func apply(_ content: Content, _ context: ViewKind.Context)
}

extension LoadableControl {
  package static var elementNames: [String] { [Content.elementName] }
  package static var operatedName: String? {
    plural(of: displayName(of: Content.elementName).lowercased())
  }
  package func apply(_ element: InterfaceElement, _ context: ViewKind.Context) {
    apply(Content(element), context)
  }
  package static var operations: [ScreenOperation.Kind] { [.tap] }
  package static var isCountedIfUnread: Bool { true }
  package var drawsSubviews: Bool { false }
  package func shapes(_ source: InterfaceElement?) -> [ViewShape] { shapesOfKind(source) }
  package func visitStates(_ visit: (_ name: String, _ appearance: ButtonAppearance?) -> Void) {
    visitEnabledStates(visit)
  }
}

extension LoadableView {
  /// Returns what operates the view, and says if its value stays.
  func changing(_ body: @escaping @MainActor (Self) -> Void) -> PreparedOperation {
    {
      let before = self.valueText
      body(self)
      return self.valueText == before ? "the value stays \(before ?? "")" : nil
    }
  }

  /// Returns the reason for one that has another value than was asked for.
  func missed(_ text: String) -> String { "the value is \(valueText ?? ""), not \(text)" }
}
