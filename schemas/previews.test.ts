import { expect, test } from 'vitest'
import { compileSchema } from '#scripts/content/documents.ts'

const schema = compileSchema()

/** What a list shows of a document whose preview selected these values. */
function preview(type: string, selected: Record<string, unknown>): Record<string, unknown> {
  const prepare: unknown = schema.get(type)?.preview?.prepare
  if (typeof prepare !== 'function') throw new Error(`${type} prepares no preview.`)
  return prepare(selected)
}

const answer = ['Nothing.', 'Sign up is free.'].map((text) => ({
  _type: 'block',
  children: [{ _type: 'span', text }],
}))

test('a question is listed with its answer, a testimonial with its words', () => {
  expect(preview('faqItem', { title: 'What does it cost?', answer })).toEqual({
    title: 'What does it cost?',
    subtitle: 'Nothing. Sign up is free.',
  })
  expect(
    preview('testimonial', { message: 'I saw every brick.', name: 'Ada', role: 'Owner' }),
  ).toMatchObject({
    title: '“I saw every brick.”',
    subtitle: 'Ada, Owner',
  })
})

test('a plan is listed with its price, a row of the table with its columns', () => {
  expect(preview('plan', { title: 'Pro', price: 'NGN 45,000', users: 'per project' })).toEqual({
    title: 'Pro',
    subtitle: 'NGN 45,000 · per project',
  })
  const plans = [
    { plan: 'free', included: false },
    { plan: 'basic', included: true },
    { plan: 'pro', text: '10GB' },
  ]
  expect(preview('compareItem', { title: 'Storage', plans })).toEqual({
    title: 'Storage',
    subtitle: 'Free – · Basic ✓ · Pro 10GB',
  })
})

test('a table that was just pasted is listed by its head until it has a caption', () => {
  const head = ['Stage', 'Share']
  expect(preview('table', { head })).toEqual({ title: 'Stage | Share' })
  expect(preview('table', { caption: 'Stages', head })).toEqual({ title: 'Stages' })
})

test('a section is listed by its heading in one line, or by its kind', () => {
  expect(preview('hero', { heading: 'Fund it.\nBuild it.' })).toMatchObject({
    title: 'Fund it. Build it.',
    subtitle: 'Hero',
  })
  expect(preview('hero', {})).toMatchObject({ title: 'Hero' })
  expect(preview('hero', { heading: 'Soon', hidden: true })).toMatchObject({
    subtitle: 'Hero (hidden)',
  })
})

test('a redirect and an office are listed whole', () => {
  expect(preview('redirect', { from: '/canpad', page: '/owner', permanent: true })).toEqual({
    title: '/canpad',
    subtitle: '→ /owner (for good)',
  })
  expect(
    preview('office', { city: 'Abuja', country: 'Nigeria', address: 'Plot 1\nMaitama' }),
  ).toEqual({
    title: 'Abuja, Nigeria',
    subtitle: 'Plot 1 Maitama',
  })
})

test('a link is listed with where it leads', () => {
  const link = { page: '/policy', anchor: 'your-choices' }
  expect(preview('footerLink', { title: 'Your choices', ...link })).toEqual({
    title: 'Your choices',
    subtitle: '/policy#your-choices',
  })
  expect(preview('navItem', { title: 'Blog', href: 'https://blog.example' })).toMatchObject({
    subtitle: 'https://blog.example',
  })
  expect(preview('action', { label: 'Price list', file: 'prices.pdf' })).toMatchObject({
    subtitle: 'prices.pdf',
  })
  expect(preview('action', { label: 'Sign up', href: 'auth:/signin' })).toMatchObject({
    subtitle: 'sign-up: /signin',
  })
  expect(preview('link', {})).toEqual({ title: 'Nowhere yet' })
})

test('a week of a house is listed with what is built and what is released for it', () => {
  expect(preview('houseWeek', { title: 'Slab 2 done', share: 12.5, stage: 'slab 2' })).toEqual({
    title: 'Slab 2 done',
    subtitle: '12.5 for slab 2',
  })
  expect(preview('houseWeek', { title: 'Upper walls' })).toEqual({ title: 'Upper walls' })
})
