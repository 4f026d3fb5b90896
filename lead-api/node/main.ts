import { existsSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { deliverByWebhook, sendByWebhook } from '#lead-api/forwarding/webhook.ts'
import { deliverToTarget } from '#lead-api/forwarding/target.ts'
import { createLeadApi } from '#lead-api/lead-api.ts'
import { wordsOfSite } from '#lead-api/mails/answers.ts'
import { readConfiguration } from '#lead-api/settings.ts'
import { StorageUnavailable } from '#lead-api/store/sql.ts'
import { createDiskSpace, createFolderFiles } from './files.ts'
import { deliverByMail, sendOver } from './mail.ts'
import { serveLeadApi, startLines } from './serve.ts'
import { openSqlite } from './sqlite.ts'

const FORWARD_MS = 1_000
/** Few enough that a service which is stopped ends soon. */
const FORWARD_MOST = 20
const SWEEP_MS = 60 * 60 * 1000

/** `npm run lead-api`: the lead API on this machine, with its database and uploads in a folder. */
async function main(): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const configuration = readConfiguration(process.env)
  const { address, folder, mail, sites, target, webhook } = configuration
  const sql = openSqlite(path.join(folder, 'leads.sqlite'))
  const send = (mail && sendOver(mail)) ?? (webhook && sendByWebhook(webhook))
  const [site = ''] = sites
  const api = createLeadApi({
    ...configuration,
    digest: mail?.isDigest && send ? { send, to: mail.to, inbox: `${address}/inbox` } : undefined,
    deliver:
      (webhook && deliverByWebhook(webhook)) ??
      (target && deliverToTarget(target)) ??
      (mail && send && deliverByMail(send, mail.to, `${address}/inbox`)),
    answer: send && { send, words: wordsOfSite(site), site },
    sql,
    files: createFolderFiles(path.join(folder, 'uploads')),
    disk: createDiskSpace(folder),
    allowsOrigin: (origin) => sites.includes(origin),
    log: print,
    logRequest: print,
  })
  const server = await serveLeadApi({ ...configuration, api })
  for (const line of startLines(configuration, server.port)) print(line)
  const ending = new AbortController()
  const work = [
    repeat(api.sweep, SWEEP_MS, ending.signal),
    repeat(async () => api.forwarder?.forwardDue(FORWARD_MOST), FORWARD_MS, ending.signal),
    repeat(async () => api.answerer?.forwardDue(FORWARD_MOST), FORWARD_MS, ending.signal),
  ]

  async function stop(): Promise<void> {
    ending.abort()
    await Promise.all([server.close(), ...work])
    sql.close()
  }
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(name, () => void stop())
}

/** Does `work` again and again, with a pause of so many milliseconds, until the signal. */
async function repeat(
  work: () => Promise<unknown>,
  pause: number,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    try {
      await work()
    } catch (error) {
      // Its message may contain what a visitor typed.
      print(`Failed: ${error instanceof Error ? error.name : 'unknown error'}`)
    }
    await sleep(pause, undefined, { signal }).catch(() => {})
  }
}

function print(line: string): void {
  process.stdout.write(`${new Date().toISOString()} ${line}\n`)
}

function sentenceOf(error: unknown): string {
  if (!(error instanceof StorageUnavailable))
    return error instanceof Error ? error.message : String(error)
  const advice = 'Restore a backup, or move the file away to begin with an empty inbox.'
  return `The leads cannot be opened: ${error.message}. ${advice}`
}

try {
  await main()
} catch (error) {
  process.stderr.write(`${sentenceOf(error)}\n`)
  process.exitCode = 1
}
