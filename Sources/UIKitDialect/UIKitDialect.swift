// UIKit's names for the model, so that control code written for UIKit changes its import and little
// else.

@_exported public import Accessibility
@_exported public import ButtonModel
@_exported public import ControlCore
@_exported public import Controls
@_exported public import Gestures
@_exported public import Graphics
@_exported public import Layout
@_exported public import Lists
@_exported public import Navigation
@_exported public import Pickers
@_exported public import ResponderKit
@_exported public import TextControls
@_exported public import ValueControls

/// UIKit's name for ``ViewResponder``.
public typealias UIResponder = ViewResponder
/// UIKit's name for ``View``.
public typealias UIView = View
/// UIKit's name for ``ViewController``.
public typealias UIViewController = ViewController
/// UIKit's name for ``Window``.
public typealias UIWindow = Window
/// UIKit's name for ``WindowScene``.
public typealias UIWindowScene = WindowScene
/// UIKit's name for ``Application``; there is no shared one.
public typealias UIApplication = Application
/// UIKit's name for ``Control``.
public typealias UIControl = Control
/// UIKit's name for ``Button``.
public typealias UIButton = Button
/// UIKit's name for ``Action``.
public typealias UIAction = Action
/// UIKit's name for ``Label``.
public typealias UILabel = Label
/// UIKit's name for ``ImageView``.
public typealias UIImageView = ImageView
/// UIKit's name for ``ScrollView``.
public typealias UIScrollView = ScrollView
/// UIKit's name for ``Slider``.
public typealias UISlider = Slider
/// UIKit's name for ``Switch``.
public typealias UISwitch = Switch
/// UIKit's name for ``Stepper``.
public typealias UIStepper = Stepper
/// UIKit's name for ``SegmentedControl``.
public typealias UISegmentedControl = SegmentedControl
/// UIKit's name for ``PageControl``.
public typealias UIPageControl = PageControl
/// UIKit's name for ``ColorPickerViewController``.
public typealias UIColorPickerViewController = ColorPickerViewController
/// UIKit's name for ``ColorPickerViewControllerDelegate``.
public typealias UIColorPickerViewControllerDelegate = ColorPickerViewControllerDelegate
/// UIKit's name for ``ColorWell``.
public typealias UIColorWell = ColorWell
/// UIKit's name for ``RefreshControl``.
public typealias UIRefreshControl = RefreshControl
/// UIKit's name for ``ProgressView``.
public typealias UIProgressView = ProgressView
/// UIKit's name for ``ActivityIndicatorView``.
public typealias UIActivityIndicatorView = ActivityIndicatorView
/// UIKit's name for ``ToolTipInteraction``.
public typealias UIToolTipInteraction = ToolTipInteraction
/// UIKit's name for ``BarMetrics``.
public typealias UIBarMetrics = BarMetrics
/// UIKit's name for ``PointerInteraction``.
public typealias UIPointerInteraction = PointerInteraction
/// UIKit's name for ``PointerStyle``.
public typealias UIPointerStyle = PointerStyle
/// UIKit's name for ``PointerEffect``.
public typealias UIPointerEffect = PointerEffect
/// UIKit's name for ``PointerShape``.
public typealias UIPointerShape = PointerShape
/// UIKit's name for ``TraitCollection``.
public typealias UITraitCollection = TraitCollection
/// UIKit's name for ``BehavioralStyle``.
public typealias UIBehavioralStyle = BehavioralStyle
/// UIKit's name for ``BackgroundConfiguration``.
public typealias UIBackgroundConfiguration = BackgroundConfiguration
/// UIKit's name for ``ConfigurationColorTransformer``.
public typealias UIConfigurationColorTransformer = ConfigurationColorTransformer
/// UIKit's name for ``ConfigurationTextAttributesTransformer``.
public typealias UIConfigurationTextAttributesTransformer = ConfigurationTextAttributesTransformer
/// UIKit's name for ``Button/Configuration/SymbolContentTransition``.
public typealias UISymbolContentTransition = Button.Configuration.SymbolContentTransition
/// UIKit's name for ``VisualEffect``.
public typealias UIVisualEffect = VisualEffect
/// UIKit's name for ``TraitCollection/UserInterfaceIdiom``.
public typealias UIUserInterfaceIdiom = TraitCollection.UserInterfaceIdiom
/// UIKit's name for ``TraitCollection/UserInterfaceStyle``.
public typealias UIUserInterfaceStyle = TraitCollection.UserInterfaceStyle
/// UIKit's name for ``TraitCollection/SizeClass``.
public typealias UIUserInterfaceSizeClass = TraitCollection.SizeClass
/// UIKit's name for ``TraitCollection/ContentSizeCategory``.
public typealias UIContentSizeCategory = TraitCollection.ContentSizeCategory
/// The Objective-C name of ``Button/PointerStyleProvider``.
public typealias UIButtonPointerStyleProvider = Button.PointerStyleProvider
/// UIKit's name for ``DirectionalRectEdge``.
public typealias NSDirectionalRectEdge = DirectionalRectEdge
/// UIKit's name for ``TextAlignment``.
public typealias NSTextAlignment = TextAlignment
/// UIKit's name for ``LineBreakMode``.
public typealias NSLineBreakMode = LineBreakMode
/// UIKit's name for ``UserInterfaceIdiomTrait``.
public typealias UITraitUserInterfaceIdiom = UserInterfaceIdiomTrait
/// UIKit's name for ``UserInterfaceStyleTrait``.
public typealias UITraitUserInterfaceStyle = UserInterfaceStyleTrait
/// UIKit's name for ``LayoutDirectionTrait``.
public typealias UITraitLayoutDirection = LayoutDirectionTrait
/// UIKit's name for ``PreferredContentSizeCategoryTrait``.
public typealias UITraitPreferredContentSizeCategory = PreferredContentSizeCategoryTrait
/// UIKit's name for ``HorizontalSizeClassTrait``.
public typealias UITraitHorizontalSizeClass = HorizontalSizeClassTrait
/// UIKit's name for ``VerticalSizeClassTrait``.
public typealias UITraitVerticalSizeClass = VerticalSizeClassTrait
/// UIKit's name for ``TraitChangeRegistration``.
public typealias UITraitChangeRegistration = TraitChangeRegistration
/// UIKit's name for ``InputEvent``.
public typealias UIEvent = InputEvent
/// UIKit's name for ``Touch``.
public typealias UITouch = Touch
/// UIKit's name for ``GestureRecognizer``.
public typealias UIGestureRecognizer = GestureRecognizer
/// UIKit's name for ``GestureRecognizerDelegate``.
public typealias UIGestureRecognizerDelegate = GestureRecognizerDelegate
/// UIKit's name for ``TapGestureRecognizer``.
public typealias UITapGestureRecognizer = TapGestureRecognizer
/// UIKit's name for ``LongPressGestureRecognizer``.
public typealias UILongPressGestureRecognizer = LongPressGestureRecognizer
/// UIKit's name for ``PanGestureRecognizer``.
public typealias UIPanGestureRecognizer = PanGestureRecognizer
/// UIKit's name for ``ScreenEdgePanGestureRecognizer``.
public typealias UIScreenEdgePanGestureRecognizer = ScreenEdgePanGestureRecognizer
/// UIKit's name for ``SwipeGestureRecognizer``.
public typealias UISwipeGestureRecognizer = SwipeGestureRecognizer
/// UIKit's name for ``PinchGestureRecognizer``.
public typealias UIPinchGestureRecognizer = PinchGestureRecognizer
/// UIKit's name for ``RotationGestureRecognizer``.
public typealias UIRotationGestureRecognizer = RotationGestureRecognizer
/// UIKit's name for ``HoverGestureRecognizer``.
public typealias UIHoverGestureRecognizer = HoverGestureRecognizer
/// UIKit's name for ``RectEdge``.
public typealias UIRectEdge = RectEdge
/// UIKit's name for ``NavigationController``.
public typealias UINavigationController = NavigationController
/// UIKit's name for ``NavigationControllerDelegate``.
public typealias UINavigationControllerDelegate = NavigationControllerDelegate
/// UIKit's name for ``NavigationBar``.
public typealias UINavigationBar = NavigationBar
/// UIKit's name for ``NavigationBarDelegate``.
public typealias UINavigationBarDelegate = NavigationBarDelegate
/// UIKit's name for ``NavigationItem``.
public typealias UINavigationItem = NavigationItem
/// UIKit's name for ``TabBarController``.
public typealias UITabBarController = TabBarController
/// UIKit's name for ``TabBarControllerDelegate``.
public typealias UITabBarControllerDelegate = TabBarControllerDelegate
/// UIKit's name for ``TabBar``.
public typealias UITabBar = TabBar
/// UIKit's name for ``TabBarDelegate``.
public typealias UITabBarDelegate = TabBarDelegate
/// UIKit's name for ``TabBarItem``.
public typealias UITabBarItem = TabBarItem
/// UIKit's name for ``Toolbar``.
public typealias UIToolbar = Toolbar
/// UIKit's name for ``BarItem``.
public typealias UIBarItem = BarItem
/// UIKit's name for ``BarButtonItem``.
public typealias UIBarButtonItem = BarButtonItem
/// UIKit's name for ``SplitViewController``.
public typealias UISplitViewController = SplitViewController
/// UIKit's name for ``SplitViewControllerDelegate``.
public typealias UISplitViewControllerDelegate = SplitViewControllerDelegate
/// UIKit's name for ``AlertController``.
public typealias UIAlertController = AlertController
/// UIKit's name for ``AlertAction``.
public typealias UIAlertAction = AlertAction
/// UIKit's name for ``StoryboardSegue``.
public typealias UIStoryboardSegue = StoryboardSegue
/// UIKit's name for ``StoryboardUnwindSegueSource``.
public typealias UIStoryboardUnwindSegueSource = StoryboardUnwindSegueSource
/// UIKit's name for ``PresentationController``.
public typealias UIPresentationController = PresentationController
/// UIKit's name for ``AdaptivePresentationControllerDelegate``.
public typealias UIAdaptivePresentationControllerDelegate = AdaptivePresentationControllerDelegate
/// UIKit's name for ``ModalPresentationStyle``.
public typealias UIModalPresentationStyle = ModalPresentationStyle
/// UIKit's name for ``ModalTransitionStyle``.
public typealias UIModalTransitionStyle = ModalTransitionStyle
/// UIKit's name for ``Image``.
public typealias UIImage = Image
/// UIKit's name for ``EdgeInsets``.
public typealias UIEdgeInsets = EdgeInsets
/// UIKit's name for ``Offset``.
public typealias UIOffset = Offset
/// UIKit's name for ``AccessibilityTraits``.
public typealias UIAccessibilityTraits = AccessibilityTraits
/// UIKit's name for ``AccessibilityItem``; ``AccessibilityElement`` describes an object, as a
/// value.
public typealias UIAccessibilityElement = AccessibilityItem
/// UIKit's name for ``AccessibilityCustomAction``.
public typealias UIAccessibilityCustomAction = AccessibilityCustomAction
/// UIKit's name for ``AccessibilityCustomRotor``.
public typealias UIAccessibilityCustomRotor = AccessibilityCustomRotor
/// UIKit's name for ``AccessibilityCustomContent``.
public typealias AXCustomContent = AccessibilityCustomContent
/// UIKit's name for ``AccessibilityContainerType``.
public typealias UIAccessibilityContainerType = AccessibilityContainerType
/// UIKit's name for ``AccessibilityContainerDataTable``.
public typealias UIAccessibilityContainerDataTable = AccessibilityContainerDataTable
/// UIKit's name for ``AccessibilityContainerDataTableCell``.
public typealias UIAccessibilityContainerDataTableCell = AccessibilityContainerDataTableCell
/// UIKit's name for ``AccessibilityNavigationStyle``.
public typealias UIAccessibilityNavigationStyle = AccessibilityNavigationStyle
/// UIKit's name for ``AccessibilityScrollDirection``.
public typealias UIAccessibilityScrollDirection = AccessibilityScrollDirection
/// UIKit's name for ``AccessibilityLocationDescriptor``.
public typealias UIAccessibilityLocationDescriptor = AccessibilityLocationDescriptor
/// UIKit's name for ``AccessibilityPriority``.
public typealias UIAccessibilityPriority = AccessibilityPriority
/// UIKit's name for ``AccessibilityTextualContext``.
public typealias UIAccessibilityTextualContext = AccessibilityTextualContext
/// UIKit's name for ``AccessibilityExpandedStatus``.
public typealias UIAccessibilityExpandedStatus = AccessibilityExpandedStatus
/// UIKit's name for ``AccessibilityDirectTouchOptions``.
public typealias UIAccessibilityDirectTouchOptions = AccessibilityDirectTouchOptions
/// UIKit's name for ``AccessibilityCustomRotor/SearchPredicate``.
public typealias UIAccessibilityCustomRotorSearchPredicate =
  AccessibilityCustomRotor.SearchPredicate
