import Graphics

extension GestureRecognizerContent {
  /// The gesture that the recognizer needs, in words, such as `two taps with one finger`.
  public var requirement: String {
    switch kind {
    case .tap: return "\(taps) with \(fingers(numberOfTouchesRequired))"
    case .longPress:
      let duration = decimal(minimumPressDuration, digits: 3)
      let seconds = duration == "1" ? "1 second" : "\(duration) seconds"
      let press = "a press of \(seconds) with \(fingers(numberOfTouchesRequired))"
      return numberOfTapsRequired == 0 ? press : "\(taps), then \(press)"
    case .pan: return "a pan with \(fingersOfPan)"
    case .screenEdgePan:
      let names = edges.map(\.rawValue)
      guard let last = names.last else { return "a pan from an edge, of which it names none" }
      let others = names.dropLast().joined(separator: ", ")
      return "a pan from the \(others.isEmpty ? "" : "\(others) or ")\(last) edge"
    case .swipe:
      let isHorizontal = direction == .left || direction == .right
      let way = isHorizontal ? "to the \(direction.rawValue)" : direction.rawValue
      return "a swipe \(way) with \(fingers(numberOfTouchesRequired))"
    case .pinch: return "a pinch with two fingers"
    case .rotation: return "a rotation with two fingers"
    case .hover: return "a pointer over its view"
    case .custom: return "a gesture of \(className)"
    }
  }

  private var taps: String {
    numberOfTapsRequired == 1 ? "a tap" : "\(spelled(numberOfTapsRequired)) taps"
  }

  private var fingersOfPan: String {
    let least = minimumNumberOfTouches
    guard let most = maximumNumberOfTouches else { return "at least \(fingers(least))" }
    if least == most { return fingers(least) }
    return least < most
      ? "\(least) to \(most) fingers" : "at least \(spelled(least)), at most \(fingers(most))"
  }

  /// The custom class, or UIKit's, which the element is named after.
  private var className: String {
    if let name = element.customClass, !name.isEmpty { return name }
    return "UI" + element.name.prefix(1).uppercased() + element.name.dropFirst()
  }

  private func fingers(_ count: Int) -> String {
    "\(spelled(count)) finger\(count == 1 ? "" : "s")"
  }

  /// Returns a number in words up to ten.
  private func spelled(_ number: Int) -> String {
    let words = [
      "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    ]
    return words.indices.contains(number) ? words[number] : "\(number)"
  }
}

extension GestureRecognizerContent {
  /// The attributes that the recognizer reads, as written in the document.
  public var attributes: [String: String] {
    attributeNames.reduce(into: [:]) { attributes, name in attributes[name] = element[name] }
  }

  var attributeNames: [String] {
    let names = [
      "cancelsTouchesInView", "delaysTouchesBegan", "delaysTouchesEnded",
      "requiresExclusiveTouchType",
    ]
    switch kind {
    case .tap: return names + ["numberOfTapsRequired", "numberOfTouchesRequired"]
    case .longPress:
      return names + [
        "numberOfTapsRequired", "numberOfTouchesRequired", "minimumPressDuration",
        "allowableMovement",
      ]
    case .pan: return names + ["minimumNumberOfTouches", "maximumNumberOfTouches"]
    case .swipe: return names + ["direction", "numberOfTouchesRequired"]
    // UIKit ignores every touch but the first one of a screen edge pan.
    case .screenEdgePan, .pinch, .rotation, .hover, .custom: return names
    }
  }
}
