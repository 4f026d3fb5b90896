import { readFile } from 'node:fs/promises'
import { mutate, query } from '#tests/e2e/support/site.ts'
import { begin, BOOT, expect, SAVED, studio, test, unbuiltPage } from '#tests/e2e/support/studio.ts'

const SOURCE = 'page-terms'
const FRENCH = `${SOURCE}-fr`
const HEADING = '*[_id == $id][0].sections[0].heading'

test.use({ expected: unbuiltPage })

test('an editor translates a page, sees it outdated, and brings its texts back from a translator', async ({
  page,
}) => {
  const ids = [FRENCH, `drafts.${FRENCH}`, `translations-${SOURCE}`, `drafts.${SOURCE}`]
  const clear = ids.map((id) => ({ delete: { id } }))
  await mutate(...clear)
  try {
    await page.goto(`${studio}/structure/pages;${SOURCE}`)
    const languages = page.getByRole('region', { name: 'Languages' })
    await begin(async () => {
      await languages.getByRole('button', { name: 'Français: missing. Add' }).click(SAVED)
      await expect(languages.getByRole('link', { name: 'English' })).toBeVisible(SAVED)
    })
    // The source stays open beside its translation.
    const panes = page.getByTestId('document-pane')
    await expect(panes).toHaveCount(2)
    const french = panes.last()
    await expect(french.getByTestId('field-path').getByRole('textbox')).toHaveValue('/fr/terms')
    await french.getByTestId('field-path').getByRole('textbox').fill('/fr/conditions')
    await french.getByTestId('field-title').getByRole('textbox').fill('Conditions')
    await expect(async () => {
      await french.getByTestId('action-publish').click({ timeout: 2000 })
      await expect.poll(() => query('*[_id == $id][0].path', FRENCH)).toBe('/fr/conditions')
    }).toPass(BOOT)
    await expect(languages.first()).toContainText('Français: current', SAVED)

    await mutate({ patch: { id: SOURCE, set: { signUpLabel: 'Join' } } })
    await expect(languages.first()).toContainText('Français: older than its source', SAVED)

    await page.goto(`${studio}/languages`)
    const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: '/terms' }) })
    await expect(row.getByRole('link', { name: 'older than its source' })).toBeVisible(BOOT)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Français: take texts out' }).click()
    const file = await readFile(await (await download).path(), 'utf8')
    const translated = file.replace(
      /(page-title&quot;\]\.heading"[^>]*>\s*<source>Terms of use<\/source>)/,
      '$1<target>Conditions d’utilisation</target>',
    )
    expect(translated).not.toBe(file)
    await page.getByLabel('Français: bring texts in').setInputFiles({
      name: 'texts-fr.xlf',
      mimeType: 'application/xliff+xml',
      buffer: Buffer.from(translated),
    })
    await expect(page.getByRole('status').filter({ hasText: 'in drafts.' })).toBeVisible(SAVED)
    expect(await query(HEADING, `drafts.${FRENCH}`, 'raw')).toBe('Conditions d’utilisation')
    expect(await query(HEADING, FRENCH)).toBe('Terms of use')
  } finally {
    await mutate(...clear, { patch: { id: SOURCE, unset: ['signUpLabel'] } })
  }
})
