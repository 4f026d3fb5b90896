// @vitest-environment node
import { expect, test } from 'vitest'
import { loadPage } from '#src/content/queries/load-page.ts'
import { loadShell } from '#src/content/queries/load-shell.ts'
import { serveSeedSandbox } from '#tests/support/seed.ts'
import { shareCard } from '#scripts/share-images/card.ts'
import { drawnCard } from '#studio/seo-preview/drawn-card.ts'

const sandbox = await serveSeedSandbox()

test('an editor sees the words and the colour that the build draws, on every page', async () => {
  const { settings } = await loadShell()
  const pages = sandbox.store.all().filter(({ _type }) => _type === 'page')
  for (const page of pages) {
    // oxlint-disable-next-line no-await-in-loop -- one page after another
    const built = await loadPage(String(page['path']))
    if (built === null || settings === null)
      throw new Error(`${String(page['path'])} is not built.`)
    const { image: _image, logo: _logo, ...card } = shareCard(built, settings)
    expect(drawnCard(page)).toEqual(card)
  }
  expect(pages.length).toBeGreaterThan(15)
})
