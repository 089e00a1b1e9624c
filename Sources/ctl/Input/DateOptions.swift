import ArgumentParser
import FoundationEssentials
import InterfaceLoader
import Localize
import Pickers

/// The place and the time of the user, for date pickers.
struct DateOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The time that date pickers start with, such as 2026-11-20T18:30; the machine's by default.",
      valueName: "time"))
  var now: String?

  @Option(
    help: ArgumentHelp(
      "The time zone of date pickers, such as Europe/Berlin. (default: GMT)", valueName: "zone"))
  var timeZone: String?

  /// The place and the time of the user.
  var settings: DateSettings {
    TimeZoneIdentifier.ignoreHost()
    let zone = timeZone.flatMap { TimeZoneIdentifier($0) } ?? .gmt
    let calendar = LocalCalendar(.gregorian, language: "en", timeZone: zone)
    guard let now, let moment = DateText(now)?.date(in: calendar, near: nil) else {
      return DateSettings(timeZone: zone)
    }
    return DateSettings(timeZone: zone) { moment }
  }

  /// Creates a loader for documents that are only inspected, with the answers of their readers.
  @MainActor
  func readingLoader(_ policies: [ReaderPolicy.Choice]) -> InterfaceLoader {
    let loader = InterfaceLoader.forReading()
    Readers(policies).set(nil, for: loader)
    loader.dateSettings = settings
    return loader
  }

  func validate() throws {
    TimeZoneIdentifier.ignoreHost()
    if let timeZone, TimeZoneIdentifier(timeZone) == nil {
      throw ValidationError("'\(timeZone)' is not a time zone. Write one such as Europe/Berlin.")
    }
    let calendar = LocalCalendar(
      .gregorian, language: "en", timeZone: timeZone.flatMap { TimeZoneIdentifier($0) } ?? .gmt)
    if let now, DateText(now)?.day == nil || DateText(now)?.date(in: calendar, near: nil) == nil {
      throw ValidationError("'\(now)' is not a time. Write one such as 2026-11-20T18:30.")
    }
  }
}
