import { networkOf } from '#lead-api/guard/rate-limit.ts'
import { sign } from '#lead-api/hmac.ts'
import { removeFiles } from '#lead-api/uploads/file-store.ts'
import { AT_ONCE, LEFTOVERS_MS, deleteRows, pause, timeAgo } from './sql.ts'
import type { LeadFile } from '#lead-api/types.ts'
import type { FileStore } from '#lead-api/uploads/file-store.ts'
import type { Sql } from './sql.ts'

/**
 * What is to become of a file: `new` is to be stored, `stored` has arrived before, and `used` means that
 * the address has received another file, or that its file belongs to a lead.
 */
export type Reception = 'new' | 'stored' | 'used'

/** Whose limit a file is over: that of its network for a day, or that of all files without a lead. */
export type UploadLimit = 'network' | 'all'

const GIGABYTE = 1024 ** 3
/** Bytes of one customer in a day: a hundred of the largest files. */
const MOST_OF_NETWORK = GIGABYTE
/** Bytes of files that wait for their lead. */
const MOST_UNCLAIMED = 4 * GIGABYTE

/** How long a file waits for the lead that names it. */
const UNCLAIMED_MS = 60 * 60 * 1000

const UNCLAIMED = `SELECT coalesce(sum(bytes), 0) AS bytes FROM files
  WHERE lead_id IS NULL AND state <> 'gone'`
const SENT = 'SELECT bytes FROM upload_bytes WHERE day = ? AND network = ?'
const COUNT = `INSERT INTO upload_bytes (network, day, bytes) VALUES (?, ?, ?)
  ON CONFLICT (network, day) DO UPDATE SET bytes = bytes + excluded.bytes`

const BEGIN = `INSERT INTO files (key, content_type, bytes, sha256, stored_at, state)
  VALUES (?, ?, ?, ?, ?, 'signed')
  ON CONFLICT (key) DO UPDATE SET content_type = excluded.content_type, bytes = excluded.bytes,
    sha256 = excluded.sha256, stored_at = excluded.stored_at
  WHERE lead_id IS NULL AND state = 'signed' AND sha256 IN ('', excluded.sha256)
  RETURNING key`

// First the row: a lead that names the file meanwhile must not be told that it is there.
const GIVE_UP = `UPDATE files SET state = 'gone' WHERE key IN (
  SELECT key FROM files WHERE lead_id IS NULL AND state <> 'gone' AND stored_at < ?
  LIMIT ${AT_ONCE}) RETURNING key`
const GIVEN_UP = `SELECT key FROM files
  WHERE lead_id IS NULL AND state = 'gone' AND sha256 <> '' AND key > ? ORDER BY key LIMIT ${AT_ONCE}`
const REMOVED = `UPDATE files SET bytes = 0, sha256 = ''
  WHERE key IN (SELECT value FROM json_each(?)) AND state = 'gone'`

/** The table of uploaded files. A file is in it before any of it is stored, so that none is forgotten. */
export type UploadStore = ReturnType<typeof createUploadStore>

/**
 * @param secret keeps networks from being read out of the database
 * @param log receives a line for each file that cannot be removed
 */
export function createUploadStore(
  sql: Sql,
  secret: () => Promise<string>,
  log: (line: string) => void,
) {
  /** The network of an address as a hash, which changes every day. */
  const hashOf = async (name: string) => sign(`${today()} ${name}`, await secret())

  async function removeGivenUp(files: FileStore, after = ''): Promise<void> {
    const rows = await sql.run(GIVEN_UP, after)
    const keys = rows.map(({ key }) => String(key))
    const failed = await removeFiles(files, keys)
    for (const key of failed) log(`Not deleted, because it cannot be removed: the file ${key}.`)
    await sql.run(REMOVED, JSON.stringify(keys.filter((key) => !failed.has(key))))
    if (keys.length === AT_ONCE) await removeGivenUp(files, keys.at(-1))
  }

  return {
    /** The limit that a file of so many bytes from this IP address is over. */
    refusal: async (address: string, bytes: number): Promise<UploadLimit | undefined> => {
      const { name, share } = networkOf(address)
      const [row] = await sql.run(SENT, today(), await hashOf(name))
      const sent = Number(row?.['bytes'] ?? 0) + bytes
      if (sent > MOST_OF_NETWORK * share) return 'network'
      const all = Number((await sql.run(UNCLAIMED))[0]?.['bytes']) + bytes
      return all > MOST_UNCLAIMED ? 'all' : undefined
    },
    /** Records what is about to be stored. */
    begin: async (
      { key, contentType, bytes, sha256 }: LeadFile,
      address: string,
    ): Promise<Reception> => {
      const now = new Date().toISOString()
      const [row] = await sql.run(BEGIN, key, contentType, bytes, sha256, now)
      if (row) {
        await sql.run(COUNT, await hashOf(networkOf(address).name), today(), bytes)
        return 'new'
      }
      const [known] = await sql.run('SELECT sha256, state FROM files WHERE key = ?', key)
      return known?.['sha256'] === sha256 && known['state'] === 'stored' ? 'stored' : 'used'
    },
    /** Records that it was stored. */
    finish: async ({ key, sha256 }: LeadFile): Promise<void> => {
      const update = "UPDATE files SET state = 'stored' WHERE key = ? AND sha256 = ?"
      await sql.run(update, key, sha256)
    },
    /** Deletes files that no lead has named within an hour, and forgets their keys after a week. */
    sweep: async (files: FileStore): Promise<void> => {
      const time = timeAgo(UNCLAIMED_MS)
      while ((await sql.run(GIVE_UP, time)).length === AT_ONCE) await pause()
      await removeGivenUp(files)
      const isForgotten = "lead_id IS NULL AND state = 'gone' AND sha256 = '' AND stored_at < ?"
      await deleteRows(sql, 'files', isForgotten, timeAgo(LEFTOVERS_MS))
      await deleteRows(sql, 'upload_bytes', 'day < ?', today())
    },
  }
}

function today(): string {
  return new Date().toISOString().slice(0, 10)
}
