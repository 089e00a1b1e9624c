import Accessibility
import ButtonModel
import ControlCore
import Graphics
import InterfaceBuilder
import ResponderKit

/// How the elements of one kind become live views: the table that a new control is added to.
@MainActor
struct ViewKind {
  /// Makes the view of an element, unless the app has registered a class for it.
  var make: @MainActor (InterfaceElement) -> View
  /// Sets what the document says, for a view of the framework's class or of one of the app's.
  var apply: @MainActor (View, InterfaceElement, Instantiation) -> Void = { _, _, _ in }

  /// Returns the kind of an element by its name; a bare control or view for others.
  static func of(_ element: InterfaceElement) -> ViewKind {
    if let kind = all[element.name] { return kind }
    return InterfaceControl.isUIControl(element) ? bareControl : bareView
  }

  private static let bareView = ViewKind { _ in View() }
  private static let bareControl = ViewKind { _ in Control(frame: .zero) }

  private static let all: [String: ViewKind] = [
    // What a button shows depends on its state, which is set once all objects are there.
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
    } apply: { view, element, instantiation in
      guard let imageView = view as? ImageView else {
        // UIKit's page says that it is accessible; in practice it is no element until the app says so.
        return view.setStandardAccessibility(AccessibilityElement(traits: .image), isElement: false)
      }
      imageView.apply(ImageViewContent(element), sizes: instantiation.imageSizes)
    },
    "switch": ViewKind {
      LoadedSwitch(SwitchContent($0))
    } apply: { view, element, _ in
      if !(view is LoadedSwitch) { view.say(AccessibilityElement(SwitchContent(element))) }
    },
    "slider": ViewKind {
      LoadedSlider(SliderContent($0))
    } apply: { view, element, _ in
      if !(view is LoadedSlider) { view.say(AccessibilityElement(SliderContent(element))) }
    },
    "stepper": ViewKind(make: bareControl.make) { view, element, _ in
      view.addParts(of: StepperContent(element))
    },
    "segmentedControl": ViewKind(make: bareControl.make) { view, element, _ in
      view.addParts(of: SegmentedControlContent(element))
    },
    "pageControl": ViewKind(make: bareControl.make) { view, element, _ in
      view.say(AccessibilityElement(PageControlContent(element)))
    },
    "progressView": ViewKind(make: bareView.make) { view, element, _ in
      view.say(AccessibilityElement(ProgressContent(element)))
    },
    "textField": textInput(bareControl), "textView": textInput(bareView),
    "searchBar": textInput(bareView),
  ]

  private static func textInput(_ kind: ViewKind) -> ViewKind {
    ViewKind(make: kind.make) { view, element, _ in
      view.say(AccessibilityElement(TextInputContent(element)))
    }
  }
}

extension View {
  /// Lets the view say what one of its kind says, unless the app has something else to say.
  fileprivate func say(_ element: AccessibilityElement?) {
    if let element { setStandardAccessibility(element) }
  }
}
