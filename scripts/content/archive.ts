import { createReadStream } from 'node:fs'
import { access } from 'node:fs/promises'
import { type SanityClient, createClient } from '@sanity/client'
import { exportDataset } from '@sanity/export'
import { sanityImport } from '@sanity/import'
import { isRecord } from '#shared/json.ts'
import { readEnvironment } from '#studio/environment.ts'

/** A dataset to export from or import into. */
export interface ArchiveTarget {
  client: SanityClient
  dataset: string
  /** How messages refer to it. */
  name: string
  /** Ids of the releases that an import wanted to add; the sandbox has none. */
  leftOut: Set<string>
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
  const leftOut = new Set<string>()
  const client = createClient({
    projectId,
    dataset,
    token,
    apiVersion: '2025-02-19',
    useCdn: false,
    ...host,
    ...(sandbox && {
      requestHandler: (request, next) => {
        for (const id of releasesIn(request.body)) leftOut.add(id)
        return next(request)
      },
    }),
  })
  if (sandbox && !(await responds(`${apiHost}/health`))) {
    throw new Error(`Nothing responds at ${apiHost}. Start the sandbox with npm run sandbox.`)
  }
  return { client, dataset, name, leftOut }
}

/** Writes all documents and images of a dataset into an archive (tar.gz). */
export async function exportArchive({ client, dataset }: ArchiveTarget, file: string) {
  const { documentCount, assetCount } = await exportDataset({ client, dataset, outputPath: file })
  return { documents: documentCount, assets: assetCount }
}

/**
 * Writes all documents and images of an archive into a dataset, replacing those with the same id.
 * @throws Error when there is no such file
 */
export async function importArchive({ client, dataset, leftOut }: ArchiveTarget, file: string) {
  await access(file).catch(() => {
    throw new Error(`There is no file ${file}: npm run content:export makes one.`)
  })
  const { numDocs, warnings } = await sanityImport(createReadStream(file), {
    client,
    operation: 'createOrReplace',
    targetDataset: dataset,
  })
  return {
    documents: numDocs - leftOut.size,
    warnings: [
      ...warnings.map(({ message }) => message),
      ...[...leftOut].map((id) => `The release "${id}" was left out: the sandbox has no releases.`),
    ],
  }
}

function releasesIn(body: unknown): string[] {
  const actions = isRecord(body) && Array.isArray(body['actions']) ? body['actions'] : []
  return actions
    .filter(isRecord)
    .filter(({ actionType }) => actionType === 'sanity.action.release.import')
    .map(({ releaseId }) => String(releaseId))
}

async function responds(address: string): Promise<boolean> {
  return fetch(address).then(
    ({ ok }) => ok,
    () => false,
  )
}
