import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { asText, isRecord, parseJson } from '#shared/json.ts'
import { unescaped } from '#shared/paths.ts'

/** Names of environment variables that contain secrets. */
const secretNames =
  /^ADMIN_EMAIL$|(?:^|_)(?:TOKEN|SECRET|KEY|PASSWORD|PASSWD|PASS|PASSPHRASE|CREDENTIALS?|HASH|FORWARD_URL)$/

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

/**
 * Everything private in a built folder, one sentence each: secrets of the environment (also encoded) in
 * any file, drafts and editing marks in pages and their data.
 */
export async function leaks(
  folder: string,
  environment: Record<string, string | undefined>,
): Promise<string[]> {
  const secrets = Object.entries(environment).flatMap(([name, value = '']) => {
    const values = secretsIn(name, value).filter(({ length }) => length >= 8)
    return values.length > 0 ? [{ name, forms: values.flatMap(formsOf) }] : []
  })
  const found: string[] = []
  for (const file of await filesIn(folder)) {
    const isContent = ofContent.test(file)
    // Without a secret to look for, only files of content are of interest.
    if (secrets.length === 0 && !isContent) continue
    const bytes = readFileSync(path.join(folder, file))
    const text = isContent ? bytes.toString('utf8') : bytes
    for (const { name, forms } of secrets)
      if (forms.some((form) => text.includes(form))) found.push(`${file} contains ${name}.`)
    if (typeof text !== 'string') continue
    for (const [what, mark] of previewMarks)
      if (mark.test(text)) found.push(`${file} contains ${what}.`)
  }
  return found
}

/** What nobody may read of a variable: all of it, each hash of a list, the passwords of its addresses. */
function secretsIn(name: string, value: string): string[] {
  const logins = [...value.matchAll(credentials)].filter(([, user, password]) => user || password)
  if (logins.length === 0 && !secretNames.test(name)) return []
  const hashes = name.endsWith('_HASH') ? value.split(/[\s,;]+/) : []
  // A webhook's secret follows its address.
  if (name.endsWith('FORWARD_URL')) hashes.push(...value.split('#').slice(1), ...ofMap(value))
  const passwords = logins.flatMap(([, user = '', password = user]) => [
    password,
    unescaped(password) ?? password,
  ])
  return [...new Set([value, ...hashes, ...passwords])]
}

/** The address of a map that leads are forwarded by, which may be all that protects it, and its keys. */
function ofMap(value: string): string[] {
  const map = parseJson(value)
  if (!isRecord(map)) return []
  const keys = Object.entries(isRecord(map['headers']) ? map['headers'] : {})
    .filter(([name]) => /auth|key|token|secret/i.test(name))
    .flatMap(([, key]) => asText(key).split(' '))
  return [asText(map['url']), ...keys]
}

function formsOf(value: string): string[] {
  const bytes = Buffer.from(value)
  const quoted = JSON.stringify(value).slice(1, -1)
  return [value, quoted, encodeURIComponent(value), bytes.toString('base64'), bytes.toString('hex')]
}

/** All files below a folder, as paths from there. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
}
