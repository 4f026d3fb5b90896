import { afterEach, expect, test } from 'vitest'
import { en } from './en.ts'
import { pseudo } from './pseudo.ts'
import { loadWords, setWords, t } from './words.ts'

afterEach(() => setWords(en))

test('the words are those of the language that was set, and English ones where it has no catalog', async () => {
  setWords(await loadWords('xx'))
  expect(t().layout.skip).toBe('Skip to content')
  setWords(pseudo(en))
  expect(t().layout.skip).toBe('Śķíṕ ťó ćóńťéńť')
  expect(t().layout.home('Tofali')).toBe('Ťóḟáĺí ĥóḿé')
})
