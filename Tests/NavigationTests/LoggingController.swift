import TestSupport
import Controls

/// A controller that writes its calls to a log.
class LoggingController: ViewController {
  let name: String
  let log: CallLog
  var agreesToSegues = true

  init(_ name: String, _ log: CallLog) {
    (self.name, self.log) = (name, log)
    super.init(nibName: nil, bundle: nil)
    title = name
    setRecordName(name)
  }

  private func add(_ call: String) { log.add("\(name) \(call)") }

  override func loadView() {
    add("loadView")
    super.loadView()
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    add("viewDidLoad")
  }
  override func viewWillAppear(_ animated: Bool) { add("viewWillAppear") }
  override func viewIsAppearing(_ animated: Bool) { add("viewIsAppearing") }
  override func viewWillLayoutSubviews() { add("viewWillLayoutSubviews") }
  override func viewDidLayoutSubviews() { add("viewDidLayoutSubviews") }
  override func viewDidAppear(_ animated: Bool) { add("viewDidAppear") }
  override func viewWillDisappear(_ animated: Bool) { add("viewWillDisappear") }
  override func viewDidDisappear(_ animated: Bool) { add("viewDidDisappear") }
  override func willMove(toParent parent: ViewController?) {
    super.willMove(toParent: parent)
    add("willMove(\(parent == nil ? "nil" : "parent"))")
  }
  override func didMove(toParent parent: ViewController?) {
    super.didMove(toParent: parent)
    add("didMove(\(parent == nil ? "nil" : "parent"))")
  }
  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    add("shouldPerformSegue(\(identifier))")
    return agreesToSegues
  }
  override func prepare(for segue: StoryboardSegue, sender: Any?) {
    add("prepare(\(segue.identifier ?? "nil"))")
  }
}
