import type { FrameLocator, Locator, Page } from '@playwright/test'
import { mutate, query } from '#tests/e2e/support/site.ts'
import {
  expect,
  leave,
  present,
  publish,
  SAVED,
  test,
  unbuiltPage,
} from '#tests/e2e/support/studio.ts'

const PATH = '/built-by-hand'
const ID = 'page-built'
const STORED = '*[_id == $id][0].sections[]{_key, _type, "hidden": hidden == true}'
const seo = { title: 'A page built by hand', description: 'Made from thumbnails, in one go.' }
const hero = { _key: 'hero', _type: 'hero', heading: 'Build it.', lead: 'Soon.', tone: 'ink' }
const draft = { _id: `drafts.${ID}`, _type: 'page', title: 'Built', path: PATH, seo }

interface Stored {
  _key: string
  _type: string
  hidden: boolean
}

// Two sections fit into the frame.
test.use({ expected: unbuiltPage, viewport: { width: 1440, height: 2000 } })

test('an editor builds a page from thumbnails, moves and hides in the frame, and publishes', async ({
  page,
  context,
}) => {
  await clear()
  await mutate({ createOrReplace: { ...draft, sections: [hero] } })
  try {
    const frame = await present(page, PATH)
    for (const name of ['Statistics', 'Steps', 'Open claim', 'Questions']) {
      await addSection(page, name)
    }
    await expectOrder(frame, 'hero', 'statistics', 'steps', 'insuredBand', 'faqList')
    // Each begins with words of the site, so it is drawn at once.
    await expect(frame.locator('main [data-sanity*=";path=sections:"] h2')).not.toHaveCount(
      0,
      SAVED,
    )

    await dragBelow(page, await bandOf(frame, 'statistics'), await bandOf(frame, 'steps'))
    await expectOrder(frame, 'hero', 'steps', 'statistics', 'insuredBand', 'faqList')

    await moveByMenu(page, frame, await bandOf(frame, 'statistics'), 'Down')
    await expectOrder(frame, 'hero', 'steps', 'insuredBand', 'statistics', 'faqList')

    await rightClick(page, await bandOf(frame, 'steps'))
    await frame.getByRole('menuitem', { name: 'Remove' }).click()
    await expectOrder(frame, 'hero', 'insuredBand', 'statistics', 'faqList')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expectOrder(frame, 'hero', 'steps', 'insuredBand', 'statistics', 'faqList')

    await hide(page, await bandOf(frame, 'insuredBand'))
    await expect(frame.locator('main section')).toHaveCount(4, SAVED)

    await rightClick(page, await bandOf(frame, 'statistics'))
    await frame.getByText('Insert after').click()
    await frame.getByRole('menuitem', { name: /^Partners: / }).click()
    await expectOrder(frame, 'hero', 'steps', 'insuredBand', 'statistics', 'partners', 'faqList')
    await expect(frame.locator('main section')).toHaveCount(5, SAVED)

    await publish(page, async () => (await query('*[_id == $id][0]._id', ID)) === ID)
    const visitor = await context.newPage()
    await visitor.goto(PATH)
    await expect(visitor.locator('main section')).toHaveCount(5, SAVED)
    expect((await stored('published')).map(({ hidden }) => hidden)).toEqual(
      ['hero', 'steps', 'insuredBand', 'statistics', 'partners', 'faqList'].map(
        (type) => type === 'insuredBand',
      ),
    )
  } finally {
    await leave(page)
    await clear()
  }
})

/** Chooses a section by its thumbnail in the form beside the frame. */
async function addSection(page: Page, name: string): Promise<void> {
  const list = page.getByTestId('field-sections')
  await list.getByRole('button', { name: /^Add item/ }).click()
  const offer = page.getByRole('menuitem', { name: new RegExp(`^${name}: `) })
  await expect(offer.locator('img')).toHaveJSProperty('complete', true)
  await offer.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible(SAVED)
  // A form that is still being drawn may miss the click.
  await expect(async () => {
    if (await dialog.isVisible()) {
      await dialog.getByRole('button', { name: 'Close dialog' }).click({ timeout: 5000 })
    }
    await expect(dialog).toBeHidden({ timeout: 5000 })
  }).toPass(SAVED)
}

