import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import { mutate, query, takeScreenshots, type Addresses, type Screenshot } from './session.ts'

// The first screen brings ten megabytes of scripts, on a machine that may be busy.
const BOOT = { timeout: 90_000 }

const structure =
  (path: string): Screenshot['open'] =>
  ({ studio }) =>
    `${studio}/structure/${path}`

const presentation =
  (path: string): Screenshot['open'] =>
  ({ studio, site }) =>
    `${studio}/presentation?preview=${encodeURIComponent(site + path)}`

/** The screenshots of the guides. */
export const screenshots: readonly Screenshot[] = [
  { name: 'home', open: ({ site }) => site, steps: settle },
  {
    name: 'studio',
    open: structure('questions;owner'),
    steps: seeText('How do I start my project?'),
  },
  {
    name: 'page',
    height: 1150,
    open: structure('pages;page-lender'),
    steps: see('field-sections'),
  },
  {
    name: 'link',
    open: structure('pages;page-finance'),
    steps: openHeroButton,
    frame: topDialog,
  },
  {
    name: 'image',
    height: 1150,
    open: structure('cards;projects;project-acacia-house'),
    steps: openCrop,
    frame: topDialog,
  },
  {
    name: 'sections',
    open: structure('pages;page-lender'),
    steps: openSectionMenu,
    frame: sectionMenu,
  },
  { name: 'presentation', open: presentation('/lender'), steps: clickHeadline },
  { name: 'frame-menu', open: presentation('/finance'), steps: openFrameMenu },
  {
    name: 'rename',
    prepare: renameFeeEstimator,
    open: structure('pages;page-fee-estimator'),
    steps: publishNewPath,
    frame: topDialog,
  },
  { name: 'texts', open: ({ studio }) => `${studio}/texts`, steps: searchTexts },
]

async function renameFeeEstimator({ sandbox }: Addresses): Promise<void> {
  const published = await query(sandbox, '*[_id == $id][0]', { id: 'page-fee-estimator' })
  const draft = { ...published, _id: 'drafts.page-fee-estimator', path: '/what-it-costs' }
  await mutate(sandbox, [{ createOrReplace: draft }])
}

/** Waits until all that a page of the site loads is there. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
}

/** Waits until the Studio shows this field. */
function see(field: string): (page: Page) => Promise<void> {
  return async (page) => {
    await expect(page.getByTestId(field).first()).toBeVisible(BOOT)
  }
}

function seeText(text: string): (page: Page) => Promise<void> {
  return (page) => expect(page.getByText(text, { exact: true }).first()).toBeVisible(BOOT)
}

function topDialog(page: Page): Locator[] {
  return [page.getByRole('dialog').last().locator('[data-ui="DialogCard"]')]
}

async function openHeroButton(page: Page): Promise<void> {
  await expect(async () => {
    const hero = page.getByTestId('field-sections').getByText('Hero', { exact: true }).first()
    const buttons = page.getByTestId('field-sections[_key=="hero"].actions')
    if (!(await buttons.isVisible())) await hero.click({ timeout: 5000 })
    await buttons.getByText('Get Started').first().click({ timeout: 5000 })
    await expect(page.getByTestId('link-kind')).toBeVisible({ timeout: 5000 })
  }).toPass(BOOT)
}

async function openCrop(page: Page): Promise<void> {
  await expect(async () => {
    await page.getByTestId('options-menu-edit-details').first().click({ timeout: 5000 })
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 5000 })
  }).toPass(BOOT)
}

async function openSectionMenu(page: Page): Promise<void> {
  const list = page.getByTestId('field-sections')
  await expect(async () => {
    await list.getByRole('button', { name: /^Add item/ }).click({ timeout: 5000 })
    await expect(page.getByRole('menuitem', { name: /^Statistics: / })).toBeVisible()
  }).toPass(BOOT)
}

function sectionMenu(page: Page): Locator[] {
  return [
    page
      .locator('[data-ui="Popover"]')
      .filter({ has: page.getByRole('menuitem') })
      .last(),
  ]
}

async function publishNewPath(page: Page): Promise<void> {
  const button = page.getByTestId('action-publish')
  await expect(async () => {
    await button.click({ timeout: 5000 })
    await expect(page.getByRole('dialog').getByLabel('New address')).toBeVisible({ timeout: 5000 })
  }).toPass(BOOT)
}

async function searchTexts(page: Page): Promise<void> {
  await expect(async () => {
    await page.getByRole('searchbox', { name: 'Find' }).fill('milestone', { timeout: 5000 })
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page.getByRole('textbox', { name: 'Replace with' })).toBeVisible()
  }).toPass(BOOT)
  await page.getByRole('textbox', { name: 'Replace with' }).fill('stage')
}

/** The framed site, once its words know their field. */
async function framedSite(page: Page): Promise<FrameLocator> {
  const frame = page.frameLocator('iframe')
  await expect(frame.locator('main h1')).toHaveText(/\p{Cf}{8}/u, BOOT)
  await frame.locator('sanity-visual-editing').waitFor({ state: 'attached', ...BOOT })
  return frame
}

async function clickHeadline(page: Page): Promise<void> {
  const frame = await framedSite(page)
  const field = page.getByTestId('field-sections[_key=="hero"].heading').getByRole('textbox')
  await expect(async () => {
    await frame.locator('main h1').click({ timeout: 5000 })
    await expect(field).toBeFocused({ timeout: 10_000 })
  }).toPass(BOOT)
}

async function openFrameMenu(page: Page): Promise<void> {
  const frame = await framedSite(page)
  const hero = frame.locator('main [data-sanity*=";path=sections:hero;"]')
  await expect(async () => {
    const box = await hero.boundingBox()
    if (box === null) throw new Error('The section is not on the screen.')
    const [x, y] = [box.x + 6, box.y + Math.min(box.height / 2, 200)]
    await page.mouse.move(x + 2, y + 2)
    await page.mouse.move(x, y)
    await expect(hero).toHaveCSS('cursor', 'move', { timeout: 2000 })
    await page.mouse.click(x, y, { button: 'right' })
    await expect(frame.getByText('Insert after')).toBeVisible({ timeout: 2000 })
  }).toPass(BOOT)
}

if (import.meta.main)
  await takeScreenshots(screenshots, {
    width: 1280,
    margin: 16,
    scale: 1.5,
    hasStudio: true,
    file: (name) => `docs/screenshots/${name}.webp`,
    shape: (png) => png.webp({ quality: 80, effort: 6 }),
  })
