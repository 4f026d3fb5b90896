import { loadEnv } from 'vite'
import { exportArchive, openTarget } from './content/archive.ts'

/** `npm run content:export [-- file]`: the whole dataset into one archive. */
async function main(file = 'content-export.tar.gz'): Promise<void> {
  const target = await openTarget({ ...loadEnv('production', process.cwd(), ''), ...process.env })
  const { documents, assets } = await exportArchive(target, file)
  console.log(`${documents} documents and ${assets} pictures of ${target.name} are in ${file}.`)
}

try {
  await main(process.argv[2])
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
