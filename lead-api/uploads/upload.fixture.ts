import { expect } from 'vitest'
import { isRecord } from '#shared/json.ts'
import { send } from '#lead-api/calls/call.fixture.ts'
import type { TestLeadApi } from '#lead-api/test-support.ts'

/** Headers of a PDF that is sent to its signed address. */
export const PDF = { 'content-type': 'application/pdf' }

/** The files of an application, as it names them by their keys. */
export function filesOf(...keys: string[]): Record<string, string>[] {
  return keys.map((S3Key) => ({ Bucket: 'documents', S3Key, type: 'application/pdf' }))
}

/** A signed address as a path, and the key the file will have. */
export async function sign({
  ask,
  origin,
}: Pick<TestLeadApi, 'ask' | 'origin'>): Promise<{ path: string; key: string }> {
  const answer: unknown = await (await send(ask, 'upload')).json()
  const data = isRecord(answer) && isRecord(answer['data']) ? answer['data'] : {}
  const [url, key] = [String(data['url']), String(data['key'])]
  expect(answer).toEqual({ data: { url, key }, key })
  expect(url).toContain(`${origin}/`)
  return { path: url.slice(origin.length), key }
}
