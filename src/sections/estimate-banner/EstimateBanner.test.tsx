import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { drawsSection } from '#src/sections/sections.fixture.ts'
import { EstimateBanner } from './EstimateBanner.tsx'

const show = drawsSection(EstimateBanner, {
  _key: 'e',
  _type: 'estimateBanner',
  heading: 'Get a quick project estimate',
  text: 'A working figure in minutes.',
  action: { label: 'Get Estimate', to: 'https://calculator.test/' },
})

test('the button leads to the calculator; without it there is no banner', () => {
  show()
  const link = screen.getByRole('link', { name: 'Get Estimate' })
  expect(link.getAttribute('href')).toBe('https://calculator.test/')
  expect(show({ action: null }).innerHTML).toBe('')
})
