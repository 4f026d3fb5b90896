import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { drawsSection, imageOf } from '#src/sections/sections.fixture.ts'
import { FeatureTabs } from './FeatureTabs.tsx'

test('the first feature is open; its screen waits until it comes near, and is drawn for phones', () => {
  const names = ['Dashboard', 'Reporting']
  const page = drawsSection(FeatureTabs, {
    _key: 'f',
    _type: 'featureTabs',
    heading: 'The whole site',
    lead: null,
    tone: 'dark',
    features: names.map((name) => ({
      _id: name,
      _type: 'feature' as const,
      name,
      description: `What ${name} does.`,
      image: imageOf(name),
      mobileImage: imageOf(name, `${name}-phone.png`),
    })),
  })()
  expect(screen.getByRole('tab', { selected: true }).textContent).toContain('Dashboard')
  const screens = screen.getAllByRole('img')
  expect(screens.map((shown) => shown.getAttribute('alt'))).toEqual(['Dashboard'])
  expect(screens[0]?.getAttribute('loading')).toBe('lazy')
  const source = page.querySelector('source')
  expect(source?.getAttribute('media')).toBe('(width < 43.75em)')
  expect(source?.getAttribute('srcset')).toContain('Dashboard-phone.png')
})
