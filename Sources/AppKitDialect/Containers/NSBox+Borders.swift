import Graphics

/// The borders of a box, with AppKit's raw values (`NSBorderType`).
public enum NSBorderType: UInt, Sendable, Hashable, CaseIterable {
  /// No border.
  case noBorder = 0
  /// A line.
  case lineBorder = 1
  /// A border with a shadow.
  case bezelBorder = 2
  /// The usual border of a box.
  case grooveBorder = 3
}

extension NSBox {
  /// The distances of the room inside the border from the edges.
  ///
  /// They are derived from the frames in documents: the usual box has 4 points at the sides, 5 below and 3 above, one with a
  /// line has 1, a custom one the width of its border. A title on the upper border takes 12 points more, or 14 where there is a
  /// line; one at another place is given the same room on its side.
  final var borderInsets: EdgeInsets {
    guard boxType != .separator else { return .zero }
    let isCustom = boxType == .custom
    let isLine = isCustom || borderType == .lineBorder
    let width = borderType == .noBorder ? 0 : isCustom ? borderWidth : 1
    var insets =
      isLine || borderType == .noBorder
      ? EdgeInsets(top: width, left: width, bottom: width, right: width)
      : EdgeInsets(top: 3, left: 4, bottom: 5, right: 4)
    guard !isCustom else { return insets }
    let room: Scalar = isLine ? 14 : 12
    switch titlePosition {
    case .noTitle: break
    case .aboveTop, .atTop, .belowTop: insets.top += room
    case .aboveBottom, .atBottom, .belowBottom: insets.bottom += room
    }
    return insets
  }
}
