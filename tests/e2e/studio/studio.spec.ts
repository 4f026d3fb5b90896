import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { sandbox } from '#tests/e2e/support/addresses.ts'
import { openHydrated } from '#tests/e2e/support/test.ts'
import {
  ask,
  begin,
  BOOT,
  change,
  expect,
  publish,
  SAVED,
  studio,
  test,
  write,
} from '#tests/e2e/support/studio.ts'

// The one person in the seed without a photo.
const MEMBER = 'member-chipo-mutasa-lee'
const PATH = '/spring-offer'
const PERSON = '*[_id == $id][0]{role, "x": image.hotspot.x, "alt": image.alt}'
const ROLE = '*[_id == $id][0].role'
const TITLE = '*[path == $id][0].title'
const ALT = 'Chipo at her desk, a blue wall behind her'

test.skip(({ isMobile }) => isMobile, 'Editors work at a desk.')
test.setTimeout(300_000)
// One Studio on one port: the journeys take turns.
test.describe.configure({ mode: 'default' })
test.use({ actionTimeout: 30_000 })

test('an editor changes a role and sets a photo, and visitors see both', async ({
  page,
  context,
}) => {
  const role = await ask(ROLE, MEMBER)
  try {
    await page.goto(`${studio}/structure/people;team;${MEMBER}`)
    const box = page.getByTestId('field-role').getByRole('textbox')
    await expect(box).toHaveValue(String(role), BOOT)
    const uses = page.getByRole('region', { name: 'Used on' })
    await expect(uses.getByRole('link', { name: 'About us' })).toBeVisible(SAVED)
    await write(page, 'role', 'Head of cranes')
    // Neither HEIC nor anything else that the build cannot publish.
    await expect(page.getByTestId('file-button-input')).toHaveAttribute('accept', /^image\/jpeg,/)
    await uploadPhoto(page)
    await moveHotspot(page)
    await write(page, 'image.alt', ALT)
    await publish(page, async () => {
      const person = await ask(PERSON, MEMBER)
      return (
        JSON.stringify(person).includes('Head of cranes') && JSON.stringify(person).includes(ALT)
      )
    })

    const visitor = await context.newPage()
    await openHydrated(visitor, '/about-us')
    await expect(visitor.getByText('Head of cranes')).toBeVisible(SAVED)
    const photo = visitor.getByRole('img', { name: ALT })
    const { dominant } = await sharp(await pictureOf(await photo.getAttribute('src'))).stats()
    // Cut out of the middle it would be half red: the hotspot moved the frame into the blue.
    expect(dominant.b).toBeGreaterThan(150)
    expect(dominant.r).toBeLessThan(60)
  } finally {
    await change([
      { delete: { id: `drafts.${MEMBER}` } },
      { patch: { id: MEMBER, set: { role }, unset: ['image'] } },
    ])
  }
})

test('an editor opens a landing page to visitors and takes it back', async ({ page, context }) => {
  const clear = [{ delete: { query: '*[path == $path]', params: { path: PATH } } }]
  // A draft that an earlier run left behind would hold the path.
  await change(clear)
  try {
    await page.goto(`${studio}/structure/pages`)
    await page.getByTestId('multi-action-intent-button').click(BOOT)
    await page.getByRole('menuitem', { name: /Landing page: create a project/ }).click()
    const title = page.getByTestId('field-title').getByRole('textbox')
    await expect(title).toBeEditable(SAVED)
    await expect(title).toBeFocused()
    await write(page, 'title', 'Spring offer')

    // A path that shows another page is refused, and so is publishing.
    await write(page, 'path', '/lender')
    const path = page.getByTestId('field-path')
    await expect(path.getByTestId('input-validation-icon-error')).toBeVisible(SAVED)
    await expect(page.getByTestId('action-publish')).toBeDisabled()
    await page.getByTestId('suggest-path').click()
    await expect(path.getByRole('textbox')).toHaveValue(PATH)

    // Nothing of this page is published, so "Delete" alone says what would become of it.
    await page.getByTestId('action-menu-button').click()
    await expect(page.getByTestId('action-Delete')).toBeVisible()
    await expect(page.getByRole('menuitem', { name: 'Discard changes' })).toHaveCount(0)
    await page.keyboard.press('Escape')

    const sections = page.getByTestId('field-sections')
    const hero = sections.getByText('Hero', { exact: true })
    await sections.getByTestId('array-item-menu-button').first().click()
    await page.getByRole('menuitem', { name: 'Remove' }).click()
    await expect(hero).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await hero.first().click()
    await write(page, 'sections[_key=="hero"].heading', 'Start before the rains')
    await page.keyboard.press('Escape')
    await page.getByRole('tab', { name: /Search and sharing/ }).click()
    await write(page, 'seo.title', 'Spring offer: build before the rains')
    await expect(page.getByTestId('field-seo.title').getByText('36 / 60')).toBeVisible()
    await write(page, 'seo.description', 'Everything you need to start before the rains.')
    const found = page.getByRole('figure', { name: 'In search results' })
    await expect(found).toContainText('Spring offer: build before the rains')
    await expect(found).toContainText('spring-offer')
    await publish(page, async () => (await ask(TITLE, PATH)) === 'Spring offer')

    // A tab of a visitor: until the next build the page's status is 404, which its console says.
    const visitor = await context.newPage()
    await visitor.goto(PATH)
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(
      'Start before the rains',
      SAVED,
    )
    await expect(visitor.getByRole('heading', { name: 'From plot to keys' })).toBeVisible()
    await expect(visitor.getByRole('heading', { name: 'What you get' })).toBeVisible()

    await page.getByRole('button', { name: 'Published', exact: true }).click()
    await page.getByTestId('action-unpublish').click()
    await page.getByRole('checkbox', { name: /Send visitors of/ }).uncheck()
    await page.getByTestId('leave-address').click()
    await expect.poll(() => ask(TITLE, PATH), SAVED).toBeNull()
    // Among published documents the page is gone, and no other can be edited.
    await expect(page).not.toHaveURL(/perspective=published/)
    await expect(page.getByTestId('field-title').getByRole('textbox')).toBeEditable(SAVED)
    await visitor.goto(PATH)
    await expect(visitor.getByText('Page not found').first()).toBeVisible(SAVED)
  } finally {
    await change(clear)
  }
})

