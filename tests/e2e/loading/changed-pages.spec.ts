import type { Page } from '@playwright/test'
import { translatePage, translators } from '#tests/support/translate.ts'
import { holdScript } from '#tests/e2e/support/hold-script.ts'
import { expect, test } from '#tests/e2e/support/test.ts'

test.skip(({ isMobile }) => isMobile, 'what changes a page is the same on every screen')
// React reports that it has drawn a page again.
test.use({ expected: /Minified React error #418/ })
test.describe.configure({ timeout: 90_000 })

/** What changes the HTML of a page between the first view and the app. */
const changes: Record<string, () => void> = {
  'a password manager puts an element after every field': () => {
    for (const field of document.querySelectorAll('input:not([type=radio]), textarea'))
      field.after(document.createElement('vault-button'))
  },
  'the browser translates it': () => {},
}

const pages = [
  '/contact',
  '/referral',
  '/schedule-call',
  '/admin-login',
  '/fee-estimator',
  '/pricing/enterprise',
  '/developer',
  '/',
]

/** Uses every control in the way that a visitor would, and gives what it then contains. */
function useControls(): void {
  const controls = document.querySelectorAll('main :is(input:not([readonly]), select, textarea)')
  for (const control of controls) {
    control.closest('details')?.setAttribute('open', '')
    if (control instanceof HTMLSelectElement) control.selectedIndex = control.options.length - 1
    else if (control instanceof HTMLTextAreaElement) control.value = 'Do you build in Uyo?'
    else if (control instanceof HTMLInputElement) {
      if (/checkbox|radio/.test(control.type)) control.click()
      else if (control.type === 'range') control.value = control.max
      else if (control.type === 'email') control.value = 'ada@umoro.example'
      else control.value = 'Adaeze'
    }
  }
}

/** What the controls contain that the page has with and without the app. */
function readControls(): Record<string, string> {
  const controls = [
    ...document.querySelectorAll<HTMLElement>('main :is(input:not([readonly]), select, textarea)'),
  ]
  const counts = new Map<string, number>()
  return Object.fromEntries(
    controls.flatMap((control) => {
      const name = control.getAttribute('name') ?? control.getAttribute('type') ?? ''
      const count = (counts.get(name) ?? 0) + 1
      counts.set(name, count)
      // Tabs are radios only until the app has started.
      if (control.hasAttribute('data-option')) return []
      // A list of countries becomes a button with its search.
      if (/country/i.test(name)) return []
      const { value, checked } =
        control instanceof HTMLInputElement ||
        control instanceof HTMLSelectElement ||
        control instanceof HTMLTextAreaElement
          ? { value: control.value, checked: 'checked' in control && control.checked }
          : { value: '', checked: false }
      return [[`${name} ${count}`, `${value} ${checked}`]]
    }),
  )
}

async function open(page: Page, path: string, change: string): Promise<() => Promise<void>> {
  if (change === 'the browser translates it')
    await page.addInitScript(translatePage, translators[1])
  const release = await holdScript(page, 'main')
  await page.goto(path)
  const count = await page.locator('main form').count()
  return async () => {
    await page.evaluate(changes[change] ?? (() => {}))
    release()
    await page.locator('html[data-ready]').waitFor()
    await expect(page.locator('main form:not([data-waits])')).toHaveCount(count, {
      timeout: 30_000,
    })
  }
}

for (const change of Object.keys(changes)) {
  for (const path of pages) {
    test(`${path} keeps what was entered before the app, although ${change}`, async ({ page }) => {
      const start = await open(page, path, change)
      await page.evaluate(useControls)
      const entered = await page.evaluate(readControls)
      await page.locator('main :is(form, section)').last().hover()
      await start()
      await page.mouse.wheel(0, 200)
      await expect.poll(() => page.evaluate(readControls)).toEqual(entered)
    })
  }

  test(`the focus and the selection stay in a field, although ${change}`, async ({ page }) => {
    const start = await open(page, '/contact', change)
    const message = page.locator('main form [name=message]')
    await page.locator('main form [name=firstname]').fill('Adaeze')
    await message.fill('Do you build in Uyo?')
    await message.evaluate(
      (area) => area instanceof HTMLTextAreaElement && area.setSelectionRange(3, 6),
    )
    await start()
    await expect(message).toBeFocused()
    await page.keyboard.type('we')
    await expect(message).toHaveValue('Do we build in Uyo?')
    await expect(page.locator('main form [name=firstname]')).toHaveValue('Adaeze')
    // A draft, so that a reload does not lose it either.
    await page.reload()
    await expect(page.locator('main form:not([data-waits]) [name=message]')).toHaveValue(
      'Do we build in Uyo?',
    )
  })

  test(`a form that was sent before the app is sent, although ${change}`, async ({ page }) => {
    const start = await open(page, '/contact', change)
    const form = page.locator('main form')
    await form.locator('[name=firstname]').fill('Adaeze')
    await form.getByRole('button', { name: 'Send message' }).click()
    await start()
    // Not complete, so it is said what is missing.
    await expect(form.getByText(/^Check \d answers$/)).toBeVisible()
  })

  test(`a dialog stays open with its choice, although ${change}`, async ({ page }) => {
    const start = await open(page, '/', change)
    await page.locator('main [commandfor=dialog-iam]').first().click()
    const dialog = page.locator('#dialog-iam')
    await dialog.getByRole('radio').nth(1).check({ force: true })
    await start()
    await expect(dialog).toBeVisible()
    await expect(dialog.getByRole('radio').nth(1)).toBeChecked()
    await expect(dialog.getByRole('button', { name: 'Continue' })).toBeEnabled()
  })
}
