#if UIKit
// Source as programs for UIKit have it, in Swift 5 mode and without `import Foundation`: each test is
// a line that the types of the core refuse without the trait, with what it has to do.

import Testing
import UIKit

@MainActor
@Suite struct `Values that are optional in UIKit, or not` {
  @Test func `an image by its name is optional, and its size is not`() {
    let image = UIImage(named: "x")!
    #expect(image.name == "x")
    #expect(UIImage(systemName: "plus")?.isSymbolImage == true)
    let width: CGFloat = UIImage().size.width
    #expect(width == 0)
  }

  @Test func `a color by its name is optional`() {
    let color = UIColor(named: "x")!
    #expect(color.accessibilityName == "x")
  }

  @Test func `a font by its name is optional, and its size is not`() {
    let font = UIFont(name: "x", size: 12)!
    let points: CGFloat = font.pointSize
    #expect(points == 12)
  }

  @Test func `the recognizers of a view are optional`() {
    let view = UIView()
    #expect(view.gestureRecognizers == nil)
    view.addGestureRecognizer(UITapGestureRecognizer())
    view.gestureRecognizers?.forEach { view.removeGestureRecognizer($0) }
    #expect(view.gestureRecognizers == nil)
  }

  @Test func `the text size of a view's traits is not optional`() {
    let view = UIView()
    let category: UIContentSizeCategory = view.traitCollection.preferredContentSizeCategory
    #expect(category == .large)
  }
}

private final class Rating: UIView {
  override var accessibilityValue: String? {
    get { "1" }
    set {}
  }
}

@MainActor
@Suite struct `Strings` {
  @Test func `an accessibility value is any string`() {
    let view = UIView()
    let string: String? = ["4", "stars"].joined(separator: " ")
    view.accessibilityValue = string
    #expect(view.accessibilityValue == "4 stars")
    #expect(view.accessibilityElement.value == .text("4 stars"))
  }

  @Test func `an override of the accessibility value is what a reader finds`() {
    let rating = Rating()
    rating.isAccessibilityElement = true
    #expect(rating.accessibilityElement.value == .text("1"))
  }

  @Test func `the value of a control is the text that UIKit returns`() {
    let slider = UISlider()
    slider.value = 0.75
    #expect(slider.accessibilityValue == "75%")
    #expect(slider.accessibilityElement.value == .percent(0.75))
    #expect(UISwitch().accessibilityValue == "0")
  }

  @Test func `texts are attributed strings`() {
    let label = UILabel()
    label.attributedText = NSAttributedString(string: "abc")
    #expect(label.attributedText?.length == 3)
    #expect(label.text == "abc")
    let button = UIButton()
    button.setAttributedTitle(NSAttributedString(string: "x"), for: .normal)
    #expect(button.attributedTitle(for: .normal)?.string == "x")
    #expect(button.currentAttributedTitle?.string == "x")
  }

  @Test func `attributes are read back from a label, others than the core's too`() {
    let font = UIFont.systemFont(ofSize: 20)
    let text = NSMutableAttributedString(
      string: "x", attributes: [.font: font, .foregroundColor: UIColor.red, .kern: 2])
    let label = UILabel()
    label.attributedText = text
    let attributes = label.attributedText?.attributes(at: 0, effectiveRange: nil)
    #expect(attributes?[.font] as? UIFont == font)
    #expect(attributes?[.foregroundColor] as? UIColor == .red)
    #expect(attributes?[.kern] as? Int == 2)
  }

  @Test func `a string has a size in a font`() {
    let font = UIFont.systemFont(ofSize: 20)
    let size = ("x" as NSString).size(withAttributes: [.font: font])
    #expect(size.width > 0)
    #expect(size.height > 0)
  }
}

private final class Fading: UIView {
  var changes = 0
  override var alpha: CGFloat { didSet { changes += 1 } }
}

@MainActor
@Suite struct `Geometry` {
  @Test func `points, sizes and rectangles are zero without arguments`() {
    #expect(CGPoint() == .zero)
    #expect(CGSize() == .zero)
    #expect(CGRect() == .zero)
  }

