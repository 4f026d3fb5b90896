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
  /** Replaces placeholders of values that are computed on demand, such as an image's colours. */
  fillPlaceholders: FillPlaceholders
  log: (line: string) => void
  /** `http://localhost:PORT`: the start of every asset's address. */
  origin: string
}
