import { afterEach, expect, test } from 'vitest'
import { isRecord } from '#shared/json.ts'
import { ar, arAnswers } from './ar.ts'
import { en, enAnswers } from './en.ts'
import { fr, frAnswers } from './fr.ts'
import { pseudo } from './pseudo.ts'
import { pt, ptAnswers } from './pt.ts'
import { sw, swAnswers } from './sw.ts'
import { loadWords, setWords, t } from './words.ts'

afterEach(() => setWords(en))

test('the words are those of the language that was set, and English ones where it has no catalog', async () => {
  setWords(await loadWords('xx'))
  expect(t().layout.skip).toBe('Skip to content')
  setWords(pseudo(en))
  expect(t().layout.skip).toBe('Śķíṕ ťó ćóńťéńť')
  expect(t().layout.home('Tofali')).toBe('Ťóḟáĺí ĥóḿé')
})

/** For each text of a catalog, which of the values that it is given it shows. */
function shown(catalog: unknown, place = ''): string[] {
  if (typeof catalog === 'function') {
    const text = String(Reflect.apply(catalog, undefined, ['7', '8', '9', '5', '6']))
    return [`${place}: ${[...new Set(text.match(/[5-9]/g))].toSorted().join(' ')}`]
  }
  if (!isRecord(catalog)) return []
  return Object.entries(catalog).flatMap(([key, item]) => shown(item, `${place}.${key}`))
}

test.each([
  ['French', fr],
  ['Portuguese', pt],
  ['Swahili', sw],
  ['Arabic', ar],
])('%s texts show the same values as the English ones', (_, catalog) => {
  expect(shown(catalog)).toEqual(shown(en))
})

test.each([
  ['French', { ...fr, ...frAnswers }],
  ['Portuguese', { ...pt, ...ptAnswers }],
  ['Swahili', { ...sw, ...swAnswers }],
  ['Arabic', { ...ar, ...arAnswers }],
])('no %s text is left in English', (_, catalog) => {
  const known = Object.entries(textsOf({ ...en, ...enAnswers }))
  const same = known.filter(
    ([place, text]) => textsOf(catalog)[place] === text && / \S+ /.test(text),
  )
  expect(same).toEqual([])
})

/** The texts of a catalog without values, by place. */
function textsOf(catalog: unknown, place = ''): Record<string, string> {
  if (typeof catalog === 'string') return { [place]: catalog }
  if (!isRecord(catalog)) return {}
  return Object.assign(
    {},
    ...Object.entries(catalog).map(([key, item]) => textsOf(item, `${place}.${key}`)),
  )
}
