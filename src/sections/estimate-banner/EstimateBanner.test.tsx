// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import type { Section } from '#src/content/types.ts'
import { EstimateBanner } from './EstimateBanner.tsx'

test('"Get Estimate" leads to the calculator, and the wall beside it is silent', () => {
  const section: Section<'estimateBanner'> = {
    _key: 'e',
    _type: 'estimateBanner',
    heading: 'Get a quick project estimate',
    text: 'A working figure in minutes.',
    action: { label: 'Get Estimate', to: 'https://calculator.test/' },
  }
  const { container } = render(<EstimateBanner section={section} />, { wrapper: MemoryRouter })
  expect(screen.getByRole('link', { name: 'Get Estimate' }).getAttribute('href')).toBe(
    'https://calculator.test/',
  )
  expect(screen.getByRole('heading', { name: 'Get a quick project estimate' })).toBeTruthy()
  expect(screen.queryByRole('img')).toBeNull()
  const bricks = [...container.querySelectorAll('svg[aria-hidden="true"] path')]
  expect(
    bricks.flatMap((path) => path.getAttribute('d')?.match(/M/gi) ?? []).length,
  ).toBeGreaterThan(40)
})

test('without its button, whose form is switched off, there is no banner', () => {
  const section: Section<'estimateBanner'> = {
    _key: 'e',
    _type: 'estimateBanner',
    heading: 'Get a quick project estimate',
    text: 'A working figure in minutes.',
    action: null,
  }
  expect(render(<EstimateBanner section={section} />).container.innerHTML).toBe('')
})
