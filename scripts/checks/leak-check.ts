import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

/** Names of environment variables that hold secrets. */
const secretNames =
  /^ADMIN_EMAIL$|(?:^|_)(?:TOKEN|SECRET|KEY|PASSWORD|PASSWD|PASS|PASSPHRASE|CREDENTIALS?)$/

/** What the CMS adds only for previews. */
const previewMarks: Array<[string, RegExp]> = [
  ['the id of a draft', /"(?:drafts|versions)\.[\w-]/],
  ['an invisible mark of click-to-edit', /[\u200b-\u200d\u2060-\u2064\ufeff]{4,}/],
]

/**
 * Stops a build that contains anything private.
 * @throws Error that names each file and what it contains
 */
export async function refuseLeaks(
  folder: string,
  environment: Record<string, string | undefined>,
): Promise<void> {
  const leaked = await leaks(folder, environment)
  if (leaked.length === 0) return
  const advice = 'Change the value, or remove it from what is built.'
  throw new Error(['it would publish private values.', ...leaked, advice].join('\n'))
}

/**
 * Everything private in a built folder, one sentence each: secrets of the environment (also encoded) in
 * any file, drafts and editing marks in pages and their data.
 */
export async function leaks(
  folder: string,
  environment: Record<string, string | undefined>,
): Promise<string[]> {
  const secrets = Object.entries(environment).flatMap(([name, value = '']) =>
    secretNames.test(name) && value.length >= 8 ? [{ name, forms: formsOf(value) }] : [],
  )
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const found = await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const file = path.relative(folder, path.join(parentPath, name))
      const text = await readFile(path.join(parentPath, name), 'utf8')
      const told = secrets
        .filter(({ forms }) => forms.some((form) => text.includes(form)))
        .map((secret) => `${file} contains ${secret.name}.`)
      const marked = /\.(?:html|json|txt|xml)$/.test(name)
        ? previewMarks.filter(([, mark]) => mark.test(text))
        : []
      return [...told, ...marked.map(([what]) => `${file} contains ${what}.`)]
    }),
  )
  return found.flat()
}

function formsOf(value: string): string[] {
  const bytes = Buffer.from(value)
  const quoted = JSON.stringify(value).slice(1, -1)
  return [value, quoted, encodeURIComponent(value), bytes.toString('base64'), bytes.toString('hex')]
}
