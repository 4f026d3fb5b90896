import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import { Dialog } from '#src/ui/dialog/Dialog.tsx'
import { LearnDialog } from './LearnDialog.tsx'
import { openDialogsInJsdom } from './jsdom-dialogs.fixture.ts'

beforeEach(openDialogsInJsdom)

const learn = {
  _type: 'learnDialog' as const,
  heading: 'From your funds to a wall you can check',
  lead: null,
  items: ['See', 'Check', 'Release', 'Report'].map((title) => ({
    _key: title,
    _type: 'step' as const,
    title,
    body: `${title} it.`,
  })),
  action: { label: 'Book a Demo', opens: 'demo' as const },
}

async function learnMore() {
  render(
    <>
      <button type="button" command="show-modal" commandfor="dialog-learn">
        Learn More
      </button>
      <LearnDialog learn={learn} />
      <Dialog name="demo" title="Schedule a Demo with Us">
        The form
      </Dialog>
    </>,
    { wrapper: MemoryRouter },
  )
  await userEvent.click(screen.getByRole('button', { name: 'Learn More' }))
  return screen.getByRole('dialog', { name: learn.heading })
}

test('a lender who wants to learn more reads the steps in order', async () => {
  const steps = within(await learnMore()).getAllByRole('listitem')
  expect(steps.map((step) => within(step).getByRole('heading').textContent)).toEqual([
    '1. See',
    '2. Check',
    '3. Release',
    '4. Report',
  ])
})

test('a lender who has read the steps books a demo, with one dialog open at a time', async () => {
  const dialog = await learnMore()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Book a Demo' }))
  expect(screen.getAllByRole('dialog').map(({ id }) => id)).toEqual(['dialog-demo'])
})
