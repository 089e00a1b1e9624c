import ControlTesting

/// Reads a document and looks at everything that a program could ask of it; an error is a fine
/// answer.
///
/// Returns whether it could be read.
@MainActor
@discardableResult
public func exercise(_ bytes: [UInt8]) -> Bool {
  guard let document = try? InterfaceDocument(bytes, path: "fuzz.xib") else { return false }
  var facts = document.localizableKeys.count + document.counts.count
  facts += DocumentOutline(isVerbose: true).present(document).utf8.count
  for element in document.root.descendants {
    facts += element.position.column + element.byteRange.count
    for (name, _) in element.attributeList {
      // The attribute that was parsed must stand in the bytes of its tag.
      precondition(element.byteRange(ofAttribute: name) != nil, "no place for '\(name)'")
    }
    if facts > 10_000_000 { break }
  }
  let interface = InterfaceLoader().load(document)
  facts += interface.objects.count
  for case let button as Button in interface.objects.values.prefix(1000) { facts += use(button) }
  if let screen = try? DocumentScreen(document) {
    facts += walk(VirtualReader(screen))
  } else {
    facts += operate(document)
  }
  return facts >= 0
}

/// Shows a button in its states, makes it again from its archive, and chooses from its menu.
@MainActor
private func use(_ button: Button) -> Int {
  var length = 0
  for state in [ControlState.normal, .highlighted, .selected, .disabled] {
    button.isHighlighted = state == .highlighted
    button.isSelected = state == .selected
    button.isEnabled = state != .disabled
    length += button.currentAppearance.description.utf8.count
    button.sizeToFit()
    button.layoutIfNeeded()
  }
  button.isEnabled = true
  if let archive = try? button.archived(), let again = try? Button(archive: archive).archived() {
    precondition(again == archive, "archived in another way")
  }
  let hand = TouchDriver(in: button)
  hand.longPress(button)
  for element in hand.visibleMenu?.elements ?? [] { try? hand.choose(element.title) }
  return length
}

/// Operates what is on the screens of a document of AppKit, and audits them.
@MainActor
private func operate(_ document: InterfaceDocument) -> Int {
  let live = LiveDocument(DocumentVersion(document), loader: .withPlaceholders())
  var length = live.interface.bindings.count
  for screen in live.screens.prefix(20) {
    for stop in screen.hierarchy.stops.prefix(50) {
      guard let name = stop.element.label else { continue }
      for operation in [ScreenOperation.tap, .rightClick([]), .increment, .choose([name])] {
        length += (try? screen.operate(operation, on: name))?.record.description.utf8.count ?? 0
      }
    }
  }
  return length + DocumentAudit().audit(document).findings.count
}

/// Reads a screen whole, then uses what is on it.
@MainActor
private func walk(_ reader: VirtualReader) -> Int {
  let transcript = reader.transcript()
  guard let read = try? Transcript(reading: "\(transcript)") else {
    preconditionFailure("not read: \(transcript)")
  }
  precondition(transcript.difference(from: read) == nil, "read in another way: \(transcript)")
  for _ in 0..<20 where reader.next() {
    reader.activate()
    reader.increment()
  }
  return reader.log.texts.count
}
