// @vitest-environment node
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startSandbox } from '#sandbox/adapters/node.ts'
import { ndjson, temporaryFolder } from '#sandbox/test-support.ts'
import { openTarget } from './archive.ts'
import { migrateDataset, migrateFiles } from './migrate-content.ts'
import { migrateLinks, pagesByPath } from './migrate-links.ts'

const owner = { _id: 'page-owner', _type: 'page', title: 'Owners', path: '/owner' }
const policy = { _id: 'drafts.page-policy', _type: 'page', title: 'Policy', path: '/policy' }
const pages = pagesByPath([owner, policy])

const linkTo = (id: string, more = {}) => ({
  _type: 'link',
  page: { _type: 'reference', _ref: id, _weak: true },
  ...more,
})

test('links to pages refer to them, all others keep their address', () => {
  const question = {
    _id: 'faq-1',
    _type: 'faqItem',
    question: 'Who?',
    cta: { label: 'Owners', to: '/owner/' },
    answer: [
      {
        _key: 'b',
        _type: 'block',
        children: [],
        markDefs: [
          { _key: 'a', _type: 'link', href: '/policy#your-choices' },
          { _key: 'b', _type: 'link', href: 'mailto:hello@tofali.example' },
        ],
      },
    ],
  }
  const { document, changes } = migrateLinks(question, pages)
  expect(document).toEqual({
    ...question,
    cta: { label: 'Owners', to: linkTo('page-owner') },
    answer: [
      {
        ...question.answer[0],
        markDefs: [
          linkTo('page-policy', { _key: 'a', anchor: 'your-choices' }),
          { _key: 'b', _type: 'link', href: 'mailto:hello@tofali.example' },
        ],
      },
    ],
  })
  expect(changes).toEqual([
    { path: 'cta.to', from: '/owner/', page: 'page-owner' },
    { path: 'answer[0].markDefs[0]', from: '/policy#your-choices', page: 'page-policy' },
  ])
  expect(migrateLinks(document, pages).changes).toEqual([])
})

test('a list of pages refers to those it named by their paths', () => {
  const blog = { _key: 'b', _type: 'navItem', name: 'Blog', hideOn: ['/owner', '/gone'] }
  const { document, changes } = migrateLinks(
    { _id: 'navigation', _type: 'navigation', links: [blog] },
    pages,
  )
  const owners = { _key: 'page-owner', _type: 'reference', _ref: 'page-owner', _weak: true }
  expect(document).toMatchObject({ links: [{ hideOn: [owners, '/gone'] }] })
  expect(changes).toEqual([{ path: 'links[0].hideOn[0]', from: '/owner', page: 'page-owner' }])
  expect(migrateLinks(document, pages).changes).toEqual([])
})

test('a button, a menu and a redirect are migrated, what a dialog opens stays', () => {
  const hero = {
    _key: 'h',
    _type: 'hero',
    actions: [
      { _key: 'a', _type: 'action', label: 'Sign in', to: 'auth:/signin' },
      { _key: 'b', _type: 'action', label: 'Demo', opens: 'demo' },
      { _key: 'c', _type: 'action', label: 'Nothing', to: '' },
    ],
  }
  const { document } = migrateLinks({ ...owner, sections: [hero] }, pages)
  expect(document).toMatchObject({
    path: '/owner',
    sections: [
      {
        actions: [
          { to: { _type: 'link', href: 'auth:/signin' } },
          { opens: 'demo' },
          { label: 'Nothing' },
        ],
      },
    ],
  })
  const links = [{ _key: 'n', _type: 'navItem', name: 'Owners', path: '/owner?from=menu' }]
  expect(migrateLinks({ _id: 'navigation', _type: 'navigation', links }, pages).document).toEqual({
    _id: 'navigation',
    _type: 'navigation',
    links: [{ ...links[0], path: { _type: 'link', href: '/owner?from=menu' } }],
  })
})

const card = { _id: 'card', _type: 'audienceCard', title: 'Owners', link: '/owner' }

test('a file keeps every line that has no link, and a dry run all of them', async () => {
  const unchanged = '{"_id": "page-owner",  "_type": "page", "path": "/owner"}'
  const text = `${unchanged}\n${JSON.stringify(card)}\n`
  const file = path.join(await temporaryFolder({ 'all.ndjson': text }), 'all.ndjson')
  expect(await migrateFiles([file], true)).toEqual(['card, link: /owner → page-owner'])
  expect(await readFile(file, 'utf8')).toBe(text)
  await migrateFiles([file], false)
  expect(await readFile(file, 'utf8')).toBe(
    `${unchanged}\n${JSON.stringify({ ...card, link: linkTo('page-owner') })}\n`,
  )
})

test('a dataset is migrated through its API, drafts included', async () => {
  const draft = { ...card, _id: 'drafts.card', link: '/policy' }
  const contentDir = await temporaryFolder({ 'all.ndjson': ndjson(owner, card) })
  const server = await startSandbox({ port: 0, contentDir, log: () => {} })
  onTestFinished(() => server.close())
  const target = await openTarget({ SANDBOX_PORT: String(server.sandbox.port) })
  await target.client.create(draft)
  await target.client.create(policy)
  expect(await migrateDataset(target, true)).toHaveLength(2)
  expect(await target.client.getDocument('card')).toMatchObject({ link: '/owner' })
  expect(await migrateDataset(target, false)).toEqual([
    'card, link: /owner → page-owner',
    'drafts.card, link: /policy → page-policy',
  ])
  expect(await target.client.getDocument('card')).toMatchObject({ link: linkTo('page-owner') })
  expect(await target.client.getDocument('drafts.card')).toMatchObject({
    link: linkTo('page-policy'),
  })
  expect(await migrateDataset(target, false)).toEqual([])
}, 30_000)
