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
export function useNewSections(page: StoredPage | null, path: string): void {
  const { getDocument } = useDocuments()
  // Empty until the Studio says that it takes changes.
  const actor = useOptimisticActor()
  const [filling, setFilling] = useState<Filling>({ page: null, empty: [] })
  if (page !== filling.page) setFilling({ page, empty: emptySections(filling, page) })
  const { empty } = filling
  const parameters = useMemo(
    () => ({ path, types: empty.map(({ _type }) => _type) }),
    [path, empty],
  )
  const { data: samples } = useQuery<StoredSection[]>(samplesQuery, parameters, NONE)

  useEffect(() => {
    if (page === null || empty.length === 0 || actor === emptyActor) return
    const patches = fillingPatches(empty, stegaClean(samples))
    if (patches.length === 0) return
    // A page that shows nothing yet is not among the documents that can be changed.
    for (const documentId of [getDraftId(page._id), page._id])
      actor.send({ type: 'observe', documentId })
    getDocument(page._id).patch(patches)
  }, [page, empty, samples, getDocument, actor])
}
