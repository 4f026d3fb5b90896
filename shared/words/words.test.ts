import { afterEach, expect, test } from 'vitest'
import { isRecord } from '#shared/json.ts'
import { languageCodes } from '#shared/languages.ts'
import { loadAnswers } from './answers.ts'
import { en } from './en.ts'
import { pseudo } from './pseudo.ts'
import { loadWords, setWords, t } from './words.ts'

const translated = languageCodes.slice(1)

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

/** Both parts of a catalog. */
const catalogOf = async (code: string) => ({
  ...(await loadWords(code)),
  ...(await loadAnswers(code)),
})

test.each(translated)('texts in %s show the same values as the English ones', async (code) => {
  const catalog = await catalogOf(code)
  expect(catalog.code).toBe(code)
  expect(shown(catalog)).toEqual(shown(await catalogOf('en')))
})

test.each(translated)('no text in %s is left in the language it was copied from', async (code) => {
  const catalog = textsOf(await catalogOf(code))
  for (const other of languageCodes.filter((one) => one !== code)) {
    const known = Object.entries(textsOf(await catalogOf(other)))
    const same = known.filter(([place, text]) => catalog[place] === text && / \S+ /.test(text))
    expect(same).toEqual([])
  }
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
