import InterfaceBuilder
import ResponderKit

extension Instantiation {
  /// Makes a gesture recognizer with its values; it gets its view later.
  func makeRecognizer(_ element: InterfaceElement) {
    let content = GestureRecognizerContent(element)
    let registered = element.customClass.flatMap { settings.recognizerMakers[$0]?() }
    let recognizer = registered ?? content.makeRecognizer()
    recognizer.apply(content)
    if registered != nil { result.ofRegisteredClass.insert(ObjectIdentifier(recognizer)) }
    result.recognizersByElement[element.ordinal] = recognizer
    if let id = element.id, result.gestureRecognizers[id] == nil {
      result.gestureRecognizers[id] = recognizer
    }
    recognizers.append((element, recognizer))
  }

  /// Gives the recognizers their names, views and actions, once all views are there.
  func connectRecognizers() {
    guard !recognizers.isEmpty else { return }
    nameRecognizers()
    attachRecognizers()
    guard settings.connectsActions else { return }
    for (element, recognizer) in recognizers {
      connect(
        recognizer, to: document.connections(of: element), for: GestureRecognizer.recognition)
    }
  }

  /// Attaches each recognizer to the last view that lists it, in the order of the lists.
  ///
  /// A recognizer has one view. UIKit attaches it to one after the other; here that would take
  /// quadratic time for a document that lists many of them several times.
  private func attachRecognizers() {
    let hosts = recognizers.flatMap { document.hosts(ofRecognizer: $0.element) }
      .sorted { $0.ordinal < $1.ordinal }
    var listings: [(view: View, recognizer: GestureRecognizer)] = []
    var seen: Set<Int> = []
    for host in hosts where seen.insert(host.ordinal).inserted {
      guard let view = result.object(for: host) as? View else { continue }
      for connection in document.connections(of: host)
      where connection.listsRecognizer && !connection.crossesScenes {
        guard let recognizer = connection.target.flatMap({ result.recognizer(for: $0) }) else {
          continue
        }
        listings.append((view, recognizer))
      }
    }
    var last: [GestureRecognizer: Int] = [:]
    for (place, listing) in listings.enumerated() { last[listing.recognizer] = place }
    for (place, listing) in listings.enumerated() where last[listing.recognizer] == place {
      listing.view.addGestureRecognizer(listing.recognizer)
    }
  }

  /// Sets the names of the recognizers in interaction records; an id distinguishes those with the
  /// same name.
  private func nameRecognizers() {
    guard makesPlaceholders else { return }
    let names = recognizers.map { recordName(ofRecognizer: $0.element) }
    var counts: [String: Int] = [:]
    for case let name? in names { counts[name, default: 0] += 1 }
    for ((element, recognizer), name) in zip(recognizers, names) {
      guard let name else { continue }
      let id = counts[name, default: 0] > 1 ? element.id : nil
      recognizer.recordLabel = id.map { "\(name) \($0)" } ?? name
    }
  }

  /// Returns the name of a recognizer in records; nil for a registered class, which has its own.
  private func recordName(ofRecognizer element: InterfaceElement) -> String? {
    if let name = element.customClass, !name.isEmpty {
      return settings.recognizerMakers[name] == nil ? name : nil
    }
    let kind = displayName(of: element.name)
    return element.userLabel.map { "\(kind) “\($0)”" } ?? kind
  }
}
