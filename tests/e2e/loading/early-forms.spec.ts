import type { Page } from '@playwright/test'
import { holdPage, holdScript } from '#tests/e2e/support/hold-script.ts'
import { forms } from '#tests/e2e/support/lead-forms.ts'
import type { LeadForm } from '#tests/e2e/support/lead-forms.ts'
import { expect, test } from '#tests/e2e/support/leads.ts'
import { slowLine } from '#tests/e2e/support/slow-line.ts'

test.skip(({ isMobile }) => !isMobile, 'a slow connection is a phone')
test.describe.configure({ timeout: 120_000 })

interface Visit {
  call: LeadForm['call']
  /** What is pressed to see the form. */
  opener?: string
  fold?: string
  field: string
}

const visits: Visit[] = [
  { call: 'demo', opener: 'Book a Demo', field: 'businessName' },
  { call: 'funding', opener: 'Apply for Funding', field: 'businessName' },
  { call: 'profile', opener: 'See job openings', field: 'linkedInUrl' },
  { call: 'contact', field: 'firstname' },
  { call: 'inline-contact', fold: 'Write to us', field: 'firstname' },
  { call: 'waitlist', field: 'firstName' },
]

for (const knowsCommands of [true, false]) {
  const browser = knowsCommands ? 'a browser with invoker commands' : 'one without'
  // Such commands open the dialogs alone.
  const tried = knowsCommands ? visits : visits.filter(({ opener }) => opener)
  for (const { call, opener, fold, field } of tried) {
    test(`on a slow phone, in ${browser}, the ${call} form takes what is typed as soon as it is seen`, async ({
      page,
    }) => {
      if (!knowsCommands) await forgetCommands(page)
      await slowDown(page)
      await page.goto(forms[call].path, { waitUntil: 'commit' })
      if (opener) await page.getByRole('button', { name: opener }).first().click()
      if (fold) await page.locator('summary').filter({ hasText: fold }).click()
      const input = page.locator(`form [name=${field}]`)
      await input.click()
      await page.keyboard.type('Adaeze')
      await expect(input).toHaveValue('Adaeze')
      // The app, and the form's own code, come while the visitor is at it.
      await page.locator('html[data-ready]').waitFor()
      await expect(page.locator('form[data-waits]')).toHaveCount(0, { timeout: 30_000 })
      await page.keyboard.type(' O')
      await expect(input).toHaveValue('Adaeze O')
      await expect(input).toBeFocused()
    })
  }
}

test('on a slow phone the app comes for someone who began to type while the page arrived', async ({
  page,
}) => {
  await slowDown(page)
  const release = await holdPage(page, '</main>')
  await page.goto('/contact', { waitUntil: 'commit' })
  const input = page.locator('main form [name=firstname]')
  await input.click()
  await page.keyboard.type('Adaeze')
  release()
  await page.locator('html[data-ready]').waitFor()
  await expect(page.locator('main form[data-waits]')).toHaveCount(0, { timeout: 30_000 })
  await expect(input).toHaveValue('Adaeze')
  await expect(input).toBeFocused()
})

for (const call of ['contact', 'inline-contact'] as const) {
  const { path, fill, button, thanks, body } = forms[call]
  test(`the ${call} form that is sent before any script is there is sent once, when it is`, async ({
    page,
    leadApi,
  }) => {
    const release = await holdScript(page, 'main')
    await page.goto(path)
    if (call === 'inline-contact') await page.locator('summary', { hasText: 'Write to us' }).click()
    const form = page.locator('main form')
    await fill(form)
    await form.getByRole('button', { name: button }).click()
    await form.locator('[name=email]').press('Enter')
    expect(leadApi.seen).toEqual([])
    release()
    await expect(page.getByText(thanks)).toBeVisible({ timeout: 20_000 })
    expect((await leadApi.leads(call)).map((lead) => lead.body)).toEqual([body])
    expect(leadApi.seen).toHaveLength(1)
  })
}

test('the caret, and what is selected, stay when the code of a form comes', async ({ page }) => {
  const release = await holdScript(page, 'all-forms')
  await page.goto('/contact')
  const message = page.locator('main form [name=message]')
  await message.fill('Do you build in Uyo?')
  await message.evaluate(
    (area) => area instanceof HTMLTextAreaElement && area.setSelectionRange(3, 6),
  )
  release()
  await expect(page.locator('form[data-waits]')).toHaveCount(0)
  await expect(message).toBeFocused()
  await page.keyboard.type('we')
  await expect(message).toHaveValue('Do we build in Uyo?')
})

test('the button that sends keeps the focus when the code of a form comes', async ({ page }) => {
  const release = await holdScript(page, 'all-forms')
  await page.goto('/contact')
  await page.locator('html[data-ready]').waitFor()
  const button = page.locator('main form [type=submit]')
  await button.focus()
  release()
  await expect(page.locator('form[data-waits]')).toHaveCount(0)
  await expect(button).toBeFocused()
})

test('a dialog opens and closes before its code is there, in a browser without invoker commands', async ({
  page,
}) => {
  await forgetCommands(page)
  const release = await holdScript(page, 'FormDialogs')
  await page.goto('/lender')
  await page.locator('html[data-ready]').waitFor()
  const opener = page.getByRole('button', { name: 'Book a Demo' }).first()
  const dialog = page.getByRole('dialog', { name: 'Schedule a Demo with Us' })
  await opener.click()
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  await opener.click()
  release()
  await expect(dialog.locator('[name=businessName]')).toBeVisible()
})

for (const knowsCommands of [true, false]) {
  const browser = knowsCommands ? 'a browser with invoker commands' : 'one without'
  test(`in ${browser} a dialog whose button is pressed while the page arrives opens with it`, async ({
    page,
  }) => {
    if (!knowsCommands) await forgetCommands(page)
    const release = await holdPage(page, '<dialog')
    await page.goto('/lender', { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Book a Demo' }).first().click()
    release()
    const dialog = page.getByRole('dialog', { name: 'Schedule a Demo with Us' })
    await expect(dialog).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await page.locator('html[data-ready]').waitFor()
    await expect(dialog).toBeHidden()
  })
}

for (const [path, opener, dialogName] of [
  ['/lender', 'Book a Demo', 'demo'],
  ['/developer', 'Apply for Funding', 'funding'],
  ['/about-us', 'See job openings', 'jobs'],
] as const) {
  for (const width of [390, 1440]) {
    test(`at ${width} px the ${dialogName} dialog stays where it is when its form arrives`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      const release = await holdScript(page, 'main')
      await page.goto(path)
      await page.getByRole('button', { name: opener }).first().click()
      const close = page.locator(`#dialog-${dialogName}`).getByRole('button', { name: 'Close' })
      await close.evaluate((button) =>
        Promise.all(
          button
            .closest('dialog')
            ?.getAnimations()
            .map(({ finished }) => finished) ?? [],
        ),
      )
      const before = await close.boundingBox()
      release()
      await expect(page.locator(`#dialog-${dialogName} form`)).toBeAttached()
      expect((await close.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0)
    })
  }
}

/** A slow line, and a processor six times slower. */
async function slowDown(page: Page): Promise<void> {
  const session = await slowLine(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
}

/** As a browser that knows no `command`: neither the property nor what a press does by itself. */
async function forgetCommands(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement')
    addEventListener('command', (event) => event.preventDefault(), true)
  })
}
