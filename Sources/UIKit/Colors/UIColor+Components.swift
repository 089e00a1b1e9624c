#if UIKit
public import Foundation
public import Graphics

extension Color {
  /// Gives the red, green, blue and opacity; returns false for a color that has no numbers, such as
  /// one of an asset catalog (`UIColor.getRed(_:green:blue:alpha:)`).
  ///
  /// A color of the system gives those of the light style.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let components = ColorComponents(self) else { return false }
    red?.pointee = CGFloat(components.red)
    green?.pointee = CGFloat(components.green)
    blue?.pointee = CGFloat(components.blue)
    alpha?.pointee = CGFloat(components.alpha)
    return true
  }

  /// Gives the brightness and opacity of a gray; returns false for other colors
  /// (`UIColor.getWhite(_:alpha:)`).
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let components = ColorComponents(self), components.red == components.green,
      components.green == components.blue
    else { return false }
    white?.pointee = CGFloat(components.red)
    alpha?.pointee = CGFloat(components.alpha)
    return true
  }

  /// Gives the hue, saturation, brightness and opacity, each from 0 to 1; returns false for a color
  /// that has no numbers (`UIColor.getHue(_:saturation:brightness:alpha:)`).
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let components = ColorComponents(self) else { return false }
    hue?.pointee = CGFloat(components.hue)
    saturation?.pointee = CGFloat(components.saturation)
    brightness?.pointee = CGFloat(components.brightness)
    alpha?.pointee = CGFloat(components.alpha)
    return true
  }

  /// Creates a color of hue, saturation, brightness and opacity, each from 0 to 1
  /// (`UIColor.init(hue:saturation:brightness:alpha:)`).
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    let components = ColorComponents(
      hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness),
      alpha: Double(alpha))
    self.init(
      red: CGFloat(components.red), green: CGFloat(components.green),
      blue: CGFloat(components.blue), alpha: alpha)
  }

  /// Creates a color of red, green, blue and opacity in the Display P3 space
  /// (`UIColor.init(displayP3Red:green:blue:alpha:)`).
  ///
  /// It is kept in the sRGB space, whose numbers are below 0 or above 1 for a color that space
  /// lacks.
  public convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    let components = ColorComponents(
      displayP3Red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
    self.init(
      red: CGFloat(components.red), green: CGFloat(components.green),
      blue: CGFloat(components.blue), alpha: alpha)
  }
}
#endif
