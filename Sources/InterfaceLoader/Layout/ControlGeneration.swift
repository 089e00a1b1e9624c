import InterfaceBuilder

/// The looks of AppKit's controls, which Interface Builder has followed.
package enum ControlGeneration: Comparable, Sendable {
  /// Up to macOS 10.15 and Xcode 11.
  case catalina
  /// From macOS 11 and Xcode 12 on.
  case bigSur
  /// From macOS 26 and Xcode 26 on: most controls are aligned by their frames.
  case tahoe
}

extension InterfaceDocument {
  /// The looks that the editor gave controls.
  var controlGeneration: ControlGeneration {
    switch toolsVersion {
    case ..<15_500: .catalina
    case ..<24_000: .bigSur
    default: .tahoe
    }
  }
}
