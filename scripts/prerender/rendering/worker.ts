import { parentPort, workerData } from 'node:worker_threads'
import { leakFinder } from '../../checks/leak-check.ts'
import { pageWriter } from './page-writer.ts'
import { writerInside } from '../write-file.ts'
import type { CheckedFile } from '../../checks/leak-check.ts'
import type { PageFrame, PageFacts, PageTask, PageWriter } from './page-writer.ts'
import type { LoadedPage, Renderer, Write } from '../renderer.ts'
import type { StylesByKind } from '../styles/page-styles.ts'

/** What a thread knows from its start. */
export interface WorkerSetup {
  /** Address of the built renderer. */
  renderer: string
  /** Its secrets must not be in a page. */
  environment: Record<string, string | undefined>
}

/** What all pages have in common. */
export interface CommonParts {
  outDir: string
  frame: PageFrame
  shell: LoadedPage['content']['shell']
}

/** What a thread is asked: first what pages have in common, then pages, then the rest. */
export type RenderRequest =
  | { open: CommonParts }
  | { write: Omit<PageTask, 'content'> & { content: Omit<PageTask['content'], 'shell'> } }
  | { facts: true }
  | { setStyles: StylesByKind }

/** A request that was met, or why it could not be. */
export interface RenderAnswer {
  id: number
  error?: unknown
  facts?: PageFacts | undefined
  /** The files that were written since the last answer. */
  written: CheckedFile[]
}

const { renderer, environment }: WorkerSetup = workerData
const built: Renderer = await import(renderer)
const find = leakFinder(environment)
const written: CheckedFile[] = []
let common: CommonParts
let pages: PageWriter

parentPort?.on('message', async ({ id, request }: { id: number; request: RenderRequest }) => {
  try {
    const facts = await meet(request)
    send({ id, facts, written: written.splice(0) })
  } catch (error) {
    send({ id, error, written: [] })
  }
})

async function meet(request: RenderRequest): Promise<PageFacts | undefined> {
  if ('open' in request) {
    common = request.open
    pages = openPages(common)
  } else if ('write' in request) {
    const { content, ...task } = request.write
    await pages.write({ ...task, content: { ...content, shell: common.shell } })
  } else if ('setStyles' in request) await pages.setStyles(request.setStyles)
  else return pages.facts()
  return undefined
}

function openPages({ outDir, frame }: CommonParts): PageWriter {
  const writeInside = writerInside(outDir)
  const write: Write = (file, text) => {
    written.push({ file, leaks: find(file, text) })
    return writeInside(file, text)
  }
  return pageWriter(built, frame, { outDir, write })
}

function send(answer: RenderAnswer): void {
  // Threads, unlike windows, have no origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  parentPort?.postMessage(answer)
}
