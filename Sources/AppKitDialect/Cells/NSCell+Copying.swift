extension NSCell {
  /// Returns another cell of the class with the same contents, looks and behavior, in no view
  /// (`NSCell.copy()`).
  ///
  /// What a subclass adds is its own to copy, in ``NSCell/takeAll(from:)``.
  public final func copy() -> NSCell {
    let copy = Self.init()
    copy.takeAll(from: self)
    return copy
  }
}
