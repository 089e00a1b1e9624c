import Accessibility
import ButtonModel
import ControlCore
import Graphics
import Localize
public import Presenters
public import ResponderKit
import SpokenLanguages

extension VirtualReader {
  /// Returns a transcript of every element on the screen in reading order, without moving the
  /// cursor.
  public func transcript(title: String? = nil) -> Transcript {
    let hierarchy = hierarchy
    let elements = hierarchy.stops.map { stop in
      Transcript.Element(stop, text: announcement(of: stop.element).text)
    }
    return Transcript(
      reader: Swift.type(of: screenReader).name.flatMap(Transcript.written), languages: [language],
      screens: [.init(title: title, elements: elements)])
  }
}

extension Transcript.Element {
  /// Creates an element with its announcement in one language and all facets.
  @MainActor
  public init(_ stop: AccessibilityHierarchy.Stop, text: String) {
    let element = stop.element
    var facets: [Transcript.Facet] = []
    if let identifier = element.identifier { facets.append(.init(.id, identifier)) }
    facets.append(.init(.traits, "\(element.traits)"))
    let frame = element.frame
    facets.append(
      .init(
        .frame,
        [frame.minX, frame.minY, frame.width, frame.height].map { decimal($0, digits: 2) }.joined(
          separator: " ")))
    let point = element.activationPoint
    facets.append(.init(.tap, "\(decimal(point.x, digits: 2)) \(decimal(point.y, digits: 2))"))
    if let target = (stop.object as? Control)?.targetText { facets.append(.init(.target, target)) }
    self.init(texts: [.exact(text)], facets: facets)
  }
}

extension Transcript {
  /// Combines transcripts of the same screens in several languages.
  ///
  /// Throws if the transcripts do not have the same screens with the same number of elements.
  public static func combining(_ transcripts: [Transcript]) throws(TranscriptFailure) -> Transcript
  {
    guard let result = sideBySide(transcripts) else {
      throw .differentScreens(transcripts.flatMap(\.languages).map(\.description))
    }
    return result
  }
}

extension Control {
  /// The events, targets and actions of the control, in the order of registration; nil if there are
  /// none.
  var targetText: String? {
    var texts: [String] = []
    enumerateEventHandlers { action, targetAction, events, _ in
      let handler: String
      if let action {
        handler = action.title.isEmpty ? "a closure" : "“\(action.title)”"
      } else {
        let target = targetAction?.target
        let name = (target as? Responder)?.recordName ?? target.map { "\(type(of: $0))" }
        let destination = name.map { "→ \($0)" } ?? "up the responder chain"
        handler = "\(targetAction?.action.name ?? "") \(destination)"
      }
      texts.append("\(events) \(handler)")
    }
    return texts.isEmpty ? nil : texts.joined(separator: " · ")
  }
}
