/// Why a transcript cannot be read, with the place.
public struct TranscriptError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The file, as it was given.
  public var path: String
  /// The line, from 1.
  public var line: Int
  /// The column in characters, from 1.
  public var column: Int
  /// What is wrong and what to do.
  public var message: String

  /// The place and the message: `path:line:column: error: …`.
  public var description: String { "\(path):\(line):\(column): error: \(message)" }
}
