import type { AssetShelf } from './asset-shelf.ts'
import type { Disclose } from './picture-details.ts'
import type { Store } from './store.ts'
import type { StreamHub } from './streams.ts'
import type { Reader, View } from './views.ts'

/** What the routes of the content API share. */
export interface LakeContext {
  store: Store
  viewFor: (reader: Reader) => View
  assets: AssetShelf
  streams: StreamHub
  /** Fills in what is worked out late, such as a picture's colours. */
  disclose: Disclose
  /** `http://localhost:PORT`, which asset addresses start with. */
  origin: string
}
