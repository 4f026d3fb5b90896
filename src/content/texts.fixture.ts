import { readFileSync } from 'node:fs'
import type { PageContent, Screens, Section } from './types.ts'

function seedDocument(id: string) {
  const lines = readFileSync('content/site.ndjson', 'utf8').split('\n')
  return JSON.parse(lines.find((line) => line.startsWith(`{"_id":"${id}"`)) ?? '{}')
}

const named = { _id: 'screenTexts', _type: 'screenTexts' } as const
const { scheduler, referral, construction } = seedDocument('screenTexts')
const { contact, waitlist, demo, funding, jobs } = seedDocument('formTexts')

/** The seed's words of the pages that are no documents, as their queries deliver them. */
export const screens: Screens = {
  scheduler: { ...named, scheduler },
  referral: { ...named, referral },
  construction: { ...named, construction },
}

const form = { _id: 'formTexts', _type: 'formTexts' } as const

/** The seed's words of the forms, as the page's query delivers them. */
export const forms: {
  contact: NonNullable<Section<'offices'>['texts']>
  waitlist: NonNullable<PageContent['waitlist']>
  dialogs: NonNullable<PageContent['dialogs']>
} = {
  contact: { ...form, contact },
  waitlist: { ...form, waitlist },
  dialogs: { demo: { ...form, demo }, funding: { ...form, funding }, jobs: { ...form, jobs } },
}
