// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import type { Section } from '#src/content/types.ts'
import { QuestionBand as QuestionBlock } from './QuestionBlock.tsx'

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

function block(form?: ReactNode) {
  return (
    <MemoryRouter>
      <QuestionBlock section={section} form={form} />
    </MemoryRouter>
  )
}

test('Get in touch goes to the contact page', () => {
  render(block())
  expect(screen.getByRole('link', { name: 'Get in touch' }).getAttribute('href')).toBe('/contact')
})

test('the block unfolds into its form', async () => {
  render(block(<p>The form</p>))
  const details = screen.getByText('The form').closest('details')
  expect(details?.open).toBe(false)
  await userEvent.click(screen.getByText('Write to us'))
  expect(details?.open).toBe(true)
})

test('a block that was unfolded before the scripts came stays open', () => {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(block())
  const details = container.querySelector('details')
  details?.setAttribute('open', '')
  render(block(), { container, hydrate: true })
  expect(details?.open).toBe(true)
})

function withoutForm(fields: Partial<Section<'questionBlock'>>) {
  return (
    <MemoryRouter>
      <QuestionBlock section={{ ...section, noForm: true, ...fields }} />
    </MemoryRouter>
  )
}

test('where the inline form is switched off the block has its button and no fold', () => {
  const { container, rerender } = render(withoutForm({}))
  expect(container.querySelector('details')).toBeNull()
  expect(screen.getByRole('link', { name: 'Get in touch' })).toBeTruthy()
  rerender(withoutForm({ action: null }))
  expect(container.innerHTML).toBe('')
})