test('an editor finds a copy of a page under its own name, without an address, among what is not published', async ({
  page,
}) => {
  const copies = '*[_type == "page" && title == "Copy of About us"]'
  try {
    await page.goto(`${studio}/structure/pages;page-about-us`)
    await page.getByTestId('action-menu-button').click(BOOT)
    await page.getByRole('menuitem', { name: 'Duplicate' }).click()
    await expect(page.getByText('The copy shows the same cards, people and plans.')).toBeVisible()
    const title = page.getByTestId('field-title').getByRole('textbox')
    await expect(title).toHaveValue('Copy of About us', SAVED)
    await expect(page.getByTestId('field-path').getByRole('textbox')).toHaveValue('')

    await page.goto(`${studio}/structure/unpublished`)
    const copy = page.getByTestId('default-preview').filter({ hasText: 'Copy of About us' })
    await expect(copy).toBeVisible(BOOT)
    const mark = copy.getByTestId('default-preview__status').locator(':empty')
    await expect
      .poll(() => mark.evaluate((element) => getComputedStyle(element, '::after').content), SAVED)
      .toBe('"not published"')
  } finally {
    await change([{ delete: { query: copies } }])
  }
})

test('a new question is begun beside the list of its audience', async ({ page }) => {
  await page.goto(`${studio}/structure/questions;lender`)
  const listed = page.getByText('What do I see as a lender?').first()
  await expect(listed).toBeVisible(BOOT)
  await page.getByTestId('action-intent-button').last().click()
  const question = page.getByTestId('field-question').getByRole('textbox')
  await expect(question).toBeEditable(SAVED)
  // The words can be typed at once.
  await expect(question).toBeFocused()
  const audience = page.getByTestId('field-audience').getByRole('combobox')
  await expect(audience.locator('option:checked')).toHaveText('Lenders')
  const others = page.getByTestId('field-alsoFor')
  await expect(others.getByText('Developers')).toBeVisible()
  await expect(others.getByText('Lenders')).toHaveCount(0)
  await expect(listed).toBeVisible()
  // One box says where it will stand, and it knows a question that nobody has saved.
  await expect(page.getByText(/^(?:Used on|Not used)/)).toHaveCount(1)
  const uses = page.getByRole('region', { name: 'Used on' })
  await expect(uses.getByRole('link', { name: '/lender' })).toBeVisible(SAVED)
})

test('a page and the text of the same name that link to one page are told apart', async ({
  page,
}) => {
  await page.goto(`${studio}/structure/pages;page-contact`)
  await page.getByText('Linked from 15 documents').click(BOOT)
  const uses = page.getByRole('region', { name: 'Used on' }).getByRole('listitem')
  await expect(uses.filter({ hasText: /^Privacy Policy ?\/policy/ })).toBeVisible(BOOT)
  await expect(uses.filter({ hasText: /^Privacy Policy ?Policy$/ })).toBeVisible()
  await expect(uses.filter({ hasText: /^Navigation and footer$/ })).toBeVisible()
})

