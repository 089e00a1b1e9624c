#if UIKit
public import Foundation
public import Graphics

extension UIPasteboard {
  /// The number of items (`UIPasteboard.numberOfItems`).
  public final var numberOfItems: Int { items.count }
  /// The types of the first item (`UIPasteboard.types`).
  public final var types: [String] { items.first.map { $0.keys.sorted() } ?? [] }
  /// Returns whether an item has one of some types (`UIPasteboard.contains(pasteboardTypes:)`).
  public final func contains(pasteboardTypes: [String]) -> Bool {
    items.contains { item in pasteboardTypes.contains { item[$0] != nil } }
  }
  /// Adds items (`UIPasteboard.addItems(_:)`).
  public final func addItems(_ items: [[String: Any]]) { self.items += items }
  /// Replaces the contents; the options are ignored (`UIPasteboard.setItems(_:options:)`).
  public final func setItems(
    _ items: [[String: Any]], options: [OptionsKey: Any] = [:]
  ) { self.items = items }

  /// An option for the contents (`UIPasteboard.OptionsKey`).
  public struct OptionsKey: RawRepresentable, Sendable, Hashable {
    /// The name.
    public let rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The time at which the contents disappear, a `Date`.
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    /// A Boolean value that indicates whether the contents stay on the device, a `Bool`.
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  /// Returns a value of the first item, nil for none (`UIPasteboard.value(forPasteboardType:)`).
  public final func value(forPasteboardType pasteboardType: String) -> Any? {
    items.first?[pasteboardType]
  }
  /// Replaces the contents by a value (`UIPasteboard.setValue(_:forPasteboardType:)`).
  public final func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: value]]
  }
  /// Returns the bytes of the first item, nil for none (`UIPasteboard.data(forPasteboardType:)`).
  public final func data(forPasteboardType pasteboardType: String) -> Data? {
    switch value(forPasteboardType: pasteboardType) {
    case let data as Data: data
    case let text as String: Data(text.utf8)
    default: nil
    }
  }
  /// Replaces the contents by bytes (`UIPasteboard.setData(_:forPasteboardType:)`).
  public final func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    setValue(data, forPasteboardType: pasteboardType)
  }

  // MARK: By kind

  /// The first text; nil for none (`UIPasteboard.string`).
  public final var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }
  /// The texts; nil for none (`UIPasteboard.strings`).
  public final var strings: [String]? {
    get { values(TypeName.text) }
    set { set(newValue, TypeName.text) }
  }
  /// The first URL; nil for none (`UIPasteboard.url`).
  public final var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }
  /// The URLs; nil for none (`UIPasteboard.urls`).
  public final var urls: [URL]? {
    get { values(TypeName.url) }
    set { set(newValue, TypeName.url) }
  }
  /// The first image; nil for none (`UIPasteboard.image`).
  public final var image: Image? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }
  /// The images; nil for none (`UIPasteboard.images`).
  public final var images: [Image]? {
    get { values(TypeName.image) }
    set { set(newValue, TypeName.image) }
  }
  /// The first color; nil for none (`UIPasteboard.color`).
  public final var color: Color? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }
  /// The colors; nil for none (`UIPasteboard.colors`).
  public final var colors: [Color]? {
    get { values(TypeName.color) }
    set { set(newValue, TypeName.color) }
  }
  /// A Boolean value that indicates whether there is a text (`UIPasteboard.hasStrings`).
  public final var hasStrings: Bool { strings != nil }
  /// A Boolean value that indicates whether there is a URL (`UIPasteboard.hasURLs`).
  public final var hasURLs: Bool { urls != nil }
  /// A Boolean value that indicates whether there is an image (`UIPasteboard.hasImages`).
  public final var hasImages: Bool { images != nil }
  /// A Boolean value that indicates whether there is a color (`UIPasteboard.hasColors`).
  public final var hasColors: Bool { colors != nil }

  private func values<Value>(_ type: String) -> [Value]? {
    let values = items.compactMap { $0[type] as? Value }
    return values.isEmpty ? nil : values
  }

  private func set<Value>(_ values: [Value]?, _ type: String) {
    items = (values ?? []).map { [type: $0] }
  }
}
#endif
