private import CICU

/// The one place that calls ICU.
enum ICU {
  static func isRightToLeft(_ locale: String) -> Bool { icushim_is_right_to_left(locale) != 0 }

  static func displayName(of locale: String, in other: String) -> String? {
    text { icushim_display_name(locale, other, $0, $1) }
  }

  /// A number formatter; safe from several threads at once, as ICU's `LocalizedNumberFormatter` is
  /// immutable.
  final class NumberFormat: @unchecked Sendable {
    enum Style { case decimal, percent }
    private let handle: OpaquePointer

    init?(locale: String, style: Style, maximumFractionDigits: Int) {
      let style = style == .percent ? icushim_percent : icushim_decimal
      guard let handle = icushim_number_format_open(locale, style, Int32(maximumFractionDigits))
      else {
        return nil
      }
      self.handle = handle
    }

    deinit { icushim_number_format_close(handle) }

    func text(_ number: Double) -> String? {
      ICU.text { icushim_number_format_text(handle, number, $0, $1) }
    }
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
