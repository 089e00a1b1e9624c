import Foundation

/// Finds the folder with the module `UIKit`.
enum ModuleFinder {
  /// Returns the given folder, or that of the checkout in which this program was built.
  static func folder(given: String?) throws -> String {
    if let given {
      guard isFolderOfModule(given) else {
        throw PortError(
          subject: given, problem: "there is no UIKit.swiftmodule in this folder",
          remedy: "Name another one.")
      }
      return given
    }
    let program = URL(fileURLWithPath: Bundle.main.executablePath ?? CommandLine.arguments[0])
      .resolvingSymlinksInPath()
    var folder = program.deletingLastPathComponent()
    while folder.path != "/" {
      let manifest = folder.appendingPathComponent("SourceTools/Package.swift").path
      if FileManager.default.fileExists(atPath: manifest) {
        let modules = folder.appendingPathComponent(".build/uikit/debug/Modules").path
        if isFolderOfModule(modules) { return modules }
        break
      }
      folder.deleteLastPathComponent()
    }
    throw PortError(
      problem: "there is no build of the module UIKit",
      remedy: "Run make uikit, or give its folder with --modules.")
  }

  private static func isFolderOfModule(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(path)/UIKit.swiftmodule")
  }
}
