import Gestures
import Graphics
import InterfaceBuilder
import InterfaceLoader
import ResponderKit

let canvasFrame = #"<rect key="frame" x="0" y="0" width="300" height="400"/>"#

/// The connections of a view that lists recognizers.
func lists(_ ids: String...) -> String {
  let lists = ids.map {
    #"<outletCollection property="gestureRecognizers" destination="\#($0)" appends="YES"/>"#
  }
  return "<connections>\(lists.joined())</connections>"
}

/// A screen of a controller `c` of the class GestureController, with a view `v`, and the recognizers
/// of its scene.
@MainActor
struct GestureForm {
  let interface: LoadedInterface
  let live: LiveDocument

  /// Loads a document; the second scene is that of a controller `d` of the class NoteController.
  init(
    views: String = lists("g"), controller: String = "", _ recognizers: String,
    loader: InterfaceLoader? = nil
  ) throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes>
      <scene sceneID="1"><objects>
      <viewController id="c" customClass="GestureController" sceneMemberID="viewController">
      <view key="view" id="v">\(canvasFrame)\(views)</view>\(controller)</viewController>
      <placeholder placeholderIdentifier="IBFirstResponder" id="fr" sceneMemberID="firstResponder"/>
      \(recognizers)</objects></scene>
      <scene sceneID="2"><objects>
      <viewController id="d" customClass="NoteController" sceneMemberID="viewController"/>
      <tapGestureRecognizer id="elsewhere"/></objects></scene></scenes></document>
      """
    let document = try InterfaceDocument(Array(text.utf8), path: "Gestures.storyboard")
    live = LiveDocument(DocumentVersion(document), loader: loader ?? .forGestures())
    interface = live.interface
  }

  /// The view of the first screen.
  var canvas: View? { interface.object(id: "v") }
  var controller: GestureController? { interface.object(id: "c") }

  /// Returns the recognizer with an id.
  func recognizer(_ id: String = "g") -> GestureRecognizer? { interface.gestureRecognizers[id] }

  /// Returns the recognizer with an id if it has the type.
  func recognizer<Recognizer: GestureRecognizer>(
    _ id: String = "g", as type: Recognizer.Type
  ) -> Recognizer? {
    recognizer(id) as? Recognizer
  }

  /// Records what a driver does on the first screen.
  func record(_ body: (TouchDriver) -> Void) -> InteractionRecord {
    let driver = TouchDriver(in: live.screens[0].window)
    return InteractionRecord.during {
      body(driver)
      driver.waitForGestures()
    }
  }
}

/// The controller of the form, which keeps what recognizers send to it.
final class GestureController: ViewController, GestureRecognizerDelegate {
  @Outlet var tap: TapGestureRecognizer?
  @Outlet var press: LongPressGestureRecognizer?
  @OutletCollection var swipes: [SwipeGestureRecognizer]
  var senders: [GestureRecognizer] = []
  var mayBegin = true

  func onTap(_ sender: GestureRecognizer) { senders.append(sender) }
  func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool { mayBegin }

  override class var actions: [ActionSelector] {
    [ActionSelector("onTap:", GestureController.onTap)]
  }
}

extension InterfaceLoader {
  /// A loader that knows the controller of the form.
  static func forGestures() -> InterfaceLoader {
    let loader = InterfaceLoader()
    loader.register("GestureController") { GestureController() }
    return loader
  }
}
