import Foundation
import Porting

/// The toolchain's compiler, which checks files in a temporary folder.
struct Compiler {
  let folder: URL
  /// The folder with the module `UIKit`.
  let modules: String
  let swiftVersion: String
  let moduleName: String
  /// The compiler, with what comes before its own arguments.
  var command = ["swiftc"]

  /// Modules of C that `UIKit` needs the names of, and nothing that they declare.
  private static let namesOfC = ["CICU", "CLibXML2", "CSpokenLanguages"]

  /// Returns the errors in files, whose paths are those of the port; throws if the compiler fails
  /// without any.
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
    let answer = try run(
      ["-typecheck", "-module-name", name] + arguments(for: paths.keys.sorted()))
    // The driver's remark on a crash of the compiler is no error of the library.
    let errors = CompilerError.errors(in: answer.output)
      .filter { !$0.message.contains("command failed due to signal") }
    if errors.isEmpty, let failure = answer.failure {
      throw Self.failed(on: name, failure, answer.output)
    }
    return errors.map { error in
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
    let answer = try run(
      [
        "-emit-module", "-enable-testing", "-module-name", moduleName, "-emit-module-path",
        folder.appendingPathComponent("\(moduleName).swiftmodule").path,
      ] + arguments(for: paths))
    if let failure = answer.failure { throw Self.failed(on: moduleName, failure, answer.output) }
  }

  private func arguments(for paths: [String]) -> [String] {
    let isScript = paths.contains { $0.hasSuffix("/main.swift") }
    return [
      "-swift-version", swiftVersion, "-I", modules, "-I", folder.path, "-suppress-warnings",
      "-diagnostic-style", "llvm", "-no-color-diagnostics", "-whole-module-optimization",
    ] + (isScript ? [] : ["-parse-as-library"]) + paths
  }

  /// Runs the compiler, and returns what it says and how it failed, if it did.
  private func run(_ arguments: [String]) throws -> (output: String, failure: String?) {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let map = Self.namesOfC.map { "module \($0) {}\n" }.joined()
    try Data(map.utf8).write(to: folder.appendingPathComponent("module.modulemap"))
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command + arguments
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
    let status = process.terminationStatus
    // The status of env where there is no such program.
    if status == 127 { throw Self.missing }
    let isSignal = process.terminationReason == .uncaughtSignal
    return (
      String(decoding: output, as: UTF8.self),
      status == 0 ? nil : "\(isSignal ? "signal" : "exit status") \(status)"
    )
  }

  /// The error of a compiler that crashes, with the end of its output.
  private static func failed(on module: String, _ failure: String, _ output: String) -> PortError {
    let lines = output.split(whereSeparator: \.isNewline).suffix(10).joined(separator: "\n")
    return PortError(
      problem: "the compiler failed on module '\(module)' (\(failure))",
      remedy: lines.isEmpty ? "It printed nothing." : "Its output ends with:\n\(lines)",
      status: ExitStatus.internalError)
  }

  private static let missing = PortError(
    problem: "there is no compiler", remedy: "Put the folder of swiftc into PATH.")
}
