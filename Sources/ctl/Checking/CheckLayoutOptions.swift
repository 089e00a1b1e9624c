import ArgumentParser
import Auditing
import InterfaceLoader
import ResponderKit

/// The devices and text sizes for which a check lays out screens.
struct CheckLayoutOptions: ParsableArguments {
  @Option(
    help:
      "solved checks the screens as constraints make them, too. (default: document; solved with --device or --text-size)"
  )
  var layout: DocumentLayout?

  @Option(
    name: .customLong("device"),
    help: ArgumentHelp(
      "Check the layout on a device: \(Device.all.map(\.name).joined(separator: ", ")).",
      discussion: "Repeat it for several devices. (default: the one of the document)",
      valueName: "device"))
  var devices: [Device] = []

  @Option(
    name: .customLong("text-size"),
    help: ArgumentHelp(
      "Check the layout in a text size: \(TextSize.allValueStrings.joined(separator: ", ")).",
      discussion: "Repeat it for several sizes. (default: large)", valueName: "size"))
  var textSizes: [TextSize] = []

  func validate() throws {
    guard layout == .document, !devices.isEmpty || !textSizes.isEmpty else { return }
    let name = devices.isEmpty ? "--text-size" : "--device"
    throw ValidationError("--layout document has the frames of the document. Leave out \(name).")
  }

  /// The situations for which the screens are laid out; none for the frames of the document alone.
  var situations: [LayoutSituation] {
    guard layout == .solved || !devices.isEmpty || !textSizes.isEmpty else { return [] }
    let devices: [Device?] = devices.isEmpty ? [nil] : devices
    let sizes = textSizes.isEmpty ? [.large] : textSizes.map(\.category)
    var seen: Set<LayoutSituation> = []
    return devices.flatMap { device in
      sizes.map { LayoutSituation(device: device, textSize: $0) }
    }.filter { seen.insert($0).inserted }
  }
}
