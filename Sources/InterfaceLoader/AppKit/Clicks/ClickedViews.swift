import AppKitDialect
import Graphics
import ResponderKit

// Views and columns as a click or a key of a driver finds them.

extension NSMatrix {
  /// The cell in the middle, or else the first one; nil for a matrix without cells.
  var placeToClick: Rect? {
    let frames = parts.compactMap { frame(ofPart: $0) }
    return frames.first { $0.contains(bounds.center) } ?? frames.first
  }
}

extension NSTableColumn {
  /// The state that a click on the header changes, in a few words.
  var clickedState: String {
    guard let table = tableView else { return "in no table" }
    if let place = table.tableColumns.firstIndex(of: self), table.isColumnSelected(place) {
      return "selected"
    }
    guard let own = sortDescriptorPrototype, let first = table.sortDescriptors.first,
      own.key == first.key
    else { return "not sorted" }
    return first.ascending ? "ascending" : "descending"
  }
}

extension NSTextField {
  /// Why the formatter does not accept the text that the user has typed; nil where editing has ended.
  var refusalOfText: String? {
    guard let formatter, let text = unfinishedText else { return nil }
    do throws(FormatterError) {
      _ = try formatter.objectValue(for: text)
      return nil
    } catch {
      return "the formatter does not accept it: \(error)"
    }
  }
}

extension MouseDriver {
  /// Presses a key with its modifiers.
  func key(_ key: Key) {
    var flags: NSEvent.ModifierFlags = []
    let known: [(KeyModifierFlags, NSEvent.ModifierFlags)] = [
      (.command, .command), (.shift, .shift), (.alternate, .option), (.control, .control),
    ]
    for (held, flag) in known where key.modifierFlags.contains(held) { flags.insert(flag) }
    self.key(key.input, flags)
  }
}
