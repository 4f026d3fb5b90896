import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { openDesk } from './desk.ts'
import { pictures } from './pictures.ts'

const folder = path.resolve('docs/pictures')

/**
 * `npm run docs:pictures`: takes the pictures of the guides from the built site and Studio. Names as
 * arguments choose some of them: `node scripts/docs-pictures/run.ts price`.
 */
async function main(names: string[]): Promise<void> {
  const unknown = names.filter((name) => pictures.every((picture) => picture.name !== name))
  if (unknown.length > 0) throw new Error(`There is no picture named ${unknown.join(', ')}.`)
  await mkdir(folder, { recursive: true })
  const desk = await openDesk()
  for (const picture of pictures) {
    if (names.length > 0 && !names.includes(picture.name)) continue
    const bytes = await desk.take(picture).catch((error: unknown) => {
      const [reason] = String(error).split('\n')
      throw new Error(`The picture "${picture.name}" failed. ${reason}`, { cause: error })
    })
    await writeFile(path.join(folder, `${picture.name}.webp`), bytes)
    console.log(`${picture.name}.webp: ${Math.round(bytes.length / 1000)} kB`)
  }
  await desk.close()
}

try {
  await main(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  // Whatever is still open would keep the process alive.
  process.exit(1)
}
