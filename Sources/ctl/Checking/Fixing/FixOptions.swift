import ArgumentParser

/// The options that correct what has one right answer.
struct FixOptions: ParsableArguments {
  @Flag(
    help:
      "Correct what has one right answer: in tables, and with --source misspelled names in documents."
  )
  var fix = false

  @Flag(help: "Show what --fix would change, and write nothing.")
  var diff = false

  /// Indicates whether corrections are made or shown.
  var isOn: Bool { fix || diff }

  /// The option that was given.
  var name: String { fix ? "--fix" : "--diff" }
}
