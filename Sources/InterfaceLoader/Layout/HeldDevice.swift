import Graphics
import InterfaceBuilder

/// A device that is held in a direction.
struct HeldDevice: Sendable, Hashable {
  var device: Device
  var isLandscape = false

  var size: Size {
    isLandscape
      ? Size(width: device.size.height, height: device.size.width) : device.size
  }
  var safeArea: EdgeInsets { isLandscape ? device.landscapeSafeArea : device.safeArea }

  /// Returns the insets of a screen that is as large as a view of a document.
  ///
  /// A view that is less high than the screen stands at its bottom, as a sheet does.
  func safeArea(ofViewWithSize other: Size) -> EdgeInsets {
    guard other.width == size.width, other.height <= size.height else { return .zero }
    var insets = safeArea
    if other.height < size.height { insets.top = 0 }
    return insets
  }
}

extension InterfaceDocument {
  /// The device that the document was designed on; nil if the document names none that is known.
  package var deviceOfDesign: Device? { designDevice?.device }

  /// The device that the document was designed on; nil if the document names none.
  var designDevice: HeldDevice? {
    guard let design = designDeviceName,
      let device = Device.all.first(where: { $0.documentName == design.name })
    else { return nil }
    return HeldDevice(device: device, isLandscape: design.isLandscape)
  }

  /// Returns the insets that the editor has assumed for a view of a size, by its version.
  ///
  /// Xcode 11 to 13 shows devices with a home button without their status bar, iOS 14 has made that of an
  /// iPhone 11 4 points higher, and before Xcode 8 scenes had no device and a status bar of 20 points.
  func canvasInsets(ofViewWithSize size: Size) -> EdgeInsets {
    let version = toolsVersion
    guard let device = designDevice else {
      return EdgeInsets(top: version < 10_000 ? 20 : 0, left: 0, bottom: 0, right: 0)
    }
    var insets = device.safeArea(ofViewWithSize: size)
    if insets.bottom == 0, !device.device.isPad, (14_800..<19_000).contains(version) {
      insets.top = 0
    }
    if version < 18_500 {
      switch device.device.documentName {
      case "retina6_1" where insets.top > 0: insets.top = 44
      default: break
      }
    }
    return insets
  }
}
