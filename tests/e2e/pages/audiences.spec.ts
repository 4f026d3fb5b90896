import { brand } from '#tests/support/brand.ts'
import { sandbox } from '#tests/e2e/support/addresses.ts'
import { expect, expectNoSidewaysScroll, openHydrated, test } from '#tests/e2e/support/test.ts'

const auth = `${sandbox}/auth`

interface Audience {
  path: string
  heading: string
  action: string
  /** Address of the action, or the title of the dialog that it opens. */
  leads: string | { dialog: string }
  tab?: string
}

const audiences: Audience[] = [
  {
    path: '/owner',
    heading: 'Build your project with confidence',
    action: 'Create a Project',
    leads: `${auth}/signin`,
    tab: 'Performance Tracking',
  },
  {
    path: '/enterprise',
    heading: 'Manage construction projects like a pro',
    action: 'Contact Sales',
    leads: { dialog: 'Schedule a Demo with Us' },
    tab: 'Cost Control',
  },
  {
    path: '/contractor',
    heading: 'Gain Access to Bid on a Steady Pool of Construction Projects',
    action: 'Create Profile',
    leads: auth,
    tab: 'Quality Management',
  },
  {
    path: '/consultant',
    heading: 'Gain Access to Bid on a Steady Pool of Construction Projects',
    action: 'Create Profile',
    leads: auth,
    tab: 'Cost Control',
  },
  {
    path: '/lender',
    heading: 'Powering Smart Capital Deployment to Build Africa’s 50 Million Housing Deficit',
    action: 'Book a Demo',
    leads: { dialog: 'Schedule a Demo with Us' },
    tab: 'Budget Tracking',
  },
  {
    path: '/developer',
    heading: 'Fund your next project. Keep control of it.',
    action: 'Create a Project',
    leads: `${auth}/project-owner/signup?referralPage=true`,
    tab: 'Cost Control',
  },
  {
    path: '/finance',
    heading: 'Build Now, Pay Later.',
    action: 'Get Started',
    leads: '/schedule-call',
  },
]

for (const { path, heading, action, leads, tab } of audiences) {
  test(`${path} says what it offers, and its action leads where it should`, async ({ page }) => {
    await openHydrated(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    const hero = page.locator('main section').first()
    if (typeof leads === 'string') {
      await expect(hero.getByRole('link', { name: action })).toHaveAttribute('href', leads)
    } else {
      await hero.getByRole('button', { name: action }).click()
      await expect(page.getByRole('dialog', { name: leads.dialog })).toBeVisible()
      await page.keyboard.press('Escape')
    }
    if (tab) await expect(page.getByRole('tab', { name: new RegExp(tab) })).toBeAttached()
    expect(await page.locator('main summary').count()).toBeGreaterThanOrEqual(
      path === '/finance' ? 3 : 8,
    )
    await expectNoSidewaysScroll(page)
  })
}

test('a page that is left for another shows it without loading the document again', async ({
  page,
}) => {
  await openHydrated(page, '/lender')
  await page.evaluate(() => Object.assign(window, { kept: true }))
  await page.getByRole('link', { name: `${brand} home` }).click()
  await expect(page).toHaveURL('/')
  await expect(page).toHaveTitle(new RegExp(brand))
  expect(await page.evaluate(() => 'kept' in window)).toBe(true)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})
