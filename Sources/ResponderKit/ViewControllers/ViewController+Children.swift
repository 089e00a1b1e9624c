extension ViewController {
  /// Implements ``addChild(_:)``.
  final func adopt(_ child: ViewController) {
    precondition(
      !sequence(first: self, next: \.parent).contains { $0 === child },
      "a controller cannot be its own parent")
    guard child.parent !== self else { return }
    child.removeFromParent()
    child.movement = .toParent
    child.willMove(toParent: self)
    children.append(child)
    child.parentLink = Backlink(self)
  }

  /// Implements ``removeFromParent()``.
  final func leaveParent() {
    guard let parent else { return }
    if appearance.phase == .appearing {
      beginAppearanceTransition(false, animated: false)
      endAppearanceTransition()
    }
    (parent as? any ContainerController)?.forget(self)
    if let place = parent.children.lastIndex(of: self) { parent.children.remove(at: place) }
    parentLink = Backlink()
    movement = nil
    didMove(toParent: nil)
  }

  /// Returns the nearest controller around this one that has a class; this one is not asked.
  package final func ancestor<Container>(of type: Container.Type = Container.self) -> Container? {
    sequence(first: self, next: \.parent).dropFirst().lazy.compactMap { $0 as? Container }.first
  }

  /// The outermost parent; the controller itself without one.
  package final var outermostParent: ViewController {
    sequence(first: self, next: \.parent).reduce(self) { $1 }
  }

  /// The class and the address, as UIKit's messages name an object.
  package final var nameInMessages: String {
    let address = UInt(bitPattern: ObjectIdentifier(self).hashValue)
    return "<\(type(of: self)): 0x\(String(address, radix: 16))>"
  }

  /// Records a step of the controller, which is made only while a record is taken.
  package final func note(_ step: @autoclosure () -> InteractionRecord.ControllerStep) {
    guard let recorder = InteractionRecorder.current else { return }
    recorder.note(.controller(controller: recordName, step()))
  }

  /// Records one of UIKit's warnings, which UIKit writes to the console.
  package final func warn(_ text: @autoclosure () -> String) {
    InteractionRecorder.current?.note(.warning(text()))
  }
}
