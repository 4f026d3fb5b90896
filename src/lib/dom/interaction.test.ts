// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { firstAct } from './interaction.ts'

afterEach(() => {
  delete document.documentElement.dataset['acted']
})

test.each(['scroll', 'pointermove', 'keydown', 'focusin', 'click'])(
  'a visitor who does nothing is waited for; %s is the first act',
  async (act) => {
    let acted = false
    const first = firstAct().then(() => (acted = true))
    await Promise.resolve()
    expect(acted).toBe(false)
    document.dispatchEvent(new Event(act))
    await first
    expect(acted).toBe(true)
  },
)

test('an act from before the app was there counts', async () => {
  document.documentElement.dataset['acted'] = ''
  await expect(firstAct()).resolves.toBeUndefined()
})
