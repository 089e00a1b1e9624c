private import CICU
import Synchronization

/// The form of a text in Unicode, from ICU.
package enum ComposedText {
  /// Returns whether a text is in Normalization Form C.
  package static func isComposed(_ text: String) -> Bool {
    if text.unicodeScalars.allSatisfy({ isAlone($0.value) }) { return true }
    var text = text
    return text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        icushim_is_composed($0.baseAddress, Int32(clamping: $0.count)) != 0
      }
    }
  }

  /// Returns whether a character is in the form wherever it stands, as far as its range tells.
  package static func isAlone(_ scalar: UInt32) -> Bool {
    switch scalar {
    case ..<0x300, 0x388...0x482, 0x48A...0x58F, 0x5D0...0x5F2, 0x621...0x64A, 0x660...0x66D,
      0x2010...0x2027, 0x2030...0x205E, 0x3001...0x3029, 0x3041...0x3096, 0x30A1...0x30FA,
      0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xFF01...0xFF60:
      true
    default: false
    }
  }

  /// Returns a text in Normalization Form C.
  package static func composed(_ text: String) -> String {
    ICU.text { room, capacity in
      text.withCString {
        icushim_composed($0, Int32(clamping: text.utf8.count), room, capacity)
      }
    } ?? text
  }
}

/// The Chinese characters that only one of the two ways of writing has.
package enum ChineseCharacters {
  private final class Change: @unchecked Sendable {
    let pointer: OpaquePointer?
    init(_ id: String) { pointer = icushim_transliterator_open(id) }
  }

  private static let changes = Mutex<[String: Change]>([:])

  /// The simplified characters that are traditional ones of other words, such as 了 and 后.
  private static let both = Set("了才干后里面系板表台只松云制致余丑冬斗谷几借克困历蒙曲舍胜术叶郁御于出万与伙仆划卷采志".unicodeScalars)

  /// Returns the number of traditional characters where simplified ones are asked for, or the other way around, and the
  /// number of all Chinese characters.
  package static func foreign(in text: String, isTraditional: Bool) -> (foreign: Int, all: Int) {
    let characters = text.unicodeScalars.filter { (0x4E00...0x9FFF).contains($0.value) }
    guard !characters.isEmpty else { return (0, 0) }
    let own = String(String.UnicodeScalarView(characters))
    let other = changed(own, isTraditional ? "Hans-Hant" : "Hant-Hans").unicodeScalars
    // A change of phrases may be of another length.
    let foreign = zip(characters, other).count { $0 != $1 && !both.contains($0) }
    return (foreign, characters.count)
  }

  private static func changed(_ text: String, _ id: String) -> String {
    changes.withLock { changes in
      let change = changes[id] ?? Change(id)
      changes[id] = change
      guard let pointer = change.pointer else { return text }
      return ICU.text { room, capacity in
        text.withCString {
          icushim_transliterate(pointer, $0, Int32(clamping: text.utf8.count), room, capacity)
        }
      } ?? text
    }
  }
}
