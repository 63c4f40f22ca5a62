import BlocksCommand
import Foundation

exit(await Program.main())
