import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
// oxlint-disable-next-line no-restricted-imports -- answers reach the section through this validation
import { validateContent } from '#src/content/validate/validate.ts'
import type { Section } from '#src/content/types.ts'
import { FaqList } from './FaqList.tsx'

type Cta = { label: string | null; to: string } | null

function item(question: string, cta: Cta = null) {
  const words = { _type: 'span' as const, _key: 's', text: `Answer to ${question}`, marks: [] }
  const block = { _type: 'block' as const, _key: 'b', style: 'normal' as const, markDefs: [] }
  const answer = [{ ...block, children: [words] }]
  return { _id: `faq.${question}`, _type: 'faqItem' as const, question, answer, cta, prices: null }
}

/** Validated, as every answer of the content API is. */
function show(...items: ReturnType<typeof item>[]) {
  const fields = { heading: 'Questions', lead: null, tone: null, action: null, items }
  const raw = { _key: 'f', _type: 'faqList' as const, ...fields }
  const section: Section<'faqList'> | null = validateContent(raw, () => {})
  if (!section) throw new Error('The section is not valid.')
  return render(<FaqList section={section} />, { wrapper: MemoryRouter }).container
}

function openAnswers(): number[] {
  const items = screen.getAllByRole<HTMLDetailsElement>('group')
  return items.flatMap((details, index) => (details.open ? [index] : []))
}

test('the first question is open; a visitor opens and closes any number of them', async () => {
  show(item('A?'), item('B?'), item('C?'))
  expect(openAnswers()).toEqual([0])
  await userEvent.click(screen.getByText('C?'))
  expect(openAnswers()).toEqual([0, 2])
  await userEvent.click(screen.getByText('A?'))
  expect(openAnswers()).toEqual([2])
})

test('an answer may go on with a link', () => {
  show(item('A?', { label: 'See Pricing page', to: '/pricing' }))
  expect(screen.getByRole('link', { name: 'See Pricing page' }).getAttribute('href')).toBe(
    '/pricing',
  )
})

test.each([
  ['no target', { label: 'More', to: '' }],
  ['no label', { label: '', to: '/pricing' }],
  ['a script for a target', { label: 'More', to: 'javascript:alert(1)' }],
  ['another host without a scheme', { label: 'More', to: '//evil.example' }],
])('a continuation with %s renders no link', (_case, cta) => {
  // Not by role: an anchor with an empty address has none, and would still reload the page.
  expect(show(item('A?', cta)).querySelector('a')).toBeNull()
})