  @Test func `transforms are rotated, scaled, moved, combined and inverted`() {
    let rotation = CGAffineTransform(rotationAngle: .pi / 2)
    let turned = CGPoint(x: 1, y: 0).applying(rotation)
    #expect(abs(turned.x) < 1e-12)
    #expect(turned.y == 1)
    let view = UIView()
    view.transform = view.transform.rotated(by: .pi)
    #expect(view.transform.a == -1)
    let moved = CGAffineTransform.identity.translatedBy(x: 2, y: 3).scaledBy(x: 2, y: 2)
    #expect(moved.tx == 2)
    #expect(moved.a == 2)
    #expect(moved.concatenating(moved.inverted()) == .identity)
  }

  @Test func `a frame has an integral rectangle`() {
    let view = UIView(frame: CGRect(x: 0.5, y: 0.5, width: 1, height: 1))
    #expect(view.frame.integral == CGRect(x: 0, y: 0, width: 2, height: 2))
  }

  @Test func `values hold geometry`() {
    #expect(NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgRectValue.maxX == 4)
    #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue.y == 2)
    #expect(NSValue(cgSize: CGSize(width: 1, height: 2)).cgSizeValue.height == 2)
    let transform = CGAffineTransform(scaleX: 2, y: 3)
    #expect(NSValue(cgAffineTransform: transform).cgAffineTransformValue == transform)
    let deep = CATransform3DMakeScale(1, 2, 3)
    #expect(NSValue(caTransform3D: deep).caTransform3DValue.m33 == 3)
  }

  @Test func `an override observes the opacity`() {
    let view = Fading()
    view.alpha = 0.5
    #expect(view.changes == 1)
    #expect(view.alpha == 0.5)
  }

  @Test func `the components of a color are written to numbers`() {
    var red: CGFloat = 0
    var green: CGFloat = 0
    var blue: CGFloat = 0
    var alpha: CGFloat = 0
    let color = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1)
    #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    #expect([red, green, blue, alpha] == [0.25, 0.5, 0.75, 1])
  }
}

extension UIColor {
  fileprivate convenience init(hex: Int) {
    self.init(white: CGFloat(hex) / 255, alpha: 1)
  }
  fileprivate class var accent: UIColor { .red }
}

extension UIFont {
  fileprivate class var brand: UIFont { .systemFont(ofSize: 1) }
}

extension UIImage {
  fileprivate class var logo: UIImage? { UIImage(named: "logo") }
}

@MainActor
@Suite struct `Classes that are values in the core` {
  @Test func `a path in a constant is changed`() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.close()
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 3, height: 4))
  }

  @Test func `paths are made of ovals, rounded rectangles and arcs`() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 20)
    #expect(UIBezierPath(ovalIn: rect).contains(CGPoint(x: 5, y: 10)))
    #expect(!UIBezierPath(ovalIn: rect).contains(CGPoint(x: 0.1, y: 0.1)))
    #expect(UIBezierPath(roundedRect: rect, cornerRadius: 4).bounds == rect)
    let arc = UIBezierPath(
      arcCenter: .zero, radius: 1, startAngle: 0, endAngle: 1, clockwise: true)
    #expect(abs(arc.currentPoint.y - sin(1)) < 1e-3)
  }

  @Test func `colors, fonts and images get initializers and class properties`() {
    #expect(UIColor(hex: 255) == UIColor(white: 1, alpha: 1))
    #expect(UIColor.accent == .red)
    #expect(UIFont.brand.pointSize == 1)
    #expect(UIImage.logo?.name == "logo")
  }
}

private final class Plain: UIViewController {
  init() { super.init(nibName: nil, bundle: nil) }
}

private final class Inset: UIButton {
  var changes = 0
  override var titleEdgeInsets: UIEdgeInsets { didSet { changes += 1 } }
  override var imageEdgeInsets: UIEdgeInsets { didSet { changes += 1 } }
  override var contentEdgeInsets: UIEdgeInsets { didSet { changes += 1 } }
}

private final class Described: UIView {
  override var description: String { "described" }
}

