import { publishedId } from './document.ts'
import { perspectiveOf } from './perspectives.ts'
import { byId } from './store.ts'
import type { StoredDocument } from './document.ts'
import type { Perspective } from './perspectives.ts'
import type { Store } from './store.ts'

/** The documents that one kind of reader sees, in dataset order, indexed for the query planner. */
export interface View {
  documents: readonly StoredDocument[]
  byId: ReadonlyMap<string, StoredDocument>
  byType: ReadonlyMap<string, readonly StoredDocument[]>
}

/** An anonymous reader never sees ids with a dot, which Sanity treats as private. */
export interface Reader {
  perspective: Perspective
  isAnonymous: boolean
}

/** Returns the view of a reader; views are cached until the store changes. */
export function createViews(store: Store): (reader: Reader) => View {
  const cache = new Map<string, View>()
  let cachedVersion = -1
  return (reader) => {
    if (cachedVersion !== store.version()) {
      cache.clear()
      cachedVersion = store.version()
    }
    const key = `${reader.isAnonymous ? 'anonymous' : 'editor'}:${String(reader.perspective)}`
    const view = cache.get(key) ?? createView(visibleDocuments(store.all(), reader))
    cache.set(key, view)
    return view
  }
}

/** Indexes documents that are already in dataset order. */
export function createView(documents: readonly StoredDocument[]): View {
  const ids = new Map<string, StoredDocument>()
  const types = new Map<string, StoredDocument[]>()
  for (const document of documents) {
    ids.set(document._id, document)
    const sameType = types.get(document._type)
    if (sameType) sameType.push(document)
    else types.set(document._type, [document])
  }
  return { documents, byId: ids, byType: types }
}

function visibleDocuments(
  all: readonly StoredDocument[],
  reader: Reader,
): readonly StoredDocument[] {
  const readable = reader.isAnonymous ? all.filter((document) => !document._id.includes('.')) : all
  return reader.perspective === 'raw' ? readable : bestVersions(readable, reader.perspective)
}

function bestVersions(all: readonly StoredDocument[], names: readonly string[]): StoredDocument[] {
  const best = new Map<string, { rank: number; document: StoredDocument }>()
  for (const document of all) {
    const rank = names.indexOf(perspectiveOf(document._id))
    const id = publishedId(document._id)
    const other = best.get(id)
    if (rank !== -1 && (!other || rank < other.rank)) best.set(id, { rank, document })
  }
  const overlaid = [...best].map(([id, { document }]) => ({
    ...document,
    _id: id,
    _originalId: document._id,
  }))
  return overlaid.toSorted(byId)
}
