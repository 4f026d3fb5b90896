import { beforeEach, expect, test, vi } from 'vitest'
import { prerenderPage } from '#tests/support/prerender-page.tsx'
import { serveSeedSandbox } from '#tests/support/seed.ts'
import { loadPages } from '#src/content/queries/load-page.ts'
import { loadShell } from '#src/content/queries/load-shell.ts'
import { publishedPages, loadUnusedForms } from '#src/content/queries/paths.ts'
import { formNames, leadForms } from '#shared/leads/forms.ts'
import type { FormName } from '#shared/leads/forms.ts'
import { prefixOf } from '#shared/languages.ts'

const sandbox = await serveSeedSandbox()
// Translations have the same sections.
const paths = (await publishedPages())
  .map(({ path }) => path)
  .filter((path) => prefixOf(path) === '')

/** What shows a form in the HTML of a page. */
function traceOf(form: FormName): RegExp {
  const { place } = leadForms[form]
  if ('dialog' in place) return new RegExp(`dialog-${place.dialog}`)
  return new RegExp(`data-waits="${form}"` + ('page' in place ? `|href="${place.page}"` : ''))
}

// Whatever is left out would be told of.
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))

function switchOff(unusedForms: FormName[]): void {
  const settings = sandbox.store.all().find(({ _id }) => _id === 'siteSettings')
  if (!settings) throw new Error('The seed has no site settings.')
  sandbox.store.put({ ...settings, unusedForms })
}

/** The HTML of every page that exists. */
async function site(): Promise<Map<string, string>> {
  const shell = await loadShell()
  const pages = new Map<string, string>()
  for (const [path, page] of await loadPages(paths))
    // oxlint-disable-next-line no-await-in-loop -- pages are rendered one after the other in any case
    if (page) pages.set(path, (await prerenderPage({ path, shell, page })).html)
  return pages
}

async function formsOfSite(): Promise<FormName[]> {
  const html = [...(await site()).values()].join('')
  return formNames.filter((form) => traceOf(form).test(html))
}

// A form that is new may not have a button yet.
switchOff([])
const forms = await formsOfSite()

test('with nothing switched off, the forms are on the pages', () => {
  expect(forms.length).toBeGreaterThan(1)
})

test.each(forms)(
  'visitors find no trace of %s when it alone is switched off, and every other form',
  async (form) => {
    switchOff([form])
    expect(await loadUnusedForms()).toEqual([form])
    expect(await formsOfSite()).toEqual(forms.filter((name) => name !== form))
    expect(console.warn).not.toHaveBeenCalled()
  },
)

test('with all of them switched off the pages stand, with nothing empty or dead in them', async () => {
  switchOff([...formNames])
  const pages = await site()
  expect(paths.filter((path) => !pages.has(path))).toEqual(['/schedule-call'])
  for (const html of pages.values()) {
    expect(formNames.filter((form) => traceOf(form).test(html))).toEqual([])
    expect(html).not.toMatch(/<(ul|ol|nav|section|details)[^>]*><\/\1>/)
    const opened = [...html.matchAll(/commandfor="([^"]+)"/g)].map(([, id = '']) => id)
    expect(opened.filter((id) => !html.includes(`id="${id}"`))).toEqual([])
  }
  expect(console.warn).not.toHaveBeenCalled()
})
