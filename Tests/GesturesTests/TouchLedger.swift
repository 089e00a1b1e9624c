import Gestures
import Graphics
import ResponderKit

/// Keeps count of who has got which touch, and notes what must not happen.
@MainActor
final class TouchLedger {
  private(set) var faults: [String] = []
  /// The touches that each view and recognizer has, and those whose end it has got.
  private var open: [ObjectIdentifier: Set<Touch>] = [:]
  private var closed: [ObjectIdentifier: Set<Touch>] = [:]
  private(set) var count = 0

  func begin(_ touches: Set<Touch>, of holder: AnyObject) {
    count += touches.count
    for touch in touches {
      if closed[ObjectIdentifier(holder)]?.contains(touch) == true { fault(holder, "began again") }
      if !open[ObjectIdentifier(holder), default: []].insert(touch).inserted {
        fault(holder, "began twice")
      }
    }
  }

  func move(_ touches: Set<Touch>, of holder: AnyObject) {
    if !touches.isSubset(of: open[ObjectIdentifier(holder)] ?? []) {
      fault(holder, "moved without a beginning or after the end")
    }
  }

  func end(_ touches: Set<Touch>, of holder: AnyObject) {
    for touch in touches where open[ObjectIdentifier(holder)]?.remove(touch) == nil {
      fault(holder, "ended without a beginning, or twice")
    }
    closed[ObjectIdentifier(holder), default: []].formUnion(touches)
  }

  /// A recognizer that is reset gets nothing more of its touches.
  func reset(_ holder: AnyObject) {
    closed[ObjectIdentifier(holder), default: []].formUnion(open[ObjectIdentifier(holder)] ?? [])
    open[ObjectIdentifier(holder)] = nil
  }

  /// Begins a new sequence, when nothing may be open.
  func settle() {
    if open.values.contains(where: { !$0.isEmpty }) { faults.append("a touch is left open") }
    open = [:]
    closed = [:]
  }

  private func fault(_ holder: AnyObject, _ text: String) {
    faults.append("\(type(of: holder)) \(text)")
  }
}

/// A view whose touches a ledger counts.
final class CountedView: View {
  let ledger: TouchLedger
  init(_ ledger: TouchLedger, frame: Rect) {
    self.ledger = ledger
    super.init(frame: frame)
  }
  override func touchesBegan(_ touches: Set<Touch>, with event: InputEvent?) {
    ledger.begin(touches, of: self)
  }
  override func touchesMoved(_ touches: Set<Touch>, with event: InputEvent?) {
    ledger.move(touches, of: self)
  }
  override func touchesEnded(_ touches: Set<Touch>, with event: InputEvent?) {
    ledger.end(touches, of: self)
  }
  override func touchesCancelled(_ touches: Set<Touch>, with event: InputEvent?) {
    ledger.end(touches, of: self)
  }
}

/// A recognizer without decisions of its own, whose touches a ledger counts, and which a test puts
/// into states at random.
final class CountedRecognizer: GestureRecognizer {
  var ledger: TouchLedger?
  /// Called with the touches' phase, to decide.
  var decide: ((CountedRecognizer, Touch.Phase) -> Void)?

  override func touchesBegan(_ touches: Set<Touch>, with event: InputEvent) {
    ledger?.begin(touches, of: self)
    decide?(self, .began)
  }
  override func touchesMoved(_ touches: Set<Touch>, with event: InputEvent) {
    ledger?.move(touches, of: self)
    decide?(self, .moved)
  }
  override func touchesEnded(_ touches: Set<Touch>, with event: InputEvent) {
    ledger?.end(touches, of: self)
    decide?(self, .ended)
  }
  override func touchesCancelled(_ touches: Set<Touch>, with event: InputEvent) {
    ledger?.end(touches, of: self)
    decide?(self, .cancelled)
  }
  override func reset() { ledger?.reset(self) }
}
