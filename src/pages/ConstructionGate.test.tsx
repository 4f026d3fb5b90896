import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { showBuilt } from '#tests/support/built-page.ts'
import { Construction } from './Construction.tsx'
import { ConstructionGate } from './ConstructionGate.tsx'
import { WithContent } from './page.fixture.tsx'

function Site({ path = '/', isClosed = true }: { path?: string; isClosed?: boolean }) {
  return (
    <MemoryRouter initialEntries={[path]}>
      <WithContent>
        <ConstructionGate isClosed={isClosed} sign={<Construction />}>
          <p>The site</p>
        </ConstructionGate>
      </WithContent>
    </MemoryRouter>
  )
}

test('a site that is under construction says so, and how to reach a person', () => {
  render(<Site path="/lender" />)
  expect(screen.getByRole('heading', { name: 'Site under construction' })).toBeTruthy()
  expect(screen.queryByText('The site')).toBeNull()
  expect(screen.getByText(/We are laying/)).toBeTruthy()
  expect(screen.getByRole('link', { name: /555/ }).getAttribute('href')).toBe('tel:+2340005550100')
  expect(screen.getByRole('link', { name: /hello@/ }).getAttribute('href')).toMatch(/^mailto:/)
})

test.each([
  ['/admin-login', true],
  ['/admin-login/', true],
  ['//admin-login.html', true],
  ['/', false],
])('the page at %s is open; under construction: %s', (path, isClosed) => {
  render(<Site path={path} isClosed={isClosed} />)
  expect(screen.getByText('The site')).toBeTruthy()
})

test('who logged in in this tab sees the site, though the static page shows the sign', () => {
  const { container, hydrate } = showBuilt(<Site />)
  expect(container.textContent).toContain('Site under construction')
  sessionStorage.setItem('admin', '1')
  hydrate()
  expect(screen.getByText('The site')).toBeTruthy()
})

test('the sign is complete without a line of the editors', () => {
  render(
    <MemoryRouter>
      <WithContent words={{ construction: null }}>
        <Construction />
      </WithContent>
    </MemoryRouter>,
  )
  expect(screen.getByRole('link', { name: /555/ })).toBeTruthy()
})
