import InterfaceLoader

extension ScreenOperation.Kind {
  /// The option of `ctl tap`, or the options that go together.
  var option: String {
    switch self {
    case .tap: "a tap"
    case .taps: "--count"
    case .rightClick: "--right"
    case .set: "--to"
    case .choose: "--choose"
    case .increment: "--increment"
    case .decrement: "--decrement"
    case .pull: "--pull"
    case .type: "--type and --return"
    case .pick: "--pick"
    case .gesture: "--gesture"
    case .press: "--press"
    case .keys: "--key"
    }
  }
}
