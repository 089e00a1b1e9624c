import Controls
import TestSupport
import Testing

@MainActor
struct PresentationTests {
  let log = CallLog()

  private func shown() -> (presenter: LoggingController, screen: Screen) {
    let presenter = LoggingController("A", log)
    let screen = Screen(presenter)
    _ = log.taken()
    return (presenter, screen)
  }

  private func modal(_ style: ModalPresentationStyle) -> LoggingController {
    let modal = LoggingController("M", log)
    modal.modalPresentationStyle = style
    return modal
  }

  /// The calls of an appearance, without those of the view and its layout.
  private func appearances() -> [String] {
    log.taken().filter {
      !$0.contains("Layout") && !$0.contains("oad") && !$0.contains("Appearing")
    }
  }

  @Test func `B130 a full-screen presentation takes the place of the presenter`() {
    let (presenter, screen) = shown()
    let modal = modal(.fullScreen)
    presenter.present(modal, animated: true) { [log] in log.add("completion") }
    #expect(
      appearances() == [
        "A viewWillDisappear", "M viewWillAppear", "M viewDidAppear", "A viewDidDisappear",
        "completion",
      ])
    #expect(presenter.view.window == nil)
    modal.dismiss(animated: true) { [log] in log.add("completion") }
    #expect(
      appearances() == [
        "M viewWillDisappear", "A viewWillAppear", "A viewDidAppear", "M viewDidDisappear",
        "completion",
      ])
    #expect(presenter.view.window === screen.window)
  }

  @Test(arguments: [
    ModalPresentationStyle.formSheet, .pageSheet, .automatic, .overFullScreen, .popover,
  ])
  func `B131 a presenter that stays behind is told nothing`(style: ModalPresentationStyle) {
    let (presenter, screen) = shown()
    let modal = modal(style)
    presenter.present(modal, animated: true)
    #expect(appearances() == ["M viewWillAppear", "M viewDidAppear"])
    presenter.dismiss(animated: true)
    #expect(appearances() == ["M viewWillDisappear", "M viewDidDisappear"])
    _ = screen
  }

  @Test func `B132 a controller that is presented already is not presented again`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let controller = ViewController()
        let screen = Screen(controller)
        let modal = ViewController()
        controller.present(modal, animated: false)
        controller.present(modal, animated: false)
        _ = screen
      }
    }
    #expect(
      text(of: result).contains(
        "Application tried to present modally an active controller <ViewController: 0x"))
  }

  @Test func `B133 a controller without a window presents nothing, and the record warns`() {
    let controller = ViewController()
    let modal = ViewController()
    let record = InteractionRecord.during {
      controller.present(modal, animated: false) { [log] in log.add("completion") }
    }
    #expect(controller.presentedViewController == nil)
    #expect(modal.presentingViewController == nil)
    #expect(log.taken().isEmpty)
    #expect(record.description.hasPrefix("  warning  Attempt to present <ViewController: 0x"))
    #expect(record.description.hasSuffix("whose view is not in the window hierarchy."))
  }

  @Test func `B134 after a dismissal nothing refers to the other, and the completion comes last`() {
    let (presenter, screen) = shown()
    weak var gone: ViewController?
    do {
      let modal = modal(.fullScreen)
      gone = modal
      presenter.present(modal, animated: false)
    }
    _ = log.taken()
    #expect(gone?.presentingViewController === presenter)
    presenter.dismiss(animated: false) { [log] in log.add("completion") }
    #expect(presenter.presentedViewController == nil)
    #expect(gone == nil)
    #expect(log.taken().suffix(2) == ["M viewDidDisappear", "completion"])
    _ = screen
  }

  @Test func `a presenter that presents already presents nothing more, and the record warns`() {
    let (presenter, screen) = shown()
    presenter.present(ViewController(), animated: false)
    let record = InteractionRecord.during { presenter.present(ViewController(), animated: false) }
    #expect(record.description.contains("which is already presenting <ViewController: 0x"))
    _ = screen
  }

  @Test func `a controller in the middle dismisses all above it and stays`() {
    let (presenter, screen) = shown()
    let (first, second) = (modal(.pageSheet), LoggingController("N", log))
    presenter.present(first, animated: false)
    first.present(second, animated: false)
    _ = log.taken()
    first.dismiss(animated: false)
    #expect(appearances() == ["N viewWillDisappear", "N viewDidDisappear"])
    #expect(presenter.presentedViewController === first)
    first.present(second, animated: false)
    _ = log.taken()
    presenter.dismiss(animated: false)
    #expect(
      appearances() == [
        "N viewWillDisappear", "N viewDidDisappear", "M viewWillDisappear", "M viewDidDisappear",
      ])
    _ = screen
  }

  @Test func `only what is presented is read, and a sheet is dismissed by the user`() throws {
    final class Delegate: AdaptivePresentationControllerDelegate {
      var agrees = false
      var calls: [String] = []
      func presentationControllerShouldDismiss(_ controller: PresentationController) -> Bool {
        calls.append("should")
        return agrees
      }
      func presentationControllerWillDismiss(_ controller: PresentationController) {
        calls.append("will")
      }
      func presentationControllerDidDismiss(_ controller: PresentationController) {
        calls.append("did")
      }
      func presentationControllerDidAttemptToDismiss(_ controller: PresentationController) {
        calls.append("attempt")
      }
    }
    let screen = Screen(NavigationController(rootViewController: LoggingController("A", log)))
    let root = try #require(screen.window.rootViewController)
    let sheet = NavigationController(rootViewController: LoggingController("Sheet", log))
    let delegate = Delegate()
    sheet.presentationController?.delegate = delegate
    root.present(sheet, animated: false)
    #expect(screen.spoken() == ["Sheet. Heading."])
    #expect(!sheet.accessibilityPerformEscape())
    #expect(delegate.calls == ["should", "attempt"])
    delegate.agrees = true
    #expect(sheet.accessibilityPerformEscape())
    #expect(delegate.calls.suffix(3) == ["should", "will", "did"])
    #expect(screen.spoken() == ["A. Heading."])
  }

  @Test func `a presentation over the current context covers only what defines it`() {
    let (parent, screen) = shown()
    let (left, right) = (LoggingController("L", log), LoggingController("R", log))
    for (child, x) in [(left, 0.0), (right, 100)] {
      parent.addChild(child)
      child.view.frame = Rect(x: x, y: 0, width: 100, height: 100)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }
    left.definesPresentationContext = true
    let modal = modal(.currentContext)
    left.present(modal, animated: false)
    #expect(left.view.window == nil)
    #expect(right.view.window === screen.window)
    #expect(modal.presentingViewController === left)
    left.dismiss(animated: false)
    #expect(left.view.superview === parent.view)
  }
}
