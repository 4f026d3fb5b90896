import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { filesIn } from './files-in.ts'

/** Names of environment variables that contain secrets. */
const secretNames =
  /^ADMIN_EMAIL$|(?:^|_)(?:TOKEN|SECRET|KEY|PASSWORD|PASSWD|PASS|PASSPHRASE|CREDENTIALS?|HASH|SMTP_URL)$/

/** A user or a password in an address, such as `smtps://user:password@mail.example.com`. */
const credentials = /[a-z][a-z\d+.-]*:\/\/([^\s/?#@:]*)(?::([^\s/?#@]*))?@/gi

/** Four of these characters in a row; written out four times, V8 finds them ten times faster than `{4}`. */
const editingMark = new RegExp('[\\u200b-\\u200d\\u2060-\\u2064\\ufeff]'.repeat(4))

/** What the CMS adds only for previews. */
const previewMarks: Array<[string, RegExp]> = [
  ['the id of a draft', /"(?:drafts|versions)\.[\w-]/],
  ['an invisible mark of click-to-edit', editingMark],
]

/** Files of content, in which previews leave their marks. */
const ofContent = /\.(?:html|json|txt|xml)$/

/** Files that are read at the same time. */
const atOnce = 16

/** Looks for anything private in what a build writes. */
export interface LeakCheck {
  /** Checks a text before it is written to this file of the site. */
  add: (file: string, text: string) => void
  /**
   * Reads the files that were not added.
   * @throws Error that names each file and what it contains
   */
  refuse: (folder: string) => Promise<void>
}

/** Prepares a check for secrets of the environment, drafts and editing marks. */
export function openLeakCheck(environment: Record<string, string | undefined>): LeakCheck {
  const leaksOf = leaksIn(environment)
  const checked = new Set<string>()
  const found: string[] = []
  return {
    add(file, text) {
      // As `filesIn` names it.
      const name = file.replace(/^\//, '')
      checked.add(name)
      found.push(...leaksOf.look(name, text))
    },
    async refuse(folder) {
      found.push(...(await read(folder, leaksOf, checked)))
      if (found.length === 0) return
      const advice = 'Change the value, or remove it from what is built.'
      throw new Error(['it would publish private values.', ...found, advice].join('\n'))
    },
  }
}

/**
 * Everything private in a built folder, one sentence each: secrets of the environment (also encoded) in
 * any file, drafts and editing marks in pages and their data.
 */
export function leaks(
  folder: string,
  environment: Record<string, string | undefined>,
): Promise<string[]> {
  return read(folder, leaksIn(environment), new Set())
}

interface Leaks {
  /** Without a secret to look for, only files of content are of interest. */
  isOfInterest: (file: string) => boolean
  look: (file: string, text: string | Buffer) => string[]
}

function leaksIn(environment: Record<string, string | undefined>): Leaks {
  const secrets = Object.entries(environment).flatMap(([name, value = '']) => {
    const values = secretsIn(name, value).filter(({ length }) => length >= 8)
    return values.length > 0 ? [{ name, forms: values.flatMap(formsOf) }] : []
  })
  return {
    isOfInterest: (file) => secrets.length > 0 || ofContent.test(file),
    look(file, text) {
      const told = secrets
        .filter(({ forms }) => forms.some((form) => text.includes(form)))
        .map((secret) => `${file} contains ${secret.name}.`)
      const content = ofContent.test(file) ? String(text) : ''
      const marked = previewMarks.filter(([, mark]) => mark.test(content))
      return [...told, ...marked.map(([what]) => `${file} contains ${what}.`)]
    },
  }
}

async function read(
  folder: string,
  { isOfInterest, look }: Leaks,
  checked: Set<string>,
): Promise<string[]> {
  const files = await filesIn(folder)
  const queue = files.filter((file) => isOfInterest(file) && !checked.has(file))
  const found: string[] = []
  async function work(): Promise<void> {
    for (let file = queue.shift(); file !== undefined; file = queue.shift())
      found.push(...look(file, await readFile(path.join(folder, file))))
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return found
}

/** What nobody may read of a variable: all of it, each hash of a list, the passwords of its addresses. */
function secretsIn(name: string, value: string): string[] {
  const logins = [...value.matchAll(credentials)].filter(([, user, password]) => user || password)
  if (logins.length === 0 && !secretNames.test(name)) return []
  const hashes = name.endsWith('_HASH') ? value.split(/[\s,;]+/) : []
  const passwords = logins.flatMap(([, user = '', password = user]) => [
    password,
    decoded(password),
  ])
  return [...new Set([value, ...hashes, ...passwords])]
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function formsOf(value: string): string[] {
  const bytes = Buffer.from(value)
  const quoted = JSON.stringify(value).slice(1, -1)
  return [value, quoted, encodeURIComponent(value), bytes.toString('base64'), bytes.toString('hex')]
}
