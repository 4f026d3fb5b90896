import { readFile } from 'node:fs/promises'
import { Hono } from 'hono'
import { problem } from '#sandbox/problem.ts'
import { attachment } from './attachment.ts'
import { errorResponse, jsonResponse } from '#sandbox/content-api/responses.ts'
import { isAuthorized, unauthorized } from '#sandbox/content-api/identity.ts'
import { createRevisionId } from '#sandbox/content-api/store/revision-id.ts'
import { writeTransaction } from '#sandbox/content-api/mutate/write.ts'
import type { Context } from 'hono'
import type { ContentApiContext } from '#sandbox/content-api/context.ts'
import type { StoredFile } from './asset-documents.ts'
import type { AssetStore } from './asset-store.ts'
import type { StoredDocument } from '#sandbox/content-api/store/document.ts'

/** `POST /assets/{images|files}/{dataset}` and `GET /files/{project}/{dataset}/{file}`. */
export function assetRoutes(api: ContentApiContext): Hono {
  const routes = new Hono()
  routes.post('/:version{v[^/]+}/assets/:kind{images|files}/:dataset', async (context) => {
    if (!isAuthorized(context.req.raw)) return unauthorized()
    try {
      return await upload(context, api)
    } catch (error) {
      return errorResponse(error)
    }
  })
  routes.get('/files/sandbox/production/:name', async (context) => {
    const file = api.assets.file(context.req.param('name'))
    return file ? fileResponse(file, context.req.query('dl')) : problem(404, 'No such file.')
  })
  return routes
}

async function upload(context: Context, api: ContentApiContext): Promise<Response> {
  const bytes = new Uint8Array(await context.req.arrayBuffer())
  if (bytes.byteLength === 0) return problem(400, 'The file is empty.')
  const isImage = context.req.param('kind') === 'images'
  const asset = await store(api.assets, bytes, context, isImage)
  if (asset instanceof Response) return asset
  const details = Object.fromEntries(
    ['title', 'label', 'description', 'creditLine'].flatMap((name) => {
      const value = context.req.query(name)
      return value === undefined ? [] : [[name, value]]
    }),
  )
  const document = { ...asset, ...details, ...source(context) }
  // The same bytes are the same asset: a second upload returns the existing document.
  writeTransaction(api, { transactionId: createRevisionId() }, (open) => {
    open.apply({ kind: 'createIfNotExists', document })
  })
  return jsonResponse({ document: api.store.get(asset._id) }, api.fillPlaceholders)
}

async function store(
  assets: AssetStore,
  bytes: Uint8Array,
  context: Context,
  isImage: boolean,
): Promise<StoredDocument | Response> {
  const filename = context.req.query('filename')
  const contentType = context.req.header('content-type')
  if (!isImage) return assets.addFile(bytes, { filename, contentType })
  try {
    return await assets.addImage(bytes, { filename, contentType })
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    return problem(400, `Invalid image, could not read metadata (${why}).`)
  }
}

function source(context: Context): Record<string, unknown> {
  const name = context.req.query('sourceName')
  if (name === undefined) return {}
  const { sourceId: id, sourceUrl: url } = context.req.query()
  return { source: { _type: 'sanity.assetSourceData', name, id, url } }
}

async function fileResponse(file: StoredFile, download: string | undefined): Promise<Response> {
  const headers = new Headers({
    'content-type': file.mimeType,
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
    // An uploaded page must not run with the sandbox's origin.
    'content-security-policy': "default-src 'none'; sandbox",
  })
  if (download !== undefined) {
    const name = download === '' ? (file.filename ?? 'file') : download
    headers.set('content-disposition', attachment(name))
  }
  return new Response(await readFile(file.path), { headers })
}
