public import Accessibility

extension InterfaceLoader {
  /// A loader for documents that are only read: without actions and outlets.
  public static func forReading(
    labelPolicy: LabelPolicy = .documented
  ) -> InterfaceLoader {
    let loader = InterfaceLoader()
    loader.connectsActions = false
    loader.labelPolicy = labelPolicy
    return loader
  }

  /// A loader for documents that are operated without the app: placeholders take the place of its classes.
  public static func withPlaceholders() -> InterfaceLoader {
    let loader = InterfaceLoader()
    loader.makesPlaceholders = true
    return loader
  }
}
