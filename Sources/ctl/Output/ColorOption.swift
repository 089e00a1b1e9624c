import ArgumentParser

/// When text is colored.
struct ColorOption: ParsableArguments {
  @Option(help: "Color: auto is on a terminal, unless NO_COLOR is set.")
  var color: Terminal.ColorChoice = .auto

  /// Makes the choice known to the terminal.
  func validate() { Terminal.color = color }
}

extension Terminal.ColorChoice: ExpressibleByArgument {}
