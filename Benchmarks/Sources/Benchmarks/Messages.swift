import Localize

/// Fills in "1 item selected" and "4 items selected" by ICU's message format, and by that of Apple's tables.
@MainActor
func messages(_ runner: inout Runner) {
  let pattern = "{0,plural,one{# item selected} other{# items selected}}"
  guard let message = try? MessageFormat(pattern, in: "en-US") else { return }
  var length = 0
  runner.row("format", "plural", "MessageFormat") { operations in
    for number in 0..<operations {
      let text = try? message.string(.integer(Int64(number % 5)))
      length &+= text?.utf8.count ?? 0
    }
  }
  runner.row("format", "plural", "MessageFormat, by name") { operations in
    for number in 0..<operations {
      let text = try? message.string(["0": .integer(Int64(number % 5))])
      length &+= text?.utf8.count ?? 0
    }
  }
  withExtendedLifetime(length) {}
}
