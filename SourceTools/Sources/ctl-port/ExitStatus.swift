import ArgumentParser

/// The exit statuses of the process, those of every verb of `ctl`.
enum ExitStatus {
  static let fine = ExitCode.success
  /// The library does not compile.
  static let findings = ExitCode(1)
  static let usage = ExitCode(2)
  static let unreadableInput = ExitCode(3)
  static let internalError = ExitCode(70)
}

/// An error that ends the command.
struct PortError: Error, CustomStringConvertible {
  /// The subject, mostly a path; empty for the command itself.
  var subject = ""
  /// The problem, without a final period.
  var problem: String
  /// The remedy.
  var remedy: String
  var status = ExitStatus.unreadableInput

  var description: String {
    "\(subject.isEmpty ? "ctl port" : subject): error: \(problem). \(remedy)"
  }
}
