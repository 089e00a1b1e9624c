/// The ids under which git keeps contents: their SHA-1, or their SHA-256.
enum GitHash {
  /// Returns the id of the contents of a file, by the hash of another id; nil for an id of no known
  /// length.
  static func id(ofBlob bytes: [UInt8], like id: String) -> String? {
    let message = Array("blob \(bytes.count)\0".utf8) + bytes
    let words: [UInt32]
    switch id.utf8.count {
    case 40: words = sha1(of: message)
    case 64: words = sha256(of: message)
    default: return nil
    }
    return words.map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }.joined()
  }

  /// Returns the SHA-1 of bytes (FIPS 180-4, 6.1).
  private static func sha1(of message: [UInt8]) -> [UInt32] {
    var state: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476, 0xc3d2_e1f0]
    forEachBlock(of: message, words: 80) { w in
      for t in 16..<80 { w[t] = rotated(w[t - 3] ^ w[t - 8] ^ w[t - 14] ^ w[t - 16], left: 1) }
      var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
      for t in 0..<80 {
        let (f, k): (UInt32, UInt32) =
          switch t {
          case ..<20: (b & c | ~b & d, 0x5a82_7999)
          case ..<40: (b ^ c ^ d, 0x6ed9_eba1)
          case ..<60: (b & c | b & d | c & d, 0x8f1b_bcdc)
          default: (b ^ c ^ d, 0xca62_c1d6)
          }
        let next = rotated(a, left: 5) &+ f &+ e &+ k &+ w[t]
        (e, d, c, b, a) = (d, c, rotated(b, left: 30), a, next)
      }
      for (place, value) in [a, b, c, d, e].enumerated() { state[place] &+= value }
    }
    return state
  }

  /// Returns the SHA-256 of bytes (FIPS 180-4, 6.2).
  private static func sha256(of message: [UInt8]) -> [UInt32] {
    var state: [UInt32] = [
      0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab,
      0x5be0_cd19,
    ]
    forEachBlock(of: message, words: 64) { w in
      for t in 16..<64 {
        let (x, y) = (w[t - 15], w[t - 2])
        let small = rotated(x, left: 25) ^ rotated(x, left: 14) ^ x >> 3
        let large = rotated(y, left: 15) ^ rotated(y, left: 13) ^ y >> 10
        w[t] = w[t - 16] &+ small &+ w[t - 7] &+ large
      }
      var (a, b, c, d) = (state[0], state[1], state[2], state[3])
      var (e, f, g, h) = (state[4], state[5], state[6], state[7])
      for t in 0..<64 {
        let first =
          h &+ (rotated(e, left: 26) ^ rotated(e, left: 21) ^ rotated(e, left: 7))
          &+ (e & f ^ ~e & g) &+ constants[t] &+ w[t]
        let second =
          (rotated(a, left: 30) ^ rotated(a, left: 19) ^ rotated(a, left: 10))
          &+ (a & b ^ a & c ^ b & c)
        (h, g, f, e) = (g, f, e, d &+ first)
        (d, c, b, a) = (c, b, a, first &+ second)
      }
      for (place, value) in [a, b, c, d, e, f, g, h].enumerated() { state[place] &+= value }
    }
    return state
  }

  /// Calls a closure with the 16 words of each block of the padded bytes, in an array that has room
  /// for more.
  private static func forEachBlock(
    of message: [UInt8], words: Int, _ body: (inout [UInt32]) -> Void
  ) {
    let length = UInt64(message.count) * 8
    var padded = message + [0x80]
    padded += [UInt8](repeating: 0, count: (120 - padded.count % 64) % 64)
    padded += (0..<8).map { UInt8(truncatingIfNeeded: length >> (56 - 8 * UInt64($0))) }
    var block = [UInt32](repeating: 0, count: words)
    padded.withUnsafeBytes { bytes in
      for start in stride(from: 0, to: bytes.count, by: 64) {
        for t in 0..<16 {
          let word = bytes.loadUnaligned(fromByteOffset: start + 4 * t, as: UInt32.self)
          block[t] = UInt32(bigEndian: word)
        }
        body(&block)
      }
    }
  }

  private static func rotated(_ word: UInt32, left count: UInt32) -> UInt32 {
    word << count | word >> (32 - count)
  }

  private static let constants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4,
    0xab1c_5ed5, 0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe,
    0x9bdc_06a7, 0xc19b_f174, 0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f,
    0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da, 0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7,
    0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967, 0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc,
    0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85, 0xa2bf_e8a1, 0xa81a_664b,
    0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070, 0x19a4_c116,
    0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7,
    0xc671_78f2,
  ]
}
