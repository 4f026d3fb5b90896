import { parentPort, workerData } from 'node:worker_threads'
import { pageRenderer } from './render-page.ts'
import type { FinishedPage, PageFrame, PageTask } from './render-page.ts'
import type { LoadedPage, Renderer } from './renderer.ts'

/** What the pool sends to each of its threads. */
export interface WorkerSetup {
  /** Address of the built renderer. */
  renderer: string
  frame: PageFrame
  shell: LoadedPage['content']['shell']
}

/** One page to render; the shell is the same on all of them. */
export interface RenderTask extends Omit<PageTask, 'content'> {
  id: number
  content: Omit<PageTask['content'], 'shell'>
}

/** The page, or why it could not be rendered. */
export interface RenderAnswer {
  id: number
  page?: FinishedPage
  error?: unknown
}

const { renderer, frame, shell }: WorkerSetup = workerData
const built: Renderer = await import(renderer)
const render = pageRenderer(built, frame)

parentPort?.on('message', async ({ id, content, ...task }: RenderTask) => {
  try {
    const { path, ...rest } = content
    send({ id, page: await render({ ...task, content: { path, shell, ...rest } }) })
  } catch (error) {
    send({ id, error })
  }
})

function send(answer: RenderAnswer): void {
  // Threads, unlike windows, have no origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  parentPort?.postMessage(answer)
}
