import { expect, test } from 'vitest'
import { among } from './dataset.fixture.ts'
import { checkUnusedForms } from './form-rules.ts'

const page = {
  _id: 'drafts.page',
  _type: 'page',
  path: '/lender',
  sections: [
    { _key: 'h', _type: 'hero', actions: [{ _key: 'b', _type: 'action', opens: 'demo' }] },
    { _key: 'x', _type: 'hero', hidden: true, actions: [{ _key: 'b', opens: 'demo' }] },
    { _key: 'o', _type: 'offices' },
    { _key: 'q', _type: 'questionBlock' },
  ],
}
const settings = (unusedForms: string[]) => [
  { _id: 'siteSettings', _type: 'siteSettings', unusedForms },
]

async function told(document: typeof page | typeof waitlist, unused: string[]) {
  const findings = await checkUnusedForms(document, among(settings(unused), document))
  return findings.map(({ path, message }) => [path, message])
}

const waitlist = { ...page, path: '/schedule-call', sections: [] }

test('an editor is told of a button that nobody sees, at its field', async () => {
  expect(await told(page, ['demo', 'profile'])).toEqual([
    [
      ['sections', { _key: 'h' }, 'actions', { _key: 'b' }, 'opens'],
      '"Schedule a demo" is switched off in the site settings: visitors do not see this button.',
    ],
  ])
})

test('and of what remains of a section, and of a page that is gone', async () => {
  const [offices, questions] = await told(page, ['contact', 'inline-contact'])
  expect(offices?.[1]).toContain('visitors see the offices alone')
  expect(questions?.[1]).toContain('visitors do not see this section')
  const [gone] = await told(waitlist, ['waitlist'])
  expect(gone?.[1]).toContain('visitors read "Page not found" here')
})

test('with every form in use nothing is told', async () => {
  expect(await told(page, [])).toEqual([])
})

test('a document without forms does not query the settings', async () => {
  const plain = { _id: 'q', _type: 'faqItem', question: 'Why?' }
  const context = among([], plain)
  expect(await checkUnusedForms(plain, context)).toEqual([])
  expect(context.asked).toEqual([])
})