private final class Target: UIView {
  var taps = 0
  func tap(_ sender: UIGestureRecognizer) { taps += 1 }
  var changes = 0
  func changed(_ notification: Notification) { changes += 1 }
  func tick() { changes += 1 }
}

@MainActor
@Suite struct `Views, controllers and recognizers` {
  @Test func `views are inserted below and above others`() {
    let view = UIView()
    let button = UIButton()
    let label = UILabel()
    let image = UIImageView()
    view.addSubview(button)
    view.insertSubview(label, belowSubview: button)
    view.insertSubview(image, aboveSubview: label)
    #expect(view.subviews == [label, image, button])
  }

  @Test func `views and recognizers are equatable and hashable`() {
    let recognizer = UITapGestureRecognizer()
    let other: UIGestureRecognizer = UIPanGestureRecognizer()
    #expect(recognizer != other)
    var recognizers = Set<UIGestureRecognizer>()
    recognizers.insert(recognizer)
    recognizers.insert(recognizer)
    #expect(recognizers.count == 1)
    let view = UIView()
    #expect(!view.isEqual(UILabel()))
    #expect(view.isEqual(view))
  }

  @Test func `recognizers of every class take a target and an action`() {
    let target = Target()
    let selector = ActionSelector("tap:", Target.tap)
    let recognizers: [UIGestureRecognizer] = [
      UIGestureRecognizer(target: target, action: selector),
      UITapGestureRecognizer(target: target, action: selector),
      UIPanGestureRecognizer(target: target, action: selector),
      UILongPressGestureRecognizer(target: target, action: selector),
      UISwipeGestureRecognizer(target: target, action: selector),
      UIPinchGestureRecognizer(target: target, action: selector),
      UIRotationGestureRecognizer(target: target, action: selector),
    ]
    for recognizer in recognizers {
      target.addGestureRecognizer(recognizer)
      #expect(recognizer.view === target)
    }
  }

  @Test func `a controller's plain initializer needs no override`() {
    #expect(Plain().nibName == nil)
  }

  @Test func `a subclass observes the insets of a button`() {
    let button = Inset()
    button.titleEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    button.imageEdgeInsets = .zero
    button.contentEdgeInsets = .zero
    #expect(button.changes == 3)
    #expect(button.titleEdgeInsets.left == 2)
  }

  @Test func `a subclass describes itself`() {
    #expect("\(Described())" == "described")
  }

  @Test func `a button takes a target without an action`() {
    let button = UIButton()
    button.addTarget(Target(), action: nil, for: .touchUpInside)
    #expect(button.allTargets.isEmpty)
  }
}

private let announced = Notification.Name("announced")

@MainActor
@Suite struct `Foundation with selectors` {
  @Test func `an observer's method is called, until it is removed`() {
    let target = Target()
    NotificationCenter.default.addObserver(
      target, selector: ActionSelector("changed:", Target.changed), name: announced, object: nil)
    NotificationCenter.default.post(name: announced, object: nil)
    #expect(target.changes == 1)
    NotificationCenter.default.removeObserver(target)
    NotificationCenter.default.post(name: announced, object: nil)
    #expect(target.changes == 1)
  }

  @Test func `a timer calls a method`() {
    let target = Target()
    let timer = Timer.scheduledTimer(
      timeInterval: 1, target: target, selector: ActionSelector("tick", Target.tick),
      userInfo: nil, repeats: true)
    timer.fire()
    #expect(target.changes == 1)
    timer.invalidate()
    #expect(!timer.isValid)
  }
}

// Not on the main actor, as a function of a program in Swift 5 mode.
private func make(_ view: UIView) { view.addSubview(UIView()) }

private final class Leaving: UIView {
  deinit { removeFromSuperview() }
}

@Suite struct `Isolation` {
  @Test @MainActor func `functions without an actor reach views`() {
    let view = UIView()
    make(view)
    #expect(view.subviews.count == 1)
  }

  @Test @MainActor func `a deinitializer calls methods of a view`() {
    weak var view: UIView?
    do {
      let leaving = Leaving()
      view = leaving
    }
    #expect(view == nil)
  }
}
#endif
