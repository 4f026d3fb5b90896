import { QueryObserver } from '@tanstack/react-query'
import { expect, onTestFinished, test } from 'vitest'
import { serveSeedSandbox } from '#tests/support/seed.ts'
import { createCache, shell } from './cache.ts'
import { watchContent } from './watch-content.ts'

const { origin } = await serveSeedSandbox()

/** The brand that a tab shows. */
function openTab() {
  const cache = createCache(null)
  const tab = new QueryObserver(cache, shell)
  onTestFinished(tab.subscribe(() => {}))
  onTestFinished(watchContent(cache))
  return () => tab.getCurrentResult().data?.settings?.title
}

async function publish(title: string) {
  const patch = { id: 'siteSettings', set: { title } }
  const response = await fetch(`${origin}/v2025-02-19/data/mutate/production`, {
    method: 'POST',
    headers: { authorization: 'Bearer editor', 'content-type': 'application/json' },
    body: JSON.stringify({ mutations: [{ patch }] }),
  })
  expect(response.ok).toBe(true)
}

test('two tabs that are open show what is published, each time', async () => {
  const [one, other] = [openTab(), openTab()]
  for (const brand of ['Matofali', 'Tofali']) {
    await expect.poll(() => [one(), other()]).not.toContain(undefined)
    await publish(brand)
    await expect.poll(() => [one(), other()]).toEqual([brand, brand])
  }
})
