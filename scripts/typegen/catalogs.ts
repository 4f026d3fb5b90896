import { readdir } from 'node:fs/promises'
import type { GeneratedFile } from './generate-from-content.ts'

const folder = 'shared/words'

/**
 * The languages that have a catalog, English first, and what loads each. Two files, so that the site does not
 * load what only the lead service says.
 */
export async function catalogIndexes(): Promise<GeneratedFile[]> {
  const names = await readdir(folder)
  const others = names.flatMap((name) => /^([a-z]{2,3})\.ts$/.exec(name)?.[1] ?? [])
  const codes = ['en', ...others.filter((code) => code !== 'en').toSorted()]
  const list = (name: string, ending: string) =>
    `export const ${name} = {\n${codes
      .map((code) => `  ${code}: async () => (await import('./${code}.ts')).${code}${ending},\n`)
      .join('')}}\n`
  const known = codes.map((code) => `'${code}'`).join(', ')
  return [
    {
      path: `${folder}/words.generated.ts`,
      text: `export const languageCodes = [${known}] as const\n\n${list('wordLoaders', '')}`,
    },
    { path: `${folder}/answers.generated.ts`, text: list('answerLoaders', 'Answers') },
  ]
}
