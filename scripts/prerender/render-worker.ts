import { parentPort, workerData } from 'node:worker_threads'
import type { LoadedPage, RenderedHtml, Renderer } from './renderer.ts'

/** What the pool sends to each of its threads. */
export interface WorkerSetup {
  /** Address of the built renderer. */
  renderer: string
  shell: LoadedPage['content']['shell']
}

/** One page to render; the shell is the same on all of them. */
export interface RenderTask {
  id: number
  content: Omit<LoadedPage['content'], 'shell'>
}

/** The page, or why it could not be rendered. */
export interface RenderAnswer {
  id: number
  rendered?: RenderedHtml
  error?: unknown
}

const { renderer, shell }: WorkerSetup = workerData
const { renderPage }: Renderer = await import(renderer)

parentPort?.on('message', async ({ id, content }: RenderTask) => {
  try {
    const { path, ...rest } = content
    const rendered = await renderPage({ path, shell, ...rest })
    send({ id, rendered })
  } catch (error) {
    send({ id, error })
  }
})

function send(answer: RenderAnswer): void {
  // Threads, unlike windows, have no origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  parentPort?.postMessage(answer)
}
