// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { Accordion, AccordionItem } from './Accordion.tsx'

afterEach(cleanup)

function questions() {
  return (
    <Accordion>
      <AccordionItem title="First?" open>
        One
      </AccordionItem>
      <AccordionItem title="Second?">Two</AccordionItem>
    </Accordion>
  )
}

function openTitles(): (string | undefined)[] {
  const open = screen.getAllByRole<HTMLDetailsElement>('group').filter((item) => item.open)
  return open.map((item) => item.querySelector('summary')?.textContent)
}

test('the question that is open in the markup is the only open one', () => {
  render(questions())
  expect(openTitles()).toEqual(['First?'])
})

test('a question opened before the page was ready stays open beside the others', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  const host = document.body.appendChild(document.createElement('div'))
  host.innerHTML = renderToString(questions())
  const [first, second] = screen.getAllByRole<HTMLDetailsElement>('group')
  first?.removeAttribute('open')
  second?.setAttribute('open', '')
  const root = await act(async () => hydrateRoot(host, questions()))
  expect(openTitles()).toEqual(['Second?'])
  expect(error).not.toHaveBeenCalled()
  await act(async () => root.unmount())
  host.remove()
})
