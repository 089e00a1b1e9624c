import Accessibility
import ButtonModel
import ControlCore
package import Graphics
package import InterfaceBuilder
import Lists
import Navigation
import Pickers
package import ResponderKit
import TextControls
import ValueControls

/// The instantiation of the elements of one kind as live views; a new control is added to the table
/// below.
@MainActor
package struct ViewKind {
  /// Creates the view of an element, unless the app has registered a class for it.
  let make: @MainActor (InterfaceElement) -> View
  /// Applies the properties of the document to a view of the framework's class or of a registered
  /// one.
  let apply: @MainActor (View, InterfaceElement, Context) -> Void

  /// The values that all views of a document share.
  package struct Context {
    /// The sizes of images by name.
    package let imageSizes: [String: Size]
  }

  /// Creates a kind; without a second closure, only the properties of every view are set.
  package init(
    make: @escaping @MainActor (InterfaceElement) -> View,
    apply: @escaping @MainActor (View, InterfaceElement, Context) -> Void = { _, _, _ in }
  ) {
    self.make = make
    self.apply = apply
  }

  /// Returns a kind with a class of its own, whose values are applied to views of that class; a
  /// registered class that is another one gets the properties of every view.
  private static func of<Made: View>(
    _ make: @escaping @MainActor (Rect) -> Made,
    apply: @escaping @MainActor (Made, InterfaceElement, [String: Size]) -> Void
  ) -> ViewKind {
    ViewKind { _ in
      make(.zero)
    } apply: { view, element, context in
      if let view = view as? Made { apply(view, element, context.imageSizes) }
    }
  }

  /// Returns the kind of an element that no table contains: a bare control or view.
  static func bare(_ element: InterfaceElement) -> ViewKind {
    InterfaceControl.isUIControl(element) ? bareControl : bareView
  }

  private static let bareView = ViewKind { _ in View() }
  private static let bareControl = ViewKind { _ in Control(frame: .zero) }

  /// The kinds of UIKit elements by element name.
  static let uiKit: [String: ViewKind] = [
    // The content of a button depends on its state, which is set after all objects are created.
    "button": ViewKind { Button(type: .init(documentName: $0.buttonType)) },
    "label": ViewKind { _ in
      Label(frame: .zero)
    } apply: { view, element, _ in
      let content = LabelContent(element)
      guard let label = view as? Label else { return view.say(AccessibilityElement(content)) }
      label.apply(content)
    },
    "imageView": ViewKind { _ in
      ImageView(frame: .zero)
    } apply: { view, element, context in
      guard let imageView = view as? ImageView else {
        // UIKit's page says that it is accessible; in practice it is not an element unless the app
        // makes it one.
        return view.setStandardAccessibility(AccessibilityElement(traits: .image), isElement: false)
      }
      imageView.apply(ImageViewContent(element), sizes: context.imageSizes)
    },
    "switch": .of(Switch.init(frame:)) { $0.apply(SwitchContent($1), sizes: $2) },
    "slider": .of(Slider.init(frame:)) { $0.apply(SliderContent($1), sizes: $2) },
    "stepper": .of(Stepper.init(frame:)) { view, element, _ in view.apply(StepperContent(element))
    },
    "segmentedControl": .of(SegmentedControl.init(frame:)) {
      $0.apply(SegmentedControlContent($1), sizes: $2)
    },
    "pageControl": .of(PageControl.init(frame:)) { $0.apply(PageControlContent($1), sizes: $2) },
    "colorWell": .of(ColorWell.init(frame:)) { view, element, _ in
      view.apply(ColorWellContent(element))
    },
    "refreshControl": .of(RefreshControl.init(frame:)) { view, element, _ in
      view.apply(RefreshControlContent(element))
    },
    "progressView": .of(ProgressView.init(frame:)) { $0.apply(ProgressContent($1), sizes: $2) },
    "activityIndicatorView": .of(ActivityIndicatorView.init(frame:)) { view, element, _ in
      view.apply(ActivityIndicatorContent(element))
    },
    "navigationBar": ViewKind { _ in NavigationBar(frame: .zero) },
    "toolbar": ViewKind { _ in Toolbar(frame: .zero) },
    "tabBar": ViewKind { _ in TabBar(frame: .zero) },
    "tableView": ViewKind(make: { TableView(TableContent($0)) }, apply: scrollView.apply),
    "tableViewCell": ViewKind {
      TableViewCell(TableCellContent($0))
    } apply: { view, element, _ in
      (view as? TableViewCell)?.apply(TableCellContent(element))
    },
    "scrollView": scrollView, "collectionView": scrollView,
    "textField": .of(TextField.init(frame:)) { $0.apply(TextFieldContent($1), sizes: $2) },
    "textView": .of(TextView.init(frame:)) { view, element, _ in
      view.isScrollEnabled = ViewContent(element).isScrollEnabled
      view.apply(TextViewContent(element))
    },
    "datePicker": .of(DatePicker.init(frame:)) { view, element, _ in
      view.apply(DatePickerContent(element))
    },
    "pickerView": .of(PickerView.init(frame:)) { _, _, _ in },
    "calendarView": .of(CalendarView.init(frame:)) { _, _, _ in },
    "searchBar": .of(SearchBar.init(frame:)) { view, element, _ in
      view.apply(SearchBarContent(element))
    },
  ]

  private static let scrollView = ViewKind { _ in
    ScrollView()
  } apply: { view, element, _ in
    (view as? ScrollView)?.isScrollEnabled = ViewContent(element).isScrollEnabled
  }

}

extension View {
  /// Sets the standard accessibility of the view, which the app's own values override.
  fileprivate func say(_ element: AccessibilityElement?) {
    if let element { setStandardAccessibility(element) }
  }
}

extension ScrollView {
  /// Makes the content as large as the views in it.
  func fitContent() {
    contentSize = subviews.reduce(into: bounds.size) { size, view in
      size.width = max(size.width, view.frame.maxX)
      size.height = max(size.height, view.frame.maxY)
    }
  }
}
