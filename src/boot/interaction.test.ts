// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { firstInteraction } from './click-queue.ts'

afterEach(() => {
  delete document.documentElement.dataset['interacted']
})

test.each(['scroll', 'pointermove', 'keydown', 'focusin', 'click'])(
  'nothing happens until the visitor does something; %s is an interaction',
  async (name) => {
    let hasInteracted = false
    const first = firstInteraction().then(() => (hasInteracted = true))
    await Promise.resolve()
    expect(hasInteracted).toBe(false)
    document.dispatchEvent(new Event(name))
    await first
    expect(hasInteracted).toBe(true)
  },
)

test('an interaction from before the app had loaded counts', async () => {
  document.documentElement.dataset['interacted'] = ''
  await expect(firstInteraction()).resolves.toBeUndefined()
})
