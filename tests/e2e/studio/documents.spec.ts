import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { mutate, query } from '#tests/e2e/support/site.ts'
import { openHydrated } from '#tests/e2e/support/test.ts'
import {
  begin,
  BOOT,
  expect,
  leave,
  openStudio,
  publish,
  SAVED,
  test,
  unbuiltPage,
  write,
} from '#tests/e2e/support/studio.ts'

// The one person in the seed without a photo.
const MEMBER = 'member-chipo-mutasa-lee'
const PATH = '/spring-offer'
const ROLE = '*[_id == $id][0].role'
const TITLE = '*[path == $id][0].title'
const ALT = 'Chipo at her desk, a blue wall behind her'

test.use({ expected: unbuiltPage })

test('an editor changes a role and sets a photo, visitors see both, and the history takes the role back', async ({
  page,
  context,
}) => {
  const role = String(await query(ROLE, MEMBER))
  try {
    await openStudio(page, `/structure/people;team;${MEMBER}`)
    const box = roleIn(page)
    await expect(box).toHaveValue(role, BOOT)
    const uses = page.getByRole('region', { name: 'Used on' })
    await expect(uses.getByRole('link', { name: 'About us' })).toBeVisible(SAVED)
    await write(page, 'role', 'Head of cranes')
    // Neither HEIC nor any other type that the build cannot publish.
    await expect(page.getByTestId('file-button-input')).toHaveAttribute('accept', /^image\/jpeg,/)
    await uploadPhoto(page)
    await moveHotspot()
    await write(page, 'image.alt', ALT)
    await publish(page, async () => {
      const person = JSON.stringify(await query('*[_id == $id][0]{role, image}', MEMBER))
      return person.includes('Head of cranes') && person.includes(ALT)
    })

    const visitor = await context.newPage()
    await openHydrated(visitor, '/about-us')
    await expect(visitor.getByText('Head of cranes').first()).toBeVisible(SAVED)
    const photo = visitor.getByRole('img', { name: ALT })
    const { dominant } = await sharp(await pictureOf(await photo.getAttribute('src'))).stats()
    // Cropped from the middle it would be half red: the hotspot moved the frame into the blue.
    expect(dominant.b).toBeGreaterThan(150)
    expect(dominant.r).toBeLessThan(60)
    await visitor.close()

    await page.getByTestId('pane-footer-document-status').click()
    await page.getByRole('tab', { name: 'History' }).click()
    await page.getByTestId('timeline-item-button').filter({ hasText: 'Created' }).click()
    await expect(box).toHaveValue(role, SAVED)
    await page.getByTestId('action-reverttorevision').click()
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect.poll(() => query(ROLE, `drafts.${MEMBER}`, 'raw'), SAVED).toBe(role)
    await publish(page, async () => (await query(ROLE, MEMBER)) === role)
  } finally {
    await leave(page)
    await mutate(
      { delete: { id: `drafts.${MEMBER}` } },
      { patch: { id: MEMBER, set: { role }, unset: ['image'] } },
    )
  }
})

function roleIn(tab: Page): Locator {
  return tab.getByTestId('field-role').getByRole('textbox')
}

test('an editor opens a landing page to visitors and takes it back', async ({ page, context }) => {
  const clear = { delete: { query: '*[path == $path]', params: { path: PATH } } }
  // A draft that an earlier run left behind would occupy the path.
  await mutate(clear)
  try {
    await openStudio(page, '/structure/pages')
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
    await publish(page, async () => (await query(TITLE, PATH)) === 'Spring offer')

    // A tab of a visitor: until the next build the page's status is 404, which its console says.
    const visitor = await context.newPage()
    await visitor.goto(PATH)
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(
      'Start before the rains',
      SAVED,
    )
    await expect(visitor.getByRole('heading', { name: 'How it works' })).toBeVisible()
    await expect(visitor.getByRole('heading', { name: 'What you get' })).toBeVisible()

    await page.getByRole('button', { name: 'Published', exact: true }).click()
    await page.getByTestId('action-unpublish').click()
    await page.getByRole('checkbox', { name: /Send visitors of/ }).uncheck()
    await page.getByTestId('leave-address').click()
    await expect.poll(() => query(TITLE, PATH), SAVED).toBeNull()
    // Among published documents the page is gone, and no other can be edited.
    await expect(page).not.toHaveURL(/perspective=published/)
    await expect(page.getByTestId('field-title').getByRole('textbox')).toBeEditable(SAVED)
    await visitor.goto(PATH)
    await expect(visitor.getByText('Page not found').first()).toBeVisible(SAVED)
  } finally {
    await leave(page)
    await mutate(clear)
  }
})

