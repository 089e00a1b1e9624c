import ArgumentParser

/// Whether a command writes over what it did not make.
struct OverwriteOption: ParsableArguments {
  @Flag(
    name: .customLong("overwrite"),
    help: "Replaces existing files that ctl did not write; never an input or a configuration.")
  var isOn = false
}
