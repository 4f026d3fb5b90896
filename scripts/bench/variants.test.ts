import { expect, test } from 'vitest'
import { clientRendered, withoutScripts } from './variants.ts'

const page = `<!doctype html><html><head><title>Home</title><style>a{}</style></head><body><div id="root"><h1>Hi</h1></div><script type="application/ld+json">{"a":1}</script><script data-app="/static/js/main-1.js" data-styles="/static/css/s.css" data-content="/c.json" data-revision="1">boot()</script></body></html>`

test('the page without scripts keeps its HTML and nothing that a script needs', () => {
  expect(withoutScripts(page)).toBe(
    '<!doctype html><html><head><title>Home</title><style>a{}</style></head><body><div id="root"><h1>Hi</h1></div></body></html>',
  )
})

test('the client-rendered page has an empty root, and the app with its imports in the head', () => {
  const html = clientRendered(page, ['main-1.js', 'react-2.js'])
  expect(html).toContain('<div id="root"></div>')
  expect(html).not.toContain('Hi')
  expect(html).not.toContain('boot()')
  expect(html).not.toContain('/c.json')
  expect(html).toContain('<script type="module" src="/static/js/main-1.js" data-app=')
  expect(html).toContain('<link rel="modulepreload" href="/static/js/react-2.js">')
  expect(html).toContain('<link rel="stylesheet" href="/static/css/s.css">')
})

test('a page that names no app is no page of the build', () => {
  expect(() => clientRendered('<!doctype html>', [])).toThrow('does not name its app')
})
