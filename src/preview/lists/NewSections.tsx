import { useEffect, useMemo, useState } from 'react'
import { getDraftId } from '@sanity/client/csm'
import { stegaClean } from '@sanity/client/stega'
import { useQuery } from '@sanity/react-loader'
import { emptyActor, useDocuments, useOptimisticActor } from '@sanity/visual-editing/react'
import type { StoredPage } from './list-items.ts'
import { emptySections, type Filling, fillingPatches, type StoredSection } from './new-sections.ts'

const samplesQuery = /* groq */ `*[_type == "page" && path != $path].sections[_type in $types && hidden != true]`
const NONE = { initial: { data: [], sourceMap: undefined } }

/**
 * Fills a section that was added empty with what the first section of its kind on another page holds:
 * an empty one is not drawn, and an editor could not see where it is.
 */
export function NewSections({ page, path }: { page: StoredPage | null; path: string }) {
  const [filling, setFilling] = useState<Filling>({ page: null, empty: [] })
  if (page !== filling.page) setFilling({ page, empty: emptySections(filling, page) })
  const { empty } = filling
  // Asked only while a section is empty: with each letter typed, the Studio answers every query again.
  return page && empty.length > 0 ? <Fill id={page._id} path={path} empty={empty} /> : null
}

function Fill({ id, path, empty }: { id: string; path: string; empty: StoredSection[] }) {
  const { getDocument } = useDocuments()
  // Empty until the Studio says that it takes changes.
  const actor = useOptimisticActor()
  const parameters = useMemo(
    () => ({ path, types: empty.map(({ _type }) => _type) }),
    [path, empty],
  )
  const { data: samples } = useQuery<StoredSection[]>(samplesQuery, parameters, NONE)

  useEffect(() => {
    if (actor === emptyActor) return
    const patches = fillingPatches(empty, stegaClean(samples))
    if (patches.length === 0) return
    // A page that shows nothing yet is not among the documents that can be changed.
    for (const documentId of [getDraftId(id), id]) actor.send({ type: 'observe', documentId })
    getDocument(id).patch(patches)
  }, [id, empty, samples, getDocument, actor])
  return null
}
