import Localize
public import Presenters
import ResponderKit

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
