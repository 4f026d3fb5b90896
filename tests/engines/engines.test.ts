import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { codePages, contentPages } from '#tests/e2e/support/pages.ts'
import type { Engine } from './driver.ts'
import { openFirefox } from './firefox.ts'
import { describePage } from './in-page.ts'
import { leadForms } from './lead-forms.ts'
import type { LeadForm } from './lead-forms.ts'
import { startSite } from './site.ts'
import type { Site } from './site.ts'
import { createTab } from './tab.ts'
import type { Tab } from './tab.ts'
import { openWebKit } from './webkit.ts'

/** Of a phone and of a desk; WebKitGTK's window is never narrower than its toolbar. */
const windows = [
  [390, 844],
  [1280, 900],
] as const
const patience = { timeout: 30_000, interval: 200 }

let site: Site

beforeAll(async () => {
  site = await startSite()
}, 400_000)
afterAll(() => site.close())

describe.each([
  ['Firefox', openFirefox],
  ['WebKitGTK', openWebKit],
])('%s', (_, openEngine) => {
  let engine: Engine
  let tab: Tab

  beforeAll(async () => {
    engine = await openEngine()
  }, 90_000)
  afterAll(() => engine.close())

  beforeEach(async () => {
    await site.reset()
    tab = createTab(await engine.openWindow(), site.origin)
    await tab.driver.resize(1280, 900)
  })
  afterEach(async () => {
    const faults = tab.driver.faults()
    await tab.driver.close()
    if (faults.length > 0) throw new Error(`On the console:\n${faults.join('\n')}`)
  })

  test.each(windows)('every page is whole in a window of %i px', async (width, height) => {
    await tab.driver.resize(width, height)
    const pages = [...contentPages, ...codePages]
    const found: Record<string, unknown> = {}
    for (const path of pages) {
      await tab.openHydrated(path)
      await tab.see({ css: 'h1' })
      found[path] = await tab.run(describePage)
    }
    const whole = { headings: 1, crashed: false, overflow: 0 }
    expect(found).toEqual(Object.fromEntries(pages.map((path) => [path, whole])))
  })

  test.each(leadForms)('a visitor sends the $call form: one lead', async (form) => {
    await fillForm(tab, form)
    await tab.click(form.button)
    await tab.see({ css: 'body *', text: form.thanks })
    const leads = (await site.leads()).filter(({ call }) => call === form.call)
    expect(leads).toMatchObject([{ body: form.body, repeats: 0 }])
  })

  test.each(leadForms.filter(({ call }) => call === 'demo'))(
    'a $call whose answer is lost is sent again after a reload, and counts once',
    async (form) => {
      await site.inject({ call: form.call, drop: 'after', times: 1 })
      await fillForm(tab, form)
      await tab.click(form.button)
      await expect.poll(() => site.leads(), patience).toHaveLength(1)
      await tab.openHydrated('/')
      const repeats = async () => (await site.leads()).map((lead) => lead.repeats > 0)
      await expect.poll(repeats, patience).toEqual([true])
    },
  )

  test('the Solutions menu opens, closes by Escape, and leads on', async () => {
    await tab.openHydrated('/')
    const entry = { css: 'a', text: 'Enterprise Project Owners' }
    await tab.click({ css: 'header button', text: 'Solutions' })
    await tab.see(entry)
    await tab.press('Escape')
    await tab.seeNoMore(entry)
    await tab.click({ css: 'header button', text: 'Solutions' })
    await tab.click(entry)
    await tab.see({ css: 'h1', text: 'Manage construction projects like a pro' })
    expect(await tab.run(() => location.pathname)).toBe('/enterprise')
  })

  test('a phone opens the menu and goes to the finance page', async () => {
    await tab.driver.resize(390, 844)
    await tab.openHydrated('/')
    await tab.click({ css: 'header button', text: 'Open menu' })
    await tab.click({ css: 'nav a', text: 'Build Now Pay Later' })
    await tab.see({ css: 'h1', text: 'Pay Later.' })
    expect(await tab.run(() => location.pathname)).toBe('/finance')
  })

  test('a press on "Book a Demo" before the app is there opens the form', async () => {
    await tab.open('/lender')
    await tab.click({ css: 'main button', text: 'Book a Demo' })
    await tab.see({ css: 'dialog[open] form [name=businessName]' })
    expect(await tab.run(() => document.querySelectorAll('dialog[open]').length)).toBe(1)
  })

  test('a question opens, a project is passed, and a plan is priced by the year', async () => {
    await tab.openHydrated('/')
    const openAnswers = () => tab.run(() => document.querySelectorAll('main details[open]').length)
    expect(await openAnswers()).toBe(1)
    await tab.click({ css: 'main summary', text: 'How do I find a contractor?' })
    await expect.poll(openAnswers, patience).toBe(2)
    await tab.click({ css: 'button', text: 'Next project' })
    await tab.click({ css: 'button', text: 'Previous project' })
    await tab.openHydrated('/pricing/enterprise')
    await tab.click({ css: 'label', text: 'Annually' })
    await tab.see({ css: 'main *', text: '459,000' })
  })
})

async function fillForm(tab: Tab, form: LeadForm): Promise<void> {
  await tab.openHydrated(form.path)
  if (form.opener) await tab.click(form.opener)
  await form.fill(tab)
}
