import ButtonModel
import ControlCore
import ResponderKit
import ValueControls

// Buttons and controls of values.
extension ArchivedClass {
  static let controls: [ArchivedClass] = [
    ArchivedClass("UIControl", Control.self, "UIView", make: { _ in Control() }) { control in
      control.value("isEnabled", \.isEnabled)
      control.value("isSelected", \.isSelected)
      control.value("isHighlighted", \.isHighlighted)
      control.value("contentVerticalAlignment", \.contentVerticalAlignment)
      control.value("contentHorizontalAlignment", \.contentHorizontalAlignment)
      control.raw("touchInsidePolicy", \.touchInsidePolicy)
      control.value("showsMenuAsPrimaryAction", \.showsMenuAsPrimaryAction)
      control.computed("isContextMenuInteractionEnabled") {
        $0.isContextMenuInteractionEnabled && $0.contextMenuInteraction?.delegate === $0
      } set: {
        $0.isContextMenuInteractionEnabled = $1
      }
      control.value("toolTip", \.toolTip)
      control.value("isSymbolAnimationEnabled", \.isSymbolAnimationEnabled)
      control.value("hasUnreportedValue", \.hasUnreportedValue)
      control.handlers()
    },
    ArchivedClass("UIButton", Button.self, "UIControl", make: { _ in Button() }) { button in
      button.custom("content") { button, fresh, archiver in
        do {
          let content = try button.archivedWithoutMenu()
          return content == (try fresh.archivedWithoutMenu())
            ? nil : try ArchivedValue(encoding: content)
        } catch let error as Button.ArchiveError {
          guard case .notAValue(let name) = error else { throw error }
          let isView = name.hasSuffix("customView")
          throw archiver.refusal(
            isView ? .noValue(name, kind: "a view of a background") : .closure(name), of: button)
        }
      } decode: { button, value, _ in
        button.take(try value.decoded())
      }
      button.raw("labelPolicy", \.labelPolicy)
      button.raw("imageNamePolicy", \.imageNamePolicy)
      button.raw("heldPolicy", \.heldPolicy)
      button.raw("togglePolicy", \.togglePolicy)
      button.custom("menu", .contents) { button, _, archiver in
        try button.menu.map { try $0.archived(of: button, archiver) }
      } decode: { button, value, _ in
        button.menu = try Menu.restored(value)
      }
    },
    ArchivedClass("UISwitch", Switch.self, "UIControl", make: { _ in Switch() }) { control in
      control.value("isOn", \.isOn)
      control.value("onTintColor", \.onTintColor)
      control.value("thumbTintColor", \.thumbTintColor)
      control.value("onImage", \.onImage)
      control.value("offImage", \.offImage)
      control.value("title", \.title)
      control.raw("preferredStyle", \.preferredStyle)
    },
    ArchivedClass("UISlider", Slider.self, "UIControl", make: { _ in Slider() }) { slider in
      slider.value("minimumValue", \.minimumValue)
      slider.value("maximumValue", \.maximumValue)
      slider.value("value", \.value)
      slider.value("isContinuous", \.isContinuous)
      slider.raw("trackTouchPolicy", \.trackTouchPolicy)
      slider.refused("trackConfiguration") {
        $0.trackConfiguration == nil
          ? nil : .noValue("trackConfiguration", kind: "a configuration of ticks")
      }
      slider.computed("looks", get: { $0.archivedLooks.values }, set: { $0.take($1) })
    },
    ArchivedClass("UIStepper", Stepper.self, "UIControl", make: { _ in Stepper() }) { stepper in
      stepper.custom("range") { stepper, fresh, _ in
        let range = [stepper.minimumValue, stepper.maximumValue]
        return range == [fresh.minimumValue, fresh.maximumValue]
          ? nil : try ArchivedValue(encoding: range)
      } decode: { stepper, value, _ in
        let range: [Double] = try value.decoded()
        guard range.count == 2, range[0] < range[1] else { throw value.misfit }
        // The lower end is below the upper one at any time.
        if range[0] < stepper.maximumValue {
          (stepper.minimumValue, stepper.maximumValue) = (range[0], range[1])
        } else {
          (stepper.maximumValue, stepper.minimumValue) = (range[1], range[0])
        }
      }
      stepper.custom("stepValue") { stepper, fresh, _ in
        stepper.stepValue == fresh.stepValue ? nil : ArchivedValue(stepper.stepValue)
      } decode: { stepper, value, _ in
        let step: Double = try value.decoded()
        guard step > 0 else { throw value.misfit }
        stepper.stepValue = step
      }
      stepper.value("value", \.value)
      stepper.value("isContinuous", \.isContinuous)
      stepper.value("autorepeat", \.autorepeat)
      stepper.value("wraps", \.wraps)
      stepper.value("repeatTiming", \.repeatTiming)
      stepper.computed("looks", get: { $0.archivedLooks }, set: { $0.take($1) })
    },
    ArchivedClass(
      "UISegmentedControl", SegmentedControl.self, "UIControl",
      make: { _ in
        SegmentedControl(frame: .zero)
      }
    ) { control in
      control.refused("segments") {
        $0.hasSegmentActions ? .closure("the action of a segment") : nil
      }
      control.computed("segments", get: { $0.archivedSegments }, set: { $0.archivedSegments = $1 })
      control.value("isMomentary", \.isMomentary)
      control.value("selectedSegmentIndex", \.selectedSegmentIndex)
      control.value("apportionsSegmentWidthsByContent", \.apportionsSegmentWidthsByContent)
      control.computed("looks", get: { $0.archivedLooks }, set: { $0.take($1) })
    },
    ArchivedClass("UIPageControl", PageControl.self, "UIControl", make: { _ in PageControl() }) {
      control in
      control.value("numberOfPages", \.numberOfPages)
      control.value("currentPage", \.currentPage)
      control.value("hidesForSinglePage", \.hidesForSinglePage)
      control.value("allowsContinuousInteraction", \.allowsContinuousInteraction)
      control.value("defersCurrentPageDisplay", \.defersCurrentPageDisplay)
      control.value("pageIndicatorTintColor", \.pageIndicatorTintColor)
      control.value("currentPageIndicatorTintColor", \.currentPageIndicatorTintColor)
      control.raw("backgroundStyle", \.backgroundStyle)
      control.raw("direction", \.direction)
      control.value("preferredIndicatorImage", \.preferredIndicatorImage)
      control.value("preferredCurrentPageIndicatorImage", \.preferredCurrentPageIndicatorImage)
      control.computed("images", get: { $0.archivedImages }, set: { $0.archivedImages = $1 })
    },
    ArchivedClass("UIColorWell", ColorWell.self, "UIControl", make: { _ in ColorWell() }) { well in
      well.value("title", \.title)
      well.value("selectedColor", \.selectedColor)
      well.value("supportsAlpha", \.supportsAlpha)
      well.value("supportsEyedropper", \.supportsEyedropper)
      well.value("maximumLinearExposure", \.maximumLinearExposure)
    },
    ArchivedClass(
      "UIRefreshControl", RefreshControl.self, "UIControl", make: { _ in RefreshControl() }
    ) {
      control in
      control.computed("attributedTitle") {
        $0.attributedTitle?.attributedText
      } set: {
        $0.attributedTitle = $1?.styled
      }
      control.computed("isRefreshing") {
        $0.isRefreshing
      } set: {
        $1 ? $0.beginRefreshing() : $0.endRefreshing()
      }
    },
    ArchivedClass("UIProgressView", ProgressView.self, "UIView", make: { _ in ProgressView() }) {
      view in
      view.value("progress", \.progress)
      view.raw("progressViewStyle", \.progressViewStyle)
      view.value("progressTintColor", \.progressTintColor)
      view.value("trackTintColor", \.trackTintColor)
      view.value("progressImage", \.progressImage)
      view.value("trackImage", \.trackImage)
    },
    ArchivedClass(
      "UIActivityIndicatorView", ActivityIndicatorView.self, "UIView",
      make: { _ in
        ActivityIndicatorView(frame: .zero)
      }
    ) { view in
      view.raw("style", \.style)
      view.value("color", \.color)
      view.value("hidesWhenStopped", \.hidesWhenStopped)
      view.computed("isAnimating") {
        $0.isAnimating
      } set: {
        $1 ? $0.startAnimating() : $0.stopAnimating()
      }
      view.value("isHidden", \.isHidden)
    },
  ]
}
