import ControlCore
import Graphics
import ResponderKit

/// Lays out the content of a configuration: the image at its edge, then the padding, the title
/// above the subtitle, and the menu indicator at the end.
@MainActor
struct ConfigurationLayout {
  private let configuration: Button.Configuration
  private let direction: LayoutDirection
  private let horizontal: ContentHorizontalAlignment
  private let vertical: ContentVerticalAlignment
  private let title: AttributedText?
  private let subtitle: AttributedText?
  private let image: Size?
  private let measurer: any TextMeasurer
  private let margins: DirectionalEdgeInsets

  /// The size of an activity indicator in points, equal to that of UIKit's medium one.
  private static let activityIndicator = Size(width: 20, height: 20)
  /// The size of the menu indicator and its distance from the text, in points; both are choices.
  private static let indicator = Size(width: 10, height: 14)
  private static let indicatorPadding = 6.0

  init(of configuration: Button.Configuration, for button: Button) {
    self.configuration = configuration
    direction = button.effectiveUserInterfaceLayoutDirection
    horizontal = button.effectiveContentHorizontalAlignment
    vertical = button.contentVerticalAlignment
    title = button.drawnTitle.flatMap { $0.string.isEmpty ? nil : $0 }
    subtitle = button.drawnSubtitle.flatMap { $0.string.isEmpty ? nil : $0 }
    image =
      configuration.showsActivityIndicator
      ? Self.activityIndicator : button.shownImageSize
    measurer = button.textMeasurer
    margins = button.directionalLayoutMargins
  }

  private var isHorizontal: Bool {
    configuration.imagePlacement == .leading || configuration.imagePlacement == .trailing
  }

  /// The space of the image: its own size, or the reservation along its axis.
  private var imageRoom: Size? {
    image.map { image in
      let reserved = configuration.imageReservation
      return isHorizontal
        ? Size(width: max(image.width, reserved), height: image.height)
        : Size(width: image.width, height: max(image.height, reserved))
    }
  }

  private var hasText: Bool { title != nil || subtitle != nil }
  private var padding: Double { image != nil && hasText ? configuration.imagePadding : 0 }
  private var indicatorWidth: Double {
    configuration.showsIndicator ? Self.indicator.width + Self.indicatorPadding : 0
  }

  private func size(
    of text: AttributedText?, _ font: Font, _ mode: LineBreakMode, within width: Double?
  ) -> Size {
    guard let text else { return .zero }
    return measurer.size(
      of: text, font: font, width: mode.wraps ? width : nil, lines: mode.wraps ? 0 : 1)
  }

  /// The sizes of title, subtitle and both together, within a width.
  private func text(within width: Double?) -> (title: Size, subtitle: Size, both: Size) {
    let title = size(
      of: title, configuration.titleFont, configuration.titleLineBreakMode, within: width)
    let subtitle = size(
      of: subtitle, configuration.subtitleFont, configuration.subtitleLineBreakMode, within: width)
    let gap = self.title != nil && self.subtitle != nil ? configuration.titlePadding : 0
    let both = Size(
      width: max(title.width, subtitle.width), height: title.height + gap + subtitle.height)
    return (title, subtitle, both)
  }

  /// The size of the content without insets, within a width.
  private func content(within width: Double?) -> Size {
    let image = imageRoom ?? .zero
    if isHorizontal {
      let rest = width.map { max($0 - image.width - padding - indicatorWidth, 1) }
      let text = text(within: rest).both
      return Size(
        width: image.width + padding + text.width + indicatorWidth,
        height: max(image.height, text.height, configuration.showsIndicator ? 14 : 0))
    }
    let text = text(within: width.map { max($0 - indicatorWidth, 1) }).both
    return Size(
      width: max(image.width, text.width) + indicatorWidth,
      height: image.height + padding + text.height)
  }

  /// The size of the button, within a width if one is given.
  func size(within width: Double?) -> Size {
    let insets = configuration.contentInsets
    let (across, along) = (insets.leading + insets.trailing, insets.top + insets.bottom)
    let content = content(within: width.map { max($0 - across, 1) })
    return Size(width: max(content.width + across, 0), height: max(content.height + along, 0))
  }

