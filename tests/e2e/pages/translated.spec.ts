import type { Page } from '@playwright/test'
import { translatePage, translators } from '#tests/support/translate.ts'
import { forms } from '#tests/e2e/support/lead-forms.ts'
import { expect, failedRequests, test } from '#tests/e2e/support/leads.ts'
import { hydrateSections, openHydrated } from '#tests/e2e/support/test.ts'

test.skip(({ isPhone }) => isPhone, 'a translation is the same on every screen')
test.use({ expected: failedRequests })

/** The harder one for the page: a copy takes the place of each text. */
const [, replaces] = translators

test('the form and the receipt of a translated page say what happens, each time', async ({
  page,
  leadApi,
}) => {
  const { call, open, fill, body } = forms.contact
  await page.addInitScript(translatePage, replaces)
  const form = await open(page)
  await fill(form)
  const receipt = page.locator('main section[data-state]')
  const submit = form.locator('[type=submit]').last()
  await leadApi.inject({ call, status: 503, delayMs: 600, times: 1 })
  await submit.click()
  await expect(submit).toHaveText(/^\s*Sending$/)
  await expect(receipt).toHaveAttribute('data-state', 'stored')
  await expect(receipt.getByRole('heading')).toHaveText('We do not have it yet.')
  await expect(receipt).toHaveAttribute('data-state', 'received', { timeout: 25_000 })
  await expect(receipt.getByRole('heading')).not.toContainText('yet')
  await expect(receipt.getByText('Last tried')).toHaveCount(0)
  expect((await leadApi.leads(call)).map((lead) => lead.body)).toEqual([body])
})

/** Uses every control of a page outside of forms, and returns what the sections then contain. */
async function useEverything(page: Page): Promise<string> {
  // A tab in the background draws no frames.
  await page.bringToFront()
  // A row of slides and tabs have other controls once the app has drawn them.
  await expect(page.locator('main [data-step]')).toHaveCount(0)
  return page.evaluate(async () => {
    for (let frame = 0; frame < 20; frame += 1) await new Promise(requestAnimationFrame)
    const main = document.querySelector('main') ?? document.body
    const said: (string | null | undefined)[] = []
    const controls = main.querySelectorAll<HTMLElement>(
      'input:not(form *), select:not(form *), [role=tab], summary',
    )
    for (const control of controls) {
      const last =
        control instanceof HTMLSelectElement
          ? control.options.item(control.options.length - 1)?.value
          : control.getAttribute('max')
      if (last) {
        Reflect.set(Object.getPrototypeOf(control), 'value', last, control)
        for (const type of ['input', 'change'])
          control.dispatchEvent(new Event(type, { bubbles: true }))
      } else control.click()
      // Frames, not a time: a busy machine takes longer to draw what follows.
      for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame)
      said.push(control.closest('section')?.textContent)
    }
    return said.join('\n').replaceAll(/\s+/g, ' ')
  })
}

for (const path of ['/', '/pricing/enterprise', '/fee-estimator']) {
  test(`${path} says the same with and without a translation, whatever is used`, async ({
    page,
    context,
  }) => {
    const translated = await context.newPage()
    const errors: string[] = []
    translated.on('pageerror', ({ message }) => errors.push(message))
    for (const tab of [page, translated]) {
      await openHydrated(tab, path)
      await hydrateSections(tab)
    }
    await translated.evaluate(translatePage, replaces)
    expect(await useEverything(translated)).toBe(await useEverything(page))
    expect(errors).toEqual([])
  })
}
