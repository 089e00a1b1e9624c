#if UIKit
import Graphics

/// A color as numbers, in the sRGB space.
struct ColorComponents: Hashable {
  var red: Double
  var green: Double
  var blue: Double
  var alpha: Double

  /// The numbers of a color; nil where only an asset catalog or the system knows them.
  ///
  /// The system's colors have those of the light style.
  init?(_ color: Color) {
    switch color.value {
    case .sRGB(let red, let green, let blue, let alpha):
      self.init(red: red, green: green, blue: blue, alpha: alpha)
    case .gray(let white, let alpha):
      self.init(red: white, green: white, blue: white, alpha: alpha)
    case .system(let name):
      guard let known = Color.components(ofSystemColor: name) else { return nil }
      self.init(known)
    case .named: return nil
    case .adjusted(let color, let adjustment):
      guard let components = ColorComponents(color) else { return nil }
      self = components.adjusted(adjustment)
    }
  }

  init(red: Double, green: Double, blue: Double, alpha: Double) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  private func adjusted(_ adjustment: ColorAdjustment) -> ColorComponents {
    var result = self
    switch adjustment {
    case .opacity(let alpha): result.alpha = alpha
    case .desaturated:
      let gray = 0.2126 * red + 0.7152 * green + 0.0722 * blue
      (result.red, result.green, result.blue) = (gray, gray, gray)
    case .darkened(let share):
      let rest = 1 - share
      (result.red, result.green, result.blue) = (red * rest, green * rest, blue * rest)
    }
    return result
  }
}
#endif
