import { loadEnv } from 'vite'
import { importArchive, openTarget } from './content/archive.ts'

/** `npm run content:import -- file`: imports an archive, replacing documents with the same id. */
async function main(file: string | undefined): Promise<void> {
  if (file === undefined) throw new Error('Name the archive: npm run content:import -- file.tar.gz')
  const target = await openTarget({ ...loadEnv('production', process.cwd(), ''), ...process.env })
  const { documents, warnings } = await importArchive(target, file)
  for (const warning of warnings) console.warn(warning)
  console.log(`Imported ${documents} documents of ${file} into ${target.name}.`)
}

try {
  await main(process.argv[2])
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
