/// The traits by which documents vary: size classes and the idiom.
public struct DocumentTraits: Sendable, Hashable {
  /// The sizes that an interface is designed for along an axis (`UIUserInterfaceSizeClass`).
  public enum SizeClass: String, Sendable, Hashable, CaseIterable {
    /// Little room.
    case compact
    /// Much room.
    case regular
  }

  /// The class of the width.
  public var widthClass: SizeClass
  /// The class of the height.
  public var heightClass: SizeClass
  /// The idiom as documents write it, such as `mac`; nil for any other.
  public var idiom: String?

  /// Creates traits; those of an iPhone that is held upright by default.
  public init(
    widthClass: SizeClass = .compact, heightClass: SizeClass = .regular, idiom: String? = nil
  ) {
    self.widthClass = widthClass
    self.heightClass = heightClass
    self.idiom = idiom
  }

  /// Returns the number of traits that a key of a variation names; nil if it names another one.
  ///
  /// The key `default` names none.
  func specificity(ofKey key: String) -> Int? {
    guard key != "default" else { return 0 }
    let parts = key.split(separator: "-")
    for part in parts {
      let pair = part.split(separator: "=")
      guard pair.count == 2 else { return nil }
      switch pair[0] {
      case "widthClass" where pair[1] == widthClass.rawValue: break
      case "heightClass" where pair[1] == heightClass.rawValue: break
      case "userInterfaceIdiom" where idiom.map { pair[1] == $0 } ?? false: break
      default: return nil
      }
    }
    return parts.count
  }
}

extension InterfaceDocument {
  /// A Boolean value that indicates whether the screens have the size of a device; a Mac has windows.
  public var isLaidOutOnDevices: Bool { family == .uiKit }

  /// The device that the document was designed on, by its name in documents, and how it is held; nil if the
  /// document names none.
  package var designDeviceName: (name: String, isLandscape: Bool)? {
    guard let device = root.child("device"), let name = device.id else { return nil }
    return (name, device["orientation"] == "landscape")
  }

  /// The version of Interface Builder that has written the document; 0 if it is not known.
  ///
  /// Some versions write 32700 as their own; then it is that of their plug-in.
  package var toolsVersion: Double {
    func number(_ text: String?) -> Double { text.flatMap { Double($0.prefix { $0 != "." }) } ?? 0 }
    let version = number(root["toolsVersion"])
    guard version == 32_700, let dependencies = root.child("dependencies") else { return version }
    let plugIn = dependencies.children.first {
      $0.name == "plugIn" && $0["identifier"]?.contains(".Cocoa") == true
    }
    return number(plugIn?["version"])
  }

  /// The traits of the device that the document was designed on.
  package var designTraits: DocumentTraits {
    guard let (name, isLandscape) = designDeviceName else {
      return isForPhone ? DocumentTraits() : DocumentTraits(widthClass: .regular)
    }
    guard !name.hasPrefix("ipad") else { return DocumentTraits(widthClass: .regular) }
    guard isLandscape else { return DocumentTraits() }
    let isWide = ["retina5_5", "retina6_1", "retina6_5", "retina6_7"].contains(name)
    return DocumentTraits(widthClass: isWide ? .regular : .compact, heightClass: .compact)
  }
}
