import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showBuilt } from '#tests/support/built-page.ts'
import { RestOfStyles } from './Stylesheet.tsx'

function Page({ title = 'One' }: { title?: string }) {
  return (
    <main>
      <h1>{title}</h1>
      <RestOfStyles />
      <p>Below</p>
    </main>
  )
}

test('the stylesheets that the build has linked stay when the app takes the page over', () => {
  const { container, hydrate } = showBuilt(<Page />)
  const link = '<link rel="stylesheet" href="/static/css/style.css">'
  container.querySelector('[data-stylesheet]')?.insertAdjacentHTML('beforeend', link)
  const built = container.querySelector('link')
  expect(built).not.toBeNull()
  const { rerender } = hydrate()
  rerender(<Page title="Two" />)
  expect(container.querySelector('h1')?.textContent).toBe('Two')
  expect(container.querySelector('link')).toBe(built)
})

test('a page that the app draws has no place for links: the browser lets no script write HTML', () => {
  const { container } = render(<Page />)
  expect(container.querySelector('[data-stylesheet]')).toBeNull()
})
