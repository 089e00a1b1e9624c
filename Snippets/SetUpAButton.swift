// A button shows what belongs to its state, and a tap changes the state.
import ButtonModel

final class Player: Responder {
  func play(_ sender: Button) { sender.isSelected.toggle() }
}

let (player, button) = (Player(), Button(frame: Rect(x: 0, y: 0, width: 90, height: 44)))
button.setTitle("Play", for: .normal)
button.setTitle("Pause", for: .selected)
button.setImage(Image(systemName: "pause.fill"), for: .selected)
button.addTarget(player, action: ActionSelector("play:", Player.play), for: .touchUpInside)
TouchDriver(in: button).tap(button)
print(button.currentTitle ?? "", button.currentImage?.name ?? "", button.state == .selected)
