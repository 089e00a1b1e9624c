import KeyValues
import Testing

/// A value that is set by its key, and what the property has afterward.
private let conversions: [(key: String, value: (any Sendable)?, result: String)] = [
  ("name", "Grace", "Grace"), ("age", 41, "41"), ("age", 41.9, "41"), ("age", true, "1"),
  ("height", 2, "2.0"), ("isMember", 1, "true"), ("isMember", 0.0, "false"),
  ("nickname", "G", "G"), ("nickname", nil, "none"),
  ("nickname", Optional("G") as any Sendable, "G"),
]

@MainActor @Suite struct KeyValueTests {
  @Test(arguments: conversions.indices)
  func `a value is converted to the type of the property`(row: Int) throws {
    let (key, value, result) = conversions[row]
    let person = Person()
    person.nickname = "A"
    try person.setValue(value, forKey: key)
    #expect(try person.value(forKey: key).map { "\($0)" } ?? "none" == result)
  }

  @Test func `a value of another type is refused, and nothing changes`() {
    let person = Person()
    #expect(throws: KeyValueError.invalidValue("age of Person cannot be 2 objects")) {
      try person.setValue([1, 2], forKey: "age")
    }
    #expect(throws: KeyValueError.invalidValue("age of Person cannot be none")) {
      try person.setValue(nil, forKey: "age")
    }
    #expect(person.age == 30)
  }

  @Test func `an unknown key is an error with the class and the key`() {
    let error = #expect(throws: KeyValueError.self) { try Person().value(forKey: "shoe") }
    #expect(error?.description == "Person has no key shoe")
  }

  @Test func `an object with named values has none for a key that is not set`() throws {
    let object = KeyValueObject(["speed": 5])
    #expect(try object.value(forKey: "speed") as? Int == 5)
    #expect(try object.value(forKey: "color") == nil)
    object["color"] = "red"
    #expect(object.keys == ["color", "speed"])
    object["color"] = nil
    #expect(object.keys == ["speed"])
  }

  @Test func `a path leads through objects, dictionaries and arrays`() throws {
    let person = Person()
    person.friend = Person("Grace")
    #expect(try person.value(forKeyPath: "friend.name") as? String == "Grace")
    #expect(try person.value(forKeyPath: "self.friend.name.length") as? Int == 5)
    #expect(try person.value(forKeyPath: "friend.friend.name") == nil)
    let object = KeyValueObject([
      "people": [person, Person("Alan")], "place": ["city": ["name": "London"]],
    ])
    #expect(try object.value(forKeyPath: "people.name") as? [String] == ["Ada", "Alan"])
    #expect(try object.value(forKeyPath: "people.@count") as? Int == 2)
    #expect(try object.value(forKeyPath: "people.@sum.age") as? Double == 60)
    #expect(try object.value(forKeyPath: "people.@max.name") as? String == "Alan")
    #expect(try object.value(forKeyPath: "place.city.name") as? String == "London")
    try object.setValue("Paris", forKeyPath: "place.city.name")
    #expect(try object.value(forKeyPath: "place.city.name") as? String == "Paris")
    try person.setValue("Joan", forKeyPath: "friend.name")
    #expect(person.friend?.name == "Joan")
    #expect(throws: KeyValueError.undefinedKey("@median", of: "an array")) {
      try object.value(forKeyPath: "people.@median.age")
    }
  }

  @Test func `an object may accept another value, or none`() throws {
    let person = Person()
    person.friend = Person()
    #expect(try person.validateValue(200, forKeyPath: "friend.age") as? Int == 150)
    #expect(throws: KeyValueError.invalidValue("an age is not negative")) {
      try person.validateValue(-1, forKeyPath: "friend.age")
    }
  }
}

@MainActor @Suite struct KeyValueObservationTests {
  @Test func `an observer is told of each change on the way to the value`() {
    let person = Person()
    var seen: [String] = []
    let observation = person.observe("friend.name") {
      seen.append((try? person.value(forKeyPath: "friend.name")) as? String ?? "none")
    }
    person.friend = Person("Grace")
    person.friend?.name = "Joan"
    let former = person.friend
    person.friend = Person("Mary")
    former?.name = "Alan"
    person.friend = nil
    #expect(seen == ["Grace", "Joan", "Mary", "none"])
    observation.invalidate()
    person.friend = Person()
    #expect(seen.count == 4)
  }

