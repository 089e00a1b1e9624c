import ControlValues
import ResponderKit

extension Control {
  final func note(_ tracking: InteractionRecord.Tracking) {
    InteractionRecorder.current?.note(.tracking(control: recordName, tracking))
  }

  final func noteMenu(of interaction: ContextMenuInteraction) {
    guard let recorder = InteractionRecorder.current, let menu = interaction.visibleMenu else {
      return
    }
    recorder.note(.menu(control: recordName, titles: menu.elements.map(\.title)))
  }

  /// Remembers the control's accessibility element before it changes.
  package final func noteElement() { InteractionRecorder.current?.look(at: self) }

  /// Records that a bit of the state has changed.
  final func noteChange(_ bit: ControlState, isSet: Bool) {
    guard let recorder = InteractionRecorder.current else { return }
    let state = state
    recorder.note(.state(control: recordName, from: state.symmetricDifference(bit), to: state))
  }
}
