import { expect, test } from 'vitest'
import { checkLink } from '#schemas/rules/rules.ts'
import { changeKind, fromHref, joinSister, kindOf, splitSister, toHref } from './kinds.ts'

test.each([
  [{ _type: 'link', page: { _type: 'reference', _ref: 'page-owner' } }, 'page'],
  [{ _type: 'link', href: 'https://example.com' }, 'web'],
  [{ _type: 'link', href: '/doctor' }, 'web'],
  [{ _type: 'link', href: 'auth:/signin' }, 'sister'],
  [{ _type: 'link', href: 'calculator:/' }, 'sister'],
  [{ _type: 'link', href: 'mailto:ada@tofali.example' }, 'email'],
  [{ _type: 'link', href: 'tel:+234800' }, 'phone'],
  [{ _type: 'link', file: { _type: 'file' } }, 'file'],
  [{ _type: 'link' }, undefined],
  [undefined, undefined],
  ['/owner', undefined],
])('an editor finds %j under its kind', (link, kind) => {
  expect(kindOf(link)).toBe(kind)
})

test('an editor types an email and a telephone as people write them', () => {
  expect(toHref('email', ' ada@tofali.example ')).toBe('mailto:ada@tofali.example')
  expect(toHref('phone', '+1 (403) 555 0100')).toBe('tel:+14035550100')
  expect(toHref('email', ' ')).toBe('')
  expect(fromHref('email', 'mailto:ada@tofali.example')).toBe('ada@tofali.example')
  expect(fromHref('phone', 'tel:+14035550100')).toBe('+14035550100')
})

test('an editor who tries another kind finds what was there when going back', () => {
  const mail = { _type: 'link', href: 'mailto:ada@tofali.example' }
  const toPage = changeKind(mail, {}, 'page')
  expect(toPage).toMatchObject({ emptied: ['href'], restored: {} })
  const page = { _type: 'link', page: { _ref: 'page-owner' }, anchor: 'fees' }
  const toMail = changeKind(page, toPage.held, 'email')
  expect(toMail.emptied).toEqual(['page', 'anchor'])
  expect(toMail.restored).toEqual({ href: mail.href })
  const toDialog = changeKind(mail, toMail.held, 'dialog')
  const again = changeKind(undefined, toDialog.held, 'page')
  expect(again).toMatchObject({ emptied: [], restored: { anchor: 'fees' } })
  // What was emptied by hand stays empty.
  expect(changeKind({ _type: 'link' }, again.held, 'page').restored).toEqual({})
})

test('an editor chooses a sister site and adds what follows', () => {
  expect(splitSister('auth:/signin')).toEqual({ scheme: 'auth:', path: '/signin' })
  expect(splitSister('')).toEqual({ scheme: 'auth:', path: '' })
  for (const path of ['', '/', 'signin', '//signin', '/project-owner/signup?referralPage=true'])
    expect(checkLink(joinSister('calculator:', path))).toBe(true)
})
