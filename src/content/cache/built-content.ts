import { loadChunk } from '#src/browser/load-chunk.ts'
import type {
  PageContent,
  PageResult,
  ScreenName,
  Screens,
  ShellContent,
} from '#src/content/types.ts'
import { toResult } from './page-result.ts'

/** The texts of pages that are not documents of the CMS; null where they are missing. */
export type ScreenTexts = { [Name in ScreenName]?: Screens[Name] | null }

/** The content of a prerendered page, as the build writes it. */
export interface PageData {
  path: string
  shell: ShellContent
  page: PageContent | null
  screens?: ScreenTexts
}

/** What the build writes for the first view of a page; for the page of unknown paths, only the shell. */
type PageFile = PageData | Pick<PageData, 'shell'>

/** What a page knows before it asks the content API. */
export interface BuiltContent {
  shell?: ShellContent
  /** What is at a path. */
  results: ReadonlyMap<string, PageResult>
  screens: ScreenTexts
}

/** Nothing is built in development, nor under construction. */
export const nothingBuilt: BuiltContent = { results: new Map(), screens: {} }

export function toBuiltContent(data: PageFile): BuiltContent {
  if (!('path' in data)) return { ...nothingBuilt, shell: data.shell }
  const { path, shell, page, screens = {} } = data
  return { shell, results: new Map([[path, toResult(page)]]), screens }
}

/**
 * The content of a prerendered page, from the file that the page names. Null when there is none: in
 * development and under construction.
 * @throws ChunkLoadError when the file does not arrive or is gone since a deploy; the page stays as it is
 */
export async function loadPageFile(file: string): Promise<PageFile | null> {
  if (!file) return null
  return loadChunk('content', async (): Promise<PageFile> => {
    const response = await (window.contentRequest ?? fetch(file))
    if (!response.ok) throw new Error(`status ${response.status}`)
    return response.json()
  })
}
