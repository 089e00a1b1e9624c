#if UIKit
import Foundation

// Hue, saturation and brightness.
extension ColorComponents {
  /// Creates a color of hue, saturation, brightness and opacity, each from 0 to 1.
  init(hue: Double, saturation: Double, brightness: Double, alpha: Double) {
    let saturation = min(max(saturation, 0), 1)
    let brightness = min(max(brightness, 0), 1)
    let sixth = (hue - hue.rounded(.down)) * 6
    /// The brightness of a channel whose greatest is at a distance in sixths of the circle.
    func channel(_ offset: Double) -> Double {
      let place = (offset + sixth).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
  }

  /// The greatest of the three.
  var brightness: Double { max(red, green, blue) }
  /// The distance between the three, from 0 for gray to 1.
  var saturation: Double {
    brightness > 0 ? (brightness - min(red, green, blue)) / brightness : 0
  }
  /// The place on the circle of colors, from 0 for red to 1; 0 for gray.
  var hue: Double {
    let range = brightness - min(red, green, blue)
    guard range > 0 else { return 0 }
    let sixth: Double
    if brightness == red {
      sixth = (green - blue) / range
    } else if brightness == green {
      sixth = (blue - red) / range + 2
    } else {
      sixth = (red - green) / range + 4
    }
    return (sixth < 0 ? sixth + 6 : sixth) / 6
  }
}

// Display P3, which has the curve of sRGB and other primaries.
extension ColorComponents {
  /// Creates a color of red, green, blue and opacity in the Display P3 space.
  ///
  /// The factors follow from the primaries of SMPTE RP 431-2 and ITU-R BT.709 with the white D65.
  init(displayP3Red red: Double, green: Double, blue: Double, alpha: Double) {
    let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
    self.init(
      red: Self.curved(1.22494017628056 * r - 0.22494017628056 * g),
      green: Self.curved(-0.0420569547096882 * r + 1.0420569547096882 * g),
      blue: Self.curved(
        -0.0196375545903344 * r - 0.0786360455506319 * g + 1.0982736001409663 * b),
      alpha: alpha)
  }

  private static func linear(_ value: Double) -> Double {
    let size = abs(value)
    let light = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return value < 0 ? -light : light
  }

  private static func curved(_ light: Double) -> Double {
    let size = abs(light)
    let value = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return light < 0 ? -value : value
  }
}
#endif
