import { useMemo, useState } from 'react'
import { useQuery } from '@sanity/react-loader'
import { NewSections } from './NewSections.tsx'
import { hasSameLists, type StoredPage, storedPageQuery } from './list-items.ts'
import { useListKeys } from './use-list-keys.ts'
import { useListMarks } from './use-list-marks.ts'

const NOTHING_YET = { initial: { data: null, sourceMap: undefined } }

/** Sections, cards and buttons of a page can be moved, added, copied and removed where they are. */
export function EditLists({ path }: { path: string }) {
  const parameters = useMemo(() => ({ path }), [path])
  const { data: page } = useQuery<StoredPage | null>(storedPageQuery, parameters, NOTHING_YET)
  useListMarks(useStableLists(page))
  useListKeys()
  return <NewSections page={page} path={path} />
}

/** The same page until its lists change: with each typed letter there is a new one. */
function useStableLists(page: StoredPage | null): StoredPage | null {
  const [stable, setStable] = useState(page)
  if (page === stable || (page && stable && hasSameLists(page, stable))) return stable
  setStable(page)
  return page
}
