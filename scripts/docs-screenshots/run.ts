import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { openSession } from './session.ts'
import { screenshots } from './screenshots.ts'

const folder = path.resolve('docs/screenshots')

/**
 * `npm run docs:screenshots`: takes the screenshots of the guides from the built site and Studio. Names as
 * arguments choose some of them: `node scripts/docs-screenshots/run.ts price`.
 */
async function main(names: string[]): Promise<void> {
  const unknown = names.filter((name) =>
    screenshots.every((screenshot) => screenshot.name !== name),
  )
  if (unknown.length > 0) throw new Error(`There is no screenshot named ${unknown.join(', ')}.`)
  await mkdir(folder, { recursive: true })
  const session = await openSession()
  for (const screenshot of screenshots) {
    if (names.length > 0 && !names.includes(screenshot.name)) continue
    const bytes = await session.take(screenshot).catch((error: unknown) => {
      const [reason] = String(error).split('\n')
      throw new Error(`The screenshot "${screenshot.name}" failed. ${reason}`, { cause: error })
    })
    await writeFile(path.join(folder, `${screenshot.name}.webp`), bytes)
    console.log(`${screenshot.name}.webp: ${Math.round(bytes.length / 1000)} kB`)
  }
  await session.close()
}

try {
  await main(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  // Whatever is still open would keep the process alive.
  process.exit(1)
}
