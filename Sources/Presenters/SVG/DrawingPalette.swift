/// The colors of a drawing that no document sets.
struct DrawingPalette: Sendable, Hashable {
  var isDark: Bool
  var ink: String
  var faint: String
  var accent: String
  /// The screen, fields and what is chosen.
  var back: String
  /// Areas, and parts that are not chosen.
  var area: String
  var part: String
  var line: String
  var track: String
  /// Boxes of kinds, symbols and images, with their names.
  var kind: String
  var symbol: String
  var image: String
  var name: String

  static let light = DrawingPalette(
    isDark: false, ink: "#1c1c1e", faint: "#8a8a8e", accent: "#0062cc", back: "#ffffff",
    area: "#f9f9f9", part: "#e5e5ea", line: "#c7c7cc", track: "#d1d1d6", kind: "#f2f2f7",
    symbol: "#eef4fc", image: "#f0f0f3", name: "#515154")

  static let dark = DrawingPalette(
    isDark: true, ink: "#f2f2f7", faint: "#98989f", accent: "#4da3ff", back: "#1c1c1e",
    area: "#2c2c2e", part: "#3a3a3c", line: "#48484a", track: "#636366", kind: "#2c2c2e",
    symbol: "#1d2a3d", image: "#323236", name: "#c7c7cc")
}