  func frames(in bounds: Rect) -> Button.Appearance.Frames {
    let region = bounds.inset(by: configuration.contentInsets.resolved(in: direction))
    let content = content(within: region.width)
    let block = place(
      Size(
        width: horizontal == .fill ? region.width : min(content.width, region.width),
        height: vertical == .fill ? region.height : min(content.height, region.height)),
      in: region)
    var frames = Button.Appearance.Frames(background: background(in: bounds))
    var rest = block
    if configuration.showsIndicator {
      let strip = rest.cut(indicatorWidth, from: .trailing)
      frames.indicator = Rect(
        x: strip.maxX - Self.indicator.width, y: strip.midY - Self.indicator.height / 2,
        width: Self.indicator.width, height: Self.indicator.height)
    }
    if let image, let room = imageRoom {
      let edge = configuration.imagePlacement
      let strip = rest.cut(isHorizontal ? room.width : room.height, from: edge)
      _ = rest.cut(padding, from: edge)
      frames.image = Rect(
        x: strip.midX - image.width / 2, y: strip.midY - image.height / 2, width: image.width,
        height: image.height)
    }
    let text = text(within: max(rest.width, 1))
    let top =
      switch vertical {
      case .top: rest.minY
      case .bottom: rest.maxY - text.both.height
      case .center, .fill: rest.midY - text.both.height / 2
      }
    let lines = Rect(
      x: textX(text.both.width, in: rest), y: top,
      width: min(text.both.width, rest.width), height: text.both.height)
    if title != nil { frames.title = line(text.title, in: lines, atTop: true) }
    if subtitle != nil { frames.subtitle = line(text.subtitle, in: lines, atTop: false) }
    return direction == .rightToLeft ? frames.mirrored(in: block) : frames
  }

  private func background(in bounds: Rect) -> Rect {
    let background = configuration.background
    let edges = background.edgesAddingLayoutMarginsToBackgroundInsets
    var insets = background.backgroundInsets
    if edges.contains(.top) { insets.top += margins.top }
    if edges.contains(.leading) { insets.leading += margins.leading }
    if edges.contains(.bottom) { insets.bottom += margins.bottom }
    if edges.contains(.trailing) { insets.trailing += margins.trailing }
    return bounds.inset(by: insets.resolved(in: direction))
  }

  private func place(_ size: Size, in region: Rect) -> Rect {
    var result = Rect(origin: region.origin, size: size)
    switch horizontal {
    case .center: result.origin.x += (region.width - size.width) / 2
    case .right: result.origin.x += region.width - size.width
    case .left, .fill, .leading, .trailing: break
    }
    switch vertical {
    case .center: result.origin.y += (region.height - size.height) / 2
    case .bottom: result.origin.y += region.height - size.height
    case .top, .fill: break
    }
    return result
  }

  /// The resolved alignment of title and subtitle, in terms of leading and trailing.
  private var alignment: Button.Configuration.TitleAlignment {
    guard configuration.titleAlignment == .automatic else { return configuration.titleAlignment }
    switch configuration.imagePlacement {
    case .leading: return .leading
    case .trailing: return .trailing
    default: return .center
    }
  }

  /// The horizontal origin of the text beside, above or below the image.
  ///
  /// Text beside the image adjoins it; text above or below the image is centered.
  private func textX(_ width: Double, in room: Rect) -> Double {
    guard isHorizontal else { return room.midX - min(width, room.width) / 2 }
    let isAtEnd = configuration.imagePlacement == .trailing && image != nil
    return isAtEnd ? room.maxX - min(width, room.width) : room.minX
  }

  private func line(_ size: Size, in lines: Rect, atTop: Bool) -> Rect {
    let width = min(size.width, lines.width)
    let x =
      switch alignment {
      case .leading, .automatic: lines.minX
      case .center: lines.midX - width / 2
      case .trailing: lines.maxX - width
      }
    return Rect(
      x: x, y: atTop ? lines.minY : lines.maxY - size.height, width: width, height: size.height)
  }
}

extension Rect {
  /// Cuts a strip off the rectangle at an edge, as in a left-to-right layout, and returns it.
  fileprivate mutating func cut(_ amount: Double, from edge: DirectionalRectEdge) -> Rect {
    let across = min(amount, width)
    let along = min(amount, height)
    var strip = self
    switch edge {
    case .leading:
      strip.size.width = across
      self = Rect(x: minX + across, y: minY, width: width - across, height: height)
    case .trailing:
      strip = Rect(x: maxX - across, y: minY, width: across, height: height)
      size.width -= across
    case .top:
      strip.size.height = along
      self = Rect(x: minX, y: minY + along, width: width, height: height - along)
    default:
      strip = Rect(x: minX, y: maxY - along, width: width, height: along)
      size.height -= along
    }
    return strip
  }
}
