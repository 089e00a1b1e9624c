import ArgumentParser

/// The options for the containers around the scenes of a document.
struct ScreenOptions: ParsableArguments {
  @Flag(
    name: .customLong("bare"),
    help: "Show each scene alone, without the containers and bars around it.")
  var isBare = false
}