test('a copy of a page has its own name and no address', async ({ page }) => {
  const copies = '*[_type == "page" && title == "Copy of About us"]'
  try {
    await openStudio(page, '/structure/pages;page-about-us')
    await page.getByTestId('action-menu-button').click(BOOT)
    await page.getByRole('menuitem', { name: 'Duplicate' }).click()
    await expect(page.getByText('The copy shows the same cards, people and plans.')).toBeVisible()
    const title = page.getByTestId('field-title').getByRole('textbox')
    await expect(title).toHaveValue('Copy of About us', SAVED)
    await expect(page.getByTestId('field-path').getByRole('textbox')).toHaveValue('')
  } finally {
    await leave(page)
    await mutate({ delete: { query: copies } })
  }
})

test('a new question is begun beside the list of its audience', async ({ page }) => {
  await openStudio(page, '/structure/questions;lender')
  const listed = page.getByText('What do I see as a lender?').first()
  await expect(listed).toBeVisible(BOOT)
  await page.getByTestId('action-intent-button').last().click()
  const question = page.getByTestId('field-question').getByRole('textbox')
  await expect(question).toBeEditable(SAVED)
  // The words can be typed at once.
  await expect(question).toBeFocused()
  const audience = page.getByTestId('field-audience').getByRole('combobox')
  await expect(audience.locator('option:checked')).toHaveText('Lenders')
  await expect(listed).toBeVisible()
  // One box says where it will stand, and it knows a question that nobody has saved.
  await expect(page.getByText(/^(?:Used on|Not used)/)).toHaveCount(1)
  const uses = page.getByRole('region', { name: 'Used on' })
  await expect(uses.getByRole('link', { name: '/lender' })).toBeVisible(SAVED)
})

test('an editor sees what a plan will cost while typing its price', async ({ page }) => {
  try {
    await openStudio(page, '/structure/plans;plans;plan-pro')
    const price = page.getByTestId('field-baseAmount')
    const row = price.getByRole('row', { name: /^5 / })
    await begin(async () => {
      await page.getByRole('tab', { name: 'Price' }).click(SAVED)
      await expect(row).toContainText('NGN 65,000', { timeout: 1000 })
    })
    await price.getByRole('spinbutton').fill('50000')
    await expect(row).toContainText('NGN 70,000')
    await expect(row).toContainText('NGN 714,000')
  } finally {
    await leave(page)
    await mutate({ delete: { id: 'drafts.plan-pro' } })
  }
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

/** Moves the hotspot into the right half, as its dialog does. */
async function moveHotspot(): Promise<void> {
  const hotspot = { _type: 'sanity.imageHotspot', x: 0.8, y: 0.5, width: 0.2, height: 0.4 }
  const crop = { _type: 'sanity.imageCrop', top: 0, bottom: 0, left: 0, right: 0 }
  const set = { 'image.hotspot': hotspot, 'image.crop': crop }
  await mutate({ patch: { id: `drafts.${MEMBER}`, set } })
}

async function pictureOf(address: string | null): Promise<Buffer> {
  const answer = await fetch(String(address))
  expect(answer.status).toBe(200)
  return Buffer.from(await answer.arrayBuffer())
}
