// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { fetchContent } from './client.ts'

const failure = () => Response.json({ error: 'down' }, { status: 400 })
const answer = (result: unknown) => () => Response.json({ result, ms: 1, query: '' })

test('content that could not be asked for, because the default language was not known, is asked for again', async () => {
  const answers = [failure, answer('fr'), answer('Bonjour')]
  vi.stubGlobal('fetch', async () => (answers.shift() ?? failure)())
  await expect(fetchContent('*[language == $base]')).rejects.toThrow('down')
  expect(await fetchContent('*[language == $base]')).toBe('Bonjour')
})
