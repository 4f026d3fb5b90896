import { render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import type { Section } from '#src/content/types.ts'
import { showBuilt } from '#tests/support/built-page.ts'
import { QuestionBlock } from './QuestionBlock.tsx'

const section: Section<'questionBlock'> = {
  _key: 'k',
  _type: 'questionBlock',
  heading: 'Still have questions?',
  text: null,
  formHeading: 'Write to us',
  noForm: null,
  action: { label: 'Get in touch', to: '/contact' },
  contact: { email: 'hello@tofali.example', phone: '+234 000 555 0100', whatsapp: null },
  texts: { _id: 'formTexts', _type: 'formTexts', contact: null },
}

function block(fields: Partial<Section<'questionBlock'>> = {}) {
  return (
    <MemoryRouter>
      <QuestionBlock section={{ ...section, ...fields }} />
    </MemoryRouter>
  )
}

test('a block that was unfolded before the scripts came stays open', () => {
  const { container, hydrate } = showBuilt(block())
  const details = container.querySelector('details')
  expect(details?.open).toBe(false)
  details?.setAttribute('open', '')
  hydrate()
  expect(details?.open).toBe(true)
  expect(details?.querySelector('[name=firstname]')).not.toBeNull()
})

test('where the inline form is switched off the block has its button and no fold', () => {
  const { container, rerender } = render(block({ noForm: true }))
  expect(container.querySelector('details')).toBeNull()
  const link = screen.getByRole('link', { name: 'Get in touch' })
  expect(link.getAttribute('href')).toBe('/contact')
  rerender(block({ noForm: true, action: null }))
  expect(container.innerHTML).toBe('')
})

test('a visitor reads an editor’s words on the button once the code of the form has loaded', async () => {
  const words = { send: 'Post it', privacy: '', link: '', receipt: null }
  const contact = { _type: 'contactTexts' as const, ...words }
  render(block({ texts: { _id: 'formTexts', _type: 'formTexts', contact } }))
  await waitFor(() => expect(document.querySelector('noscript')).toBeNull(), { timeout: 5000 })
  expect(screen.getByRole('button', { name: 'Post it', hidden: true })).toBeTruthy()
})
