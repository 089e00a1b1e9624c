/// A library written for UIKit, rewritten for this package's module `UIKit`.
///
/// Sources go in, rewritten sources and a report come out; no file is touched. The first pass
/// learns what the library declares, the second one rewrites ranges of the text. What no rule names
/// stays as it is, byte for byte. Every line keeps its number, unless a member of an extension moves
/// into its class.
public struct PortedLibrary: Sendable {
  /// The rewritten files, in the order of the sources.
  public let files: [PortedFile]
  /// The declarations of the library.
  let library: Library

  /// Rewrites the sources of one library and of its tests.
  public init(_ sources: [Source], options: PortOptions = PortOptions()) {
    let renamed = sources.map { source in
      options.renamesOldSwift ? OldSwift.renamed(source) : (source: source, count: 0)
    }
    let trees = renamed.map { FileText($0.source) }
    let library = Library(of: trees)
    self.library = library
    files = zip(sources, zip(renamed, trees)).map { source, stage in
      let file = FileRewriter(stage.1, library: library, options: options).rewritten()
      return PortedFile(source: source, rewriting: file, renames: stage.0.count)
    }
  }

  /// The figures of all files.
  public var summary: PortSummary { PortSummary(of: files) }
}
