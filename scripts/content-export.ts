import { loadEnv } from 'vite'
import { exportArchive, openTarget } from './content/archive.ts'

/** `npm run content:export [-- file]`: writes the whole dataset to an archive. */
async function main(file = 'content-export.tar.gz'): Promise<void> {
  const target = await openTarget({ ...loadEnv('production', process.cwd(), ''), ...process.env })
  const { documents, assets } = await exportArchive(target, file)
  console.log(`Exported ${documents} documents and ${assets} images of ${target.name} to ${file}.`)
}

try {
  await main(process.argv[2])
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
