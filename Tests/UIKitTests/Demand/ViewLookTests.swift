#if UIKit
import Foundation
import Testing
import UIKit

/// A view that notes in which rectangles it draws, and when its constraints are updated.
private final class Drawing: UIView {
  var rectangles: [CGRect] = []
  var updates = 0
  override class var layerClass: AnyClass { CAShapeLayer.self }
  override func draw(_ rect: CGRect) {
    rectangles.append(rect)
    UIColor.red.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 5))
  }
  override func updateConstraints() {
    updates += 1
    super.updateConstraints()
  }
}

@MainActor
struct ViewLookTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))

  @Test func `a view keeps its colors and how its content is placed`() {
    #expect(view.backgroundColor == nil && view.contentMode == .scaleToFill && view.isOpaque)
    view.backgroundColor = .red
    view.contentMode = .center
    view.isOpaque = false
    #expect(view.backgroundColor == .red && view.layer.backgroundColor == UIColor.red.cgColor)
    #expect(view.contentMode == .center && !view.isOpaque)
    view.layer.backgroundColor = UIColor.blue.cgColor
    #expect(view.backgroundColor?.cgColor == UIColor.blue.cgColor)
  }

  @Test func `images and buttons have a content mode, too`() {
    let image = UIImageView(image: UIImage(named: "x"))
    #expect(image.contentMode == .scaleToFill)
    image.contentMode = .scaleAspectFill
    #expect(image.contentMode == .scaleAspectFill)
    let button = UIButton(type: .custom)
    button.contentMode = .right
    #expect(button.contentMode == .right)
  }

  @Test func `a view keeps what constraints and masks are made of`() {
    #expect(view.translatesAutoresizingMaskIntoConstraints && view.autoresizingMask == [])
    view.translatesAutoresizingMaskIntoConstraints = false
    view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    #expect(!view.translatesAutoresizingMaskIntoConstraints)
    #expect(view.autoresizingMask == [.flexibleTopMargin, .flexibleWidth])
    #expect(UILabel().translatesAutoresizingMaskIntoConstraints)
  }

  @Test func `margins are sides of the writing direction, and place their guide`() {
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    #expect(!view.preservesSuperviewLayoutMargins)
    view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    view.preservesSuperviewLayoutMargins = true
    #expect(view.preservesSuperviewLayoutMargins)
    #expect(view.layoutMargins.left == 2 && view.directionalLayoutMargins.leading == 2)
    #expect(view.layoutMarginsGuide.layoutFrame == CGRect(x: 2, y: 1, width: 14, height: 6))
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.layoutMargins.left == 4 && view.directionalLayoutMargins.leading == 2)
  }

  @Test func `the style of a view is that of the views in it`() {
    let label = UILabel()
    view.addSubview(label)
    #expect(view.overrideUserInterfaceStyle == .unspecified)
    view.overrideUserInterfaceStyle = .dark
    #expect(view.overrideUserInterfaceStyle == .dark)
    #expect(label.traitCollection.userInterfaceStyle == .dark)
  }

  @Test func `a view draws when its layer is displayed or recorded`() {
    let drawing = Drawing(frame: view.frame)
    #expect(drawing.layer is CAShapeLayer)
    drawing.setNeedsDisplay()
    #expect(drawing.layer.needsDisplay())
    let image = UIGraphicsImageRenderer(size: view.frame.size).image {
      drawing.layer.render(in: $0.cgContext)
    }
    #expect(drawing.rectangles == [drawing.bounds])
    #expect(image.cgImage?.operations.isEmpty == false)
  }

  @Test func `constraints are updated once where that was requested`() {
    let drawing = Drawing(frame: view.frame)
    view.addSubview(drawing)
    drawing.setNeedsUpdateConstraints()
    drawing.setNeedsUpdateConstraints()
    view.layoutIfNeeded()
    drawing.updateConstraintsIfNeeded()
    #expect(drawing.updates == 1)
  }

  @Test func `an image keeps the color that fills it`() throws {
    let image = try #require(UIImage(systemName: "star"))
    let red = image.withTintColor(.red)
    #expect(red != image && red == image.withTintColor(.red))
    #expect(red != image.withTintColor(.blue))
    let original = image.withTintColor(.red, renderingMode: .alwaysOriginal)
    #expect(original.renderingMode == .alwaysOriginal && image.renderingMode == .automatic)
  }
}
#endif
