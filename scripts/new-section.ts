import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { sectionGroups } from '#schemas/fields/section.ts'
import { sectionNames } from './sections/find-sections.ts'

const root = path.resolve(import.meta.dirname, '..')

/** `npm run new:section -- price-alarm prices`: writes the folder of a section of this group. */
function main(name = '', group = 'text'): void {
  const names = sectionNames(name)
  if (!Object.hasOwn(sectionGroups, group))
    throw new Error(
      `There is no group "${group}". Choose one of ${Object.keys(sectionGroups).join(', ')}.`,
    )
  const folder = path.join('src/sections', name)
  if (existsSync(path.join(root, folder))) throw new Error(`${folder} already exists.`)
  mkdirSync(path.join(root, folder))
  for (const [file, text] of Object.entries(sectionFiles(names, group))) {
    writeFileSync(path.join(root, folder, file), text)
    console.log(`Wrote ${folder}/${file}`)
  }
  const typegen = path.join(root, 'scripts/typegen.ts')
  const { status } = spawnSync(process.execPath, [typegen], { cwd: root, stdio: 'inherit' })
  process.exitCode = status ?? 1
}

/** A section with a heading and a text, to start from: file names and their texts. */
function sectionFiles(
  { kebab, camel, pascal }: ReturnType<typeof sectionNames>,
  group: string,
): Record<string, string> {
  const words = kebab.replaceAll('-', ' ')
  const title = words.charAt(0).toUpperCase() + words.slice(1)
  return {
    [`${kebab}.schema.ts`]: `import { lines, requiredText } from '#schemas/fields/fields.ts'
import { section } from '#schemas/fields/section.ts'

export const ${camel} = section({
  name: '${camel}',
  title: '${title}',
  icon: 'block-content',
  group: '${group}',
  line: 'a heading and a text',
  fields: [
    requiredText('heading', 'The large title of the section.'),
    lines('text', 'The paragraph below the title.'),
  ],
})
`,
    [`${pascal}.tsx`]: `import type { Section } from '#src/content/types.ts'
import { Band, HeadRow } from '#src/ui/band/Band.tsx'

export function ${pascal}({ section }: { section: Section<'${camel}'> }) {
  return (
    <Band>
      <HeadRow heading={section.heading} lead={section.text} />
    </Band>
  )
}
`,
    [`${pascal}.test.tsx`]: `import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Section } from '#src/content/types.ts'
import { ${pascal} } from './${pascal}.tsx'

test('a visitor reads the heading and the text', () => {
  const section: Section<'${camel}'> = {
    _key: 's',
    _type: '${camel}',
    heading: 'Title',
    text: 'Words',
  }
  const html = renderToStaticMarkup(<${pascal} section={section} />)
  expect(html).toContain('Title')
  expect(html).toContain('Words')
})
`,
  }
}

try {
  main(process.argv[2], process.argv[3])
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
