import ControlCore

/// What was called and by whom, in order; handlers of several objects write into one.
@MainActor
final class Log {
  var lines: [String] = []
  var senders: [Control?] = []
}
