import { expect, test } from 'vitest'
import { environmentProblems, hostVariables } from '#shared/environment.ts'
import { formNames } from '#shared/leads/lead-forms.ts'
import type { FormName } from '#shared/leads/lead-forms.ts'
import { formsWithoutHosts, neededHosts } from './form-hosts.ts'
import { readHosts } from './read-hosts.ts'

const complete: Record<string, string> = {
  ...Object.fromEntries(
    Object.keys(hostVariables).map((name) => [
      name,
      /URL|HOST$/.test(name) ? 'https://host.example' : 'name',
    ]),
  ),
  VITE_SITE_URL: 'https://www.example',
}

/** Every choice of forms that are not used. */
const choices = Array.from({ length: 2 ** formNames.length }, (_, bits): FormName[] =>
  formNames.filter((_form, index) => (bits & (1 << index)) !== 0),
)

test('each host is asked for as long as one form needs it', () => {
  for (const unused of choices) {
    const missing = Object.keys(complete).filter((name) => {
      const rest = { ...complete, [name]: '' }
      return environmentProblems(rest, unused).length === 0
    })
    const all = Object.keys(complete).length
    expect(all - missing.length).toBe(neededHosts(unused).size + all - 7)
  }
})

test('without forms no lead host is needed; funding alone needs four, one of them for files', () => {
  expect([...neededHosts(formNames)]).toEqual([])
  const others = formNames.filter((form) => form !== 'funding')
  expect([...neededHosts(others)].toSorted()).toEqual([
    'iam',
    'identity',
    'states',
    'uploadBucket',
    'uploadHosts',
  ])
})

test('a form without one of its hosts cannot be sent', () => {
  const { leads } = readHosts({ ...complete, VITE_STATES_URL: '', VITE_SHEET_URL: '' }, true)
  expect(formsWithoutHosts(leads)).toEqual(['funding', 'inline-contact'])
  expect(formsWithoutHosts(readHosts({}).leads)).toEqual([])
})
