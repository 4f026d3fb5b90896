import { render, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import type { Section } from '#src/content/types.ts'
import { abuja } from './sections.fixture.ts'
import { Offices } from './offices/Offices.tsx'
import { QuestionBlock } from './question-block/QuestionBlock.tsx'

type Words = Section<'offices'>['texts']

const named = { _id: 'formTexts', _type: 'formTexts' } as const
const contact = {
  _type: 'contactTexts',
  send: 'Post it',
  privacy: 'Mind our [rules].',
  link: '/policy',
  receipt: null,
} as const
const reach = { email: 'hello@tofali.example', phone: '+234 000 555 0100', whatsapp: null }

function contactPage(texts: Words) {
  return (
    <MemoryRouter>
      <Offices
        section={{
          _key: 'o',
          _type: 'offices',
          heading: 'Our offices',
          lead: null,
          formHeading: null,
          noForm: null,
          offices: [abuja],
          contact: reach,
          texts,
        }}
      />
    </MemoryRouter>
  )
}

function questions(texts: Words) {
  return (
    <MemoryRouter>
      <QuestionBlock
        section={{
          _key: 'q',
          _type: 'questionBlock',
          heading: 'Still have questions?',
          text: null,
          formHeading: 'Write to us',
          noForm: null,
          action: { label: 'Get in touch', to: '/contact' },
          contact: reach,
          texts,
        }}
      />
    </MemoryRouter>
  )
}

/** Waits until the form's code is here: what stands there for visitors without scripts is gone. */
async function living() {
  await waitFor(() => expect(document.querySelector('noscript')).toBeNull(), { timeout: 5000 })
}

test.each([
  ['contact page', contactPage],
  ['block of questions', questions],
])(
  'a visitor of the %s reads an editor’s words on the button, before and after',
  async (_, page) => {
    const edited = { ...named, contact }
    expect(renderToString(page(edited))).toMatch(/<button[^>]*>Post it<\/button>/)
    render(page(edited))
    expect(document.querySelector('noscript')).not.toBeNull()
    await living()
    expect(screen.getByRole('button', { name: 'Post it', hidden: true })).toBeTruthy()
  },
)

test('what becomes of a message is told in an editor’s words, with the way to the policy', () => {
  render(contactPage({ ...named, contact }))
  const link = screen.getByRole('link', { name: 'rules' })
  expect(link.getAttribute('href')).toBe('/policy')
  expect(link.closest('p')?.textContent).toBe('Mind our rules.')
})

test('where the words are missing the form can be sent, and the policy be read', () => {
  render(contactPage({ ...named, contact: null }))
  expect(screen.getByRole('button', { name: 'Send message' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Privacy Policy' })).toBeTruthy()
})
