import ArgumentParser

/// The option that lets a command replace files that it did not make.
struct OverwriteOption: ParsableArguments {
  @Flag(
    name: .customLong("overwrite"),
    help: "Replace existing files that ctl did not write; never an input or a configuration.")
  var isOn = false
}
