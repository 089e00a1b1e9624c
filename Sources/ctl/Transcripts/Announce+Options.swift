import Accessibility
import InterfaceLoader
import TextFormats

extension Announce {
  /// Returns the options on which a transcript depends, as words; languages, readers and the time are elsewhere.
  ///
  /// The paths of files are written as they stand in a folder. The settings are those of the command line with
  /// the policies of a configuration.
  func kept(_ speech: SpeechOptions, from folder: String) -> [String] {
    var words: [String] = []
    func add(_ name: String, _ value: String?) {
      if let value { words += [name, value] }
    }
    var paths = RelativePaths(from: folder)
    add("--screen", screen)
    add("--fallback", locale.fallback == .none ? nil : locale.fallback.rawValue)
    add("--label-policy", speech.labelPolicy == .documented ? nil : speech.labelPolicy.rawValue)
    add("--image-names", speech.imageNames == .silent ? nil : speech.imageNames.rawValue)
    if !speech.popUpButtons { words.append("--no-pop-up-buttons") }
    for policy in speech.reader.lastPolicies { add("--policy", policy) }
    if speech.reader.noHints { words.append("--no-hints") }
    if speech.screens.isBare { words.append("--bare") }
    add("--layout", speech.screens.layout?.rawValue)
    add("--device", speech.screens.device?.name)
    add("--text-size", speech.screens.textSize?.defaultValueDescription)
    add(
      "--rows",
      speech.screens.rows.source.map { Int($0) == nil ? paths.path(of: FileName.plain($0)) : $0 })
    for source in speech.screens.bind.sources {
      let isFile = BindOptions.isFile(source)
      add("--bind", isFile ? paths.path(of: FileName.plain(source)) : source)
    }
    add("--time-zone", speech.dates.timeZone)
    return words
  }

  /// Returns the words of a head, with the paths of files from the current folder instead of that of the
  /// transcript.
  static func words(_ words: [String], from folder: String) -> [String] {
    var words = words
    for place in words.indices.dropFirst() {
      let value = words[place]
      let isFile =
        switch words[place - 1] {
        case "--rows": Int(value) == nil
        case "--bind": BindOptions.isFile(value)
        default: false
        }
      if isFile { words[place] = RelativePaths.join(folder, value) }
    }
    return words
  }
}

extension ReaderOptions {
  /// The policies, each with its last value, in the order of their names.
  fileprivate var lastPolicies: [String] {
    var last: [String: ReaderPolicy.Choice] = [:]
    for choice in policies.compactMap({ try? ReaderPolicy.Choice($0) }) {
      last[choice.policy.name] = choice
    }
    return last.values.filter { $0.value != $0.policy.values.first }.map(\.description).sorted()
  }
}
