extension NSResponder {
  /// Calls the method for a type of event.
  final func handle(_ event: NSEvent) {
    switch event.type {
    case .leftMouseDown: mouseDown(with: event)
    case .leftMouseUp: mouseUp(with: event)
    case .leftMouseDragged: mouseDragged(with: event)
    case .rightMouseDown: rightMouseDown(with: event)
    case .rightMouseUp: rightMouseUp(with: event)
    case .rightMouseDragged: rightMouseDragged(with: event)
    case .otherMouseDown: otherMouseDown(with: event)
    case .otherMouseUp: otherMouseUp(with: event)
    case .otherMouseDragged: otherMouseDragged(with: event)
    case .mouseMoved: mouseMoved(with: event)
    case .mouseEntered: mouseEntered(with: event)
    case .mouseExited: mouseExited(with: event)
    case .scrollWheel: scrollWheel(with: event)
    case .cursorUpdate: cursorUpdate(with: event)
    case .keyDown: keyDown(with: event)
    case .keyUp: keyUp(with: event)
    case .flagsChanged: flagsChanged(with: event)
    case .magnify: magnify(with: event)
    case .rotate: rotate(with: event)
    case .swipe: swipe(with: event)
    case .smartMagnify: smartMagnify(with: event)
    case .quickLook: quickLook(with: event)
    case .pressure: pressureChange(with: event)
    case .appKitDefined, .systemDefined, .applicationDefined, .periodic: break
    }
  }
}
