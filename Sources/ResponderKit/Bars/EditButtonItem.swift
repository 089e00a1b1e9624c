/// The button that begins and ends the editing of a controller.
final class EditButtonItem: BarButtonItem {
  /// “Edit”, and “Done” while the content is edited.
  ///
  /// A screen reader says the system's name for it in its own language.
  override var title: String? {
    get { systemItem == .done ? "Done" : "Edit" }
    set {}
  }
}
