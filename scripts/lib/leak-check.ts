import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

/** Names of values that only a build or a server may know. */
const secretNames = /^ADMIN_(?:EMAIL|PASSWORD)$|_(?:TOKEN|SECRET)$/

/** Marks of the CMS that belong to its preview alone. */
const previewMarks: Array<[string, RegExp]> = [
  ['the id of a draft', /"(?:drafts|versions)\.[\w-]/],
  ['an invisible mark of click-to-edit', /[\u200b-\u200d\u2060-\u2064\ufeff]{4,}/],
]

/**
 * What of a built folder should not be public, one sentence each: values of the environment's secrets
 * (also encoded) in any file, drafts and editing marks in pages and their data.
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
        .map((secret) => `${file} holds ${secret.name}.`)
      const marked = /\.(?:html|json|txt|xml)$/.test(name)
        ? previewMarks.filter(([, mark]) => mark.test(text))
        : []
      return [...told, ...marked.map(([what]) => `${file} holds ${what}.`)]
    }),
  )
  return found.flat()
}

function formsOf(value: string): string[] {
  return [value, encodeURIComponent(value), Buffer.from(value).toString('base64')]
}
