import AppKitDialect
import InterfaceBuilder

extension NSButtonCell {
  /// Sets what a document says of the cell of a button.
  func apply(button content: CellContent) {
    if let type = content.type { setButtonType(.init(documentName: type)) }
    apply(behavior: content.behavior ?? [])
    // What the type has set gives way to what the document says.
    apply(content)
    title = content.title ?? ""
    if let styled = content.attributedTitle { attributedTitle = styled }
    alternateTitle = content.alternateTitle ?? ""
    (image, alternateImage) = (content.image, content.alternateImage)
    imagePosition = .init(documentName: content.imagePosition)
    if let scaling = NSImageScaling(documentName: content.imageScaling) { imageScaling = scaling }
    if let style = NSButton.BezelStyle(documentName: content.bezelStyle) { bezelStyle = style }
    isTransparent = content.isTransparent
    state = .init(documentName: content.state)
    guard let key = content.keyEquivalent else { return }
    keyEquivalent = key.key
    keyEquivalentModifierMask = .init(key, isCommandByDefault: false)
  }

  /// Sets the masks of Interface Builder's behavior, which a document writes beside the type.
  private func apply(behavior: [String]) {
    guard !behavior.isEmpty else { return }
    (highlightsBy, showsStateBy) = ([], [])
    for name in behavior {
      switch name {
      case "pushIn": highlightsBy.insert(.pushInCellMask)
      case "lightByContents": highlightsBy.insert(.contentsCellMask)
      case "lightByBackground": highlightsBy.insert(.changeBackgroundCellMask)
      case "lightByGray": highlightsBy.insert(.changeGrayCellMask)
      case "changeContents": showsStateBy.insert(.contentsCellMask)
      case "changeBackground": showsStateBy.insert(.changeBackgroundCellMask)
      case "changeGray": showsStateBy.insert(.changeGrayCellMask)
      case "doesNotDimImage": imageDimsWhenDisabled = false
      default: break
      }
    }
  }
}

extension NSButton.ButtonType {
  /// Creates a type from Interface Builder's name of the cell's type; the behavior has the rest.
  fileprivate init(documentName: String) {
    switch documentName {
    case "check": self = .switch
    case "radio": self = .radio
    default: self = .momentaryPushIn
    }
  }
}

extension NSControl.ImagePosition {
  /// Creates a position from Interface Builder's name; no image for a missing one.
  init(documentName: String?) {
    switch documentName {
    case "only": self = .imageOnly
    case "left": self = .imageLeft
    case "right": self = .imageRight
    case "below": self = .imageBelow
    case "above": self = .imageAbove
    case "overlaps": self = .imageOverlaps
    case "leading": self = .imageLeading
    case "trailing": self = .imageTrailing
    default: self = .noImage
    }
  }
}

extension NSButton.BezelStyle {
  /// Creates a style from Interface Builder's name; nil for an unknown or missing one.
  init?(documentName: String?) {
    switch documentName {
    case "rounded": self = .rounded
    case "regularSquare": self = .regularSquare
    case "disclosure": self = .disclosure
    case "roundedDisclosure": self = .pushDisclosure
    case "shadowlessSquare": self = .shadowlessSquare
    case "circular": self = .circular
    case "texturedSquare": self = .texturedSquare
    case "helpButton": self = .helpButton
    case "smallSquare": self = .smallSquare
    case "texturedRounded": self = .texturedRounded
    case "roundedRect": self = .roundRect
    case "recessed": self = .recessed
    case "inline": self = .inline
    default: return nil
    }
  }
}

extension NSImageScaling {
  /// Creates a scaling from Interface Builder's name; nil for an unknown or missing one.
  init?(documentName: String?) {
    switch documentName {
    case "proportionallyDown": self = .scaleProportionallyDown
    case "axesIndependently": self = .scaleAxesIndependently
    case "proportionallyUpOrDown": self = .scaleProportionallyUpOrDown
    case "none": self = .scaleNone
    default: return nil
    }
  }
}
