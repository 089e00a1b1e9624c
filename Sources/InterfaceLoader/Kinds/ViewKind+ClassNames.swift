extension ViewKind {
  /// Apple's names of the views that documents load as classes of this package.
  package static let classNames: Set<String> = {
    func name<Kind: AppKitKind>(_ kind: Kind.Type) -> String { "\(Kind.Object.self)" }
    return Set(classes.map { "UI\($0)" } + appKitKinds.map { name($0) })
  }()
}
