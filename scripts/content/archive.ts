import { createReadStream, openAsBlob } from 'node:fs'
import { access } from 'node:fs/promises'
import path from 'node:path'
import { type SanityClient, createClient } from '@sanity/client'
import { exportDataset } from '@sanity/export'
import { sanityImport } from '@sanity/import'
import { createTarDecoder } from 'modern-tar'
import { loadEnv } from 'vite'
import { responds } from '#scripts/process/ports.ts'
import { readEnvironment } from '#studio/environment.ts'

/** A dataset to export from or import into. */
export interface ArchiveTarget {
  client: SanityClient
  dataset: string
  /** How messages refer to it. */
  name: string
}

type Variables = Record<string, string | undefined>

/**
 * The dataset of the Studio's variables; the sandbox when none is set.
 * @throws Error when it cannot be used
 */
export async function openTarget(variables: Variables): Promise<ArchiveTarget> {
  const { sandbox, projectId, dataset, apiHost } = readEnvironment(variables)
  // The sandbox accepts any token; Sanity needs one of the project.
  const token = sandbox ? 'local' : variables['SANITY_AUTH_TOKEN']
  const name = sandbox ? `the sandbox at ${apiHost}` : `project ${projectId}, dataset ${dataset}`
  if (!token) {
    throw new Error(`Set SANITY_AUTH_TOKEN to a token of ${name} that can read and write content.`)
  }
  const host = apiHost === undefined ? {} : { apiHost, useProjectHostname: false }
  const client = createClient({
    projectId,
    dataset,
    token,
    apiVersion: '2025-02-19',
    useCdn: false,
    ...host,
  })
  if (sandbox && apiHost !== undefined && !(await responds(apiHost))) {
    throw new Error(`Nothing responds at ${apiHost}. Start the sandbox with npm run sandbox.`)
  }
  return { client, dataset, name }
}

/** Writes all documents and images of a dataset into an archive (tar.gz). */
export async function exportArchive({ client, dataset }: ArchiveTarget, file: string) {
  const { documentCount, assetCount } = await exportDataset({ client, dataset, outputPath: file })
  return { documents: documentCount, assets: assetCount }
}

/**
 * Writes all documents and images of an archive into a dataset, replacing those with the same id. An image
 * that is damaged is left out; a warning names it.
 * @throws Error, before anything is written, when there is no such file or it lacks an image
 */
export async function importArchive({ client, dataset }: ArchiveTarget, file: string) {
  await access(file).catch(() => {
    throw new Error(`There is no file ${file}: npm run content:export makes one.`)
  })
  const missing = file.endsWith('gz') ? await missingFiles(file) : []
  if (missing.length > 0)
    throw new Error(
      `${file} lacks ${missing.join(', ')}, which its documents show. Nothing was imported.`,
    )
  const { numDocs, warnings } = await sanityImport(createReadStream(file), {
    client,
    operation: 'createOrReplace',
    allowFailingAssets: true,
    targetDataset: dataset,
  })
  const damaged = warnings.map(
    ({ message }) => `${path.basename(message)} cannot be read: its documents are without it.`,
  )
  return { documents: numDocs, warnings: damaged }
}

/** The images and files that the documents of an archive name and that are not in it. */
async function missingFiles(file: string): Promise<string[]> {
  const archive = (await openAsBlob(file)).stream().pipeThrough(new DecompressionStream('gzip'))
  const named = new Set<string>()
  const found = new Set<string>()
  for await (const { header, body } of archive.pipeThrough(createTarDecoder())) {
    found.add(path.posix.normalize(header.name))
    if (!header.name.endsWith('.ndjson')) await body.cancel()
    else
      for (const [, name = ''] of (await new Response(body).text()).matchAll(
        /@file:\/\/\.\/([^"]+)"/g,
      ))
        named.add(path.posix.join(path.posix.dirname(header.name), name))
  }
  return [...named].filter((name) => !found.has(name))
}

/** `npm run content:export [-- file]` and `npm run content:import -- file`. */
async function main(command: string | undefined, file: string | undefined): Promise<void> {
  if (command === 'import' && file === undefined)
    throw new Error('Name the archive: npm run content:import -- file.tar.gz')
  const target = await openTarget({ ...loadEnv('production', process.cwd(), ''), ...process.env })
  if (command === 'import' && file !== undefined) {
    const { documents, warnings } = await importArchive(target, file)
    for (const warning of warnings) console.warn(warning)
    console.log(`Imported ${documents} documents of ${file} into ${target.name}.`)
    return
  }
  const out = file ?? 'content-export.tar.gz'
  const { documents, assets } = await exportArchive(target, out)
  console.log(`Exported ${documents} documents and ${assets} images of ${target.name} to ${out}.`)
}

if (import.meta.main)
  try {
    const [command, file] = process.argv.slice(2)
    await main(command, file)
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
