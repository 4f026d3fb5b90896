import { readFile } from 'node:fs/promises'
import { mutate, query } from '#tests/e2e/support/site.ts'
import {
  begin,
  BOOT,
  expect,
  leave,
  openStudio,
  SAVED,
  test,
  unbuiltPage,
} from '#tests/e2e/support/studio.ts'

const SOURCE = 'page-to-translate'
const FRENCH = `${SOURCE}-fr`
const title = { _key: 'title', _type: 'pageTitle', heading: 'Site rules', tone: 'clay' }
const rules = {
  _id: SOURCE,
  _type: 'page',
  language: 'en',
  title: 'Rules',
  path: '/site-rules',
  sections: [title],
}
const HEADING = '*[_id == $id][0].sections[0].heading'

test.use({ expected: unbuiltPage })

test('an editor translates a page, sees it outdated, and brings its texts back from a translator', async ({
  page,
}) => {
  const ids = [FRENCH, `drafts.${FRENCH}`, `translations-${SOURCE}`, SOURCE]
  const clear = ids.map((id) => ({ delete: { id } }))
  await mutate(...clear, { create: rules })
  try {
    await openStudio(page, `/structure/pages;${SOURCE}`)
    const languages = page.getByRole('region', { name: 'Languages' })
    await begin(async () => {
      await languages.getByRole('button', { name: 'Français: missing. Add' }).click(SAVED)
      await expect(languages.getByRole('link', { name: 'English' })).toBeVisible(SAVED)
    })
    // The source stays open beside its translation.
    const panes = page.getByTestId('document-pane')
    await expect(panes).toHaveCount(2)
    const french = panes.last()
    await expect(french.getByText('In Français', { exact: true })).toBeVisible()
    await expect(french.getByTestId('field-path').getByRole('textbox')).toHaveValue(
      '/fr/site-rules',
    )
    await french.getByTestId('field-path').getByRole('textbox').fill('/fr/regles')
    await french.getByTestId('field-title').getByRole('textbox').fill('Règles')
    await expect(async () => {
      await french.getByTestId('action-publish').click({ timeout: 2000 })
      await expect.poll(() => query('*[_id == $id][0].path', FRENCH)).toBe('/fr/regles')
    }).toPass(BOOT)
    await expect(languages.first()).toContainText('Français: current', SAVED)

    await mutate({ patch: { id: SOURCE, set: { signUpLabel: 'Join' } } })
    await expect(languages.first()).toContainText('Français: older than its source', SAVED)

    await openStudio(page, '/languages')
    const row = page
      .getByRole('row')
      .filter({ has: page.getByRole('link', { name: '/site-rules' }) })
    await expect(row.getByRole('link', { name: 'older than its source' })).toBeVisible(BOOT)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Français: take texts out' }).click()
    const file = await readFile(await (await download).path(), 'utf8')
    const translated = file.replace(
      /(title&quot;\]\.heading"[^>]*>\s*<source>Site rules<\/source>)/,
      '$1<target>Règles du chantier</target>',
    )
    expect(translated).not.toBe(file)
    await page.getByLabel('Français: bring texts in').setInputFiles({
      name: 'texts-fr.xlf',
      mimeType: 'application/xliff+xml',
      buffer: Buffer.from(translated),
    })
    await expect(page.getByRole('status').filter({ hasText: 'in drafts.' })).toBeVisible(SAVED)
    expect(await query(HEADING, `drafts.${FRENCH}`, 'raw')).toBe('Règles du chantier')
    expect(await query(HEADING, FRENCH)).toBe('Site rules')
    // Another journey may have a French draft at the same time.
    await page.getByRole('button', { name: /^Français: publish \d+ drafts?$/ }).click()
    await expect.poll(() => query(HEADING, FRENCH)).toBe('Règles du chantier')
  } finally {
    await leave(page)
    await mutate(...clear)
  }
})
