import { act, cleanup, render } from '@testing-library/react'
import fc from 'fast-check'
import { Fragment } from 'react'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { translatePage, translators } from '#tests/support/translate.ts'
import { surviveTranslation } from './page-guards.ts'

beforeAll(surviveTranslation)

let stop = () => {}
afterEach(() => stop())

/** A part of what a component renders: a text with a key or without, an element, or nothing. */
type Part = { kind: 'text' | 'keyed' | 'element' | 'none'; text: string }

const parts = fc.uniqueArray(
  fc.record({
    kind: fc.constantFrom<Part['kind']>('text', 'keyed', 'element', 'none'),
    text: fc.constantFrom('1 user', '2 users', 'NGN 20,000', 'Submit', 'Sending', 'Copied'),
  }),
  { maxLength: 5, selector: ({ text }) => text },
)

function draw({ kind, text }: Part): ReactNode {
  if (kind === 'none') return null
  if (kind === 'keyed') return <Fragment key={text}>{text}</Fragment>
  return kind === 'text' ? text : <b key={text}>{text}</b>
}

function View({ of }: { of: Part[] }) {
  const [first, ...rest] = of.map(draw)
  return (
    <p>
      {first} {rest}
      {of.length > 2 ? ' and more' : <i>, that is all</i>}
    </p>
  )
}

/** The observers of the translator, and then those that follow it. */
async function settle() {
  await act(async () => {
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve()
  })
}

test.each(translators)(
  'a translated page shows what an untranslated one does, whatever appears, changes or moves: %s',
  async (translator) => {
    stop = translatePage(translator)
    await fc.assert(
      fc.asyncProperty(fc.array(parts, { minLength: 2, maxLength: 6 }), async (states) => {
        cleanup()
        const { container, rerender } = render(<View of={states[0] ?? []} />)
        await settle()
        for (const state of states) {
          rerender(<View of={state} />)
          await settle()
          const plain = state.map(({ kind, text }) => (kind === 'none' ? '' : text))
          const [first = '', ...rest] = plain
          const end = state.length > 2 ? ' and more' : ', that is all'
          expect(container.textContent).toBe(`${first} ${rest.join('')}${end}`)
        }
      }),
      { numRuns: 60 },
    )
  },
)

test('a page whose translation is taken back goes on showing what changes', async () => {
  stop = translatePage('replaces')
  const { container, rerender } = render(<View of={[{ kind: 'text', text: '1 user' }]} />)
  const original = container.querySelector('p')?.firstChild
  await settle()
  stop()
  if (original) container.querySelector('font')?.replaceWith(original)
  await settle()
  rerender(<View of={[{ kind: 'text', text: '2 users' }]} />)
  await settle()
  expect(container.textContent).toBe('2 users , that is all')
})

test('a mistake in removing an element is still reported', () => {
  expect(() => document.body.removeChild(document.createElement('b'))).toThrow('not a child')
})
