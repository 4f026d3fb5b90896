// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { forms } from '#src/content/texts.fixture.ts'
import { FormDialogs } from './FormDialogs.tsx'
import { openDialogsInJsdom } from './jsdom-dialogs.fixture.ts'
import { settings } from '#src/layout/shell.fixture.ts'

beforeEach(openDialogsInJsdom)
afterEach(cleanup)

const opens = ['demo', 'funding', 'jobs']

const named = { _id: 'formTexts', _type: 'formTexts' } as const
const jobs = {
  _type: 'jobsTexts',
  notice: 'Ring about masonry.',
  receipt: null,
  lead: 'We hire masons.',
  profileLabel: 'Your page',
  profileExample: 'me.example',
} as const
const texts = {
  demo: {
    ...named,
    demo: { _type: 'demoTexts', notice: 'Ring for a date.', receipt: null } as const,
  },
  funding: {
    ...named,
    funding: { _type: 'fundingTexts', notice: 'Ring for funds.', receipt: null } as const,
  },
  jobs: { ...named, jobs },
}

test('without scripts a visitor reads in each dialog what an editor wrote', () => {
  const html = renderToString(<FormDialogs settings={settings} opens={opens} texts={texts} />)
  for (const line of ['Ring for a date.', 'Ring for funds.', 'Ring about masonry.'])
    expect(html).toContain(`<p>${line}</p>`)
  expect(html).not.toMatch(/Call or write|not hiring/)
})

test.each([undefined, { jobs: { ...named, jobs: null } }])(
  'where the words are missing (%o) each dialog still has its phone number and address',
  (missing) => {
    const html = renderToString(<FormDialogs settings={settings} opens={opens} texts={missing} />)
    expect(html.match(/mailto:/g)).toHaveLength(3)
    expect(html.match(/tel:/g)).toHaveLength(3)
  },
)

test.each([
  [texts, 'Your page', 'We hire masons.'],
  [undefined, 'LinkedIn profile', null],
])('who opens the dialog for a profile finds its field by name', async (given, label, lead) => {
  render(
    <>
      <button type="button" command="show-modal" commandfor="dialog-jobs">
        See job openings
      </button>
      <FormDialogs settings={settings} opens={opens} texts={given} />
    </>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'See job openings' }))
  expect(await screen.findByLabelText(label, {}, { timeout: 5000 })).toBeTruthy()
  expect(screen.queryAllByText('We hire masons.')).toHaveLength(lead ? 1 : 0)
})

test('the seed has words for each of them', () => {
  const { demo, funding, jobs: openings } = forms.dialogs
  const html = renderToString(
    <FormDialogs settings={settings} opens={opens} texts={{ demo, funding, jobs: openings }} />,
  )
  expect(html).toContain(
    'Call or write to us and we will set a date. Tell us the name of your business and what you want to see.',
  )
  expect(html).toContain(
    'Call or write to us. Tell us what you want to build, in which country, and how much funding it needs.',
  )
  expect(html).toContain(
    'We are not hiring right now. Send us a link to your profile, and we will write when that changes.',
  )
})