/** The element of the frame that draws the section of this type. */
async function bandOf(frame: FrameLocator, type: string): Promise<Locator> {
  const key = (await stored('raw')).find(({ _type }) => _type === type)?._key
  return frame.locator(`main [data-sanity*=";path=sections:${key};"]`)
}

/** Points at the empty edge of a section, until its frame can be moved. */
async function pointAtEdge(page: Page, band: Locator): Promise<{ x: number; y: number }> {
  let edge = { x: 0, y: 0 }
  await expect(async () => {
    await band.scrollIntoViewIfNeeded()
    // Images above it may still arrive and move it.
    const box = await band.boundingBox()
    if (box === null) throw new Error('The section is not on the screen.')
    edge = { x: box.x + 6, y: box.y + Math.min(box.height / 2, 200) }
    await page.mouse.move(edge.x + 2, edge.y + 2)
    await page.mouse.move(edge.x, edge.y)
    await expect(band).toHaveCSS('cursor', 'move', { timeout: 2000 })
  }).toPass(SAVED)
  return edge
}

async function dragBelow(page: Page, moved: Locator, other: Locator): Promise<void> {
  const { x } = await pointAtEdge(page, moved)
  const below = await other.boundingBox()
  if (below === null) throw new Error('The other section is not on the screen.')
  const y = below.y + below.height - 8
  // A frame in a separate process gets no mouse events from outside the window.
  expect(y).toBeLessThan(page.viewportSize()?.height ?? 0)
  await page.mouse.down()
  await page.mouse.move(x, y, { steps: 12 })
  await page.mouse.up()
}

/** Points at "Move" in the section's menu, then presses a step beside it. */
async function moveByMenu(page: Page, frame: FrameLocator, band: Locator, step: string) {
  await rightClick(page, band)
  await frame.getByText('Move', { exact: true }).hover()
  await frame.getByRole('menuitem', { name: step, exact: true }).click()
}

async function rightClick(page: Page, band: Locator): Promise<void> {
  const { x, y } = await pointAtEdge(page, band)
  await page.mouse.click(x, y, { button: 'right' })
}

/** Opens the section's form by a click on its edge, and switches it off. */
async function hide(page: Page, band: Locator): Promise<void> {
  const { x, y } = await pointAtEdge(page, band)
  await page.mouse.click(x, y)
  const field = page.getByRole('dialog').getByRole('checkbox', { name: 'Hidden' })
  await expect(async () => {
    await field.check({ force: true, timeout: 5000 })
    expect((await stored('raw')).some(({ hidden }) => hidden)).toBe(true)
  }).toPass(SAVED)
  await page.keyboard.press('Escape')
}

/** The sections are stored in this order, and drawn in it: what is drawn later lies elsewhere. */
async function expectOrder(frame: FrameLocator, ...types: string[]): Promise<void> {
  await expect
    .poll(async () => (await stored('raw')).map(({ _type }) => _type), SAVED)
    .toEqual(types)
  const shown = (await stored('raw')).filter(({ hidden }) => !hidden).map(({ _key }) => _key)
  await expect.poll(() => drawnKeys(frame), SAVED).toEqual(shown)
}

/** The keys of the sections that the frame draws, from the top. */
async function drawnKeys(frame: FrameLocator): Promise<string[]> {
  const bands = frame.locator('main [data-sanity*=";path=sections:"]')
  const fields = await bands.evaluateAll((elements) =>
    elements.map((element) => element.getAttribute('data-sanity') ?? ''),
  )
  return fields.flatMap((field) => /;path=sections:([^;.]+);/.exec(field)?.[1] ?? [])
}

async function stored(perspective: 'published' | 'raw'): Promise<Stored[]> {
  const id = perspective === 'raw' ? `drafts.${ID}` : ID
  const sections = await query(STORED, id, perspective)
  return Array.isArray(sections) ? sections : []
}

async function clear(): Promise<void> {
  await mutate(...[ID, `drafts.${ID}`].map((id) => ({ delete: { id } })))
}