/// UIKit's name for ``AccessibilityCustomRotor/ItemResult``.
public typealias UIAccessibilityCustomRotorItemResult = AccessibilityCustomRotor.ItemResult
/// UIKit's name for ``BezierPath``.
public typealias UIBezierPath = BezierPath
/// UIKit's name for ``SemanticContentAttribute``.
public typealias UISemanticContentAttribute = SemanticContentAttribute
/// UIKit's name for ``LayoutDirection``.
public typealias UIUserInterfaceLayoutDirection = LayoutDirection

/// UIKit's name for ``DirectionalEdgeInsets``.
public typealias NSDirectionalEdgeInsets = DirectionalEdgeInsets
/// UIKit's name for ``Color``.
public typealias UIColor = Color
/// UIKit's name for ``Font``.
public typealias UIFont = Font

#if !UIKit
// Full Foundation declares these three, and IndexSet, on Linux too: a file that imports it names the module,
// as in `UIKitDialect.CGRect`. With the trait UIKit they are Foundation's own.

/// Core Graphics' name for ``Point``.
public typealias CGPoint = Point
/// Core Graphics' name for ``Size``.
public typealias CGSize = Size
/// Core Graphics' name for ``Rect``.
public typealias CGRect = Rect
#endif

/// Core Graphics' name for ``AffineTransform``.
public typealias CGAffineTransform = AffineTransform

extension Control {
  /// UIKit's name for ``ControlEvents``.
  public typealias Event = ControlEvents
  /// UIKit's name for ``ControlState``.
  public typealias State = ControlState
  /// UIKit's name for ``ControlCore/ContentVerticalAlignment``.
  public typealias ContentVerticalAlignment = ControlCore.ContentVerticalAlignment
  /// UIKit's name for ``ControlCore/ContentHorizontalAlignment``.
  public typealias ContentHorizontalAlignment = ControlCore.ContentHorizontalAlignment
}

extension Image {
  /// UIKit's name for ``Graphics/SymbolConfiguration``.
  public typealias SymbolConfiguration = Graphics.SymbolConfiguration
}

extension View {
  /// UIKit's name for ``Graphics/ContentMode``.
  public typealias ContentMode = Graphics.ContentMode
}

/// UIKit's name for ``LayoutPriority``.
public typealias UILayoutPriority = LayoutPriority
