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
      // A value that begins as an option does is part of its word.
      if let value { words += value.hasPrefix("-") ? ["\(name)=\(value)"] : [name, value] }
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
    for place in words.indices {
      let parts = words[place].split(separator: "=", maxSplits: 1).map(String.init)
      let isWhole = parts.count == 2 && ["--rows", "--bind"].contains(parts[0])
      let name = isWhole ? parts[0] : place > 0 ? words[place - 1] : ""
      let value = isWhole ? parts[1] : words[place]
      let isFile =
        switch name {
        case "--rows": Int(value) == nil
        case "--bind": BindOptions.isFile(value)
        default: false
        }
      guard isFile else { continue }
      let path = RelativePaths.join(folder, value)
      words[place] = isWhole ? "\(name)=\(path)" : path
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
