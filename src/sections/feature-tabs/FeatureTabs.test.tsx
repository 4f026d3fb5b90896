// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Section } from '#src/content/types.ts'
import { imageOf } from '#src/sections/sections.fixture.ts'
import { FeatureTabs } from './FeatureTabs.tsx'

type Feature = Section<'featureTabs'>['features'][number]

function feature(name: string): Feature {
  return {
    _id: name,
    _type: 'feature',
    name,
    description: `What ${name} does.`,
    image: imageOf(`${name}.png`, `${name}.png`),
    mobileImage: imageOf(name, `${name}-phone.png`),
  }
}

function show(features: Feature[], tone: 'dark' | 'light' = 'dark'): HTMLElement {
  const heading = 'The whole site'
  return render(
    <FeatureTabs
      section={{ _key: 'f', _type: 'featureTabs', heading, lead: null, tone, features }}
    />,
  ).container
}

test('the first feature is open; its screen waits until it comes near', () => {
  show([feature('Dashboard'), feature('Reporting')])
  expect(screen.getByRole('tab', { selected: true }).textContent).toContain('Dashboard')
  const screens = screen.getAllByRole('img')
  expect(screens.map((shown) => shown.getAttribute('alt'))).toEqual(['Dashboard.png'])
  expect(screens[0]?.getAttribute('loading')).toBe('lazy')
})

test('phones get the screen that was drawn for them', () => {
  const page = show([feature('Dashboard')])
  const source = page.querySelector('source')
  expect(source?.getAttribute('media')).toBe('(max-width: 699px)')
  expect(source?.getAttribute('srcset')).toContain('Dashboard-phone.png')
})
