import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { addSelectorsOf, selectorsOf } from '../styles/view-selectors.ts'
import type { CheckedFile } from '../../checks/leak-check.ts'
import type { PageFacts, PageWriter } from './page-writer.ts'
import type { CommonParts, RenderAnswer, RenderRequest, WorkerSetup } from './worker.ts'

/** Threads that render and write pages while this one loads content. */
export interface RenderPool {
  /** Gives the threads what all pages have in common. */
  open: (common: CommonParts) => PageWriter
  close: () => Promise<void>
}

interface Waiting {
  resolve: (answer: RenderAnswer) => void
  reject: (error: unknown) => void
}

/** More threads than this wait for the one that loads. */
const mostThreads = 3

/**
 * Starts a thread for each processor but one.
 * @param onWritten is called for every file that a thread has written
 */
export function openRenderPool(
  setup: WorkerSetup,
  onWritten: (file: CheckedFile) => void,
): RenderPool {
  const count = Math.min(mostThreads, Math.max(1, availableParallelism() - 1))
  const waiting = new Map<number, Waiting>()
  const threads = Array.from({ length: count }, startThread)
  let last = 0
  let failure: { error: unknown } | undefined

  function startThread(): Worker {
    // React's production edition, whatever this thread still needs.
    const env = { ...process.env, NODE_ENV: 'production' }
    const thread = new Worker(new URL('worker.ts', import.meta.url), {
      workerData: setup,
      env,
    })
    thread.on('message', (answer: RenderAnswer) => {
      answer.written.forEach(onWritten)
      const { resolve, reject } = waiting.get(answer.id) ?? {}
      waiting.delete(answer.id)
      if (answer.error === undefined) resolve?.(answer)
      else reject?.(answer.error)
    })
    thread.on('error', (error) => {
      failure = { error }
      for (const { reject } of waiting.values()) reject(error)
      waiting.clear()
    })
    return thread
  }

  function ask(thread: Worker | undefined, request: RenderRequest): Promise<RenderAnswer> {
    return new Promise((resolve, reject) => {
      // A thread that has ended answers nothing.
      if (failure) return reject(failure.error)
      last += 1
      waiting.set(last, { resolve, reject })
      // Threads, unlike windows, have no origin.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      thread?.postMessage({ id: last, request })
    })
  }

  const askAll = (request: RenderRequest) =>
    Promise.all(threads.map((thread) => ask(thread, request)))

  return {
    open(common) {
      // A thread that fails says so again with its first page.
      askAll({ open: common }).catch(() => {})
      return {
        async write({ content: { path, page, screens }, ...task }) {
          const content = { path, page, screens }
          await ask(threads[last % threads.length], { write: { ...task, content } })
        },
        facts: async () => merged((await askAll({ facts: true })).map(({ facts }) => facts)),
        setStyles: async (css) => void (await askAll({ setStyles: css })),
      }
    },
    close: async () => void (await Promise.all(threads.map((thread) => thread.terminate()))),
  }
}

function merged(ofThreads: Array<PageFacts | undefined>): PageFacts {
  const all: PageFacts = { views: new Map(), images: new Set() }
  for (const facts of ofThreads) {
    for (const name of facts?.images ?? []) all.images.add(name)
    for (const [kind, added] of facts?.views ?? [])
      addSelectorsOf(selectorsOf(all.views, kind), added)
  }
  return all
}
