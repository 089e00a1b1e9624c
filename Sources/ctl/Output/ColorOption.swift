import ArgumentParser

/// The choice of coloring text.
struct ColorOption: ParsableArguments {
  @Option(help: "Color the text; auto colors it on a terminal, unless NO_COLOR is set.")
  var color: Terminal.ColorChoice = .auto

  /// Makes the choice known to the terminal.
  func validate() { Terminal.color = color }
}

extension Terminal.ColorChoice: ExpressibleByArgument {}
