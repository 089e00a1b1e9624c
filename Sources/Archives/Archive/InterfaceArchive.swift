import Diagnostics

/// Objects of an interface as a value: a control, a tree of views, a window or a screen, of UIKit or of AppKit.
///
/// It holds the state, the contents, the frames and constraints, the accessibility, the connections by
/// selector and id, the first responder and what is presented. `NSKeyedArchiver` does the same in
/// UIKit for what conforms to `NSCoding`. An archive is text in JSON, by which two versions of a screen can be
/// compared, or whatever a `Codable` encoder writes.
public struct InterfaceArchive: Sendable, Hashable {
  /// The version of the format that this library writes.
  public static let currentVersion = 1
  /// The version of the format; a later one is not read.
  public var version = Self.currentVersion
  /// The ids of the archived objects that are in no other one: a window, a view, a controller.
  public var roots: [String] = []
  /// The ids of the objects that the roots refer to and that are in no other one: windows, menus, popovers and
  /// controllers of objects.
  public var others: [String] = []
  /// The objects, each before what is in it.
  public var objects: [ArchiveEntry] = []
  /// The keys beside those of this version, which are kept.
  public var unknownKeys: [String: ArchivedValue] = [:]
  /// The place of the list of the roots in the file.
  var rootsPosition: SourcePosition?
  /// The path of the file that the archive was read from; empty for one that was not read from a file.
  var path = ""

  /// Creates an archive without objects.
  public init() {}

  /// Returns the object with an id; nil for none.
  public func object(id: String) -> ArchiveEntry? { objects.first { $0.id == id } }

  /// Returns whether two archives have the same objects, wherever they were read.
  public static func == (left: InterfaceArchive, right: InterfaceArchive) -> Bool {
    left.version == right.version && left.roots == right.roots && left.others == right.others
      && left.objects == right.objects
      && left.unknownKeys == right.unknownKeys
  }

  /// Hashes what the comparison compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(roots)
    hasher.combine(objects)
  }

  enum Key: String {
    case version = "archive"
    case roots, others, objects
  }
}

extension InterfaceArchive {
  /// The archive as a value.
  var value: ArchivedValue {
    var members = unknownKeys
    members[Key.version.rawValue] = .integer(version)
    members[Key.roots.rawValue] = .list(roots.map { .text($0) })
    if !others.isEmpty { members[Key.others.rawValue] = .list(others.map { .text($0) }) }
    members[Key.objects.rawValue] = .list(objects.map(\.value))
    return .values(members)
  }

  /// Reads what is around the objects; throws the problem in words.
  init(members: [String: ArchivedValue]) throws(ArchiveProblem) {
    var members = members
    guard let version = members.removeValue(forKey: Key.version.rawValue)?.whole else {
      throw ArchiveProblem(
        "this is no archive of an interface: 'archive' has no version", "Write \"archive\" : 1.")
    }
    guard version > 0, version <= Self.currentVersion else {
      throw ArchiveProblem(
        "the archive is of version \(version), and this library reads \(Self.currentVersion)",
        "Use a later release, or write the archive again.")
    }
    self.version = version
    func ids(_ key: Key) throws(ArchiveProblem) -> [String]? {
      guard let list = members.removeValue(forKey: key.rawValue) else { return nil }
      guard let ids = list.items?.map(\.string), !ids.contains(nil) else {
        throw ArchiveProblem("'\(key.rawValue)' is no list of ids", "Write the ids of objects.")
      }
      return ids.compactMap { $0 }
    }
    guard let roots = try ids(.roots) else {
      throw ArchiveProblem("'roots' is no list of ids", "Write the id of the outermost object.")
    }
    self.roots = roots
    others = try ids(.others) ?? []
    unknownKeys = members
  }
}

extension InterfaceArchive: Codable {
  /// Reads an archive from any format; throws `DecodingError` for one that is none.
  public init(from decoder: any Decoder) throws {
    do {
      guard var members = try ArchivedValue(from: decoder).members else {
        throw ArchiveProblem("this is no archive of an interface", "Give one.")
      }
      guard let objects = members.removeValue(forKey: Key.objects.rawValue)?.items else {
        throw ArchiveProblem("'objects' is no list", "Write the list of the objects.")
      }
      try self.init(members: members)
      for value in objects { self.objects.append(try ArchiveEntry(value)) }
    } catch let error as ArchiveProblem {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "\(error.problem). \(error.remedy)")
      )
    }
  }

  /// Writes the archive.
  public func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
}
