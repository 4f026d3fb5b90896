// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
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
  const container = document.body.appendChild(document.createElement('div'))
  const link = '<link rel="stylesheet" href="/static/css/style.css">'
  container.innerHTML = renderToString(<Page />).replace('></div>', `>${link}</div>`)
  const built = container.querySelector('link')
  expect(built).not.toBeNull()
  const { rerender } = render(<Page />, { container, hydrate: true })
  rerender(<Page title="Two" />)
  expect(container.querySelector('h1')?.textContent).toBe('Two')
  expect(container.querySelector('link')).toBe(built)
})

test('a page that the app draws has no place for links: the browser lets no script write HTML', () => {
  const { container } = render(<Page />)
  expect(container.querySelector('[data-stylesheet]')).toBeNull()
})
