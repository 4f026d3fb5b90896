import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LanguageMenu } from './Languages.tsx'

const language = (title: string, path: string | null) => ({
  code: title.slice(0, 2).toLowerCase(),
  title,
  isCurrent: title === 'English',
  path,
  home: `/${title}`,
})

test('beside the languages that a page lacks, and only there, a reader learns that the link leads home', () => {
  const of = [
    language('English', '/terms'),
    language('Français', '/fr'),
    language('Kiswahili', null),
  ]
  render(<LanguageMenu of={of} />)
  expect(screen.getAllByRole('link', { hidden: true }).map((link) => link.textContent)).toEqual([
    'English',
    'Français',
    'KiswahiliThis page is not translated. Home page',
  ])
})
