import Graphics
import ResponderKit
import Testing

/// Writes down what it is told of its surroundings.
private final class Witness: View {
  var tints: [Color] = []
  var formerTraits: [TraitCollection?] = []

  override func tintColorDidChange() {
    super.tintColorDidChange()
    tints.append(tintColor)
  }
  override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    formerTraits.append(previousTraitCollection)
  }
}

private final class WitnessWindow: Window {
  var formerTraits: [TraitCollection?] = []

  override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    formerTraits.append(previousTraitCollection)
  }
}

/// Leaves wherever it gets another tint.
private final class ShyView: View {
  override func tintColorDidChange() {
    super.tintColorDidChange()
    removeFromSuperview()
  }
}

private let red = Color.sRGB(red: 1, green: 0, blue: 0, alpha: 1)
private let green = Color.sRGB(red: 0, green: 1, blue: 0, alpha: 1)

/// Tints and traits of views that move, and of windows that get a scene.
@MainActor @Suite struct SurroundingsTests {
  let application = Application()

  // MARK: Tints

  @Test func `a view that a proxy's tint drives away is in no window, nor is what is in it`() {
    application.appearance(of: ShyView.self).tintColor = red
    let window = Window(windowScene: WindowScene(application: application))
    let (shy, inner) = (ShyView(), View())
    shy.addSubview(inner)
    window.addSubview(shy)
    #expect(shy.tintColor == red)
    #expect(shy.superview == nil)
    #expect(window.subviews.isEmpty)
    #expect(shy.window == nil)
    #expect(inner.window == nil)
    #expect(inner.superview === shy)
  }

  @Test func `views with tints of their own are told where they come to a dimmed view`() {
    let dimmed = View()
    dimmed.tintAdjustmentMode = .dimmed
    let (outer, inner) = (Witness(), Witness())
    outer.tintColor = red
    inner.tintColor = green
    outer.addSubview(inner)
    (outer.tints, inner.tints) = ([], [])
    dimmed.addSubview(outer)
    #expect(outer.tints == [red.desaturated])
    #expect(inner.tints == [green.desaturated])
    outer.removeFromSuperview()
    #expect(outer.tints == [red.desaturated, red])
    #expect(inner.tints == [green.desaturated, green])
  }

  @Test func `a view is told of the tint of the views around its new place, however many`() {
    let (root, middle, panel, view) = (View(), View(), View(), Witness())
    panel.addSubview(view)
    middle.addSubview(panel)
    root.addSubview(middle)
    #expect(view.tints.isEmpty)
    root.tintColor = red
    #expect(view.tints == [red])
    panel.removeFromSuperview()
    #expect(view.tints == [red, View().tintColor])
    let inner = Witness()
    middle.addSubview(inner)
    #expect(inner.tints == [red])
    // What was added before the tint was set, and what comes after it, with views of its own.
    middle.addSubview(panel)
    let late = Witness()
    view.addSubview(late)
    #expect(late.tints == [red] && late.tintColor == red)
  }

  @Test func `a view in a window inside another view has the tint around that window`() {
    let (root, window, view) = (View(), Window(), Witness())
    root.tintColor = red
    window.addSubview(view)
    root.addSubview(window)
    #expect(view.tintColor == red)
  }

  // MARK: Traits

  @Test func `a view is told of the traits of a view inside the tree that it comes to`() {
    let (root, panel, view) = (View(), View(), Witness())
    root.tag = 1
    view.tag = 2
    root.addSubview(panel)
    panel.traitOverrides.layoutDirection = .rightToLeft
    panel.addSubview(view)
    #expect(view.formerTraits == [.standard])
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  @Test func `a window that gets its scene late brings traits and rules to its views`() {
    let window = WitnessWindow()
    let (outer, inner) = (Witness(), Witness())
    outer.addSubview(inner)
    window.addSubview(outer)
    application.appearance(of: Witness.self).tintColor = red
    let scene = WindowScene(application: application)
    scene.traitCollection.userInterfaceStyle = .dark
    #expect(outer.formerTraits.isEmpty)
    window.windowScene = scene
    #expect(window.formerTraits == [.standard])
    #expect(outer.formerTraits == [.standard])
    #expect(inner.formerTraits == [.standard])
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    #expect(outer.explicitTintColor == red)
    #expect(inner.explicitTintColor == red)
  }

  @Test func `a window is told of its scene's traits unless it has others in their place`() {
    let scene = WindowScene()
    let window = WitnessWindow(windowScene: scene)
    window.traitOverrides.userInterfaceStyle = .light
    scene.traitCollection.userInterfaceStyle = .dark
    #expect(window.formerTraits.isEmpty)
    scene.traitCollection.layoutDirection = .rightToLeft
    #expect(window.formerTraits == [.standard])
  }
}
