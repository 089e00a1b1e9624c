import ArgumentParser
import ResponderKit

/// A button of a remote, by its name.
enum RemoteButton: String, CaseIterable, ExpressibleByArgument {
  case up, down, left, right, select, menu, playPause = "play-pause"
  case pageUp = "page-up", pageDown = "page-down"

  var type: Press.PressType {
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

  static var allNames: String { allCases.map(\.rawValue).joined(separator: ", ") }
}
