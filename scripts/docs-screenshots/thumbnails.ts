import { findSections } from '#scripts/sections/find-sections.ts'
import { mutate, query, type Screenshot, takeScreenshots } from './session.ts'

// Where the sections lie side by side, in the shape of the Studio's menu.
const window = { width: 1080, height: 720 }
const thumbnail = { width: 320, height: 213 }
const plaster = '#f4f2eb'

// The first one that visitors see; a formatted text is on no page of the sample content.
const SAMPLE = `coalesce(
  (*[_type == "page"].sections[_type == $type && hidden != true])[0],
  *[_type == "legalPage"][0]{"heading": title, body}
)`

/** A section of the sample content, alone on a page. */
function thumbnailOf({ kebab, camel }: { kebab: string; camel: string }): Screenshot {
  const page = { _id: 'page-thumbnail', _type: 'page', title: kebab, path: '/thumbnail' }
  const section = 'main > :not(style, link, script)'
  return {
    name: kebab,
    height: window.height,
    async prepare({ sandbox }) {
      const sample = await query(sandbox, SAMPLE, { type: camel })
      const sections = [{ audience: 'general', ...sample, _type: camel, _key: 'section' }]
      await mutate(sandbox, [{ createOrReplace: { ...page, sections } }])
    },
    open: ({ site }) => `${site}/thumbnail`,
    async steps(tab) {
      await tab.locator(section).first().waitFor({ timeout: 60_000 })
      await tab.waitForLoadState('networkidle')
      // The header stays at the top of the window, in front of what is scrolled.
      await tab.evaluate(() => {
        for (const part of document.querySelectorAll<HTMLElement>('body header')) part.hidden = true
      })
    },
    frame: (tab) => [tab.locator(section)],
  }
}

const found = await findSections()
await takeScreenshots(found.map(thumbnailOf), {
  width: window.width,
  margin: 0,
  scale: 1,
  hasStudio: false,
  file: (name) => `src/sections/${name}/${name}.webp`,
  shape: (png) =>
    png
      .resize({ ...thumbnail, fit: 'contain', background: plaster })
      .webp({ quality: 60, effort: 6 }),
})
