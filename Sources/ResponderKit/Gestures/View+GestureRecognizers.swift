extension View {
  /// Implements ``addGestureRecognizer(_:)``.
  final func insert(_ recognizer: GestureRecognizer) {
    guard recognizer.view !== self else { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    // The action of a gesture that was canceled may have added it to yet another view.
    recognizer.view?.rarely.gestureRecognizers.removeAll { $0 === recognizer }
    recognizer.attachment = GestureRecognizer.nextAttachment()
    rarely.gestureRecognizers.append(recognizer)
    recognizer.viewLink = Backlink(self)
  }

  /// Brings the recognizers into an order.
  final func order(gestureRecognizersAs recognizers: [GestureRecognizer]) {
    var seen: Set<GestureRecognizer> = []
    let ordered = recognizers.filter { $0.view === self && seen.insert($0).inserted }
    if ordered.count == rare?.gestureRecognizers.count { rarely.gestureRecognizers = ordered }
  }

  /// Implements ``removeGestureRecognizer(_:)``.
  final func remove(_ recognizer: GestureRecognizer) {
    guard recognizer.view === self else { return }
    recognizer.abandon()
    // The action of a gesture that was canceled may have moved it.
    guard recognizer.view === self else { return }
    rarely.gestureRecognizers.removeAll { $0 === recognizer }
    recognizer.viewLink = Backlink()
  }
}

extension GestureRecognizer {
  private static var attachments = 0

  fileprivate static func nextAttachment() -> Int {
    attachments += 1
    return attachments
  }
}
