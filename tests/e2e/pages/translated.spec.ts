import type { Page } from '@playwright/test'
import { translatePage, translators } from '#tests/support/translate.ts'
import { forms } from '#tests/e2e/support/lead-forms.ts'
import { expect, failedRequests, test } from '#tests/e2e/support/leads.ts'
import { openHydrated, openHydratedWhole } from '#tests/e2e/support/test.ts'

test.skip(({ isMobile }) => isMobile, 'a translation is the same on every screen')
test.use({ expected: failedRequests })

/** The two that matter to the page: the text stays in it, or a copy takes its place. */
const [wraps, replaces] = translators

for (const translator of [wraps, replaces]) {
  for (const { call, open, fill, body } of Object.values(forms)) {
    test(`the ${call} form of a translated page says what happens, and stays: ${translator}`, async ({
      page,
      leadApi,
    }) => {
      await page.addInitScript(translatePage, translator)
      const form = await open(page)
      await fill(form)
      const receipt = page.locator('main section[data-state]')
      const submit = form.locator('[type=submit]').last()

      await leadApi.inject({ call, status: 503, delayMs: 600, times: 1 })
      await submit.click()
      await expect(submit).toHaveText(/^\s*Sending$/)
      await expect(form.locator('[aria-busy=true]')).toHaveCount(0)
      await page.keyboard.press('Escape')
      await expect(receipt).toHaveAttribute('data-state', 'stored')
      await expect(receipt.getByRole('heading')).toHaveText('Kept on this device, will be sent.')

      await leadApi.inject({ call, delayMs: 600, store: true })
      await expect(receipt).toHaveAttribute('data-state', 'received', { timeout: 25_000 })
      await expect(receipt.getByRole('heading')).not.toContainText('Kept')
      await expect(receipt.getByText('Last tried')).toHaveCount(0)
      expect((await leadApi.leads(call)).map((lead) => lead.body)).toEqual([body])
      await receipt.getByRole('button', { name: 'Copy reference' }).click()
      await expect(receipt.getByRole('button', { name: /Copied|Copy reference/ })).toHaveText(
        /^(Copied|Copy reference)$/,
      )
    })
  }
}

/** Does everything once that a page offers without a form, and gives what it then says. */
async function useEverything(page: Page): Promise<string> {
  return page.evaluate(async () => {
    // oxlint-disable unicorn/consistent-function-scoping -- the page has nothing of this file
    const rest = () => new Promise((resolve) => setTimeout(resolve, 60))
    const main = document.querySelector('main') ?? document.body
    const all = (selector: string) => [...main.querySelectorAll<HTMLElement>(selector)]
    const set = (control: HTMLElement, value: string) => {
      Reflect.set(Object.getPrototypeOf(control), 'value', value, control)
      for (const type of ['input', 'change'])
        control.dispatchEvent(new Event(type, { bubbles: true }))
    }
    const said: (string | null | undefined)[] = []
    const note = async (what: HTMLElement) => {
      await rest()
      said.push(what.closest('section')?.textContent)
    }
    // oxlint-enable unicorn/consistent-function-scoping
    for (const range of all('input[type=range]')) {
      for (const share of [0.8, 0.2]) {
        const { min, max } = range instanceof HTMLInputElement ? range : { min: '0', max: '100' }
        set(range, String(Math.round(Number(min) + (Number(max) - Number(min)) * share)))
        await note(range)
      }
    }
    for (const select of all('select:not(form *)')) {
      if (!(select instanceof HTMLSelectElement)) continue
      for (const option of [...select.options].toReversed().slice(0, 3)) {
        set(select, option.value)
        await note(select)
      }
    }
    const pressed =
      'input:is([type=radio], [type=checkbox]):not(form *), [role=tab], summary, [data-step]'
    for (const control of all(pressed)) {
      control.click()
      await note(control)
    }
    return said.join('\n').replaceAll(/\s+/g, ' ')
  })
}

/** Between them they have every section that changes what it says. */
const pages = [
  '/',
  '/owner',
  '/contractor',
  '/developer',
  '/pricing/enterprise',
  '/fee-estimator',
  '/contact',
  '/referral',
]

test.describe('a translated page', () => {
  test.describe.configure({ timeout: 120_000 })
  for (const path of pages) {
    test(`${path} says the same as it does without the translation, whatever is used`, async ({
      page,
      context,
    }) => {
      const translated = await context.newPage()
      const errors: string[] = []
      translated.on('pageerror', ({ message }) => errors.push(message))
      await openHydratedWhole(page, path)
      await openHydratedWhole(translated, path)
      await translated.evaluate(translatePage, replaces)
      expect(await useEverything(translated)).toBe(await useEverything(page))
      expect(errors).toEqual([])
    })
  }
})

test('the health page finishes, and its report is copied, on a translated page', async ({
  page,
}) => {
  await page.addInitScript(translatePage, replaces)
  await openHydrated(page, '/doctor')
  await expect(page.locator('main')).not.toContainText('Checking', { timeout: 20_000 })
  await page.getByRole('button', { name: /Copy/ }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  await expect(page.getByRole('button', { name: /Copy/ })).toBeVisible({ timeout: 5000 })
})

test('a wrong login on a translated page is named, each time', async ({ page }) => {
  await page.addInitScript(translatePage, replaces)
  await openHydrated(page, '/admin-login')
  await page.getByLabel('Email').fill('ada@umoro.example')
  await page.locator('[type=password]').fill('wrong')
  for (let turn = 0; turn < 2; turn += 1) {
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page.getByText('email or password is wrong')).toBeVisible()
    await expect(page.locator('main [type=submit]')).toHaveText('Log in')
  }
})
