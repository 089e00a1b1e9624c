import Graphics

// The values of controls that have one, and what belongs to them.
extension CellContent {
  /// The shape of a slider, such as `circular`; nil if it is not specified.
  public var sliderType: String? { element["sliderType"] }
  /// The number of tick marks of a slider; 0 by default.
  public var numberOfTickMarks: Int { element["numberOfTickMarks"].flatMap { Int($0) } ?? 0 }
  /// A Boolean value that indicates whether the user can choose only the values at tick marks.
  public var allowsTickMarkValuesOnly: Bool { element.bool("allowsTickMarkValuesOnly") ?? false }
  /// The side of the tick marks of a slider, such as `above`; nil if it is not specified.
  public var tickMarkPosition: String? { element["tickMarkPosition"] }
  /// The effect of a click on a segment, such as `momentary`; nil if it is not specified.
  public var trackingMode: String? { element["trackingMode"] }
  /// The look of segments, such as `rounded`; nil if it is not specified.
  public var segmentStyle: String? { element[.style] }
  /// The way in which segments share the width, such as `fill`; nil if it is not specified.
  public var segmentDistribution: String? { element["segmentDistribution"] }

  /// The value of a level; 0 by default.
  public var doubleValue: Double { element.finiteNumber("doubleValue") ?? 0 }
  /// The smallest value of a level; 0 by default.
  public var minValue: Double { element.finiteNumber("minValue") ?? 0 }
  /// The largest value of a level; 5 by default.
  public var maxValue: Double { element.finiteNumber("maxValue") ?? 5 }
  /// The value from which a level is one to be warned of; 0 by default.
  public var warningValue: Double { element.finiteNumber("warningValue") ?? 0 }
  /// The value from which a level is critical; 0 by default.
  public var criticalValue: Double { element.finiteNumber("criticalValue") ?? 0 }
  /// The look of a level, such as `rating`; nil if it is not specified.
  public var levelIndicatorStyle: String? { element["levelIndicatorStyle"] }

  /// The date, in seconds since 2001 in GMT; nil if it is not specified.
  public var date: Double? { date("date") }
  /// The first date that can be chosen, in seconds since 2001 in GMT; nil for none.
  public var minDate: Double? { date("minDate") }
  /// The last date that can be chosen, in seconds since 2001 in GMT; nil for none.
  public var maxDate: Double? { date("maxDate") }
  /// The length of a range of dates, in seconds; 0 by default.
  public var timeInterval: Double { element.finiteNumber("timeInterval") ?? 0 }
  /// The look of a date picker, such as `textField`; nil if it is not specified.
  public var datePickerStyle: String? { element[.style] ?? element["datePickerStyle"] }
  /// The choice of a date picker, such as `range`; nil for one date.
  public var datePickerMode: String? { element["mode"] ?? element["datePickerMode"] }
  /// The parts of a date that the user can change, such as `hour`; none for those of the class.
  public var datePickerElements: Set<String> {
    let flags = element.child("datePickerElements", key: "datePickerElements")
    return Set((flags?.attributeList ?? []).filter { $0.value == "YES" }.map(\.name))
  }

  private func date(_ key: String) -> Double? {
    element.child("date", key: key)?.finiteNumber("timeIntervalSinceReferenceDate")
  }

  /// A Boolean value that indicates whether what is typed into a combo box is completed; true by default.
  public var completes: Bool { element.bool("completes") ?? true }
  /// A Boolean value that indicates whether a combo box has its list from a data source.
  public var usesDataSource: Bool { element.bool("usesDataSource") ?? false }
  /// The number of items that a combo box shows at once; 5 by default.
  public var numberOfVisibleItems: Int { element["numberOfVisibleItems"].flatMap { Int($0) } ?? 5 }

  /// A Boolean value that indicates whether a search field sends its action only for Return.
  public var sendsWholeSearchString: Bool { element.bool("sendsWholeSearchString") ?? false }
  /// A Boolean value that indicates whether a search field sends its action for each key.
  public var sendsSearchStringImmediately: Bool {
    element.bool("sendsSearchStringImmediately") ?? false
  }
  /// The number of texts that a search field keeps; nil if it is not specified.
  public var maximumRecents: Int? { element["maximumRecents"].flatMap { Int($0) } }
  /// The name under which the app keeps those texts; nil for none.
  public var recentsAutosaveName: String? {
    element["recentsAutosaveName"].flatMap { $0.isEmpty ? nil : $0 }
  }
  /// The time until completions are offered in a token field, in seconds; 0 by default.
  public var completionDelay: Double { element.finiteNumber("completionDelay") ?? 0 }
  /// A Boolean value that indicates whether the button of a combo box has a border; true by default.
  public var isButtonBordered: Bool { element.bool("buttonBordered") ?? true }
  /// The number of longer tick marks of a level; 0 by default.
  public var numberOfMajorTickMarks: Int {
    element["numberOfMajorTickMarks"].flatMap { Int($0) } ?? 0
  }
  /// The step of a slider with the Option key; nil for none.
  public var altIncrementValue: Double? { element.finiteNumber("altIncrementValue") }
  /// The look of tokens, such as `rounded`; nil if it is not specified.
  public var tokenStyle: String? { element["tokenStyle"] }

  /// The place that a path control shows, as a URL; nil for none.
  public var url: String? { element.child("url", key: "url")?["string"] }
  /// The look of a path control, such as `popUp`; nil if it is not specified.
  public var pathStyle: String? { element["pathStyle"] }
  /// The types of files that a path control takes; nil for all.
  public var allowedTypes: [String]? {
    element.child("allowedTypes").map { $0.children.map(\.text) }
  }
}

/// The properties of a progress indicator of AppKit in a document.
public struct ProgressIndicatorContent: Sendable {
  private let element: InterfaceElement

  /// Reads the element of a progress indicator.
  public init(_ element: InterfaceElement) { self.element = element }

  /// The value; 0 by default.
  public var doubleValue: Double { element.finiteNumber("doubleValue") ?? 0 }
  /// The value at the beginning; 0 by default.
  public var minValue: Double { element.finiteNumber("minValue") ?? 0 }
  /// The value at the end; 100 by default.
  public var maxValue: Double { element.finiteNumber("maxValue") ?? 100 }
  /// A Boolean value that indicates whether the end of the work is not known.
  public var isIndeterminate: Bool { element.bool("indeterminate") ?? false }
  /// A Boolean value that indicates whether the view is shown while it does not move; true by default.
  public var isDisplayedWhenStopped: Bool { element.bool("displayedWhenStopped") ?? true }
  /// A Boolean value that indicates whether the view has a bezel; true by default.
  public var isBezeled: Bool { element.bool("bezeled") ?? true }
  /// A Boolean value that indicates whether the view is a wheel.
  public var isSpinning: Bool { element[.style] == "spinning" }
  /// The size, such as `small`; nil for the regular one.
  public var controlSize: String? { element["controlSize"] }
}
