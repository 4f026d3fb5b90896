import type { AssetStore } from './assets/asset-store.ts'
import type { FillPlaceholders } from './assets/image-details.ts'
import type { Store } from './store/store.ts'
import type { StreamHub } from './listen/streams.ts'
import type { Reader, View } from './store/views.ts'

/** What the routes of the content API share. */
export interface ContentApiContext {
  store: Store
  viewFor: (reader: Reader) => View
  assets: AssetStore
  streams: StreamHub
  /** Fills in what is worked out late, such as a picture's colours. */
  fillPlaceholders: FillPlaceholders
  /** `http://localhost:PORT`, which asset addresses start with. */
  origin: string
}
