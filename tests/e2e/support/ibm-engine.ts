import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'

const source = readFileSync(
  fileURLToPath(import.meta.resolve('accessibility-checker-engine')),
  'utf8',
)

interface Complaint {
  rule: string
  message: string
  /** The element's opening tag. */
  snippet: string
  /** Which of the false complaints it is; -1 for none of them. */
  known: number
}

const unlabelled =
  'Labels of a closed <details> are hidden together with their fields; once it is open they are found.'

/** Complaints of the engine that are not true, one element each. */
const falseComplaints = [
  ...['firstname', 'lastname', 'email', 'message'].map((name) => ({
    rule: 'input_label_exists',
    element: `details:not([open]) #inline-contact-${name}`,
    because: unlabelled,
  })),
  {
    rule: 'input_autocomplete_valid',
    element: '#email[type=email][autocomplete=username]',
    because:
      'HTML allows "username" on a field for e-mail; the engine knows it for text fields only.',
  },
]

/**
 * What IBM's engine finds in the element against WCAG 2.2: the rule, what it says, and where. Injects it
 * once per page.
 */
export async function ibmFaults(page: Page, within = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'ace' in window))) await page.evaluate(source)
  const known = JSON.stringify(falseComplaints)
  const root = within === 'html' ? 'document' : `document.querySelector(${JSON.stringify(within)})`
  const complaints = await page.evaluate<Complaint[]>(
    `new ace.Checker().check(${root}, ['WCAG_2_2']).then(({ results }) =>
      results
        .filter(({ value: [level, outcome] }) => level === 'VIOLATION' && outcome === 'FAIL')
        .map(({ ruleId, message, snippet, path }) => {
          const node = document.evaluate(path.dom, document, null, 9).singleNodeValue
          const isKnown = ({ rule, element }) => rule === ruleId && node?.matches?.(element)
          return { rule: ruleId, message, snippet, known: ${known}.findIndex(isKnown) }
        }))`,
  )
  return complaints
    .filter(({ known: place }) => place < 0)
    .map(({ rule, message, snippet }) => `${rule}: ${message} ${snippet}`)
}
