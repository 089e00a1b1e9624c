private import CICU
import Synchronization

// The formatters that messages use.
extension ICU {
  /// A formatter by rules, such as one that spells numbers; ICU's are for one thread at a time.
  final class RuleFormat: @unchecked Sendable {
    private let handle: OpaquePointer
    private let lock = Mutex(())

    init?(locale: String, _ rules: RuleBasedFormat.Rules) {
      let kind =
        switch rules {
        case .spellOut: icushim_spellout
        case .ordinal: icushim_ordinal
        case .duration: icushim_duration
        }
      guard let handle = icushim_rule_format_open(locale, kind) else { return nil }
      self.handle = handle
    }

    deinit { icushim_rule_format_close(handle) }

    /// The text by a set of rules; an unknown one is the one of the locale.
    func text(_ number: Double, _ ruleSet: String?) -> String? {
      lock.withLock { _ in ICU.text { icushim_rule_format_text(handle, number, ruleSet, $0, $1) } }
    }

    func text(_ number: Int64, _ ruleSet: String?) -> String? {
      lock.withLock { _ in ICU.text { icushim_rule_format_whole(handle, number, ruleSet, $0, $1) } }
    }
  }

  /// A formatter of distances from now; safe from several threads at once.
  final class RelativeFormat: @unchecked Sendable {
    private let handle: OpaquePointer

    init?(locale: String) {
      guard let handle = icushim_relative_format_open(locale) else { return nil }
      self.handle = handle
    }

    deinit { icushim_relative_format_close(handle) }

    func text(_ amount: Double, _ unit: RelativeDateFormat.Unit, isNumeric: Bool) -> String? {
      ICU.text {
        icushim_relative_format_text(
          handle, amount, icushim_relative_unit(UInt32(unit.rawValue)), isNumeric ? 1 : 0, $0, $1)
      }
    }
  }

  /// A formatter of lists; safe from several threads at once.
  final class ListFormat: @unchecked Sendable {
    private let handle: OpaquePointer

    init?(locale: String, isAlternative: Bool) {
      guard let handle = icushim_list_format_open(locale, isAlternative ? 1 : 0) else { return nil }
      self.handle = handle
    }

    deinit { icushim_list_format_close(handle) }

    func text(_ items: [String]) -> String? {
      var joined = items.joined()
      let lengths = items.map { Int32(clamping: $0.utf8.count) }
      return joined.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) { bytes in
          ICU.text {
            icushim_list_format_text(
              handle, bytes.baseAddress, lengths, Int32(clamping: lengths.count), $0, $1)
          }
        }
      }
    }
  }

  /// A formatter of ranges of numbers; safe from several threads at once.
  final class RangeFormat: @unchecked Sendable {
    private let handle: OpaquePointer

    init?(locale: String, skeleton: String) {
      let length = Int32(clamping: skeleton.utf8.count)
      guard !NumberStyle.isTooLarge(skeleton),
        let handle = icushim_range_format_open(locale, skeleton, length)
      else { return nil }
      self.handle = handle
    }

    deinit { icushim_range_format_close(handle) }

    func text(_ low: Double, _ high: Double) -> String? {
      ICU.text { icushim_range_format_text(handle, low, high, $0, $1) }
    }
  }

  /// A formatter of intervals of dates; ICU's are for one thread at a time.
  final class IntervalFormat: @unchecked Sendable {
    private let handle: OpaquePointer
    private let lock = Mutex(())

    init?(locale: String, calendar: String, timeZone: String, skeleton: String) {
      guard let handle = icushim_interval_format_open(locale, calendar, timeZone, skeleton) else {
        return nil
      }
      self.handle = handle
    }

    deinit { icushim_interval_format_close(handle) }

    func text(_ from: Double, _ to: Double) -> String? {
      lock.withLock { _ in ICU.text { icushim_interval_format_text(handle, from, to, $0, $1) } }
    }
  }
}
