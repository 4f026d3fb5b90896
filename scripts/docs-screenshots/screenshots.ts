import { clickHeadline, openFrameMenu } from './frame-steps.ts'
import { mutate } from './mutate.ts'
import type { Addresses, Screenshot } from './screenshot.ts'
import * as steps from './steps.ts'

const structure =
  (path: string): Screenshot['open'] =>
  ({ studio }) =>
    `${studio}/structure/${path}`

const presentation =
  (path: string): Screenshot['open'] =>
  ({ studio, site }) =>
    `${studio}/presentation?preview=${encodeURIComponent(site + path)}`

/** The screenshots of the guides. */
export const screenshots: readonly Screenshot[] = [
  { name: 'home', open: ({ site }) => site, steps: steps.settle },
  {
    name: 'studio',
    open: structure('questions;owner'),
    steps: steps.seeText('How do I start my project?'),
  },
  {
    name: 'page',
    height: 1150,
    open: structure('pages;page-lender'),
    steps: steps.see('field-sections'),
  },
  {
    name: 'link',
    open: structure('pages;page-finance'),
    steps: steps.openHeroButton,
    frame: steps.topDialog,
  },
  {
    name: 'image',
    height: 1150,
    open: structure('cards;projects;project-acacia-house'),
    steps: steps.openCrop,
    frame: steps.topDialog,
  },
  {
    name: 'price',
    open: structure('plans;plans;plan-pro'),
    steps: steps.openTab('Price', 'field-baseAmount'),
    frame: steps.part('field-baseAmount'),
  },
  {
    name: 'template',
    open: structure('pages'),
    steps: steps.openTemplates,
    frame: steps.templates,
  },
  {
    name: 'sections',
    open: structure('pages;page-lender'),
    steps: steps.openSectionMenu,
    frame: steps.sectionMenu,
  },
  { name: 'presentation', open: presentation('/lender'), steps: clickHeadline },
  { name: 'frame-menu', open: presentation('/finance'), steps: openFrameMenu },
  {
    name: 'rename',
    prepare: renameFeeEstimator,
    open: structure('pages;page-fee-estimator'),
    steps: steps.publishNewPath,
    frame: steps.topDialog,
  },
  { name: 'texts', open: ({ studio }) => `${studio}/texts`, steps: steps.searchTexts },
  {
    name: 'leads',
    prepare: sendLead,
    open: ({ studio }) => `${studio}/leads`,
    steps: steps.seeLead,
  },
  {
    name: 'notice',
    prepare: showNotice,
    open: ({ site }) => `${site}/contact`,
    steps: steps.seeNotice,
    frame: steps.headerAndNotice,
  },
]

async function renameFeeEstimator({ sandbox }: Addresses): Promise<void> {
  const query = encodeURIComponent('*[_id == "page-fee-estimator"][0]')
  const answer = await fetch(`${sandbox}/v2025-02-19/data/query/production?query=${query}`)
  const { result }: { result: Record<string, unknown> } = await answer.json()
  const draft = { ...result, _id: 'drafts.page-fee-estimator', path: '/what-it-costs' }
  await mutate(sandbox, [{ createOrReplace: draft }])
}

async function sendLead({ sandbox }: Addresses): Promise<void> {
  await fetch(`${sandbox}/iam/inquiries/contact-us`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      firstName: 'Wanjiru',
      lastName: 'Odhiambo',
      email: 'wanjiru@example.com',
      description: 'Do you build in Kisumu?',
    }),
  })
}

/** Published: it is the last screenshot, so no other shows the bar. */
async function showNotice({ sandbox }: Addresses): Promise<void> {
  const notice = {
    _type: 'notice',
    text: 'Our offices are closed from 24 to 27 December.',
    from: '2020-01-01T00:00:00Z',
    until: '2100-01-01T00:00:00Z',
  }
  await mutate(sandbox, [{ patch: { id: 'siteSettings', set: { notice } } }])
}
