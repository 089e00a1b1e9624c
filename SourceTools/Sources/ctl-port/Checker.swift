import Foundation
import Porting

/// Type-checks a port with the toolchain's compiler.
struct Checker {
  /// The files that were checked, and the answer of the compiler.
  struct Result {
    var title: String
    var report: CheckReport
  }

  private let names: ModuleNames
  private let port: PortedLibrary
  private let modules: String
  private let swiftVersion: String

  /// Finds the module `UIKit`; throws without one.
  init(_ names: ModuleNames, _ port: PortedLibrary, _ modules: String?, _ swiftVersion: String)
    throws
  {
    self.names = names
    self.port = port
    self.modules = try ModuleFinder.folder(given: modules)
    self.swiftVersion = swiftVersion
  }

  /// Checks the module, and its tests if there are any and the module compiles.
  func run() throws -> [Result] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("ctl-port-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let compiler = Compiler(
      folder: folder, modules: modules, swiftVersion: swiftVersion, moduleName: names.name)
    let errors = try compiler.check(port.files.filter { !$0.isTest })
    var results = [Result(title: names.name, report: CheckReport(errors, of: port))]
    let tests = port.files.filter(\.isTest)
    guard !tests.isEmpty, errors.isEmpty else { return results }
    try compiler.emitModule()
    let testErrors = try compiler.check(tests, isTest: true)
    results.append(
      Result(
        title: "\(names.name)Tests", report: CheckReport(testErrors, of: port, isTest: true)))
    return results
  }
}
