import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showBuilt } from '#tests/support/built-page.ts'
import { Accordion, AccordionItem } from './Accordion.tsx'

test('a question opened before the page was ready stays open beside the others', () => {
  const { hydrate } = showBuilt(
    <Accordion>
      <AccordionItem title="First?" open>
        One
      </AccordionItem>
      <AccordionItem title="Second?">Two</AccordionItem>
    </Accordion>,
  )
  const items = screen.getAllByRole<HTMLDetailsElement>('group')
  expect(items.map(({ open }) => open)).toEqual([true, false])
  items[0]?.removeAttribute('open')
  items[1]?.setAttribute('open', '')
  hydrate()
  expect(items.map(({ open }) => open)).toEqual([false, true])
})
