import Foundation
import Porting

/// The toolchain's compiler, which checks files in a temporary folder.
struct Compiler {
  let folder: URL
  /// The folder with the module `UIKit`.
  let modules: String
  let swiftVersion: String
  let moduleName: String

  /// Modules of C that `UIKit` needs the names of, and nothing that they declare.
  private static let namesOfC = ["CICU", "CLibXML2", "CSpokenLanguages"]

  /// Returns the errors in files, whose paths are those of the port.
  func check(_ files: [PortedFile], isTest: Bool = false) throws -> [CompilerError] {
    let folder = folder.appendingPathComponent(isTest ? "Tests" : "Sources")
    var paths: [String: String] = [:]
    for (number, file) in files.enumerated() {
      // The names of files in one module differ, but not always below several folders.
      let name = URL(fileURLWithPath: file.path).lastPathComponent
      let copy = folder.appendingPathComponent("\(number)").appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.text.utf8).write(to: copy)
      paths[copy.path] = file.path
    }
    let name = isTest ? "\(moduleName)Tests" : moduleName
    let output = try run(
      ["-typecheck", "-module-name", name] + arguments(for: paths.keys.sorted()))
    return CompilerError.errors(in: output).map { error in
      var error = error
      error.path = paths[error.path] ?? error.path
      return error
    }
  }

  /// Makes the module importable for its tests.
  func emitModule() throws {
    let sources = try FileManager.default.subpathsOfDirectory(
      atPath: folder.appendingPathComponent("Sources").path)
    let paths = sources.filter { $0.hasSuffix(".swift") }.sorted().map {
      folder.appendingPathComponent("Sources/\($0)").path
    }
    _ = try run(
      [
        "-emit-module", "-enable-testing", "-module-name", moduleName, "-emit-module-path",
        folder.appendingPathComponent("\(moduleName).swiftmodule").path,
      ] + arguments(for: paths))
  }

  private func arguments(for paths: [String]) -> [String] {
    let isScript = paths.contains { $0.hasSuffix("/main.swift") }
    return [
      "-swift-version", swiftVersion, "-I", modules, "-I", folder.path, "-suppress-warnings",
      "-diagnostic-style", "llvm", "-no-color-diagnostics", "-whole-module-optimization",
    ] + (isScript ? [] : ["-parse-as-library"]) + paths
  }

  /// Runs the compiler, and returns what it says.
  private func run(_ arguments: [String]) throws -> String {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let map = Self.namesOfC.map { "module \($0) {}\n" }.joined()
    try Data(map.utf8).write(to: folder.appendingPathComponent("module.modulemap"))
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swiftc"] + arguments
    let pipe = Pipe()
    process.standardError = pipe
    process.standardOutput = pipe
    do {
      try process.run()
    } catch {
      throw Self.missing
    }
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    // The status of env where there is no such program.
    if process.terminationStatus == 127 { throw Self.missing }
    return String(decoding: output, as: UTF8.self)
  }

  private static let missing = PortError(
    problem: "there is no compiler", remedy: "Put the folder of swiftc into PATH.")
}
