import ButtonModel
import ControlCore
package import Graphics
import InterfaceBuilder
import Lists
import Navigation
import Pickers
package import ResponderKit
import TextControls
import ValueControls

/// The elements of a document that become live views of one class.
@MainActor
package struct ViewKind {
  /// Creates the view of an element, unless the app has registered a class for it.
  let make: @MainActor (InterfaceElement) -> Responder
  /// Applies the properties of the document to a view of the framework's class or of a registered
  /// one.
  let apply: @MainActor (Responder, InterfaceElement, Context) -> Void
  /// Returns why an element is not read; nil for one that is not modeled yet.
  let reasonUnread: @MainActor (InterfaceElement) -> String?
  /// Indicates whether an element that is not read is counted.
  let isCountedIfUnread: Bool
  /// The reason that the focus never reaches a view; nil for one that can have it.
  let reasonUnfocused: String?
  /// The operations of a view beside gestures, presses and keys.
  let operations: [ScreenOperation.Kind]
  /// Its views in the plural, where an operation says which views have it.
  let operatedName: String?
  /// Its place in a list of kinds; those that are added come last.
  let rank: Int
  /// Indicates whether the views in an element show what it looks like.
  let isShownByItsViews: Bool
  /// The kind of its views of AppKit; nil for a kind of UIKit.
  let appKit: (any AppKitKind.Type)?

  /// The values that the views of a document share.
  package struct Context {
    /// The sizes of images by name.
    package let imageSizes: [String: Size]
    let settings: DocumentLoading.Settings

    /// Returns a font of the document as it is at the text size of the user.
    func font(_ font: Font?) -> Font? { font?.at(textSize: settings.textSize.rawValue) }
  }

  /// Creates the kind of a class.
  ///
  /// A registered class that is not a subclass of it gets the properties of every view.
  package init<Class: LoadableView>(_ kind: Class.Type) {
    self.init(
      facts: kind, rank: Self.classes.firstIndex { $0 == kind }, make: { kind.make($0) },
      apply: { view, element, context in
        if let own = view as? Class {
          own.apply(element, context)
        } else if let view = view as? View {
          kind.apply(element, toOther: view)
        }
      })
  }

  /// Creates a kind with what its class says of it.
  init(
    facts kind: any KindFacts.Type, rank: Int?, appKit: (any AppKitKind.Type)? = nil,
    make: @escaping @MainActor (InterfaceElement) -> Responder,
    apply: @escaping @MainActor (Responder, InterfaceElement, Context) -> Void
  ) {
    (self.make, self.apply, self.appKit) = (make, apply, appKit)
    reasonUnread = { kind.reasonUnread($0) }
    isCountedIfUnread = kind.isCountedIfUnread
    reasonUnfocused = kind.reasonUnfocused
    (operations, operatedName) = (kind.operations, kind.operatedName)
    self.rank = rank ?? Self.classes.count
    isShownByItsViews = kind.isShownByItsViews
  }

  /// Creates a kind whose views have no properties of their own.
  init(
    isShownByItsViews: Bool = false, make: @escaping @MainActor (InterfaceElement) -> Responder,
    apply: @escaping @MainActor (Responder, InterfaceElement, Context) -> Void = { _, _, _ in }
  ) {
    (self.make, self.apply, self.isShownByItsViews) = (make, apply, isShownByItsViews)
    (reasonUnread, isCountedIfUnread) = ({ _ in nil }, false)
    (reasonUnfocused, operations, operatedName) = (nil, [], nil)
    rank = Self.classes.count
    appKit = nil
  }

  /// Returns the kind of an element that no table contains: a bare control or view.
  static func bare(_ element: InterfaceElement) -> ViewKind {
    InterfaceControl.isUIControl(element) ? bareControl : bareView
  }

  private static let bareView = ViewKind { _ in View() }
  private static let bareControl = ViewKind { _ in Control(frame: .zero) }

  /// UIKit's classes; a new one is added here.
  static let classes: [any LoadableView.Type] = [
    Slider.self, Stepper.self, Switch.self, PageControl.self, ColorWell.self,
    SegmentedControl.self, Button.self, RefreshControl.self, DatePicker.self, PickerView.self,
    CalendarView.self, TextField.self, TextView.self, SearchBar.self, Label.self, ImageView.self,
    ProgressView.self, ActivityIndicatorView.self, NavigationBar.self, Toolbar.self, TabBar.self,
    TableView.self, TableViewCell.self, CollectionView.self, CollectionReusableView.self,
  ]

  /// UIKit's kinds by element name.
  static let uiKit: [String: ViewKind] = classes.reduce(
    into: ["scrollView": scrollView]
  ) { kinds, kind in
    for name in kind.elementNames { kinds[name] = ViewKind(kind) }
  }
}

extension View {
  /// The elements that a screen reader stops at for the view.
  var ownParts: [Responder] { accessibilityElements ?? (speaks ? [self] : []) }

  /// The view as one of a class that documents name; nil for another view.
  package var loadable: (any LoadableView)? { self as? any LoadableView }
}
