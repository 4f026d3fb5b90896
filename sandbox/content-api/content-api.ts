import { join } from 'node:path'
import { Hono } from 'hono'
import { keyValueRoutes } from '../studio/key-values.ts'
import { projectRoutes } from '../studio/project-routes.ts'
import { sessionRoutes } from '../studio/session-routes.ts'
import { actionRoutes } from './actions/routes.ts'
import { assetRoutes } from './assets/routes.ts'
import { createAssetShelf } from './assets/asset-store.ts'
import { findContentProblems } from './store/content-problems.ts'
import { addressChecks, dataRoutes } from './query/routes.ts'
import { keepEdits } from './store/edits.ts'
import { historyRoutes } from './history/routes.ts'
import { imageRoutes } from './assets/image/routes.ts'
import { knownDocumentTypes } from './store/known-types.ts'
import { listenRoutes } from './listen/routes.ts'
import { mutateRoutes } from './mutate/routes.ts'
import { createPictureDetails } from './assets/image-details.ts'
import { loadSeed } from './store/seed.ts'
import { createStore } from './store/store.ts'
import { createStreamHub } from './listen/streams.ts'
import { createViews } from './store/views.ts'
import type { LakeDocument } from './store/document.ts'
import type { LakeContext } from './context.ts'
import type { Store } from './store/store.ts'

/** Where the content comes from and where it is kept. */
export interface LakeOptions {
  contentDir: string
  stateDir: string | undefined
  /** Edits are read and not written: a change is refused. */
  isReadOnly: boolean
  documents: readonly LakeDocument[]
  /** `http://localhost:PORT`, which picture addresses start with. */
  origin: string
  log: (line: string) => void
}

/** The local content API: its documents and its routes. */
export interface Lake {
  store: Store
  routes: Hono
  close: () => Promise<void>
}

/** Loads seed and edits; says once what is broken in them. */
export async function openLake(options: LakeOptions): Promise<Lake> {
  const { log, stateDir, isReadOnly, origin } = options
  const details = createPictureDetails(stateDir && join(stateDir, 'cache/pictures'))
  const seed = await loadSeed({ ...options, details })
  const store = createStore(seed.documents)
  const closeEdits = keepEdits(store, { stateDir, isReadOnly, origin, log })
  for (const line of findContentProblems(store.all(), knownDocumentTypes())) log(line)

  const assets = createAssetShelf({
    seedImages: seed.images,
    documents: store.all(),
    stateDir,
    origin,
  })
  const { disclose } = details
  const streams = createStreamHub(disclose)
  const lake = { store, viewFor: createViews(store), assets, streams, disclose, origin }
  return {
    store,
    routes: lakeRoutes(lake, stateDir),
    close: async () => {
      streams.close()
      closeEdits()
      await assets.close()
    },
  }
}

function lakeRoutes(lake: LakeContext, stateDir: string | undefined): Hono {
  const routes = new Hono()
  const rooms = [
    addressChecks(),
    dataRoutes(lake),
    mutateRoutes(lake),
    actionRoutes(lake),
    listenRoutes(lake),
    historyRoutes(lake),
    assetRoutes(lake),
    imageRoutes({ image: lake.assets.image, stateDir }),
    keyValueRoutes(stateDir),
    sessionRoutes(),
    projectRoutes(),
  ]
  for (const room of rooms) routes.route('/', room)
  return routes
}
