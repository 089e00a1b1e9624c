#if UIKit
import Foundation
import Testing
import UIKit

@MainActor
struct ImageTests {
  private let square = CGRect(x: 0, y: 0, width: 10, height: 10)

  @Test func `an image context makes an image of its size and scale that knows what was drawn`()
    throws
  {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 30, height: 20), true, 3)
    defer { UIGraphicsEndImageContext() }
    let context = try #require(UIGraphicsGetCurrentContext())
    #expect(context.width == 90 && context.height == 60 && context.alphaInfo == .noneSkipFirst)
    #expect(context.ctm.a == 3 && context.ctm.d == -3)
    #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 30, height: 20))
    UIRectFill(square)
    let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
    #expect(image.size == CGSize(width: 30, height: 20) && image.scale == 3)
    #expect(image.cgImage?.width == 90 && image.cgImage?.operations.count == 1)
    UIRectFill(square)
    #expect(image.cgImage?.operations.count == 1)
  }

  @Test func `image contexts nest and use the scale of the screen`() {
    UIApplication.withNewScope {
      UIScreen.main.scale = 3
      UIGraphicsBeginImageContext(CGSize(width: 4, height: 4))
      UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 4), false, 0)
      #expect(UIGraphicsGetCurrentContext()?.width == 12)
      UIGraphicsEndImageContext()
      #expect(UIGraphicsGetCurrentContext()?.width == 4)
      UIGraphicsEndImageContext()
      #expect(UIGraphicsGetCurrentContext() == nil)
    }
  }

  @Test func `a renderer draws an image`() {
    let format = UIGraphicsImageRendererFormat.default()
    #expect(format.scale == UIScreen.main.scale && !format.opaque)
    #expect(UIGraphicsImageRendererFormat.preferred().preferredRange == .automatic)
    format.scale = 2
    format.opaque = true
    format.preferredRange = .standard
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 6), format: format)
    #expect(renderer.format === format && renderer.allowsImageOutput)
    let image = renderer.image { context in
      #expect(UIGraphicsGetCurrentContext() === context.cgContext && context.format === format)
      UIColor.red.setFill()
      context.fill(square)
      context.fill(square, blendMode: .multiply)
      context.stroke(square)
      context.stroke(square, blendMode: .screen)
      context.clip(to: square)
      #expect(context.currentImage.size == CGSize(width: 8, height: 6))
    }
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(image.size == CGSize(width: 8, height: 6) && image.scale == 2)
    let states = image.cgImage?.operations.map(\.state) ?? []
    #expect(states.map(\.blendMode) == [.copy, .multiply, .copy, .screen])
    #expect(states.first?.fillColor == UIColor.red.cgColor)
    #expect(image.cgImage?.alphaInfo == .noneSkipFirst)
    let part = UIGraphicsImageRenderer(bounds: CGRect(x: 5, y: 5, width: 5, height: 5))
    #expect(part.format.bounds.minX == 5 && part.image { _ in }.size.width == 5)
    #expect(
      UIGraphicsImageRenderer(
        bounds: square, format: UIGraphicsImageRendererFormat(for: UITraitCollection())
      ).image { _ in }.size == square.size)
    #expect(UIGraphicsImageRenderer(size: square.size).image { _ in }.cgImage != nil)
  }

  @Test func `images are drawn into the current context`() throws {
    let drawn = UIGraphicsImageRenderer(size: square.size).image { _ in }
    let named = try #require(UIImage(named: "star"))
    #expect(named.cgImage == nil && named.imageOrientation == .up)
    let image = UIGraphicsImageRenderer(size: square.size).image { _ in
      drawn.draw(in: square)
      drawn.draw(at: CGPoint(x: 3, y: 4))
      drawn.draw(at: .zero, blendMode: .screen, alpha: 0.5)
      named.draw(in: square, blendMode: .multiply, alpha: 0.25)
      drawn.drawAsPattern(in: square)
      named.drawAsPattern(in: square)
    }
    let operations = try #require(image.cgImage?.operations)
    #expect(operations[0].drawing == .uiImage(drawn, in: square))
    #expect(
      operations[1].drawing
        == .uiImage(drawn, in: CGRect(origin: CGPoint(x: 3, y: 4), size: square.size)))
    #expect(operations[2].state.blendMode == .screen && operations[2].state.alpha == 0.5)
    #expect(operations[3].state.alpha == 0.25)
    #expect(
      operations[4].drawing == .image(try #require(drawn.cgImage), in: square, isTiled: true))
    #expect(operations.count == 6)
    drawn.draw(in: square)
  }

  @Test func `parts, masks and orientations of what was drawn`() throws {
    let image = try #require(
      UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in UIRectFill(square) }
        .cgImage)
    let part = try #require(image.cropping(to: CGRect(x: 10, y: 5, width: 100, height: 10)))
    #expect(part.width == image.width - 10 && part.height == 10)
    #expect(part.croppingRect?.origin == CGPoint(x: 10, y: 5))
    #expect(part.cropping(to: CGRect(x: 1, y: 1, width: 2, height: 2))?.croppingRect?.minX == 11)
    #expect(image.cropping(to: CGRect(x: 900, y: 0, width: 1, height: 1)) == nil)
    #expect(image.masking(part)?.mask === part && image.copy()?.operations == image.operations)
    #expect(image.bitsPerPixel == 32 && image.bytesPerRow == image.width * 4 && !image.isMask)
    #expect(image.bitsPerComponent == 8 && image.colorSpace?.model == .rgb && image == image)
    let turned = UIImage(cgImage: image, scale: 2, orientation: .left)
    #expect(turned.imageOrientation == .left && turned.scale == 2)
    #expect(turned.size.width == CGFloat(image.height) / 2)
    #expect(UIImage(cgImage: image).size.width == CGFloat(image.width))
    #expect(UIImage.Orientation.rightMirrored.rawValue == 7)
  }
}
#endif
