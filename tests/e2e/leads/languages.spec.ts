import { ar } from '#shared/words/ar.ts'
import { fr } from '#shared/words/fr.ts'
import { awaken } from '#tests/e2e/support/lead-forms.ts'
import { expect, failedRequests, test } from '#tests/e2e/support/leads.ts'
import { expectAccessible } from '#tests/e2e/support/test.ts'

test.skip(({ isPhone }) => isPhone, 'there is one page for all screens')
test.use({ expected: failedRequests, reducedMotion: 'reduce' })

for (const [words, owner, other] of [
  [fr, '/fr/proprietaires', ar],
  [ar, '/ar/owner', fr],
] as const) {
  const { code, dir, contact, pages, form: said } = words

  test(`${code}: from home to the owners, and a message that is corrected, sent and receipted`, async ({
    page,
    leadApi,
  }) => {
    await page.goto(`/${code}?utm_campaign=ramadan`)
    const html = page.locator('html')
    await expect(html).toHaveAttribute('lang', code)
    expect(await html.evaluate((element) => getComputedStyle(element).direction)).toBe(dir)
    await page.locator(`main a[href="${owner}"]`).first().click()
    await expect(page).toHaveURL(owner)
    await page.locator(`nav a[href="/${code}/contact"]`).first().click()
    await expect(page).toHaveURL(`/${code}/contact`)

    const form = page.locator('main form')
    await awaken(form)
    await form.getByRole('button', { name: said.send }).click()
    for (const message of [contact.firstname, contact.lastname, contact.email, contact.message])
      await expect(form.getByText(message).first()).toBeVisible()
    await expectAccessible(page, 'with errors')

    await form.locator('[name=firstname]').fill('Amina')
    await page.locator(`footer a[hreflang="${other.code}"]`).click()
    await expect(html).toHaveAttribute('lang', other.code)
    await expect(form.locator('[name=firstname]')).toHaveValue('Amina')
    await page.goBack()

    await awaken(form)
    await expect(form.locator('[name=firstname]')).toHaveValue('Amina')
    const rest = { lastname: 'Okonkwo', email: 'adaeze@okonkwo.example', message: 'Uyo?' }
    for (const [name, value] of Object.entries(rest))
      await form.locator(`[name=${name}]`).fill(value)
    await form.getByRole('button', { name: said.send }).click()
    await expect(page.getByText(contact.sent)).toBeVisible()
    const receipt = page.locator('main section[data-state="received"]')
    await expect(receipt.getByText(words.receipt.yourReference)).toBeVisible()
    await expectAccessible(page, 'with the receipt')
    const source = { first: `/${code}`, page: `/${code}/contact`, utm: { campaign: 'ramadan' } }
    expect(await leadApi.leads('contact')).toMatchObject([{ language: code, source }])
    const fonts = await page.evaluate(() => [...document.fonts].map(({ status }) => status))
    // Arabic letters are the system's.
    expect(fonts.includes('loaded')).toBe(dir === 'ltr')
  })

  test(`${code}: a page that does not exist says so`, async ({ page }) => {
    const response = await page.goto(`/${code}/nowhere`)
    expect(response?.status()).toBe(404)
    // The content API may take up to ten seconds.
    const heading = page.getByRole('heading', { name: pages.notFound })
    await expect(heading).toBeVisible({ timeout: 15_000 })
    await expect(page.locator('html')).toHaveAttribute('lang', code)
    await expectAccessible(page)
  })
}
