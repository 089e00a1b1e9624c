package import FoundationEssentials

extension LocalCalendar {
  /// Returns a date one of whose fields goes round its range, as a wheel or a field of a date does.
  ///
  /// The larger fields stay, and the smaller ones where they can. With `halfDay`, an hour stays before or after noon.
  package func date(
    _ date: Date, turning field: DateField, by amount: Int, halfDay: Bool = false
  ) -> Date {
    var fields = fields(of: date)
    fields[.weekday] = nil
    switch field {
    case .era, .millisecond, .weekday, .isLeapMonth: return date
    case .year: return self.date(date, adding: amount, of: .year)
    case .month:
      let moved = self.date(date, adding: amount, of: .month)
      let (old, new) = (fields[.month] ?? 0, self.fields(of: moved)[.month] ?? 0)
      let isAround = amount > 0 ? new < old : new > old
      return isAround ? self.date(moved, adding: amount > 0 ? -1 : 1, of: .year) : moved
    case .day:
      let last = range(of: .day, at: date).upperBound
      fields[.day] = Self.turned((fields[.day] ?? 1) - 1 + amount, in: last) + 1
      return self.date(of: fields) ?? date
    case .hour:
      let (hour, count) = (fields[.hour] ?? 0, halfDay ? 12 : 24)
      // An hour that a change of the clock skips is passed over.
      for way in [amount, amount * 2] {
        fields[.hour] =
          Self.turned(hour % count + way, in: count) + (halfDay ? hour / 12 * 12 : 0)
        if let moved = self.date(of: fields), self.fields(of: moved)[.hour] != hour {
          return moved
        }
      }
      return self.date(of: fields) ?? date
    case .minute, .second:
      let present = fields[field] ?? 0
      let length = field == .minute ? 60.0 : 1
      return date.addingTimeInterval(
        Double(Self.turned(present + amount, in: 60) - present) * length)
    }
  }

  /// Returns a number that goes round from 0 to below a count.
  package static func turned(_ number: Int, in count: Int) -> Int {
    guard count > 0 else { return 0 }
    let rest = number % count
    return rest < 0 ? rest + count : rest
  }
}
