import { Hono } from 'hono'
import { actionRoutes } from './actions.ts'
import { assetRoutes, createAssetStore } from './assets.ts'
import { historyRoutes } from './history.ts'
import { imageRoutes } from './images.ts'
import { persistEdits } from './journal.ts'
import { listenRoutes } from './listen.ts'
import { mutateRoutes } from './mutations.ts'
import { checkAddress, queryRoutes } from './query.ts'
import { loadSeed } from './seed.ts'
import { createStore } from './store.ts'
import type { Store, StoredDocument } from './store.ts'

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
  close: () => void
}

/** Loads the seed and the stored edits, and logs what is broken in them. */
export async function openContentApi(options: ContentApiOptions): Promise<ContentApi> {
  const { stateDir, origin } = options
  const seed = await loadSeed(options)
  const store = createStore(seed.documents)
  persistEdits(store, options)
  const assets = createAssetStore(seed.images, stateDir)
  const streams = listenRoutes(store)

  const routes = new Hono()
  routes.use('/:version{v[^/]+}/data/live/events/:dataset', checkAddress)
  routes.use(
    '/:version{v[^/]+}/data/:kind{query|doc|mutate|actions|listen|export}/:dataset/*',
    checkAddress,
  )
  routes.use('/:version{v[^/]+}/assets/:kind/:dataset', checkAddress)
  routes.route('/', queryRoutes(store))
  routes.route('/', mutateRoutes(store))
  routes.route('/', actionRoutes(store))
  routes.route('/', streams.routes)
  routes.route('/', historyRoutes(store))
  routes.route('/', assetRoutes(store, assets, origin))
  routes.route('/', imageRoutes(assets, stateDir))
  return { store, routes, close: streams.close }
}
