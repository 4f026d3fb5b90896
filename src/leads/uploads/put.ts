import { waits } from '#shared/limits.ts'

export type PutOutcome = 'stored' | 'expired' | 'rejected' | 'failed' | 'aborted'

/** What a PUT needs besides its address and file. */
export interface PutOptions {
  type: string
  /** Per cent, 0 to 100. */
  onProgress: (percent: number) => void
  signal: AbortSignal
}

/** Sends a file to its signed address. `expired` is a 403, the response to an old signature. */
export function putFile(url: string, file: Blob, options: PutOptions): Promise<PutOutcome> {
  const { type, onProgress, signal } = options
  if (signal.aborted) return Promise.resolve('aborted')
  return new Promise((resolve) => {
    // fetch does not report an upload's progress.
    const request = new XMLHttpRequest()
    const cancel = () => request.abort()
    let isStalled = false
    let stall: ReturnType<typeof setTimeout> | undefined
    const watch = () => {
      clearTimeout(stall)
      stall = setTimeout(() => {
        isStalled = true
        cancel()
      }, waits.uploadStall)
    }
    const end = (outcome: PutOutcome) => {
      clearTimeout(stall)
      signal.removeEventListener('abort', cancel)
      resolve(outcome)
    }
    signal.addEventListener('abort', cancel)
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      watch()
      onProgress(total > 0 ? Math.round((loaded / total) * 100) : 0)
    })
    request.addEventListener('load', () => end(readStatus(request.status)))
    request.addEventListener('error', () => end('failed'))
    request.addEventListener('abort', () => end(isStalled ? 'failed' : 'aborted'))
    request.open('PUT', url)
    request.setRequestHeader('Content-Type', type)
    // Nobody reads the response; Firefox would log an empty one as broken XML.
    request.responseType = 'text'
    watch()
    request.send(file)
  })
}

function readStatus(status: number): PutOutcome {
  if (status >= 200 && status < 300) return 'stored'
  return status === 403 ? 'expired' : 'rejected'
}
