/// The grammatical number that a number takes, as CLDR names it.
public enum PluralCategory: String, Sendable, Hashable, CaseIterable, Comparable {
  case zero, one, two, few, many, other

  /// Orders the categories as CLDR lists them.
  public static func < (left: PluralCategory, right: PluralCategory) -> Bool {
    left.place < right.place
  }

  private var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
