import ButtonModel
import ControlCore
import Graphics
import Layout
import ResponderKit
import ValueControls

// Views that are no controls.
extension ArchivedClass {
  /// The classes of UIKit.
  static let uiKit: [ArchivedClass] =
    objects + views + controls + textControls + pickers + bars + tables + collectionViews
    + presentations + controllers + recognizers

  private static let views: [ArchivedClass] = [
    ArchivedClass("UIView", View.self, "NSObject", make: { _ in View() }) { view in
      view.value("bounds", \.bounds)
      view.value("center", \.center)
      view.value("transform", \.transform)
      view.value("isHidden", \.isHidden)
      view.value("clipsToBounds", \.clipsToBounds)
      view.value("isUserInteractionEnabled", \.isUserInteractionEnabled)
      view.value("isMultipleTouchEnabled", \.isMultipleTouchEnabled)
      view.value("isExclusiveTouch", \.isExclusiveTouch)
      view.value("alpha", \.alpha)
      view.value("tag", \.tag)
      view.value("semanticContentAttribute", \.semanticContentAttribute)
      view.value("autoresizesSubviews", \.autoresizesSubviews)
      view.raw("autoresizingMask", \.autoresizingMask)
      view.value(
        "translatesAutoresizingMaskIntoConstraints", \.translatesAutoresizingMaskIntoConstraints)
      view.computed("directionalLayoutMargins") {
        $0.ownDirectionalMargins
      } set: { view, margins in
        if let margins { view.directionalLayoutMargins = margins }
      }
      view.value("preservesSuperviewLayoutMargins", \.preservesSuperviewLayoutMargins)
      view.value("insetsLayoutMarginsFromSafeArea", \.insetsLayoutMarginsFromSafeArea)
      view.value("backgroundColor", \.backgroundColor)
      view.value("contentMode", \.contentMode)
      view.value("isOpaque", \.isOpaque)
      view.value("clearsContextBeforeDrawing", \.clearsContextBeforeDrawing)
      view.value("contentScaleFactor", \.contentScaleFactor)
      view.raw("overrideUserInterfaceStyle", \.overrideUserInterfaceStyle)
      view.value("restorationIdentifier", \.restorationIdentifier)
      view.computed("tintColor", get: { $0.explicitTintColor }, set: { $0.tintColor = $1 })
      view.raw("tintAdjustmentMode", \.ownTintAdjustmentMode)
      view.value("focusGroupIdentifier", \.focusGroupIdentifier)
      view.raw("focusGroupPriority", \.focusGroupPriority)
      view.computed("traitOverrides") {
        StoredTraits($0.traitOverrides)
      } set: {
        $0.traitOverrides = $1.traits
      }
      view.computed("contentPriorities") {
        $0.contentPriorities
      } set: {
        $0.contentPriorities = $1
      }
      view.computed("naturalSize", get: { $0.givenNaturalSize }, set: { $0.givenNaturalSize = $1 })
      view.owned("subviews", list: { $0.archivedSubviews }) { view, subviews in
        for subview in subviews where subview.superview !== view { view.addSubview(subview) }
      }
      view.owned("mask", \.mask)
      view.owned("layoutGuides", list: { $0.givenLayoutGuides }) { view, guides in
        for guide in guides { view.addLayoutGuide(guide) }
      }
      view.owned("gestureRecognizers", list: { $0.gestureRecognizers ?? [] }) { view, recognizers in
        for recognizer in recognizers { view.addGestureRecognizer(recognizer) }
      }
      view.refused("interactions") { view in
        view.interactions.first { !view.makesAgain($0) }
          .map { .noValue("the interaction", kind: "of the class \(Swift.type(of: $0))") }
      }
      // The view or its controller may have added an interaction itself.
      view.references("menuDelegates", .showing) { view -> [any ContextMenuInteractionDelegate]? in
        let own = view.menuDelegates.filter { !ClassTable.isMadeByFramework($0) }
        return own.isEmpty ? nil : own
      } set: { view, delegates in
        let known = view.menuDelegates
        for delegate in delegates where !known.contains(where: { $0 === delegate }) {
          view.addInteraction(ContextMenuInteraction(delegate: delegate))
        }
      }
      // A constraint adds itself to its view once all views are there.
      view.owned("constraints", list: { $0.constraints }) { _, _ in }
    },
    ArchivedClass("UILayoutGuide", LayoutGuide.self, make: { _ in LayoutGuide() }) {
      $0.value("identifier", \.identifier)
    },
    ArchivedClass("UIFocusGuide", FocusGuide.self, "UILayoutGuide", make: { _ in FocusGuide() }) {
      $0.value("isEnabled", \.isEnabled)
      $0.references("preferredFocusEnvironments") { guide in
        let items = guide.preferredFocusEnvironments
        return items.isEmpty ? nil : items
      } set: {
        $0.preferredFocusEnvironments = $1
      }
    },
    ArchivedClass("UILabel", Label.self, "UIView", make: { _ in Label() }) { label in
      label.computed("text", get: { $0.storedText }, set: { $0.storedText = $1 })
      label.value("font", \.font)
      label.value("textColor", \.textColor)
      label.value("shadowColor", \.shadowColor)
      label.value("shadowOffset", \.shadowOffset)
      label.value("textAlignment", \.textAlignment)
      label.value("lineBreakMode", \.lineBreakMode)
      label.value("numberOfLines", \.numberOfLines)
      label.value("isEnabled", \.isEnabled)
      label.value("isHighlighted", \.isHighlighted)
      label.value("highlightedTextColor", \.highlightedTextColor)
      label.value("adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth)
      label.value("minimumScaleFactor", \.minimumScaleFactor)
      label.value("preferredMaxLayoutWidth", \.preferredMaxLayoutWidth)
    },
    ArchivedClass("UIImageView", ImageView.self, "UIView", make: { _ in ImageView() }) { view in
      view.value("image", \.image)
      view.value("highlightedImage", \.highlightedImage)
      view.value("isHighlighted", \.isHighlighted)
      view.value("preferredSymbolConfiguration", \.preferredSymbolConfiguration)
      view.value("animationImages", \.animationImages)
      view.value("highlightedAnimationImages", \.highlightedAnimationImages)
      view.value("animationDuration", \.animationDuration)
      view.value("animationRepeatCount", \.animationRepeatCount)
      view.computed("isAnimating", get: { $0.isAnimating }) {
        $1 ? $0.startAnimating() : $0.stopAnimating()
      }
    },
    ArchivedClass("UIScrollView", ScrollView.self, "UIView", make: { _ in ScrollView() }) { view in
      view.value("contentSize", \.contentSize)
      view.value("isScrollEnabled", \.isScrollEnabled)
      view.value("contentInset", \.contentInset)
      view.raw("contentInsetAdjustmentBehavior", \.contentInsetAdjustmentBehavior)
      view.value("showsHorizontalScrollIndicator", \.showsHorizontalScrollIndicator)
      view.value("showsVerticalScrollIndicator", \.showsVerticalScrollIndicator)
      view.raw("indicatorStyle", \.indicatorStyle)
      view.value("bounces", \.bounces)
      view.value("alwaysBounceHorizontal", \.alwaysBounceHorizontal)
      view.value("alwaysBounceVertical", \.alwaysBounceVertical)
      view.value("isPagingEnabled", \.isPagingEnabled)
      view.value("scrollsToTop", \.scrollsToTop)
      view.value("minimumZoomScale", \.minimumZoomScale)
      view.value("maximumZoomScale", \.maximumZoomScale)
      view.value("bouncesZoom", \.bouncesZoom)
      view.value("delaysContentTouches", \.delaysContentTouches)
      view.value("canCancelContentTouches", \.canCancelContentTouches)
      view.value("isDirectionalLockEnabled", \.isDirectionalLockEnabled)
      view.value("bouncesHorizontally", \.bouncesHorizontally)
      view.value("bouncesVertically", \.bouncesVertically)
      view.raw("keyboardDismissMode", \.keyboardDismissMode)
      view.value("contentAlignmentPoint", \.contentAlignmentPoint)
      view.raw("indexDisplayMode", \.indexDisplayMode)
      view.value(
        "automaticallyAdjustsScrollIndicatorInsets", \.automaticallyAdjustsScrollIndicatorInsets)
      view.value("allowsKeyboardScrolling", \.allowsKeyboardScrolling)
      view.value("verticalScrollIndicatorInsets", \.verticalScrollIndicatorInsets)
      view.value("horizontalScrollIndicatorInsets", \.horizontalScrollIndicatorInsets)
      view.raw("decelerationRate", \.decelerationRate)
      view.value("zoomScale", \.zoomScale)
      view.reference("delegate", \.delegate)
      view.contained("refreshControl", \.refreshControl)
    },
    ArchivedClass("UIStackView", StackView.self, "UIView", make: { _ in StackView() }) { stack in
      stack.raw("axis", \.axis)
      stack.raw("distribution", \.distribution)
      stack.raw("alignment", \.alignment)
      stack.value("spacing", \.spacing)
      stack.value("isBaselineRelativeArrangement", \.isBaselineRelativeArrangement)
      stack.value("isLayoutMarginsRelativeArrangement", \.isLayoutMarginsRelativeArrangement)
      stack.custom("arrangedSubviews", .contents) { stack, _, archiver in
        try stack.archivedArrangement(archiver)
      } decode: { stack, value, restorer in
        try stack.arrange(value, restorer)
      }
    },
    ArchivedClass("UIWindow", Window.self, "UIView", make: { _ in Window() }) { window in
      window.value("deviceInsets", \.deviceInsets)
      window.value("keepsDocumentSizes", \.keepsDocumentSizes)
      window.computed("countsLetters") {
        $0.textMeasurer is CountingTextMeasurer
      } set: {
        if $1 { $0.textMeasurer = CountingTextMeasurer() }
      }
      window.owned("rootViewController", \.rootViewController)
      window.custom("scene", .showing) { window, _, _ in
        try window.archivedScene()
      } decode: { window, value, restorer in
        try window.show(value, restorer)
      }
      window.reference("firstResponder", .showing) {
        $0.firstResponder
      } set: {
        $1?.becomeFirstResponderInSilence()
      }
    },
  ]
}

extension View {
  /// Returns whether an interaction comes with a property of the view, or with a delegate that is archived.
  fileprivate func makesAgain(_ interaction: any Interaction) -> Bool {
    switch interaction {
    case is ContextMenuInteraction: true
    case is ToolTipInteraction: self is Control
    case is PointerInteraction: self is Button
    default: false
    }
  }
}
