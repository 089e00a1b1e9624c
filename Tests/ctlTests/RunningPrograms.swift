import Foundation
import TestSupport

/// What a program printed and how it ended.
struct Finished {
  var status: Int32
  var output: String
  /// What was written to standard error, wrapped to 80 columns.
  var errors: String

  /// Each message on a line of its own; its other lines are indented.
  var messages: String {
    var messages = ""
    for line in errors.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("  ") {
        messages += (messages.last == "/" ? "" : " ") + line.dropFirst(2)
      } else {
        messages += (messages.isEmpty ? "" : "\n") + line
      }
    }
    return messages
  }
}

/// Runs a program that was built beside the tests, or that has a whole path, and waits for it; from the root of the package
/// unless said.
///
/// Never on the main actor: other tests would stand still.
nonisolated func run(
  _ program: String, _ arguments: [String] = [], in folder: URL = packageRoot,
  input: FileHandle? = nil
) throws -> Finished {
  let process = Process()
  // On Linux the main bundle of the tests is the folder of the products.
  process.executableURL =
    program.hasPrefix("/")
    ? URL(fileURLWithPath: program) : Bundle.main.bundleURL.appending(path: program)
  process.arguments = arguments
  process.currentDirectoryURL = folder
  // Files take as much as a program prints; a pipe that nobody empties would stop it.
  let scratch = FileManager.default.temporaryDirectory.appending(path: "run-\(UUID())")
  try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: scratch) }
  let (output, errors) = (scratch.appending(path: "output"), scratch.appending(path: "errors"))
  for file in [output, errors] { try Data().write(to: file) }
  process.standardOutput = try FileHandle(forWritingTo: output)
  process.standardError = try FileHandle(forWritingTo: errors)
  process.standardInput = input ?? FileHandle.nullDevice
  try process.run()
  process.waitUntilExit()
  return Finished(
    status: process.terminationStatus,
    output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
    errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self))
}

/// A pipe with a text that has been written to it.
nonisolated func pipe(_ text: String) throws -> FileHandle {
  let pipe = Pipe()
  try pipe.fileHandleForWriting.write(contentsOf: Data(text.utf8))
  try pipe.fileHandleForWriting.close()
  return pipe.fileHandleForReading
}
