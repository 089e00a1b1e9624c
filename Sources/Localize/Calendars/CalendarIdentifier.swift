/// A calendar system: Foundation's `Calendar.Identifier`, with CLDR's name as its raw value.
public enum CalendarIdentifier: String, Sendable, Hashable, CaseIterable {
  /// The calendar of most of the world; Julian before October 15, 1582.
  case gregorian
  /// Gregorian months, with the years of the Buddhist era.
  case buddhist
  /// The lunisolar calendar of China.
  case chinese
  /// The calendar of the Coptic church.
  case coptic
  /// The lunisolar calendar of Korea.
  case dangi
  /// The Ethiopic calendar, with the years of the Amete Mihret era.
  case ethiopicAmeteMihret = "ethiopic"
  /// The Ethiopic calendar, with the years of the Amete Alem era.
  case ethiopicAmeteAlem = "ethioaa"
  /// The Hebrew calendar.
  case hebrew
  /// The Indian national calendar.
  case indian
  /// The Islamic calendar by an astronomical approximation.
  case islamic
  /// The tabular Islamic calendar with the civil epoch.
  case islamicCivil = "islamic-civil"
  /// The tabular Islamic calendar with the astronomical epoch.
  case islamicTabular = "islamic-tbla"
  /// The Islamic calendar of Saudi Arabia.
  case islamicUmmAlQura = "islamic-umalqura"
  /// The Gregorian calendar with the weeks of ISO 8601.
  case iso8601
  /// Gregorian months, with the years of the reigns of Japan's emperors.
  case japanese
  /// The solar Hijri calendar.
  case persian
  /// Gregorian months, with the years since 1912.
  case republicOfChina = "roc"

  /// The system that is preferred in a language's region, such as `islamic-umalqura` for `ar-SA`.
  public static func preferred(in language: LanguageTag) -> CalendarIdentifier {
    LocalCalendar(language: language, timeZone: .gmt).identifier
  }
}
