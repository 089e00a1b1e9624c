package import FoundationEssentials

/// A date as a person writes it, in the form of ISO 8601: `2026-11-20T18:30`, a part of it, or
/// a month of a year.
package struct DateText {
  /// The year, the month and the day; a month alone has no day.
  package var day: (year: Int, month: Int, day: Int?)?
  /// The hour and the minute.
  package var time: (hour: Int, minute: Int)?

  /// Reads a text; nil where it is no date.
  package init?(_ text: String) {
    let parts = text.split(separator: "T", maxSplits: 1, omittingEmptySubsequences: false)
    for part in parts {
      let separator: Character = part.contains(":") ? ":" : "-"
      let fields = part.split(separator: separator, omittingEmptySubsequences: false)
      let numbers = fields.compactMap { field in
        field.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(field) : nil
      }
      guard numbers.count == fields.count, fields.dropFirst().allSatisfy({ $0.count == 2 }) else {
        return nil
      }
      if separator == ":" {
        guard numbers.count == 2, (1...2).contains(fields[0].count), (0...23).contains(numbers[0]),
          (0...59).contains(numbers[1]),
          time == nil
        else { return nil }
        time = (numbers[0], numbers[1])
      } else {
        guard (2...3).contains(numbers.count), fields[0].count == 4, numbers[0] > 0,
          (1...12).contains(numbers[1]), day == nil,
          numbers.count == 2 || (1...31).contains(numbers[2])
        else { return nil }
        day = (numbers[0], numbers[1], numbers.count > 2 ? numbers[2] : nil)
      }
    }
    if parts.count == 2, day?.day == nil || time == nil { return nil }
  }

  /// Returns the moment in a Gregorian calendar; what is missing is that of another moment.
  ///
  /// Nil for a day that its month does not have, and for a time that a change of the clock skips.
  package func date(in calendar: LocalCalendar, near other: Date?) -> Date? {
    var fields = other.map { calendar.fields(of: $0) } ?? [:]
    fields[.weekday] = nil
    if let day {
      (fields[.era], fields[.year], fields[.month]) = (nil, day.year, day.month)
      fields[.day] = day.day ?? min(fields[.day] ?? 1, 28)
    }
    if let time {
      (fields[.hour], fields[.minute], fields[.second]) = (time.hour, time.minute, 0)
      fields[.millisecond] = 0
    }
    guard let date = calendar.date(of: fields) else { return nil }
    let found = calendar.fields(of: date)
    let isThere = [DateField.month, .day, .hour, .minute].allSatisfy {
      fields[$0] == nil || found[$0] == fields[$0]
    }
    return isThere ? date : nil
  }
}
