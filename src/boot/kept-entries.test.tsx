import { act } from '@testing-library/react'
import fc from 'fast-check'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { keepEntries } from './page-guards.ts'

/** Controls as sections have them: some known by an id, some by their place alone. */
function Controls() {
  const [week, setWeek] = useState('30')
  const range = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (range.current) setWeek(range.current.value)
  }, [])
  return (
    <section>
      <form data-waits="contact" onSubmit={(event) => event.preventDefault()}>
        <label htmlFor="contact-name">Name</label>
        <input id="contact-name" name="name" />
        <input name="email" type="email" />
        <textarea name="message" />
        <select name="role">
          <option value="">Choose</option>
          <option value="owner">Owner</option>
          <option value="lender">Lender</option>
        </select>
        <label>
          <input type="radio" name="purpose" value="new" defaultChecked /> New
        </label>
        <label>
          <input type="radio" name="purpose" value="old" /> Old
        </label>
      </form>
      <details>
        <summary>Fold</summary>
        <input type="checkbox" /> <input type="checkbox" />
      </details>
      <input
        ref={range}
        type="range"
        defaultValue="30"
        onChange={(event) => setWeek(event.target.value)}
      />
      <output>{week}</output>
    </section>
  )
}

const Later = lazy(async () => {
  await Promise.resolve()
  return { default: Controls }
})

function Page({ isLate }: { isLate: boolean }) {
  return (
    <main>
      <h1>Contact us</h1>
      <Suspense>{isLate ? <Later /> : <Controls />}</Suspense>
      <p>The end</p>
    </main>
  )
}

/** What can be done to each control, and what is then to be read from the page. */
const uses: Record<string, () => void> = {
  name: () => enter('[name=name]', 'Adaeze'),
  email: () => enter('[name=email]', 'ada@umoro.example'),
  message: () => enter('[name=message]', 'Do you build in Uyo?'),
  role: () => enter('[name=role]', 'lender'),
  purpose: () => find('[value=old]').click(),
  range: () => enter('[type=range]', '80'),
  fold: () => find('details').toggleAttribute('open'),
  tick: () => document.querySelectorAll<HTMLElement>('[type=checkbox]')[1]?.click(),
  sent: () => find('form').setAttribute('data-submitted', ''),
}

/** What changes the page before React sees it. */
const changes: Record<string, () => void> = {
  'an element after each field': () =>
    document.querySelectorAll('input, textarea').forEach((field) => field.after(vault())),
  'a field is wrapped': () => {
    const field = find('[name=name]')
    const around = vault()
    field.replaceWith(around)
    around.append(field)
  },
  'an element above everything': () => find('main').prepend(vault()),
  'an element is removed': () => find('main > p').remove(),
  'attributes alone': () => find('form').setAttribute('data-extension', ''),
  'translated texts': () => {
    const font = document.createElement('font')
    const text = find('h1').firstChild
    text?.replaceWith(font)
  },
}

function find(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector)
  if (!element) throw new Error(`no ${selector}`)
  return element
}

function enter(selector: string, value: string) {
  Reflect.set(find(selector), 'value', value)
}

const vault = () => document.createElement('vault-button')

function read() {
  return {
    values: [...document.querySelectorAll('input, select, textarea')].map((control) => [
      Reflect.get(control, 'value'),
      Reflect.get(control, 'checked') ?? null,
    ]),
    isOpen: find('details').hasAttribute('open'),
    isSent: find('form').hasAttribute('data-submitted'),
  }
}

test('what was entered before the app is there afterwards, whatever has changed the page', async () => {
  const anyUses = fc.subarray(Object.keys(uses))
  const anyChanges = fc.subarray(Object.keys(changes), { minLength: 1 })
  await fc.assert(
    fc.asyncProperty(anyUses, anyChanges, fc.boolean(), async (used, changed, isLate) => {
      const host = document.createElement('div')
      document.body.replaceChildren(host)
      host.innerHTML = renderToString(<Page isLate={false} />)
      for (const use of used) uses[use]?.()
      const before = read()
      for (const change of changed) changes[change]?.()
      const name = document.querySelector<HTMLInputElement>('[name=name]')
      name?.focus()
      name?.setSelectionRange(0, name.value.length)
      const restore = keepEntries()
      const root = await act(async () =>
        hydrateRoot(host, <Page isLate={isLate} />, { onRecoverableError: restore }),
      )
      expect(read()).toEqual(before)
      expect(find('output').textContent).toBe(used.includes('range') ? '80' : '30')
      const focused = find('[name=name]')
      expect(document.activeElement).toBe(focused)
      expect(Reflect.get(focused, 'selectionEnd')).toBe(used.includes('name') ? 6 : 0)
      await act(async () => root.unmount())
    }),
    { numRuns: 60 },
  )
  vi.mocked(console.error).mockClear()
})
