import CMessageFormat
import Foundation

@testable import Localize

/// ICU's own MessageFormat, with whose answers ours are compared.
enum OwnMessageFormat {
  /// The main number of ICU's version.
  static var version: Int { Int(oracle_version()) }

  /// Returns the number of ICU's error for a pattern; nil where it accepts it.
  static func error(_ pattern: String, _ language: String = "en") -> Int? {
    let error = oracle_error(language, pattern)
    return error == 0 ? nil : Int(error)
  }

  /// Returns ICU's message; nil where it refuses the pattern or an argument.
  static func string(
    _ pattern: String, _ arguments: [String: FormatArgument], in language: String
  ) -> String? {
    var copies: [UnsafeMutablePointer<CChar>] = []
    func copy(_ text: String) -> UnsafePointer<CChar>? {
      guard let copy = strdup(text) else { return nil }
      copies.append(copy)
      return UnsafePointer(copy)
    }
    defer { copies.forEach { free($0) } }
    let values = arguments.map { name, argument in
      var value = oracle_argument()
      value.name = copy(name)
      switch argument {
      case .integer(let number): (value.kind, value.whole) = (oracle_whole, number)
      case .double(let number): (value.kind, value.number) = (oracle_double, number)
      case .text(let text): (value.kind, value.text) = (oracle_text, copy(text))
      case .date(let date):
        (value.kind, value.number) = (oracle_date, date.timeIntervalSince1970 * 1000)
      default: preconditionFailure("ICU's MessageFormat has no such argument")
      }
      return value
    }
    var room = [CChar](repeating: 0, count: 1 << 12)
    let count = oracle_message(
      language, pattern, values, Int32(values.count), &room, Int32(room.count))
    guard count >= 0, count <= room.count else { return nil }
    return String(decoding: room.prefix(Int(count)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
