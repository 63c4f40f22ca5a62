import Foundation

// The compiler's plugin protocol: messages in JSON, each after its length as eight bytes in little-endian order.
// Every macro expands to nothing, so that `#Preview` is type-checked and leaves no code behind.

/// The next message, or `nil` at the end of the input.
func nextMessage() -> Data? {
  guard let prefix = read(8) else { return nil }
  let length = prefix.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
  guard let count = Int(exactly: length) else { return nil }
  return read(count)
}

/// As many bytes from standard input, or `nil` where it ends before.
func read(_ count: Int) -> Data? {
  var data = Data()
  while data.count < count {
    guard let part = try? FileHandle.standardInput.read(upToCount: count - data.count), !part.isEmpty else {
      return nil
    }
    data.append(part)
  }
  return data
}

func answer(to message: Data) -> String {
  let request = try? JSONSerialization.jsonObject(with: message) as? [String: Any]
  return request?["getCapability"] == nil
    ? #"{"expandMacroResult": {"expandedSource": "", "diagnostics": []}}"#
    : #"{"getCapabilityResult": {"capability": {"protocolVersion": 7}}}"#
}

while let message = nextMessage() {
  let answer = Data(answer(to: message).utf8)
  let length = withUnsafeBytes(of: UInt64(answer.count).littleEndian) { Data($0) }
  FileHandle.standardOutput.write(length + answer)
}
