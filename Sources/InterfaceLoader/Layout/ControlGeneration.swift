import Graphics
import InterfaceBuilder

/// The looks that AppKit's controls had in the editor, which decide what is aligned of them.
package enum ControlGeneration: Comparable, Sendable {
  /// Up to macOS 10.15 and Xcode 11.
  case catalina
  /// From macOS 11 and Xcode 12 on.
  case bigSur
  /// On macOS 26: most controls are aligned by their frames.
  case tahoe
}

extension ControlGeneration {
  /// The looks that the editor gave the controls of a document.
  ///
  /// From Xcode 26 on the version does not say it, because the look is that of the Mac on which the document
  /// was saved. Then the heights of buttons do, as most of them have it; a document without such buttons has
  /// the later look.
  init(_ document: InterfaceDocument) {
    switch document.toolsVersion {
    case ..<15_500: self = .catalina
    case ..<24_000: self = .bigSur
    default:
      let votes = document.root.descendants.map { element in
        let isEarlier = element.hasHeightOfEarlierLook
        return isEarlier.map { $0 ? 1 : -1 } ?? 0
      }
      self = votes.reduce(0, +) > 0 ? .bigSur : .tahoe
    }
  }
}

extension InterfaceElement {
  /// Indicates whether a button is as high as before macOS 26, by its frame; nil for what does not tell.
  ///
  /// The heights are those of all documents that versions before and after it saved.
  fileprivate var hasHeightOfEarlierLook: Bool? {
    guard name == "button" || name == "popUpButton",
      let cell = cellElement.map({ CellContent($0) }),
      let height = AppKitViewContent(self).frame?.height
    else { return nil }
    let isSmall = AppKitViewContent(self).controlSize == "small"
    let heights: (earlier: ClosedRange<Double>, later: Double)? =
      switch (cell.type, cell.bezelStyle) {
      case ("push", "rounded") where name == "popUpButton":
        isSmall ? (22...22, 20) : (25...26, 24)
      case ("push", "rounded"): isSmall ? (27...28, 20) : (32...32, 24)
      case ("check", _), ("radio", _): isSmall ? (16...16, 14) : (18...18, 16)
      default: nil
      }
    guard let heights else { return nil }
    return heights.earlier.contains(Double(height)) ? true : height == heights.later ? false : nil
  }
}
