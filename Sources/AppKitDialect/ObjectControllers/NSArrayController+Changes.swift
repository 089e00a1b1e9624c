import KeyValues

extension NSArrayController {
  /// A Boolean value that indicates whether an object can be inserted (`NSArrayController.canInsert`).
  public final var canInsert: Bool { isEditable }

  /// Inserts an object at a place among all (`NSArrayController.insert(_:atArrangedObjectIndex:)`, for a list
  /// that is neither sorted nor filtered).
  public final func insert(_ object: Any, at index: Int) { insert([object], at: index) }

  /// Adds objects at the end (`NSArrayController.add(contentsOf:)`).
  public final func add(contentsOf objects: [Any]) { insert(objects, at: self.objects.count) }

  /// Inserts an object at a place among those that are shown
  /// (`NSArrayController.insert(_:atArrangedObjectIndex:)`).
  public final func insert(_ object: Any, atArrangedObjectIndex index: Int) {
    let shown = arrangedObjects
    precondition(
      (0...shown.count).contains(index),
      "an object cannot be inserted at \(index): there are \(shown.count)")
    let next = index < shown.count ? ObjectKey(shown[index]) : nil
    let place = next.flatMap { next in objects.firstIndex { ObjectKey($0) == next } }
    insert([object], at: place ?? objects.count)
  }

  /// Removes the objects at places among those that are shown
  /// (`NSArrayController.remove(atArrangedObjectIndexes:)`).
  public final func remove(atArrangedObjectIndex index: Int) {
    precondition(
      arrangedObjects.indices.contains(index),
      "there is no object at \(index): there are \(arrangedObjects.count)")
    remove([arrangedObjects[index]])
  }

  /// Removes objects (`NSArrayController.remove(contentsOf:)`).
  public final func remove(contentsOf objects: [Any]) { remove(objects) }

  final func insertBeforeSelection(_ object: Any) {
    insert(object, atArrangedObjectIndex: selectionIndexes.first ?? arrangedObjects.count)
  }

  private func insert(_ new: [Any], at index: Int) {
    guard commitEditing() else { return }
    if clearsFilterPredicateOnInsertion, filter != nil { filter = nil }
    var all = objects
    all.insert(contentsOf: new, at: index)
    change(to: all)
    if selectsInsertedObjects { setSelectedObjects(new) }
  }

  /// Removes objects, each as often as it is named.
  final func remove(_ gone: [Any]) {
    var counts = Dictionary(gone.map { (ObjectKey($0), 1) }, uniquingKeysWith: +)
    guard !counts.isEmpty, commitEditing() else { return }
    let place = selectionIndexes.first
    change(
      to: objects.filter { object in
        guard let count = counts[ObjectKey(object)], count > 0 else { return true }
        counts[ObjectKey(object)] = count - 1
        return false
      })
    // The object that has moved to the place of the removed one is selected, if one has to be.
    if avoidsEmptySelection, let place, !arrangedObjects.isEmpty {
      setSelectionIndex(min(place, arrangedObjects.count - 1))
    }
  }

  /// Changes the content, and the value that it is bound to.
  private func change(to objects: [Any]) {
    setContent(objects)
    writeContent(.contentArray)
  }
}
