import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'

/** What a build took. */
export interface BuildFigures {
  seconds: number
  /** The most memory that the build and its child processes had at the same time. */
  peakMb: number
}

export interface BuildFolders {
  content: string
  out: string
  cache: string
}

const sampleMs = 50
const bytesPerMb = 1024 * 1024
const pageSize = 4096

/**
 * Builds a dataset into a folder and measures it. Memory is read from `/proc`, so this runs on Linux only.
 * @throws Error when the build fails; it has said why
 */
export async function measuredBuild({ content, out, cache }: BuildFolders): Promise<BuildFigures> {
  const started = performance.now()
  const build = spawn(
    process.execPath,
    ['scripts/build.ts', '--content', content, '--out', out, '--cache', cache],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  )
  let peak = 0
  const sampling = setInterval(() => {
    peak = Math.max(peak, build.pid === undefined ? 0 : memoryOf(build.pid))
  }, sampleMs)
  const code = await new Promise((resolve, reject) => {
    build.once('exit', resolve).once('error', reject)
  }).finally(() => clearInterval(sampling))
  if (code !== 0) throw new Error(`The build into ${path.basename(out)} failed.`)
  return { seconds: (performance.now() - started) / 1000, peakMb: peak / bytesPerMb }
}

/** Bytes in memory of a process and all its descendants; 0 once it has ended. */
export function memoryOf(pid: number): number {
  try {
    const [, resident = '0'] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').match(/\d+/g) ?? []
    const below = children.reduce((sum, child) => sum + memoryOf(Number(child)), 0)
    return Number(resident) * pageSize + below
  } catch {
    return 0
  }
}
