import { uploadLimits } from '#shared/limits.ts'
import { loadChunk } from '#src/browser/load-chunk.ts'
import { texts } from '#shared/leads/message.ts'
import type { UploadResult } from './send.ts'

/** A running upload; `cancel` makes it fail as aborted. */
export interface Upload {
  result: Promise<UploadResult>
  cancel: () => void
}

const inTurn = limitConcurrency(uploadLimits.atOnce)

/** Why a file is refused before any call, as a sentence; null when it is accepted. */
export async function refuseFile(file: File, already: number): Promise<string | null> {
  try {
    return await (await loadSend()).refuse(file, already)
  } catch {
    // Its upload fails for the same reason, and offers another try.
    return null
  }
}

/** Signs and sends a file, three at a time. Never throws; the result has the text to show. */
export function uploadFile(file: File, onProgress: (percent: number) => void = () => {}): Upload {
  const controller = new AbortController()
  const { signal } = controller
  const cancelled = new Promise<UploadResult>((resolve) => {
    signal.addEventListener('abort', () => resolve({ ok: false, text: texts.uploadAborted }))
  })
  // A waiting upload is cancelled at once, too.
  const result = Promise.race([inTurn(() => send(file, onProgress, signal)), cancelled])
  return { result, cancel: () => controller.abort() }
}

/** Loads the code that sends files with the first of them; if that fails, so does the upload. */
async function send(
  file: File,
  onProgress: (percent: number) => void,
  signal: AbortSignal,
): Promise<UploadResult> {
  try {
    return await (await loadSend()).signAndPut(file, onProgress, signal)
  } catch {
    return { ok: false, text: texts.uploadFailed }
  }
}

function loadSend() {
  return loadChunk('upload', () => import('./send.ts'))
}

/** Runs tasks in the order they come, at most `most` at the same time. */
export function limitConcurrency(
  most: number,
): <Result>(task: () => Promise<Result>) => Promise<Result> {
  const queue: (() => void)[] = []
  let running = 0

  async function turn(): Promise<void> {
    running += 1
    if (running > most) await new Promise<void>((resolve) => queue.push(resolve))
  }

  return async (task) => {
    await turn()
    try {
      return await task()
    } finally {
      running -= 1
      queue.shift()?.()
    }
  }
}
