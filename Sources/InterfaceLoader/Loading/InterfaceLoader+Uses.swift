public import Accessibility

extension InterfaceLoader {
  /// Creates a loader for documents that are only inspected: it connects no actions or outlets.
  public static func forReading(
    labelPolicy: LabelPolicy = .documented
  ) -> InterfaceLoader {
    let loader = InterfaceLoader()
    loader.connectsActions = false
    loader.labelPolicy = labelPolicy
    return loader
  }

  /// Creates a loader for documents that are operated without the app: placeholders replace its
  /// classes.
  public static func withPlaceholders() -> InterfaceLoader {
    let loader = InterfaceLoader()
    loader.makesPlaceholders = true
    return loader
  }
}
