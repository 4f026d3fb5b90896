import { planOf, plansOf } from '#src/content/page.fixture.ts'
import type { Words } from '#src/sections/plan-finder/reasons.ts'

const free = { baseAmount: 0, minUsers: 1, maxUsers: 1, maxProjects: 1, userLabel: 'for 1 user' }
const basic = { hasDropdown: true, baseAmount: 20_000, minUsers: 1, maxUsers: 10 }
const pro = { ...basic, baseAmount: 45_000, minUsers: 3, includedUsers: 3, extraUserAmount: 10_000 }

/** Free, Basic, Pro and Enterprise as the business has priced them. */
export const fourPlans = [
  planOf({ title: 'Free', type: 'free', ...free }),
  planOf({ title: 'Basic', type: 'basic', ...basic }),
  planOf({ title: 'Pro', type: 'pro', ...pro }),
  planOf({
    title: 'Enterprise',
    type: 'enterprise',
    buttonTitle: 'Contact Sales',
    action: { label: 'x', opens: 'demo' },
  }),
]

/** The cards of the four plans. */
export const plansSection = plansOf(fourPlans)

export const finderWords: Words = {
  _type: 'finderWords',
  people: 'How many people?',
  projects: 'How many projects?',
  note: 'You pay for each project.',
  waiting: 'Your plan will stand here',
  waitingText: 'Answer both questions.',
  free: '{plan} costs nothing for {people} on one project.',
  grow: 'With one more person {next} costs least, at {price} a month.',
  less: '{plan} costs {saved} less than {other} for {people}.',
  turn: 'From {count} people on, {plan} costs less than {other}.',
  limit: '{plan} covers {projects} only.',
  each: 'Two come to {sum} a month.',
  agreed: 'More than {count} people work on {plan}.',
  brick: 'One brick is {sum} a month.',
  compare: 'What is in it',
  sums: 'All sums in one table',
}
