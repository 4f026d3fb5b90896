import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import type { Section } from '#src/content/types.ts'
import { WelcomeBand as Welcome } from './Welcome.tsx'

const section: Section<'welcome'> = {
  _key: 'w',
  _type: 'welcome',
  heading: 'You’re in!',
  lead: 'Thanks for joining.',
  actions: [{ label: 'Contact us', to: '/contact' }],
  bookedTitle: 'Booked.',
  bookedText: 'Bring your questions.',
  unknownTime: 'The email says when.',
  eventTitle: 'Call',
  eventText: 'Bring your questions.',
  contact: null,
  texts: { _id: 'formTexts', _type: 'formTexts', waitlist: null },
}

test('who has joined is welcomed and led on, with the receipt beside the welcome', () => {
  render(<Welcome section={section} first receipt={{ brick: <p>Brick</p>, slip: <p>Slip</p> }} />, {
    wrapper: MemoryRouter,
  })
  expect(screen.getByRole('heading', { level: 1, name: 'You’re in!' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Contact us' })).toBeTruthy()
  expect(screen.getByText('Brick')).toBeTruthy()
  expect(screen.getByText('Slip')).toBeTruthy()
})
