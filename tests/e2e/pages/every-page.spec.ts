import { readdirSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { prefixOf } from '#shared/languages.ts'
import { brand } from '#tests/support/brand.ts'
import { funding, fundingSteps, next } from '#tests/e2e/support/lead-forms.ts'
import { answerRevision } from '#tests/e2e/support/network.ts'
import { codePages, contentPages } from '#tests/e2e/support/site.ts'
import {
  brokenWords,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectStill,
  hydrateSections,
  noteShifts,
  test,
  webFontsLoaded,
} from '#tests/e2e/support/test.ts'

// The browser itself reports the 404 of the document and of its data.
test.use({ expected: /status of 404/, reducedMotion: 'reduce' })
test.describe.configure({ timeout: 60_000 })

// Another language has the same pages with other words: three with nearly all kinds of bands, and a form.
const translated = [
  '/fr',
  '/fr/proprietaires',
  '/fr/schedule-call',
  '/ar',
  '/ar/owner',
  '/ar/schedule-call',
]

/** Between them they open each dialog; on another page those are the same. */
const opening = ['/', '/lender', '/developer', '/about-us', ...translated]

/** Where the menus are opened: each page of a language has the same. */
const homes = ['/', '/fr', '/ar']

for (const path of [...contentPages, ...codePages, ...translated]) {
  test(`${path} is still, whole and accessible, as loaded and with what opens in it`, async ({
    page,
    isMobile,
  }) => {
    await answerRevision(page, false)
    const shifts = await noteShifts(page)
    const response = await page.goto(path)
    expect(response?.status()).toBe(path === '/nowhere' ? 404 : 200)
    await page.locator('html[data-ready]').waitFor()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\p{L}/u)
    await expect(page).toHaveTitle(new RegExp(`${brand}|توفالي`))
    await hydrateSections(page)
    if (prefixOf(path) !== '/ar') await webFontsLoaded(page)
    await page.waitForLoadState('networkidle')
    if (contentPages.includes(path)) expectStill(await shifts())

    await expectAccessible(page, 'as loaded')
    if (homes.includes(path)) {
      for (const menu of await visible(page.locator('header [popovertarget]'))) {
        await menu.click()
        await expectAccessible(page, 'with a menu open', 'header')
        await page.keyboard.press('Escape')
      }
    }
    if (opening.includes(path))
      for (const opener of await dialogOpeners(page)) await lookInside(page, opener)
    await lookAtErrors(page, page.locator('main'))

    if (!isMobile) {
      for (const width of [1440, 1100, 800]) {
        await page.setViewportSize({ width, height: 800 })
        await expectNoSidewaysScroll(page, `${width} px`)
      }
      return
    }
    for (const width of [390, 360, 320]) {
      await page.setViewportSize({ width, height: 640 })
      await expectNoSidewaysScroll(page, `${width} px`)
    }
    if (!contentPages.includes(path)) return
    await page.evaluate(useSpacedText)
    await expectNoSidewaysScroll(page, 'spaced text')
    expect(await page.evaluate(clippedTexts)).toEqual([])
    await page.evaluate(useLargeText)
    await page.setViewportSize({ width: 390, height: 844 })
    await expectNoSidewaysScroll(page, 'text at 200 %')
    expect(await brokenWords(page, 'main :is(h1, h2)')).toEqual([])
    expect(await page.evaluate(cutBricks)).toEqual([])
    await page.evaluate(useEndlessWords)
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoSidewaysScroll(page, 'endless words')
  })
}

test('the funding application is accessible on every step', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'there is less room on phones')
  const form = await funding.open(page)
  for (const [step, fill] of fundingSteps.entries()) {
    if (step > 0) await next(form)
    await expect(form.getByText(`Step ${step + 1} of 3`).first()).toBeAttached()
    await lookAtErrors(page, page.getByRole('dialog'))
    await fill(form)
    await expectAccessible(page, `step ${step + 1} filled`, 'dialog[open]')
  }
})

