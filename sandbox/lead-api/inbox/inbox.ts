import { randomUUID } from 'node:crypto'
import { isRecord } from '#src/lib/json.ts'
import { fileKeysOf, isEntry, isFileLine, keyOf } from './inbox-entry.ts'
import { openJournal } from './journal.ts'
import type { Entry } from './inbox-entry.ts'
import type { LeadResponse, Lead, LeadCall, LeadFile } from '../types.ts'

/** A valid request. */
interface Arrival {
  call: LeadCall
  idempotencyKey: string | null
  headers: Lead['headers']
  body: Record<string, unknown>
  answer: LeadResponse
}

/** All leads received. */
export interface Inbox {
  /**
   * Stores a request and returns its response; a repeated key gets the first response again.
   * @throws Error when the lead could not be written; it is then not in the inbox either
   */
  receive: (arrival: Arrival) => Promise<LeadResponse>
  storeFile: (file: LeadFile) => Promise<void>
  file: (key: string) => LeadFile | undefined
  /** The oldest first. */
  leads: () => Lead[]
  empty: () => Promise<void>
  close: () => Promise<void>
}

/** Reads the inbox of earlier runs from the file at `path`, and appends to it from then on. */
export async function openInbox(
  path: string | undefined,
  log: (line: string) => void,
): Promise<Inbox> {
  const journal = await openJournal(path, log)
  const entries = new Map<string, Entry>()
  const byKey = new Map<string, { entry: Entry; saved: Promise<void> }>()
  const files = new Map<string, LeadFile>()

  function add(entry: Entry, saved: Promise<void>): void {
    entries.set(entry.lead.id, entry)
    const key = keyOf(entry.lead)
    if (key !== undefined) byKey.set(key, { entry, saved })
  }
  function remove({ lead }: Entry): void {
    entries.delete(lead.id)
    byKey.delete(keyOf(lead) ?? '')
  }
  for (const line of journal.lines) {
    if (isEntry(line)) add(line, Promise.resolve())
    else if (isFileLine(line)) files.set(line.file.key, line.file)
    else repeat(entries.get(String(isRecord(line) ? line['repeat'] : undefined)))
  }

  async function receive({ answer, ...arrival }: Arrival): Promise<LeadResponse> {
    // Nothing awaits between here and `add`, so of two concurrent requests the second finds the first.
    const known = byKey.get(keyOf(arrival) ?? '')
    if (known) {
      await known.saved
      repeat(known.entry)
      await journal.append({ repeat: known.entry.lead.id })
      return known.entry.answer
    }
    const lead = { id: randomUUID(), receivedAt: new Date().toISOString(), repeats: 0, ...arrival }
    const entry = { lead, answer }
    const saved = journal.append(entry)
    add(entry, saved)
    try {
      await saved
    } catch (error) {
      remove(entry)
      throw error
    }
    return answer
  }

  return {
    receive,
    storeFile: async (file) => {
      await journal.append({ file })
      files.set(file.key, file)
    },
    file: (key) => files.get(key),
    leads: () =>
      [...entries.values()].map((entry) => ({
        ...entry.lead,
        files: fileKeysOf(entry).flatMap((key) => files.get(key) ?? []),
      })),
    empty: () => {
      for (const list of [entries, byKey, files]) list.clear()
      return journal.clear()
    },
    close: journal.close,
  }
}

function repeat(entry: Entry | undefined): void {
  if (entry) entry.lead.repeats += 1
}
