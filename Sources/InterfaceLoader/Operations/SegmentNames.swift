import InterfaceBuilder
import TextFormats

/// The names of the segments of a control, by which the user chooses one: titles, names of images, or numbers.
struct SegmentNames {
  var names: [String]

  init(_ names: [String]) { self.names = names }

  /// Returns the segment that an operation chooses, by its name or by its number from 1.
  func chosen(
    by titles: [String], _ spelled: OperationSpelling
  ) throws(OperationRefusal) -> Int {
    guard !names.isEmpty else {
      throw OperationRefusal("it has no segments", "Tap another control.")
    }
    guard titles.count == 1 else {
      throw OperationRefusal(
        "a segmented control takes one \(spelled.title)", "Leave out the others.")
    }
    let title = titles[0]
    let found = names.indices.filter { names[$0] == title }
    guard found.count < 2 else {
      throw OperationRefusal(
        "\(found.count) segments are called '\(brief(title))'",
        "Name one by its number: 'segment \(found[0] + 1)'.")
    }
    let numbered = (1...names.count).first { "segment \($0)" == title }
    if let segment = found.first ?? numbered.map({ $0 - 1 }) { return segment }
    let offered = names.prefix(20).map { "'\(brief($0))'" }.joined(separator: ", ")
    let more = names.count > 20 ? " and \(names.count - 20) more" : ""
    throw OperationRefusal("it has no segment '\(brief(title))'", "It has \(offered)\(more).")
  }
}