  @Test func `a value that others make up changes with them`() {
    let person = Person()
    var count = 0
    let observation = person.observe("title") { count += 1 }
    person.name = "Grace"
    person.isMember = true
    person.age = 4
    #expect(count == 2)
    observation.invalidate()
  }

  @Test func `the objects of an array are observed`() {
    let people = [Person(), Person("Grace")]
    let object = KeyValueObject(["people": people])
    var count = 0
    let observation = object.observe("people.@sum.age") { count += 1 }
    people[1].age = 3
    object["people"] = [people[0]]
    people[1].age = 4
    people[0].age = 5
    #expect(count == 3)
    observation.invalidate()
  }

  @Test func `observers may remove themselves and others while they are told`() {
    let person = Person()
    var observations: [KeyValueObservation] = []
    var seen: [Int] = []
    for number in 0..<4 {
      observations.append(
        person.observe("name") {
          seen.append(number)
          if number == 1 {
            observations[1].invalidate()
            observations[2].invalidate()
            observations.append(person.observe("name") { seen.append(9) })
          }
        })
    }
    person.name = "Grace"
    #expect(seen == [0, 1, 3])
    person.name = "Joan"
    #expect(seen == [0, 1, 3, 0, 3, 9])
  }

  @Test func `an observation that is released ends, and retains no object`() {
    let person = Person()
    var count = 0
    weak var released: Person?
    do {
      let other = Person()
      released = other
      let observation = other.observe("name") { count += 1 }
      other.name = "Grace"
      observation.invalidate()
      let second = person.observe("name") { count += 1 }
      _ = second
    }
    person.name = "Joan"
    #expect(released == nil)
    #expect(count == 1)
    #expect(!person.keyValueObservers.isObserved("name"))
  }

  @Test func `a cycle of objects is observed, and ends`() {
    let (first, second) = (Person(), Person())
    (first.friend, second.friend) = (second, first)
    var count = 0
    let observation = first.observe("friend.friend.name") { count += 1 }
    first.name = "Grace"
    #expect(count == 1)
    observation.invalidate()
    (first.friend, second.friend) = (nil, nil)
  }
}

/// A value, the transformer, and what it makes of the value.
private let transformations: [(name: String, value: (any Sendable)?, result: String)] = [
  ("NSNegateBoolean", true, "false"), ("NSNegateBoolean", 0, "true"),
  ("NSNegateBoolean", nil, "true"), ("NSIsNil", nil, "true"), ("NSIsNil", 0, "false"),
  ("NSIsNotNil", nil, "false"), ("NSIsNotNil", "", "true"),
  ("NSUnarchiveFromData", nil, "none"),
]

@MainActor @Suite struct ValueTransformerTests {
  @Test(arguments: transformations.indices)
  func `Foundation's transformers are there by name`(row: Int) throws {
    let (name, value, result) = transformations[row]
    let transformer = try #require(ValueTransformer.standard.first { $0.name == name })
    #expect(try transformer.transformedValue(value).map { "\($0)" } ?? "none" == result)
  }

  @Test func `an archive is opened and made again, and other data refused`() throws {
    let transformer = try #require(
      ValueTransformer.standard.first { $0.name == "NSKeyedUnarchiveFromData" })
    let archive = try transformer.reverseTransformedValue("red")
    #expect(archive is ArchivedObject)
    #expect(try transformer.transformedValue(archive) as? String == "red")
    #expect(
      throws: KeyValueError.invalidValue(
        "“data” is no ArchivedObject, which NSKeyedUnarchiveFromData opens")
    ) { try transformer.transformedValue("data") }
  }

  @Test func `a transformer that cannot be reversed says so`() {
    #expect(!ValueTransformer.isNil.allowsReverseTransformation)
    #expect(throws: KeyValueError.invalidValue("NSIsNil cannot be reversed")) {
      try ValueTransformer.isNil.reverseTransformedValue(true)
    }
  }

  @MainActor @Test func `a path of more than a thousand keys is no key`() throws {
    let person = Person()
    person.friend = person
    let friends = Array(repeating: "friend", count: 999).joined(separator: ".")
    #expect(try person.value(forKeyPath: friends + ".name") as? String == "Ada")
    let path = String(repeating: "friend.", count: 200_000) + "name"
    #expect(throws: KeyValueError.self) { try person.value(forKeyPath: path) }
    #expect(throws: KeyValueError.self) { try person.setValue("Bo", forKeyPath: path) }
  }
}
