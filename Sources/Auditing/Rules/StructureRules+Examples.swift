import ControlCore
import Gestures
import InterfaceLoader
import ResponderKit

// Views of the examples, and what code does with them.

let twoLabels = """
  <label text="First" id="first"><rect key="frame" x="20" y="100" width="200" height="21"/></label>
  <label text="Second" id="second"><rect key="frame" x="20" y="200" width="200" height="21"/></label>
  """

func farLabel(x: Int) -> String {
  """
  <label text="Total" id="example"><rect key="frame" x="\(x)" y="100" width="200" height="21"/></label>
  """
}

let panel = view(
  "", subviews: button(#"<state key="normal" title="Save"/>"# + action("save:"), id: "inner"))

let secureField = """
  <textField placeholder="Password" id="example">
  <rect key="frame" x="20" y="100" width="200" height="44"/>
  <textInputTraits key="textInputTraits" secureTextEntry="YES"/>
  </textField>
  """

let modalCode = "each named view: view.accessibilityViewIsModal = true"

@MainActor func list(_ interface: LoadedInterface, _ ids: [String]) {
  interface.objects["view"]?.accessibilityElements = ids.compactMap { interface.objects[$0] }
}

@MainActor func setModal(_ interface: LoadedInterface, _ ids: [String]) {
  for id in ids { interface.objects[id]?.accessibilityViewIsModal = true }
}

@MainActor func listItself(_ interface: LoadedInterface) {
  guard let chart = interface.objects["example"] else { return }
  let bar = AccessibilityItem(accessibilityContainer: chart)
  bar.accessibilityLabel = "March"
  chart.accessibilityElements = [bar]
}

@MainActor func addActions(_ interface: LoadedInterface, _ names: [String]) {
  interface.objects["example"]?.accessibilityCustomActions = names.map { name in
    AccessibilityCustomAction(name: name) { _ in true }
  }
}
