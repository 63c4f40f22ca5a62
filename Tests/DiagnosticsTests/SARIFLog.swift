/// What the tests read of a SARIF log: a member that is not optional is one that the format, or code scanning, requires.
struct SARIFLog: Decodable {
  let version: String
  let runs: [SARIFRun]
}

struct SARIFRun: Decodable {
  struct Tool: Decodable { let driver: Driver }
  struct Driver: Decodable {
    let name: String
    let version: String
    let rules: [Rule]
  }
  struct Rule: Decodable {
    struct Configuration: Decodable { let level: String }
    let id: String
    let shortDescription: Text
    let defaultConfiguration: Configuration
  }
  struct Text: Decodable { let text: String }
  struct Result: Decodable {
    let ruleId: String
    let ruleIndex: Int
    let level: String
    let message: Text
    let locations: [Location]?
    let relatedLocations: [Location]?
    let fixes: [Fix]?
  }
  struct Location: Decodable {
    let physicalLocation: PhysicalLocation?
    let message: Text?
  }
  struct PhysicalLocation: Decodable {
    let artifactLocation: ArtifactLocation
    let region: Region?
  }
  struct ArtifactLocation: Decodable { let uri: String }
  struct Region: Decodable { let startLine, startColumn, endLine, endColumn: Int }
  struct Fix: Decodable {
    let description: Text
    let artifactChanges: [ArtifactChange]
  }
  struct ArtifactChange: Decodable {
    let artifactLocation: ArtifactLocation
    let replacements: [Replacement]
  }
  struct Replacement: Decodable {
    let deletedRegion: Region
    let insertedContent: Text?
  }

  let tool: Tool
  let columnKind: String
  let results: [Result]
}
