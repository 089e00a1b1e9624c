package import ResponderKit

/// A button of a remote, by its name.
package enum RemoteButton: String, CaseIterable, Sendable {
  case up, down, left, right, select, menu
  case playPause = "play-pause"
  case pageUp = "page-up"
  case pageDown = "page-down"

  /// The type of its press.
  package var type: Press.PressType {
    switch self {
    case .up: .upArrow
    case .down: .downArrow
    case .left: .leftArrow
    case .right: .rightArrow
    case .select: .select
    case .menu: .menu
    case .playPause: .playPause
    case .pageUp: .pageUp
    case .pageDown: .pageDown
    }
  }

  /// The names of all.
  package static var allNames: String { allCases.map(\.rawValue).joined(separator: ", ") }
}