test('an editor sees what a plan will cost while typing its price', async ({ page }) => {
  try {
    await page.goto(`${studio}/structure/plans;plans;plan-pro`)
    const price = page.getByTestId('field-baseAmount')
    const row = price.getByRole('row', { name: /^5 / })
    await begin(async () => {
      await page.getByRole('tab', { name: 'Price' }).click(SAVED)
      await expect(row).toContainText('NGN 65,000')
    })
    await price.getByRole('spinbutton').fill('50000')
    await expect(row).toContainText('NGN 70,000')
    await expect(row).toContainText('NGN 714,000')
    // The words on the card no longer say the price that is counted with.
    const words = page.getByTestId('field-amountText')
    await expect(words.getByTestId('input-validation-icon-warning')).toBeVisible(SAVED)
  } finally {
    await change([{ delete: { id: 'drafts.plan-pro' } }])
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('an editor finds the lists and opens a document of each kind', async ({ page }) => {
    for (const { list, entry } of [
      { list: '', entry: 'Questions by audience' },
      { list: '/questions', entry: 'Lenders' },
      { list: '/people;team', entry: 'Chipo' },
      { list: '/cards;benefitCard', entry: 'All benefit cards' },
      { list: '/pages', entry: 'Contact' },
    ]) {
      await page.goto(`${studio}/structure${list}`)
      const entries = page.getByText(entry).filter({ visible: true })
      await expect(entries.first()).toBeVisible(BOOT)
    }
    await page.getByText('Contact').filter({ visible: true }).first().click()
    await expect(page.getByTestId('field-title').getByRole('textbox')).toBeEditable(SAVED)
    await page.setViewportSize({ width: 599, height: 844 })
    await expect(page.getByTestId('field-title').getByRole('textbox')).toBeEditable(SAVED)
  })
})

test('a question that the sandbox cannot answer fails a journey', async ({ page }) => {
  test.fail()
  await openHydrated(page, '/policy')
  await page.evaluate((address) => fetch(address), `${sandbox}/v1/no-such-question`)
})

/** A photo whose left half is red and whose right half is blue, through the field's own button. */
async function uploadPhoto(page: Page): Promise<void> {
  const create = { width: 1200, height: 400, channels: 3 as const, background: '#c00000' }
  const right = { create: { ...create, width: 600, background: '#0000c0' } }
  const buffer = await sharp({ create })
    .composite([{ input: right, left: 600, top: 0 }])
    .jpeg()
    .toBuffer()
  const file = { name: 'chipo.jpg', mimeType: 'image/jpeg', buffer }
  await page.getByTestId('file-button-input').setInputFiles(file)
  await expect(page.getByTestId('hotspot-image-input')).toBeVisible(SAVED)
}

/** Makes the circle of the hotspot small by its handle, then drags it into the right half. */
async function moveHotspot(page: Page): Promise<void> {
  await page.getByTestId('options-menu-edit-details').click()
  const dialog = page.getByRole('dialog')
  // An image that the browser holds back comes after 15 seconds.
  await expect(dialog.locator('[data-handle="hotspot"]').first()).toBeVisible({ timeout: 5000 })
  await drag(page, dialog.locator('[data-handle="hotspotHandle"]'), { x: -0.3, y: -0.3 })
  await drag(page, dialog.locator('[data-handle="hotspot"]'), { x: 0.3, y: 0 })
  await expect.poll(savedHotspot, SAVED).toBeGreaterThan(0.7)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
}

async function savedHotspot(): Promise<number> {
  return Number(await ask('*[_id == $id][0].image.hotspot.x', `drafts.${MEMBER}`, 'raw'))
}

/** Moves a handle by a part of the image's width and height. */
async function drag(page: Page, handle: Locator, by: { x: number; y: number }): Promise<void> {
  await handle.hover({ force: true })
  const [from, frame] = [await handle.boundingBox(), await boxOfPicture(page)]
  if (from === null) throw new Error('The handle is not on the screen.')
  const [x, y] = [from.x + from.width / 2, from.y + from.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + by.x * frame.width, y + by.y * frame.height, { steps: 8 })
  await page.mouse.up()
}

async function boxOfPicture(page: Page) {
  const svg = page.getByRole('dialog').locator('svg:has([data-handle])').first()
  const box = await svg.boundingBox()
  if (box === null) throw new Error('The image is not on the screen.')
  return box
}

async function pictureOf(address: string | null): Promise<Buffer> {
  const answer = await fetch(String(address))
  expect(answer.status).toBe(200)
  return Buffer.from(await answer.arrayBuffer())
}