test('no page of the build is left out', () => {
  const files = readdirSync('dist', { recursive: true, encoding: 'utf8' })
  const built = files.flatMap((file) => (file.endsWith('.html') ? [`/${file.slice(0, -5)}`] : []))
  const known = [...contentPages, ...codePages].map((path) => path.replace(/^\/$/, '/index'))
  expect(known.map((path) => path.replace('/nowhere', '/404')).toSorted()).toEqual(
    built.filter(isToBeKnown).toSorted(),
  )
})

function isToBeKnown(path: string): boolean {
  const isOtherGuide = path.startsWith('/guides/') && !contentPages.includes(path)
  return path !== '/referral/_' && prefixOf(path) === '' && !isOtherGuide
}

/** One button for each dialog that the page can open at this width. */
async function dialogOpeners(page: Page): Promise<Locator[]> {
  const buttons = await visible(page.locator('[command=show-modal]'))
  const byDialog = new Map<string | null, Locator>()
  for (const button of buttons) byDialog.set(await button.getAttribute('commandfor'), button)
  return [...byDialog.values()]
}

async function lookInside(page: Page, opener: Locator): Promise<void> {
  await opener.click()
  const dialog = page.getByRole('dialog')
  const title = await dialog.getByRole('heading').first().innerText()
  await expect(dialog.getByText('Loading the form')).toHaveCount(0)
  await expectAccessible(page, `with "${title}" open`, 'dialog[open]')
  await lookAtErrors(page, dialog)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
}

/** Submits each form empty, so that it shows its errors, and opens its first list of countries. */
async function lookAtErrors(page: Page, place: Locator): Promise<void> {
  for (const fold of await visible(place.locator('details:has(form):not([open]) > summary')))
    await fold.click()
  for (const button of await visible(
    place.locator('form:not([role=search] *) button[type=submit]:enabled'),
  )) {
    await button.click()
    await place.locator('[aria-invalid=true]:visible, [role=alert]:visible').first().waitFor()
    await expectAccessible(page, 'with errors', 'form')
  }
  for (const picker of (await visible(place.locator('button[role=combobox]'))).slice(0, 1)) {
    await picker.click()
    await page
      .getByRole('combobox', { name: /^(Search countries|Rechercher un pays|ابحث عن بلد)$/ })
      .waitFor()
    await expectAccessible(page, 'with a list of countries', 'form')
    await page.keyboard.press('Escape')
  }
}

async function visible(locator: Locator): Promise<Locator[]> {
  const all = await locator.all()
  const shown = await Promise.all(all.map((one) => one.isVisible()))
  return all.filter((_, index) => shown[index])
}

/** What a reader's own style sheet may change (WCAG 1.4.12). */
function useSpacedText(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-block-end: 2em !important }',
  )
  document.adoptedStyleSheets = [sheet]
}

function useLargeText(): void {
  document.adoptedStyleSheets = []
  document.documentElement.style.fontSize = '200%'
}

/** Texts that their box cuts off. */
function clippedTexts(): string[] {
  return [...document.querySelectorAll('main :is(h1, h2, h3, p, li, a, button, summary, label)')]
    .filter((element) => {
      const { overflowX, overflowY } = getComputedStyle(element)
      const cuts = [overflowX, overflowY].some((value) => value === 'hidden' || value === 'clip')
      const isForScreenReaders = element.clientHeight <= 1
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element
      const isCut = scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1
      return cuts && isCut && !isForScreenReaders
    })
    .map((element) => element.textContent ?? '')
}

/** Bricks whose text is cut off. */
function cutBricks(): (string | null)[] {
  return [...document.querySelectorAll('[data-brick]')]
    .filter((brick) => brick.checkVisibility() && brick.scrollHeight > brick.clientHeight + 1)
    .map(({ textContent }) => textContent)
}

/** Puts a word of 5,000 characters into each heading, and one of 500 into every other text. */
function useEndlessWords(): void {
  document.documentElement.style.fontSize = ''
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const holder = texts.currentNode.parentElement
    if (!holder?.closest('main, footer') || !texts.currentNode.nodeValue?.trim()) continue
    // Labels of forms, switches and figures come from the code.
    if (
      holder.closest(
        'form, [data-switch], [role=img], [role=img] ~ span, select, script, style, noscript',
      )
    )
      continue
    texts.currentNode.nodeValue = 'W'.repeat(holder.closest('h1, h2, h3') ? 5000 : 500)
  }
}
