// A view is written down with its connections, and works again after it was read.
import Archives
import Controls
import InterfaceLoader

final class Lamp: Responder {
  func dim(_ sender: Slider) { print("The lamp is at \(Int(sender.value)) %") }
  override class var actions: [ActionSelector] { [ActionSelector("dim:", Lamp.dim)] }
}

let (lamp, form) = (Lamp(), View(frame: Rect(x: 0, y: 0, width: 320, height: 100)))
let dimmer = Slider(frame: Rect(x: 20, y: 20, width: 280, height: 34))
dimmer.accessibilityIdentifier = "brightness"
dimmer.maximumValue = 100
dimmer.value = 40
dimmer.addTarget(lamp, action: ActionSelector("dim:"), for: .valueChanged)
form.addSubview(dimmer)

let loader = InterfaceLoader()
loader.register("Lamp") { Lamp() }
let text = try loader.archive(form).text
let restored = try loader.restore(InterfaceArchive(text))
for object in try loader.archive(restored).objects {
  print(object.id, object.customClass ?? object.className, object.isExternal)
}
let slider = restored.root(as: View.self)?.subviews.first as? Slider
print(slider?.accessibilityIdentifier ?? "", slider?.value ?? 0)
slider?.accessibilityIncrement()

dimmer.addAction(Action(title: "Log") { _ in }, for: .valueChanged)
do { _ = try loader.archive(form) } catch { print(error) }
