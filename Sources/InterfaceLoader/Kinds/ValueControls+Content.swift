import ControlCore
import Graphics
import InterfaceBuilder
import ResponderKit
import ValueControls

// The values and looks of value controls: each attribute of a document sets the property of its name.

extension Slider {
  func apply(_ content: SliderContent, sizes: [String: Size]) {
    decode(content.bounded)
    isContinuous = content.isContinuous
    if let image = content.minimumValueImage { minimumValueImage = image.sized(by: sizes) }
    if let image = content.maximumValueImage { maximumValueImage = image.sized(by: sizes) }
    decode(
      thumbTint: content.thumbTintColor, minimumTrackTint: content.minimumTrackTintColor,
      maximumTrackTint: content.maximumTrackTintColor)
    if let style = BehavioralStyle.named(content.preferredBehavioralStyle) {
      preferredBehavioralStyle = style
    }
  }
}

extension Switch {
  func apply(_ content: SwitchContent, sizes: [String: Size]) {
    isOn = content.isOn
    if let title = content.title { self.title = title }
    if let style = Style.named(content.preferredStyle) { preferredStyle = style }
    if let image = content.onImage { onImage = image.sized(by: sizes) }
    if let image = content.offImage { offImage = image.sized(by: sizes) }
    decode(onTint: content.onTintColor, thumbTint: content.thumbTintColor)
  }
}

extension Stepper {
  func apply(_ content: StepperContent) {
    decode(content.bounded, step: content.stepValue)
    wraps = content.wraps
    autorepeat = content.autorepeats
    isContinuous = content.isContinuous
  }
}

extension SegmentedControl {
  func apply(_ content: SegmentedControlContent, sizes: [String: Size]) {
    for segment in content.segments {
      decode(
        title: segment.title, image: segment.image?.sized(by: sizes),
        isEnabled: segment.isEnabled, width: segment.width, offset: segment.contentOffset)
    }
    apportionsSegmentWidthsByContent = content.apportionsSegmentWidthsByContent
    isMomentary = content.isMomentary
    if !isMomentary, let selected = content.selectedSegmentIndex { selectedSegmentIndex = selected }
    if let style = Style.named(content.segmentControlStyle) { segmentedControlStyle = style }
    if let color = content.selectedSegmentTintColor { decode(selectedTint: color) }
  }
}

extension PageControl {
  func apply(_ content: PageControlContent, sizes: [String: Size]) {
    numberOfPages = content.numberOfPages
    currentPage = content.currentPage
    hidesForSinglePage = content.hidesForSinglePage
    allowsContinuousInteraction = content.allowsContinuousInteraction
    if let direction = Direction.named(content.direction) { self.direction = direction }
    if let style = BackgroundStyle.named(content.backgroundStyle) { backgroundStyle = style }
    if let image = content.preferredIndicatorImage {
      preferredIndicatorImage = image.sized(by: sizes)
    }
    if let image = content.preferredCurrentPageIndicatorImage {
      preferredCurrentPageIndicatorImage = image.sized(by: sizes)
    }
    decode(
      indicatorTint: content.pageIndicatorTintColor,
      currentTint: content.currentPageIndicatorTintColor)
  }
}

extension ColorWell {
  func apply(_ content: ColorWellContent) {
    title = content.title
    selectedColor = content.selectedColor
    supportsAlpha = content.supportsAlpha
  }
}

extension RefreshControl {
  func apply(_ content: RefreshControlContent) { attributedTitle = content.attributedTitle?.styled }
}

extension ProgressView {
  func apply(_ content: ProgressContent, sizes: [String: Size]) {
    progress = Float(content.bounded.value)
    if let style = Style.named(content.progressViewStyle) { progressViewStyle = style }
    if let image = content.progressImage { progressImage = image.sized(by: sizes) }
    if let image = content.trackImage { trackImage = image.sized(by: sizes) }
    decode(progressTint: content.progressTintColor, trackTint: content.trackTintColor)
  }
}

extension ActivityIndicatorView {
  func apply(_ content: ActivityIndicatorContent) {
    decode(isAnimating: content.isAnimating, hidesWhenStopped: content.hidesWhenStopped)
    if let style = Style.named(content.style) { self.style = style }
    setImplicitly(color: content.color)
  }
}
