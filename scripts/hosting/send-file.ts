import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { rangeOf } from './byte-range.ts'
import { contentTypes, isCompressible, typesWithCharset } from './content-types.ts'

/**
 * Sends a file with its type, compressed where that helps and the browser takes it; for audio and video,
 * the bytes that it asks for.
 */
export async function sendFile(
  file: string,
  status: number,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const bytes = await readFile(file).catch(() => null)
  if (bytes === null) {
    response
      .writeHead(status, { 'content-type': 'text/plain; charset=utf-8' })
      .end('Page not found')
    return
  }
  const type = contentTypes[path.extname(file)] ?? 'application/octet-stream'
  if (status === 200 && /^(audio|video)/.test(type)) {
    sendPart(bytes, type, request, response)
    return
  }
  const compressed = isCompressible(type) && /\bbr\b/.test(request.headers['accept-encoding'] ?? '')
  response.writeHead(status, {
    'content-type': typesWithCharset.includes(type) ? `${type}; charset=utf-8` : type,
    ...(compressed ? { 'content-encoding': 'br', vary: 'accept-encoding' } : {}),
  })
  response.end(request.method === 'HEAD' ? undefined : compressed ? compress(file, bytes) : bytes)
}

/** Some players need byte ranges to play anything. */
function sendPart(
  bytes: Buffer,
  type: string,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const part = rangeOf(request.headers.range, bytes.length)
  if (part === 'outside') {
    response.writeHead(416, { 'content-range': `bytes */${bytes.length}` }).end()
    return
  }
  const { start, end } = part ?? { start: 0, end: bytes.length - 1 }
  response.writeHead(part ? 206 : 200, {
    'content-type': type,
    'accept-ranges': 'bytes',
    'content-length': end - start + 1,
    ...(part ? { 'content-range': `bytes ${start}-${end}/${bytes.length}` } : {}),
  })
  response.end(request.method === 'HEAD' ? undefined : bytes.subarray(start, end + 1))
}

const compressedFiles = new Map<string, { bytes: Buffer; compressed: Buffer }>()

/** Compresses a file once, until it changes. */
function compress(file: string, bytes: Buffer): Buffer {
  const known = compressedFiles.get(file)
  if (known?.bytes.equals(bytes)) return known.compressed
  const compressed = brotliCompressSync(bytes)
  compressedFiles.set(file, { bytes, compressed })
  return compressed
}
