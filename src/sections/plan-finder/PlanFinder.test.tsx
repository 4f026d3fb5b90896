import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { CompareTable } from '#src/sections/compare-table/CompareTable.tsx'
import { Plans } from '#src/sections/plans/Plans.tsx'
import { showBuilt } from '#tests/support/built-page.ts'
import { PlanFinder } from './PlanFinder.tsx'
import { finderWords, fourPlans, plansSection } from '#src/sections/plans/plans.fixture.ts'

const types = ['free', 'basic', 'pro', 'enterprise'] as const
const columns = types.map((type) => ({
  _id: `plan-${type}`,
  _type: 'plan' as const,
  type,
  title: type,
  buttonTitle: type,
  action: null,
}))
const storage = { _key: 's', _type: 'compareItem' as const, name: 'Storage', availability: [] }
const group = { _id: 'g', _type: 'compareGroup' as const, name: null, subFeatures: [storage] }

function finder(plans = fourPlans) {
  return (
    <PlanFinder
      section={{
        _key: 'f',
        _type: 'planFinder',
        heading: 'Two answers',
        lead: null,
        plans,
        words: finderWords,
      }}
    />
  )
}

/** The finder between the cards and the table, as on the pricing page. */
const page = (
  <MemoryRouter>
    <Plans section={plansSection} />
    {finder()}
    <CompareTable
      section={{ _key: 'c', _type: 'compareTable', heading: 'Compare', columns, groups: [group] }}
    />
  </MemoryRouter>
)

async function answer(people: string, projects: string) {
  await userEvent.click(screen.getByLabelText(people))
  await userEvent.click(screen.getByLabelText(projects))
}

/** What a screen reader announces; the sums of the cards are announced by themselves. */
function answerRead(): HTMLElement {
  const said = screen.getAllByRole('status').find((one) => within(one).queryByRole('heading'))
  if (!said) throw new Error('There is no answer.')
  return said
}

function chosenCard() {
  const radios = screen.getAllByRole<HTMLInputElement>('radio', {
    name: /^(Free|Basic|Pro|Enterprise)$/,
    checked: true,
  })
  return radios.map(({ value }) => value)
}

test('no plan is chosen, lit or named before both questions are answered', async () => {
  render(page)
  await userEvent.click(screen.getByLabelText('5 people'))
  expect(document.querySelector('[data-plan-type]:checked')).toBeNull()
  expect(screen.getByText('Your plan will stand here')).toBeTruthy()
})

test('five people on one project read the plan, its sums and the way to it', async () => {
  render(page)
  await answer('5 people', 'One')
  const said = answerRead()
  expect(within(said).getByRole('heading').textContent).toBe('Pro')
  expect(said.textContent).toContain('NGN 65,000for your project')
  expect(said.textContent).toContain('NGN 663,000you save NGN 117,000')
  expect(screen.getAllByRole('link', { name: 'Choose Pro' })).toHaveLength(2)
  const [, , ...more] = screen.getAllByText('One brick is NGN 5,000 a month.')
  expect(more).toEqual([])
})

test('the card of the found plan is chosen and counts the same people', async () => {
  render(page)
  await answer('5 people', 'Several')
  expect(chosenCard()).toContain('plan-pro')
  expect(screen.getByText('Costs least for 5 people')).toBeTruthy()
  const card = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Pro users' })
  expect(card.value).toBe('5')
  expect(screen.getAllByText('a month for 5 users, per project')).toHaveLength(2)
})

test('the column of the found plan says for whom it costs least', async () => {
  render(page)
  await answer('2 people', 'One')
  expect(screen.getByRole('columnheader', { name: 'basic Least for 2 people' })).toBeTruthy()
  const shown = within(screen.getByRole('group', { name: 'Plan to show' }))
  expect(shown.getByRole('radio', { name: 'basic' })).toHaveProperty('checked', true)
  expect(screen.getByRole('link', { name: 'What is in it' }).getAttribute('href')).toBe('#c-table')
})

test('a team that no price is made for is led to the people who agree one', async () => {
  render(page)
  await answer('Over 10', 'Several')
  const said = answerRead()
  expect(said.textContent).toBe('EnterpriseMore than 10 people work on Enterprise.')
  expect(screen.getByText('For over 10 people', { selector: 'span[aria-hidden]' })).toBeTruthy()
})

test('a visitor’s own choice on the cards stays until the next answer', async () => {
  render(page)
  await answer('5 people', 'One')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Basic users' }), '8 users')
  expect(document.querySelector<HTMLInputElement>('[data-plan-type]:checked')?.value).toBe(
    'plan-basic',
  )
  await userEvent.click(screen.getByRole('radio', { name: '6 people' }))
  expect(document.querySelector<HTMLInputElement>('[data-plan-type]:checked')?.value).toBe(
    'plan-pro',
  )
})

test('before any script the rule and all sums can be read', () => {
  const { container } = showBuilt(<MemoryRouter>{finder()}</MemoryRouter>)
  const text = container.innerHTML.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
  expect(text).toContain(
    '1 person, 1 project Free Up to 2 people Basic 3 to 10 people Pro Over 10 people Enterprise',
  )
  expect(text).toContain('1,173,000')
})

test('what was answered before the scripts arrived is answered after them', () => {
  const { container, hydrate } = showBuilt(page)
  for (const radio of container.querySelectorAll<HTMLInputElement>('[name="people-f"]'))
    radio.checked = radio.value === '3'
  for (const radio of container.querySelectorAll<HTMLInputElement>('[name="projects-f"]'))
    radio.checked = radio.value === 'Infinity'
  hydrate()
  const said = answerRead()
  expect(within(said).getByRole('heading').textContent).toBe('Pro')
})

test('without a priced plan there is nothing to find', () => {
  const { container } = render(finder(fourPlans.slice(3)), { wrapper: MemoryRouter })
  expect(container.innerHTML).toBe('')
})
