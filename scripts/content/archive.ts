import { createReadStream } from 'node:fs'
import { access } from 'node:fs/promises'
import { type SanityClient, createClient } from '@sanity/client'
import { exportDataset } from '@sanity/export'
import { sanityImport } from '@sanity/import'
import { readEnvironment } from '../../studio/environment.ts'

/** A dataset to export from or import into. */
export interface ArchiveTarget {
  client: SanityClient
  dataset: string
  /** How a sentence names it. */
  name: string
}

type Variables = Record<string, string | undefined>

/**
 * The dataset that the Studio's variables name: the sandbox when none is set.
 * @throws Error with a sentence when it cannot be used.
 */
export async function openTarget(variables: Variables): Promise<ArchiveTarget> {
  const { sandbox, projectId, dataset, apiHost } = readEnvironment(variables)
  // The sandbox takes any token; Sanity wants one of the project.
  const token = sandbox ? 'local' : variables['SANITY_AUTH_TOKEN']
  const name = sandbox ? `the sandbox at ${apiHost}` : `project ${projectId}, dataset ${dataset}`
  if (!token) {
    throw new Error(`Set SANITY_AUTH_TOKEN to a token of ${name} that may read and write content.`)
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
  if (sandbox && !(await answers(`${apiHost}/health`))) {
    throw new Error(`Nothing answers at ${apiHost}: start the sandbox with npm run sandbox.`)
  }
  return { client, dataset, name }
}

/** Writes every document and picture of a dataset into an archive (tar.gz). */
export async function exportArchive({ client, dataset }: ArchiveTarget, file: string) {
  const { documentCount, assetCount } = await exportDataset({ client, dataset, outputPath: file })
  return { documents: documentCount, assets: assetCount }
}

/**
 * Puts every document and picture of an archive into a dataset, over those with the same id.
 * @throws Error with a sentence when there is no such file.
 */
export async function importArchive({ client, dataset }: ArchiveTarget, file: string) {
  await access(file).catch(() => {
    throw new Error(`There is no file ${file}: npm run content:export makes one.`)
  })
  const { numDocs, warnings } = await sanityImport(createReadStream(file), {
    client,
    operation: 'createOrReplace',
    targetDataset: dataset,
  })
  return { documents: numDocs, warnings: warnings.map(({ message }) => message) }
}

async function answers(address: string): Promise<boolean> {
  return fetch(address).then(
    ({ ok }) => ok,
    () => false,
  )
}
