import { JSDOM } from 'jsdom'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isRecord } from '#shared/json.ts'
import { prefixOf } from '#shared/languages.ts'
import { definitions } from '#shared/leads/index.ts'
import { formNames } from '#shared/leads/forms.ts'
import { en } from '#shared/words/en.ts'
import { accent, pseudo } from '#shared/words/pseudo.ts'
import { setWords } from '#shared/words/words.ts'
import { DemoForm } from '#src/forms/demo/DemoForm.tsx'
import { check } from '#src/forms/form/fields.ts'
import { FundingForm } from '#src/forms/funding/FundingForm.tsx'
import { DetailsStep, PersonStep } from '#src/forms/funding/steps.tsx'
import { ProfileForm } from '#src/forms/profile/ProfileForm.tsx'
import { ReceiptSlip } from '#src/forms/receipt/ReceiptSlip.tsx'
import { StampedReference } from '#src/forms/receipt/StampedReference.tsx'
import { PageError } from '#src/layout/errors/PageError.tsx'
import { prerenderPage } from '#tests/support/prerender-page.tsx'
import { loadSeed } from '#tests/support/seed.ts'

/** Texts of the content that are not accented, because they are addresses, choices or names. */
const kept = new Set<string>()
const { pages, shell } = accentContent(await loadSeed())

beforeAll(() => setWords(pseudo(en)))
afterAll(() => setWords(en))

/** Every text that an editor writes gets accents; what the code reads stays. */
function accentContent<Value>(value: Value, key?: string): Value
function accentContent(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => accentContent(item, key))
  if (isRecord(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [name, accentContent(item, name)]),
    )
  }
  if (typeof value !== 'string') return value
  const isText =
    key.endsWith('Label') || (/^[A-Z].*[a-z]|\s/.test(value) && !/[/@]\S|^\d{4}-/.test(value))
  if (isText && !/^_|^(country|days|timeZone|brandName)$/.test(key)) {
    // Placeholders are the code's.
    return value.replace(/\{\w+\}|[^{}]+/g, (part) => (part.startsWith('{') ? part : accent(part)))
  }
  kept.add(value)
  return value
}

/** Names and units that are the same in every language. */
const names =
  /\b(?:Tofali|WhatsApp|LinkedIn|Facebook|Instagram|YouTube|PDF|PNG|JPEG|WebP|DOCX|XLSX|NGN|USD|CAD|GBP|EUR)\b/g

/** Whether a text has a plain word besides names and addresses. */
function isPlain(text: string): boolean {
  return !kept.has(text) && /[a-z]{3}/i.test(text.replace(names, '').replace(/\S+[@/.]\S+/g, ''))
}

/** The texts of a page in which a word is written in plain letters. */
function plainTexts(html: string): string[] {
  const { document } = new JSDOM(html).window
  for (const element of document.querySelectorAll('script, style')) element.remove()
  const found: string[] = []
  const walker = document.createTreeWalker(document, 4)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
    found.push(node.nodeValue ?? '')
  for (const element of document.querySelectorAll('*')) {
    for (const name of ['alt', 'aria-label', 'aria-valuetext', 'placeholder', 'title'])
      found.push(element.getAttribute(name) ?? '')
  }
  return [...new Set(found.map((text) => text.trim()).filter(isPlain))]
}

// Translations are drawn by the same code.
const english = pages.filter(({ path }) => prefixOf(path) === '')

test.each(english.map((page) => [page.path, page] as const))(
  'every word of %s is an editor’s or in the catalog',
  async (path, page) => {
    const { html, failures } = await prerenderPage({ path, shell, page })
    expect(failures).toEqual([])
    expect(plainTexts(html)).toEqual([])
  },
)

test('so is every word of the pages of code', async () => {
  for (const path of ['/404', '/schedule-call-calendly', '/referral/ada']) {
    const { html } = await prerenderPage({
      path,
      shell,
      page: null,
      screens: { scheduler: null, referral: null },
    })
    expect(plainTexts(html)).toEqual([])
  }
})

const receipt = {
  reference: 'T-7',
  at: 0,
  initials: '',
  place: '',
  isInDoubt: false,
} as const

const parts: Record<string, ReactNode> = {
  demo: <DemoForm onDone={() => {}} />,
  funding: <FundingForm onDone={() => {}} />,
  details: <DetailsStep />,
  person: <PersonStep isUploading />,
  profile: <ProfileForm onDone={() => {}} />,
  received: (
    <ReceiptSlip form="contact" receipt={{ ...receipt, state: 'received' }}>
      <StampedReference form="contact" receipt={{ ...receipt, state: 'received' }} />
    </ReceiptSlip>
  ),
  stored: <ReceiptSlip form="contact" receipt={{ ...receipt, state: 'stored' }} />,
  unsent: <ReceiptSlip form="contact" receipt={{ ...receipt, state: 'unsent', isInDoubt: true }} />,
  failure: <PageError error={undefined} settings={null} />,
}

test.each(Object.entries(parts))('so is every word of the part %s', (_name, part) => {
  const html = renderToString(<StaticRouter location="/">{part}</StaticRouter>)
  expect(plainTexts(html)).toEqual([])
})

test('so is every message of a form', () => {
  const messages = formNames.flatMap((form) => {
    const { empty, rules } = definitions[form]
    const wrong = Object.fromEntries(Object.keys(empty).map((field) => [field, 'x']))
    return [empty, wrong].flatMap((values) => Object.values(check(values, rules)).map(String))
  })
  expect(messages.length).toBeGreaterThan(30)
  expect(plainTexts(messages.join('<br>'))).toEqual([])
})
