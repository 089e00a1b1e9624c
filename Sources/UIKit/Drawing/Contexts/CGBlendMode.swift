#if UIKit
/// The modes of combining a color with what is there (`CGBlendMode`).
public enum CGBlendMode: Int32, Sendable, Hashable {
  /// Covers what is there.
  case normal = 0
  /// Multiplies the two.
  case multiply = 1
  /// Multiplies the inverses of the two.
  case screen = 2
  /// Multiplies dark places and screens light ones.
  case overlay = 3
  /// Takes the darker one.
  case darken = 4
  /// Takes the lighter one.
  case lighten = 5
  /// Brightens what is there.
  case colorDodge = 6
  /// Darkens what is there.
  case colorBurn = 7
  /// Darkens or lightens softly, as diffuse light does.
  case softLight = 8
  /// Multiplies or screens, as harsh light does.
  case hardLight = 9
  /// The difference of the two.
  case difference = 10
  /// The difference with less contrast.
  case exclusion = 11
  /// The hue of the color.
  case hue = 12
  /// The saturation of the color.
  case saturation = 13
  /// The hue and the saturation of the color.
  case color = 14
  /// The luminance of the color.
  case luminosity = 15
  /// Nothing.
  case clear = 16
  /// The color alone.
  case copy = 17
  /// The color where something is.
  case sourceIn = 18
  /// The color where nothing is.
  case sourceOut = 19
  /// The color on top where something is.
  case sourceAtop = 20
  /// The color behind what is there.
  case destinationOver = 21
  /// The existing content, where the color is.
  case destinationIn = 22
  /// The existing content, where the color is not.
  case destinationOut = 23
  /// The existing content on top, where the color is.
  case destinationAtop = 24
  /// Either of them where the other is not.
  case xor = 25
  /// The sum, no lighter than black.
  case plusDarker = 26
  /// The sum, no lighter than white.
  case plusLighter = 27
}
#endif
