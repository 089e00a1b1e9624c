public import ArgumentParser
import Auditing
public import InterfaceLoader
import ResponderKit

/// The options for the containers around the scenes of a document, for the places of views, and for rows.
struct ScreenOptions: ParsableArguments {
  @Flag(
    name: .customLong("bare"),
    help: "Show each scene alone, without the containers and bars around it.")
  var isBare = false

  @Option(
    help:
      "The frames of views: document has those that Interface Builder saved, solved those that constraints, stack views and masks make. (default: document; solved with --device or --text-size)"
  )
  var layout: DocumentLayout?

  @Option(
    name: .customLong("device"),
    help: ArgumentHelp(
      "Lay out the screens of UIKit on a device: \(Device.all.map(\.name).joined(separator: ", ")).",
      discussion: "A gallery may have several.", valueName: "device"))
  var devices: [Device] = []

  /// The device; nil for the one of the document.
  var device: Device? {
    get { devices.first }
    set { devices = newValue.map { [$0] } ?? [] }
  }

  @Option(
    help: ArgumentHelp(
      "Lay out the screens of UIKit in a text size: \(TextSize.allValueStrings.joined(separator: ", ")).",
      valueName: "size"))
  var textSize: TextSize?

  @OptionGroup var rows: RowOptions
  @OptionGroup var bind: BindOptions

  func validate() throws {
    guard layout == .document else { return }
    if device != nil || textSize != nil {
      let name = device != nil ? "--device" : "--text-size"
      throw ValidationError("--layout document has the frames of the document. Leave out \(name).")
    }
  }

  /// Checks that there is at most one device.
  func validateOneDevice() throws {
    guard devices.count > 1 else { return }
    throw ValidationError("Name one --device; 'ctl check' and 'ctl gallery' take several.")
  }

  /// Warns about rows and values that fit nothing in the documents that were read.
  func warnAboutUnused() {
    rows.warnAboutUnusedRows()
    bind.warnAboutUnusedValues()
  }

  /// The options of rows and values, as words.
  var sampleWords: [String] {
    (rows.source.map { ["--rows", $0] } ?? []) + bind.sources.flatMap { ["--bind", $0] }
  }

  /// Sets what the options say.
  @MainActor func apply(to loader: InterfaceLoader) {
    loader.showsContainers = !isBare
    loader.layout = layout ?? (device == nil && textSize == nil ? .document : .solved)
    loader.device = device
    rows.apply(to: loader)
    bind.apply(to: loader)
    if let textSize { loader.textSize = textSize.category }
  }
}

/// A text size by its name.
struct TextSize: ExpressibleByArgument, Hashable {
  let category: TraitCollection.ContentSizeCategory

  init?(argument: String) {
    guard let category = TraitCollection.ContentSizeCategory(commandLineName: argument) else {
      return nil
    }
    self.category = category
  }

  static var allValueStrings: [String] { TraitCollection.ContentSizeCategory.commandLineNames }
  var defaultValueDescription: String { category.commandLineName ?? "" }
}

extension LiveDocument {
  /// Reports the constraints that a layout leaves out.
  @MainActor func reportLeftOutConstraints() {
    for problem in interface.layoutDiagnostics { Terminal.report(problem) }
  }
}

extension DocumentLayout: ExpressibleByArgument {}

extension Device: ExpressibleByArgument {
  /// The device with a name; nil for another text.
  public init?(argument: String) {
    guard let device = Device.all.first(where: { $0.name == argument }) else { return nil }
    self = device
  }

  /// The names for shells.
  public static var allValueStrings: [String] { all.map(\.name) }
}
