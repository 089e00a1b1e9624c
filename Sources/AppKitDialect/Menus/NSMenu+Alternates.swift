extension NSMenu {
  /// The items that are shown while modifier keys are held: an alternate item takes the place of the one
  /// before it if its keys are held and the key is the same.
  ///
  /// AppKit has no counterpart, as it draws them.
  public final func visibleItems(holding flags: NSEvent.ModifierFlags = []) -> [NSMenuItem] {
    var shown: [NSMenuItem] = []
    var first: NSMenuItem?
    for item in items where !item.isHidden {
      if item.isAlternate, let first, first.keyEquivalent == item.keyEquivalent {
        let extra = item.keyEquivalentModifierMask.subtracting(first.keyEquivalentModifierMask)
        if !extra.isEmpty, flags.isSuperset(of: extra) { shown[shown.count - 1] = item }
      } else {
        first = item
        shown.append(item)
      }
    }
    return shown
  }
}
