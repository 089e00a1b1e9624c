import ArgumentParser

/// What is shown around the scenes of a document.
struct ScreenOptions: ParsableArguments {
  @Flag(
    name: .customLong("bare"),
    help: "Shows each scene alone, without the containers and bars around it.")
  var isBare = false
}
