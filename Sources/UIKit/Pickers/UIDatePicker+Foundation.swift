#if UIKit
public import Foundation
import Localize
public import Pickers
public import UIKitDialect

// The core's picker has types of its own for these. A program that imports UIKit finds the members
// here, because they are declared in the module that it imports; `Pickers::` names the core's.
extension UIDatePicker {
  /// The language and region; nil, for the user's, unless set (`UIDatePicker.locale`).
  ///
  /// A locale that has no language tag is taken for nil.
  public final var locale: Locale? {
    get {
      let tag: LanguageTag? = self.Pickers::locale
      return tag.map { Locale(identifier: $0.description) }
    }
    set {
      let tag = newValue.flatMap { LanguageTag($0.identifier(.bcp47)) }
      self.Pickers::locale = tag
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The calendar system; the region's unless set, and for nil (`UIDatePicker.calendar`).
  public final var calendar: Calendar! {
    get {
      let identifier: CalendarIdentifier? = self.Pickers::calendar
      return identifier.flatMap(\.foundation).map { Calendar(identifier: $0) } ?? .current
    }
    set {
      let identifier = newValue.flatMap { new in
        CalendarIdentifier.allCases.first { $0.foundation == new.identifier }
      }
      self.Pickers::calendar = identifier
    }
  }

  /// The time zone; nil, for the machine's, unless set (`UIDatePicker.timeZone`).
  public final var timeZone: TimeZone? {
    get {
      let identifier: TimeZoneIdentifier? = self.Pickers::timeZone
      return identifier.flatMap { TimeZone(identifier: $0.identifier) }
    }
    set {
      let identifier = newValue.flatMap { TimeZoneIdentifier($0.identifier) }
      self.Pickers::timeZone = identifier
    }
  }
}

extension CalendarIdentifier {
  /// Foundation's name of the calendar; nil for one that it doesn't have.
  fileprivate var foundation: Calendar.Identifier? {
    switch self {
    case .gregorian: .gregorian
    case .buddhist: .buddhist
    case .chinese: .chinese
    case .coptic: .coptic
    case .ethiopicAmeteMihret: .ethiopicAmeteMihret
    case .ethiopicAmeteAlem: .ethiopicAmeteAlem
    case .hebrew: .hebrew
    case .indian: .indian
    case .islamic: .islamic
    case .islamicCivil: .islamicCivil
    case .islamicTabular: .islamicTabular
    case .islamicUmmAlQura: .islamicUmmAlQura
    case .iso8601: .iso8601
    case .japanese: .japanese
    case .persian: .persian
    case .republicOfChina: .republicOfChina
    case .dangi: nil
    }
  }
}
#endif
