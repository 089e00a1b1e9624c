#if UIKit
/// The looks of the ends of a line (`CGLineCap`).
public enum CGLineCap: Int32, Sendable, Hashable {
  /// Cut off at the end point.
  case butt = 0
  /// A half circle around the end point.
  case round = 1
  /// Half the width longer than the line.
  case square = 2
}

/// The looks of the corners of a line (`CGLineJoin`).
public enum CGLineJoin: Int32, Sendable, Hashable {
  /// A tip.
  case miter = 0
  /// A part of a circle.
  case round = 1
  /// A tip that is cut off.
  case bevel = 2
}
#endif
