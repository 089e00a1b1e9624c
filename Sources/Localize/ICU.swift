private import CICU
import Synchronization

/// The one place that calls ICU.
enum ICU {
  static func isRightToLeft(_ locale: String) -> Bool { icushim_is_right_to_left(locale) != 0 }

  static func columns(of scalar: Unicode.Scalar) -> Int {
    Int(icushim_columns(Int32(bitPattern: scalar.value)))
  }

  static func displayName(of locale: String, in other: String) -> String? {
    text { icushim_display_name(locale, other, $0, $1) }
  }

  /// An identifier in ICU's form, without keywords and codeset: `en-us` is `en_US`.
  static func baseName(of locale: String) -> String {
    text { icushim_base_name(locale, $0, $1) } ?? ""
  }

  static func alias(of locale: String) -> String? {
    text { icushim_language_alias(locale, $0, $1) }
  }

  static func minimizedSubtags(of locale: String) -> String? {
    text { icushim_minimized_subtags(locale, $0, $1) }
  }

  /// The parents that CLDR gives, as they aren't the identifier with a subtag less.
  static let parents: [String: String] = {
    var parents: [String: String] = [:]
    withUnsafeMutablePointer(to: &parents) { parents in
      icushim_parent_locales(parents) { parents, child, parent in
        guard let parents, let child, let parent else { return }
        parents.assumingMemoryBound(to: [String: String].self).pointee[String(cString: child)] =
          String(cString: parent)
      }
    }
    return parents
  }()

  /// Plural rules; safe from several threads at once, as ICU's are immutable.
  final class PluralRules: @unchecked Sendable {
    private let handle: OpaquePointer

    init?(locale: String) {
      guard let handle = icushim_plural_rules_open(locale) else { return nil }
      self.handle = handle
    }

    deinit { icushim_plural_rules_close(handle) }

    func keyword(of number: Double, fractionDigits: Int?) -> String? {
      ICU.text {
        icushim_plural_rules_select(handle, number, Int32(clamping: fractionDigits ?? -1), $0, $1)
      }
    }

    /// The languages that ICU has rules of.
    static var languages: [String] {
      var languages: [String] = []
      withUnsafeMutablePointer(to: &languages) { languages in
        icushim_plural_languages(languages) { languages, language in
          guard let languages, let language else { return }
          languages.assumingMemoryBound(to: [String].self).pointee.append(String(cString: language))
        }
      }
      return languages
    }
  }

  /// A number formatter; safe from several threads at once, as ICU's `LocalizedNumberFormatter` is
  /// immutable.
  final class NumberFormat: @unchecked Sendable {
    enum Style { case decimal, percent }
    private let handle: OpaquePointer

    init?(locale: String, style: Style, fractionDigits: ClosedRange<Int>) {
      let style = style == .percent ? icushim_percent : icushim_decimal
      guard
        let handle = icushim_number_format_open(
          locale, style, Int32(fractionDigits.lowerBound), Int32(fractionDigits.upperBound))
      else {
        return nil
      }
      self.handle = handle
    }

    deinit { icushim_number_format_close(handle) }

    func text(_ number: Double) -> String? {
      ICU.text { icushim_number_format_text(handle, number, $0, $1) }
    }

    /// A number that is decimal text.
    func text(_ number: String) -> String? {
      ICU.text { icushim_number_format_decimal(handle, number, $0, $1) }
    }
  }

  /// A regular expression; ICU's matchers are for one thread at a time.
  final class Pattern: @unchecked Sendable {
    enum Answer { case matches, differs, takesTooLong }
    private let handle: OpaquePointer
    private let lock = Mutex(())

    /// Nil where the text is no expression; then the offset of the error in UTF-16 units is set.
    init?(_ pattern: String, errorOffset: inout Int) {
      var offset: Int32 = 0
      var pattern = pattern
      let handle = pattern.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) {
          icushim_pattern_open($0.baseAddress, Int32(clamping: $0.count), &offset)
        }
      }
      errorOffset = Int(offset)
      guard let handle else { return nil }
      self.handle = handle
    }

    deinit { icushim_pattern_close(handle) }

    /// Whether all of a text matches.
    func answer(for text: String) -> Answer {
      var text = text
      let answer = text.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) { bytes in
          lock.withLock { _ in
            icushim_pattern_matches(handle, bytes.baseAddress, Int32(clamping: bytes.count))
          }
        }
      }
      return answer < 0 ? .takesTooLong : answer == 1 ? .matches : .differs
    }
  }

  /// The length of the last word or sentence of a text in UTF-16 units.
  static func lengthOfLast(_ boundary: TextBoundary, in text: String) -> Int? {
    let kind = boundary == .word ? icushim_word : icushim_sentence
    var text = text
    let length = text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        icushim_length_of_last(kind, $0.baseAddress, Int32(clamping: $0.count))
      }
    }
    return length < 0 ? nil : Int(length)
  }

  /// Calls a function that writes text, again with room enough when the first room was too small.
  private static func text(_ write: (UnsafeMutablePointer<CChar>?, Int32) -> Int32) -> String? {
    var capacity = 64
    while true {
      var count = 0
      let text = String(unsafeUninitializedCapacity: capacity) { room in
        count = room.withMemoryRebound(to: CChar.self) {
          Int(write($0.baseAddress, Int32(capacity)))
        }
        return count < 0 || count > capacity ? 0 : count
      }
      if count < 0 { return nil }
      if count <= capacity { return text }
      capacity = count
    }
  }
}
