/// The plural category of a number, as CLDR names it.
public enum PluralCategory: String, Sendable, Hashable, CaseIterable, Comparable {
  /// CLDR's `zero`, such as 0 in Arabic.
  case zero
  /// CLDR's `one`: the singular, such as 1 in English.
  case one
  /// CLDR's `two`: the dual, such as 2 in Arabic.
  case two
  /// CLDR's `few`: the paucal, such as 2 to 4 in Czech.
  case few
  /// CLDR's `many`, such as 5 to 20 in Russian.
  case many
  /// CLDR's `other`: the general form, which every language has.
  case other

  /// Orders the categories as CLDR lists them.
  public static func < (left: PluralCategory, right: PluralCategory) -> Bool {
    left.place < right.place
  }

  var place: Int {
    switch self {
    case .zero: 0
    case .one: 1
    case .two: 2
    case .few: 3
    case .many: 4
    case .other: 5
    }
  }
}
