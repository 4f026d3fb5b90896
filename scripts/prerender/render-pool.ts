import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { FinishedPage, RenderPage } from './render-page.ts'
import type { RenderAnswer, RenderTask, WorkerSetup } from './render-worker.ts'

/** Threads that render pages while this one reads content and writes files. */
export interface RenderPool {
  render: RenderPage
  close: () => Promise<void>
}

interface Waiting {
  resolve: (page: FinishedPage) => void
  reject: (error: unknown) => void
}

/** More threads than this wait for the one that reads and writes. */
const mostThreads = 3

/** Starts a thread for each processor but one. */
export function openRenderPool(setup: WorkerSetup): RenderPool {
  const count = Math.min(mostThreads, Math.max(1, availableParallelism() - 1))
  const waiting = new Map<number, Waiting>()
  const threads = Array.from({ length: count }, startThread)
  let last = 0

  function startThread(): Worker {
    const thread = new Worker(new URL('render-worker.ts', import.meta.url), { workerData: setup })
    thread.on('message', ({ id, page, error }: RenderAnswer) => {
      if (page) waiting.get(id)?.resolve(page)
      else waiting.get(id)?.reject(error)
      waiting.delete(id)
    })
    thread.on('error', (error) => {
      for (const { reject } of waiting.values()) reject(error)
      waiting.clear()
    })
    return thread
  }

  return {
    render: ({ content: { path, page, screens }, ...rest }) =>
      new Promise((resolve, reject) => {
        const task: RenderTask = { ...rest, id: (last += 1), content: { path, page, screens } }
        waiting.set(task.id, { resolve, reject })
        threads[task.id % threads.length]?.postMessage(task)
      }),
    close: async () => void (await Promise.all(threads.map((thread) => thread.terminate()))),
  }
}
