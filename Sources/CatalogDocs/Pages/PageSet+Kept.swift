import BlockCatalog

extension PageSet {
  /// The blocks whose files are left as they are: those with an error, and those whose pages link to one that cannot
  /// be read, as nobody knows its title.
  ///
  /// An error of `catalog.yaml` leaves every block in doubt.
  package func keptBlocks(among blocks: [Block], after validation: Validation) -> Set<String> {
    if validation.isCatalogInvalid { return Set(blocks.map(\.id)).union(validation.invalidBlocks) }
    let unreadable = Set(catalog.unreadable)
    let linking = blocks.filter { $0.manifest.references.contains { unreadable.contains($0.id.value) } }
    return validation.invalidBlocks.union(linking.map(\.id))
  }
}
