// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { firstInteraction } from './interaction.ts'

afterEach(() => {
  delete document.documentElement.dataset['acted']
})

test.each(['scroll', 'pointermove', 'keydown', 'focusin', 'click'])(
  'nothing happens until the visitor does something; %s is an interaction',
  async (name) => {
    let acted = false
    const first = firstInteraction().then(() => (acted = true))
    await Promise.resolve()
    expect(acted).toBe(false)
    document.dispatchEvent(new Event(name))
    await first
    expect(acted).toBe(true)
  },
)

test('an interaction from before the app had loaded counts', async () => {
  document.documentElement.dataset['acted'] = ''
  await expect(firstInteraction()).resolves.toBeUndefined()
})
