import { loadEnv } from 'vite'
import { counted } from '#shared/text.ts'
import { openTarget } from './archive.ts'
import { migrateDataset, migrateFiles } from './migrate-content.ts'

/**
 * `npm run content:migrate [-- --dry-run] [file.ndjson …]`: makes links that are text refer to their
 * pages, in these files or, without any, in the dataset.
 */
async function main(words: string[]): Promise<void> {
  const isDryRun = words.includes('--dry-run')
  const files = words.filter((word) => word !== '--dry-run')
  const told =
    files.length > 0 ? await migrateFiles(files, isDryRun) : await migrateTarget(isDryRun)
  for (const line of told) console.log(line)
  console.log(`${isDryRun ? 'Would migrate' : 'Migrated'} ${counted(told.length, 'link')}.`)
}

async function migrateTarget(isDryRun: boolean): Promise<string[]> {
  const target = await openTarget({ ...loadEnv('production', process.cwd(), ''), ...process.env })
  console.log(`Migrating ${target.name}.`)
  return migrateDataset(target, isDryRun)
}

try {
  await main(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
