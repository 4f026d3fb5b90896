import { expect, test, vi } from 'vitest'
import { clientOf } from '#sandbox/test-support.ts'
import { answerWordsIn } from '#shared/leads/answer-words.ts'
import { formNames } from '#shared/leads/forms.ts'
import { createCache, screen } from '#src/content/cache.ts'
import { loadAnswerWords } from '#src/content/queries/answer-words.ts'
import { loadPage } from '#src/content/queries/load-page.ts'
import { loadScreen, loadShell } from '#src/content/queries/load-shell.ts'
import { refreshContent } from '#src/content/refresh.ts'
import type { ScreenName } from '#src/content/types.ts'
import { prerenderPage } from '#tests/support/prerender-page.tsx'
import { inject, serveSeedSandbox } from '#tests/support/seed.ts'

const sandbox = await serveSeedSandbox()

/** Writes as a program may, without the Studio's validation. */
const editor = clientOf(sandbox)
const patch = (id: string, change: object) => editor.mutate([{ patch: { id, ...change } }])
const remove = (id: string) => editor.delete(id)

async function draw(path: string, name?: ScreenName, load = { loadPage, loadScreen }) {
  const screens = name ? { [name]: await load.loadScreen(name) } : {}
  const [shell, page] = [await loadShell(), await load.loadPage(path)]
  const { html, failures } = await prerenderPage({ path, shell, page, screens })
  expect(failures).toEqual([])
  return html.replaceAll('<!-- -->', '')
}

test('an answer by email has the words of the receipt of each form', async () => {
  const rows = await loadAnswerWords()
  const without = formNames.filter((form) => !answerWordsIn(rows, form, 'en', 'Keep this.')?.title)
  expect(without).toEqual([])
})

const edits: [path: string, document: string, field: string, name?: ScreenName][] = [
  ['/lender', 'formTexts', 'demo.notice'],
  ['/developer', 'formTexts', 'funding.notice'],
  ['/about-us', 'formTexts', 'jobs.notice'],
  ['/contact', 'formTexts', 'contact.send'],
  ['/referral', 'formTexts', 'contact.send'],
  ['/schedule-call', 'formTexts', 'waitlist.purpose'],
  ['/schedule-call-calendly', 'screenTexts', 'scheduler.heading', 'scheduler'],
  ['/referral/_', 'screenTexts', 'referral.lead', 'referral'],
]

test.each(edits)(
  'what an editor writes is in the page %s (%s, %s)',
  async (path, id, field, name) => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const words = `Edited: ${field}`
    expect(await draw(path, name)).not.toContain(words)
    await patch(id, { set: { [field]: words } })
    expect(await draw(path, name)).toContain(words)
    expect(warned).not.toHaveBeenCalled()
  },
)

test.each(edits)(
  'a missing word leaves the page %s standing, and is named (%s, %s)',
  async (path, id, field, name) => {
    // Each finding is reported once per load of the site.
    vi.resetModules()
    const load = {
      ...(await import('#src/content/queries/load-page.ts')),
      ...(await import('#src/content/queries/load-shell.ts')),
    }
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    await patch(id, { unset: [field] })
    expect(await draw(path, name, load)).toContain('<h1')
    await remove(id)
    expect(await draw(path, name, load)).toContain('<h1')
    const told = warned.mock.calls.map(([sentence]) => String(sentence))
    const [group = ''] = field.split('.')
    expect(told.join('\n')).toContain(`${id}: ${field} (${group}Texts) is missing`)
    expect(told.join('\n')).toContain(`${id}: ${group} (${id}) is missing`)
  },
)

test('a visitor sees the scheduler though its words do not arrive, and the log says why', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  await inject(sandbox, { call: 'content', drop: 'before' })
  const cache = createCache(null)
  expect(await cache.fetchQuery(screen('scheduler'))).toBeNull()
  expect(warned.mock.calls.flat().join()).toContain('the texts of scheduler did not arrive')
})

test('a visitor gets the words that were edited since the build', async () => {
  const cache = createCache({
    path: '/schedule-call-calendly',
    shell: await loadShell(),
    page: null,
    screens: { scheduler: await loadScreen('scheduler') },
  })
  await patch('screenTexts', { set: { 'scheduler.heading': 'When shall we talk?' } })
  vi.stubGlobal('location', { pathname: '/schedule-call-calendly' })
  await refreshContent(cache, 'as of the build', async () => {})
  await vi.waitFor(() => {
    const words = cache.getQueryData(screen('scheduler').queryKey)
    expect(words?.scheduler?.heading).toBe('When shall we talk?')
  }, 5000)
})

test('a page carries the words of the forms that it shows, and of no other', async () => {
  const paths = ['/', '/owner', '/lender', '/developer', '/about-us', '/contact', '/schedule-call']
  const pages = await Promise.all(paths.map((path) => loadPage(path)))
  const carried = pages.map((page) => {
    const names = Object.keys(page?.dialogs ?? {})
    const text = JSON.stringify(page)
    if (text.includes('contactTexts')) names.push('contact')
    if (text.includes('waitlistTexts')) names.push('waitlist')
    return names.join()
  })
  expect(carried).toEqual(['', '', 'demo', 'funding', 'jobs', 'contact', 'waitlist'])
})
