import Foundation

/// The root of the package, found from this file.
let packageRoot = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

/// What a program printed and how it ended.
struct Finished {
  var status: Int32
  var output: String
  var errors: String
}

/// Runs a program that was built beside the tests, from the root of the package, and waits for it.
///
/// Never on the main actor: other tests would stand still.
nonisolated func run(_ program: String, _ arguments: [String] = []) throws -> Finished {
  let process = Process()
  // On Linux the main bundle of the tests is the folder of the products.
  process.executableURL = Bundle.main.bundleURL.appending(path: program)
  process.arguments = arguments
  process.currentDirectoryURL = packageRoot
  let output = Pipe()
  let errors = Pipe()
  process.standardOutput = output
  process.standardError = errors
  try process.run()
  // Standard error is short; standard output is read until it ends, so that the program never waits
  // for room.
  let printed = output.fileHandleForReading.readDataToEndOfFile()
  let complained = errors.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  return Finished(
    status: process.terminationStatus, output: String(decoding: printed, as: UTF8.self),
    errors: String(decoding: complained, as: UTF8.self))
}
