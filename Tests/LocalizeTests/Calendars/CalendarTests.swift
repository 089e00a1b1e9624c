import Foundation
import Localize
import Testing

private let calendars: [(CalendarIdentifier, Calendar.Identifier)] = [
  (.gregorian, .gregorian), (.hebrew, .hebrew), (.islamicUmmAlQura, .islamicUmmAlQura),
  (.islamicCivil, .islamicCivil), (.japanese, .japanese), (.buddhist, .buddhist),
  (.persian, .persian), (.coptic, .coptic), (.republicOfChina, .republicOfChina),
]

private let zones = [
  "Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "America/Santiago",
]

/// The arithmetic of calendars, against Foundation's, which has an ICU of its own.
@Suite struct CalendarTests {
  @Test(arguments: calendars.indices)
  func `fields and dates of days of forty years agree with Foundation's`(_ number: Int) throws {
    let (mine, theirs) = calendars[number]
    let calendar = try local(mine, "Asia/Tokyo")
    let foundation = other(theirs, "Asia/Tokyo")
    // 2000 to 2040, in steps of 29 hours and a bit.
    for step in 0..<12_000 {
      let date = Date(timeIntervalSince1970: 946_684_800 + Double(step) * 104_407)
      let fields = calendar.fields(of: date)
      let expected = foundation.dateComponents(
        [.era, .year, .month, .day, .hour, .minute, .second, .weekday], from: date)
      guard fields[.era] == expected.era, fields[.year] == expected.year,
        fields[.month] == expected.month, fields[.day] == expected.day,
        fields[.hour] == expected.hour, fields[.weekday] == expected.weekday
      else {
        Issue.record("\(date): \(fields), expected \(expected)")
        return
      }
      var parts = calendar.dateComponents(of: date)
      parts.weekday = nil
      #expect(calendar.date(from: parts) == date)
    }
  }

  @Test(arguments: calendars.indices)
  func `moving by months and years ends where Foundation's does`(_ number: Int) throws {
    let (mine, theirs) = calendars[number]
    // In a zone that repeats no hour: of such an hour Foundation's Gregorian calendar takes the first
    // one, as this one does, and its other calendars take the second.
    let calendar = try local(mine, "Asia/Tokyo")
    let foundation = other(theirs, "Asia/Tokyo")
    for step in 0..<400 {
      let date = Date(timeIntervalSince1970: 1_700_000_000 + Double(step) * 86_400 * 3.7)
      for amount in [-13, -1, 1, 5, 12] {
        for (field, component) in [(DateField.month, Calendar.Component.month), (.year, .year)] {
          let expected = foundation.date(byAdding: component, value: amount, to: date)
          #expect(
            calendar.date(date, adding: amount, of: field) == expected,
            "\(date) and \(amount) of \(field)")
        }
      }
    }
  }

  @Test(arguments: zones)
  func `the hours around each change of the clock from 2024 to 2027 agree`(_ zone: String) throws {
    let calendar = try local(.gregorian, zone)
    let foundation = other(.gregorian, zone)
    let timeZone = try #require(TimeZone(identifier: zone))
    var date = Date(timeIntervalSince1970: 1_704_067_200)
    var changes = 0
    while let change = timeZone.nextDaylightSavingTimeTransition(after: date),
      change.timeIntervalSince1970 < 1_830_297_600
    {
      changes += 1
      for minutes in stride(from: -26 * 60, through: 26 * 60, by: 10) {
        let moment = change.addingTimeInterval(Double(minutes) * 60)
        let expected = foundation.dateComponents([.day, .hour, .minute], from: moment)
        let fields = calendar.fields(of: moment)
        #expect(fields[.day] == expected.day && fields[.hour] == expected.hour)
        #expect(fields[.minute] == expected.minute)
        #expect(calendar.startOfDay(for: moment) == foundation.startOfDay(for: moment))
        for amount in [-1, 1] {
          #expect(
            calendar.date(moment, adding: amount, of: .day)
              == foundation.date(byAdding: .day, value: amount, to: moment),
            "\(moment) and \(amount) days")
          #expect(
            calendar.date(moment, adding: amount, of: .hour)
              == foundation.date(byAdding: .hour, value: amount, to: moment))
        }
      }
      date = change.addingTimeInterval(86_400)
    }
    #expect(changes == 8)
  }

  @Test func `days of four calendars are those of a stored table`() throws {
    let systems: [CalendarIdentifier] = [.hebrew, .islamicUmmAlQura, .islamicCivil, .persian]
    let gregorian = try local(.gregorian, "GMT")
    var count = 0
    for line in calendarTable.split(separator: "\n") {
      let days = line.split(separator: " ").map { $0.split(separator: "-").compactMap { Int($0) } }
      let date = try #require(
        gregorian.date(of: [.year: days[0][0], .month: days[0][1], .day: days[0][2], .hour: 12]))
      for (system, day) in zip(systems, days.dropFirst()) {
        // The months of Umm al-Qura from 1451 on were set anew after this ICU, and Foundation's.
        if system == .islamicUmmAlQura, days[0][0] >= 2030 { continue }
        let fields = try local(system, "GMT").fields(of: date)
        #expect([fields[.year], fields[.month], fields[.day]] == day, "\(system): \(line)")
      }
      count += 1
    }
    #expect(count == 165)
  }

  @Test func `leap days are there every four years`() throws {
    let calendar = try local(.gregorian, "GMT")
    for (year, days) in [(2024, 29), (2025, 28), (2100, 28), (2000, 29)] {
      let date = try #require(calendar.date(of: [.year: year, .month: 2, .day: 1]))
      #expect(calendar.range(of: .day, at: date) == 1...days)
    }
    let leapDay = try #require(calendar.date(of: [.year: 2024, .month: 2, .day: 29]))
    let fields = calendar.fields(of: calendar.date(leapDay, adding: 1, of: .year))
    #expect(fields[.month] == 2 && fields[.day] == 28)
  }

  @Test func `a region has a calendar and a first day of the week`() throws {
    #expect(CalendarIdentifier.preferred(in: "en-US") == .gregorian)
    #expect(CalendarIdentifier.preferred(in: "ar-SA") == .islamicUmmAlQura)
    #expect(CalendarIdentifier.preferred(in: "th-TH") == .buddhist)
    #expect(CalendarIdentifier.preferred(in: "fa-IR") == .persian)
    #expect(LocalCalendar(language: "en-US", timeZone: .gmt).firstWeekday == 1)
    #expect(LocalCalendar(language: "de-DE", timeZone: .gmt).firstWeekday == 2)
  }

  @Test func `an unknown time zone is none`() {
    #expect(TimeZoneIdentifier("Europe/Berlin") != nil)
    #expect(TimeZoneIdentifier("Europe/Nowhere") == nil)
    #expect(TimeZoneIdentifier("") == nil)
  }

  private func local(_ identifier: CalendarIdentifier, _ zone: String) throws -> LocalCalendar {
    LocalCalendar(identifier, language: "en-US", timeZone: try #require(TimeZoneIdentifier(zone)))
  }

  private func other(_ identifier: Calendar.Identifier, _ zone: String) -> Calendar {
    var calendar = Calendar(identifier: identifier)
    calendar.timeZone = TimeZone(identifier: zone) ?? .gmt
    calendar.locale = Locale(identifier: "en_US")
    return calendar
  }
}
