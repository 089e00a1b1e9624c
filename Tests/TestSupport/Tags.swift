package import Testing

extension Tag {
  /// A test over random runs, which a seed repeats; most compare with a model.
  @Tag package static var model: Tag

  /// A test that reads the real documents and tables of the shared folder.
  @Tag package static var corpus: Tag
}
