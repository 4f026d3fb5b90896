import { join } from 'node:path'
import { Hono } from 'hono'
import { actionRoutes } from './actions/routes.ts'
import { assetRoutes } from './assets/routes.ts'
import { createAssetStore } from './assets/asset-store.ts'
import { findContentProblems } from './store/content-problems.ts'
import { addressChecks, dataRoutes } from './query/routes.ts'
import { persistEdits } from './store/edits.ts'
import { historyRoutes } from './history/routes.ts'
import { imageRoutes } from './assets/image/routes.ts'
import { knownDocumentTypes } from './store/known-types.ts'
import { listenRoutes } from './listen/routes.ts'
import { mutateRoutes } from './mutate/routes.ts'
import { createLazyImageDetails } from './assets/image-details.ts'
import { loadSeed } from './store/seed.ts'
import { createStore } from './store/store.ts'
import { createStreamHub } from './listen/streams.ts'
import { createViews } from './store/views.ts'
import type { StoredDocument } from './store/document.ts'
import type { ContentApiContext } from './context.ts'
import type { Store } from './store/store.ts'

/** Where the content comes from and where edits are stored. */
export interface ContentApiOptions {
  contentDir: string
  stateDir: string | undefined
  /** Stored edits are loaded, but new ones are refused. */
  isReadOnly: boolean
  documents: readonly StoredDocument[]
  /** `http://localhost:PORT`: the start of every image's address. */
  origin: string
  log: (line: string) => void
}

/** The local content API: its documents and its routes. */
export interface ContentApi {
  store: Store
  routes: Hono
  close: () => Promise<void>
}

/** Loads the seed and the stored edits, and logs what is broken in them. */
export async function openContentApi(options: ContentApiOptions): Promise<ContentApi> {
  const { log, stateDir, isReadOnly, origin } = options
  const details = createLazyImageDetails(stateDir && join(stateDir, 'cache/image-details'))
  const seed = await loadSeed({ ...options, details })
  const store = createStore(seed.documents)
  const closeEdits = persistEdits(store, { stateDir, isReadOnly, origin, log })
  for (const line of findContentProblems(store.all(), knownDocumentTypes())) log(line)

  const assets = createAssetStore({
    seedImages: seed.images,
    documents: store.all(),
    stateDir,
    origin,
  })
  const { fillPlaceholders } = details
  const streams = createStreamHub(fillPlaceholders)
  const api = { store, viewFor: createViews(store), assets, streams, fillPlaceholders, log, origin }
  return {
    store,
    routes: contentApiRoutes(api, stateDir),
    close: async () => {
      streams.close()
      closeEdits()
      await assets.close()
    },
  }
}

function contentApiRoutes(api: ContentApiContext, stateDir: string | undefined): Hono {
  const routes = new Hono()
  const parts = [
    addressChecks(),
    dataRoutes(api),
    mutateRoutes(api),
    actionRoutes(api),
    listenRoutes(api),
    historyRoutes(api),
    assetRoutes(api),
    imageRoutes({ image: api.assets.image, stateDir }),
  ]
  for (const part of parts) routes.route('/', part)
  return routes
}
