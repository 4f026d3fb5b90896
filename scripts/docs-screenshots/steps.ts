import { expect, type Locator, type Page } from '@playwright/test'

// The first screen brings ten megabytes of scripts, on a machine that may be busy.
export const BOOT = { timeout: 90_000 }

/** Waits until all that a page of the site loads is there. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
}

/** Waits until the Studio shows this field. */
export function see(field: string): (page: Page) => Promise<void> {
  return async (page) => {
    await expect(page.getByTestId(field).first()).toBeVisible(BOOT)
  }
}

export function seeText(text: string): (page: Page) => Promise<void> {
  return (page) => expect(page.getByText(text, { exact: true }).first()).toBeVisible(BOOT)
}

export function openTab(name: string, field: string): (page: Page) => Promise<void> {
  return async (page) => {
    await expect(async () => {
      await page.getByRole('tab', { name }).click({ timeout: 5000 })
      await expect(page.getByTestId(field)).toBeVisible({ timeout: 5000 })
    }).toPass(BOOT)
  }
}

export function part(name: string): (page: Page) => Locator[] {
  return (page) => [page.getByTestId(name)]
}

export function topDialog(page: Page): Locator[] {
  return [page.getByRole('dialog').last().locator('[data-ui="DialogCard"]')]
}

export async function openHeroButton(page: Page): Promise<void> {
  await expect(async () => {
    const hero = page.getByTestId('field-sections').getByText('Hero', { exact: true }).first()
    const buttons = page.getByTestId('field-sections[_key=="hero"].actions')
    if (!(await buttons.isVisible())) await hero.click({ timeout: 5000 })
    await buttons.getByText('Get Started').first().click({ timeout: 5000 })
    await expect(page.getByTestId('link-kind')).toBeVisible({ timeout: 5000 })
  }).toPass(BOOT)
}

export async function openCrop(page: Page): Promise<void> {
  await expect(async () => {
    await page.getByTestId('options-menu-edit-details').first().click({ timeout: 5000 })
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 5000 })
  }).toPass(BOOT)
}

export async function openTemplates(page: Page): Promise<void> {
  await page.getByTestId('multi-action-intent-button').click(BOOT)
  await expect(page.getByRole('menuitem', { name: /Landing page: create/ })).toBeVisible()
}

export function templates(page: Page): Locator[] {
  return [page.getByTestId('multi-action-intent-button'), page.getByRole('menu').last()]
}

export async function openSectionMenu(page: Page): Promise<void> {
  const list = page.getByTestId('field-sections')
  await expect(async () => {
    await list.getByRole('button', { name: /^Add item/ }).click({ timeout: 5000 })
    await expect(page.getByRole('menuitem', { name: /^Statistics: / })).toBeVisible()
  }).toPass(BOOT)
}

export function sectionMenu(page: Page): Locator[] {
  return [
    page
      .locator('[data-ui="Popover"]')
      .filter({ has: page.getByRole('menuitem') })
      .last(),
  ]
}

export async function publishNewPath(page: Page): Promise<void> {
  const button = page.getByTestId('action-publish')
  await expect(async () => {
    await button.click({ timeout: 5000 })
    await expect(page.getByRole('dialog').getByLabel('New address')).toBeVisible({ timeout: 5000 })
  }).toPass(BOOT)
}

export async function searchTexts(page: Page): Promise<void> {
  await expect(async () => {
    await page.getByRole('searchbox', { name: 'Find' }).fill('milestone', { timeout: 5000 })
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page.getByRole('textbox', { name: 'Replace with' })).toBeVisible()
  }).toPass(BOOT)
  await page.getByRole('textbox', { name: 'Replace with' }).fill('stage')
}

export async function seeLead(page: Page): Promise<void> {
  const inbox = page.frameLocator('iframe[title="Inbox"]')
  await expect(inbox.getByText('Do you build in Kisumu?')).toBeVisible(BOOT)
  // The moment of the screenshot would be another in each run.
  await inbox.locator('time').evaluate((time) => (time.textContent = '2026-11-20 09:30 UTC'))
}

export async function seeNotice(page: Page): Promise<void> {
  await expect(page.getByText('Our offices are closed')).toBeVisible(BOOT)
  await settle(page)
}

export function headerAndNotice(page: Page): Locator[] {
  return [
    page.getByRole('banner'),
    page.getByText('Our offices are closed'),
    page.locator('main h1'),
  ]
}
