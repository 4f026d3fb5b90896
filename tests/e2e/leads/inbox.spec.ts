import { VALID_BODIES, send } from '#lead-api/calls/call.fixture.ts'
import { sourceOf } from '#lead-api/inbox/inbox.fixture.ts'
import { readPort } from '#scripts/process/ports.ts'
import { expect, test } from '#tests/e2e/support/leads.ts'
import { expectAccessible } from '#tests/e2e/support/test.ts'
import type { LeadApi } from '#tests/e2e/support/leads.ts'

const inbox = `http://localhost:${readPort('SANDBOX_PORT', 4100)}/inbox`

/** Demo requests of a campaign, and an application of another one. */
async function sendLeads({ port }: LeadApi): Promise<void> {
  const ask = (path: string, init?: RequestInit) => fetch(`http://localhost:${port}${path}`, init)
  for (const lastName of ['Kilonzo', 'Langat'])
    await send(ask, 'demo', { ...VALID_BODIES.demo, lastName }, sourceOf('/lender', 'ramadan'))
  await send(ask, 'contact', undefined, sourceOf('/contact', 'spring'))
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a person of a sales team finds the demo requests of a campaign, takes one, notes and closes it', async ({
    page,
    leadApi,
    isMobile,
  }) => {
    await sendLeads(leadApi)
    await page.goto(inbox)
    await page.getByRole('searchbox', { name: 'Search leads' }).fill('demo ramadan today')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/form=demo&.*campaign=ramadan/)
    await page.getByRole('link', { name: 'Ada Langat', exact: true }).click()
    await page.getByRole('button', { name: 'Take it' }).click()
    await page.getByRole('textbox', { name: 'Add a note' }).fill('Wants to see releases.')
    await page.getByRole('button', { name: 'Save note' }).click()
    await expect(page.getByText('Wants to see releases.')).toBeVisible()
    await page.getByRole('button', { name: 'Closed', exact: true }).click()
    await page.getByRole('button', { name: 'Won' }).click()
    await expect(page.getByRole('status').filter({ hasText: '1 lead closed, won.' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Ada Kilonzo', exact: true })).toBeVisible()
    // On a phone the ways to reach a visitor take the place of the navigation.
    if (isMobile) await page.getByRole('link', { name: '2 in the list' }).click()
    await page.getByRole('link', { name: 'Numbers' }).click()
    await expect(page.getByText('Most leads come from /lender: 2 of 3.')).toBeVisible()
  })
})

test('by keyboard alone somebody goes through the leads and takes back what was closed', async ({
  page,
  leadApi,
  isMobile,
}) => {
  test.skip(isMobile, 'A phone has no keys.')
  await sendLeads(leadApi)
  await page.goto(inbox)
  await expectAccessible(page)
  await page.keyboard.press('j')
  await expect(page.getByRole('heading', { name: 'Ada Langat', exact: true })).toBeFocused()
  // However far the page is scrolled, the bar covers nothing of the lead.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  const bar = await page.getByRole('banner').boundingBox()
  const lead = await page.locator('.side').boundingBox()
  expect(lead?.y).toBeGreaterThanOrEqual(bar?.height ?? Infinity)
  await page.keyboard.press('e')
  await expect(page.getByRole('button', { name: 'Won' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Ada Kilonzo', exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ada Langat', exact: true })).toHaveCount(0)
  await page.keyboard.press('u')
  await expect(page.getByRole('link', { name: 'Ada Langat', exact: true })).toBeVisible()
  await page.keyboard.press('x')
  await expect(page.getByRole('group', { name: 'With the selected leads' })).toBeVisible()
  await expectAccessible(page)
})
