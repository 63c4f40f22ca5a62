// Holds nothing of its own: the plugin adds every Swift file of the Catalog to this module.
import SwiftUI
