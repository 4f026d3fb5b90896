// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { cleanup, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { currencies, purposes, roles } from '#src/config/lists.ts'
import { uploadLimits } from '#shared/limits.ts'
import { ContactForm } from '#src/forms/contact/ContactForm.tsx'
import { DemoForm } from '#src/forms/demo/DemoForm.tsx'
import { Form } from '#src/forms/form/Form.tsx'
import { SubmitButton } from '#src/forms/form/SubmitButton.tsx'
import { CompanyStep } from '#src/forms/funding/CompanyStep.tsx'
import { DetailsStep } from '#src/forms/funding/DetailsStep.tsx'
import { PersonStep } from '#src/forms/funding/PersonStep.tsx'
import { emptyFunding, fundingSchema } from '#src/forms/funding/schema.ts'
import { createUploads } from '#src/forms/funding/uploads-store.ts'
import { InlineContactForm } from '#src/forms/inline-contact/InlineContactForm.tsx'
import { ProfileForm } from '#src/forms/profile/ProfileForm.tsx'
import { WaitlistForm } from '#src/forms/waitlist/WaitlistForm.tsx'
import { WaitlistTextsContext } from '#src/forms/waitlist/texts.ts'
import { disguiseProblem, fileProblem } from '#shared/file-rules.ts'
import { leadNames } from '#src/leads/calls/lead-calls.ts'
import { cell, columnOf, listOf, readTable } from '#tests/support/markdown.ts'
import { forms } from './form-facts.ts'

const file = 'docs/reference/forms.md'
const inventory = readTable(file, 'Forms')
const fields = readTable(file, 'Fields')
const messages = readTable(file, 'Messages')

interface FormTexts {
  _type: string
  waitlist: Parameters<typeof WaitlistTextsContext>[0]['value']
}

const [texts] = readFileSync('content/site.ndjson', 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line): FormTexts => JSON.parse(line))
  .filter(({ _type }) => _type === 'formTexts')

const onDone = () => {}
const uploads = createUploads([])

const drawn: Record<keyof typeof forms, ReactNode> = {
  demo: <DemoForm onDone={onDone} />,
  funding: (
    <Form name="funding" initial={emptyFunding} schema={fundingSchema} onSubmit={onDone}>
      {() => (
        <>
          <CompanyStep uploads={uploads} rows={[]} isBlocked={false} />
          <DetailsStep />
          <PersonStep isUploading={false} />
          <SubmitButton>Submit</SubmitButton>
        </>
      )}
    </Form>
  ),
  contact: <ContactForm />,
  'inline-contact': <InlineContactForm />,
  profile: <ProfileForm onDone={onDone} />,
  waitlist: texts ? (
    <WaitlistTextsContext value={texts.waitlist}>
      <WaitlistForm />
    </WaitlistTextsContext>
  ) : null,
}

afterEach(cleanup)

test('the tables are about the six forms', () => {
  expect(columnOf(inventory, 'form')).toEqual([...leadNames])
  expect(new Set(columnOf(fields, 'form'))).toEqual(new Set(leadNames))
  expect(new Set(columnOf(messages, 'form'))).toEqual(new Set(leadNames))
})

describe.each(leadNames)('%s', (name) => {
  const { empty, valid, other, problems, rules, toBody } = forms[name]
  const ofForm = fields.filter((row) => cell(row, 'form') === name)

  beforeEach(() => {
    render(<MemoryRouter>{drawn[name]}</MemoryRouter>)
  })

  test('the table has the fields of the form, in its order', () => {
    expect(columnOf(ofForm, 'field')).toEqual(Object.keys(empty))
  })

  test('labels and limits are those on the screen', () => {
    const shown = ofForm.map((row) => [
      cell(row, 'field'),
      cell(row, 'label') && labelOf(name, cell(row, 'field')),
      limitOf(cell(row, 'field')),
    ])
    expect(
      ofForm.map((row) => [cell(row, 'field'), cell(row, 'label'), cell(row, 'most')]),
    ).toEqual(shown)
  })

  test('the button says what the table says', () => {
    const row = inventory.find((one) => cell(one, 'form') === name)
    expect(screen.getByRole('button', { name: cell(row ?? {}, 'button') })).toHaveProperty(
      'type',
      'submit',
    )
  })

  test('a field is needed if the form complains when it is empty', () => {
    expect(problems(valid)).toEqual({})
    const needed = ofForm.map((row) => {
      const field = cell(row, 'field')
      const blank = Array.isArray(valid[field]) ? [] : ''
      return [field, field in problems({ ...valid, [field]: blank }) ? 'yes' : 'no']
    })
    expect(ofForm.map((row) => [cell(row, 'field'), cell(row, 'needed')])).toEqual(needed)
  })

  test('a field changes those fields of the call that the table names', () => {
    const before = toBody(valid)
    const sent = ofForm.map((row) => {
      const field = cell(row, 'field')
      const after = toBody({ ...valid, [field]: other[field] })
      return [field, differing(before, after)]
    })
    expect(
      ofForm.map((row) => [cell(row, 'field'), listOf(cell(row, 'sent as')).toSorted()]),
    ).toEqual(sent)
  })

  test('the table has every message of the rules', () => {
    const told = messages.filter((row) => cell(row, 'form') === name)
    const pairs = told.map((row) => `${cell(row, 'field')}: ${cell(row, 'message')}`)
    expect([...new Set(pairs)].toSorted()).toEqual([...new Set(rules)].toSorted())
  })
})

test.each(
  messages.map((row) => ['form', 'field', 'typed', 'message'].map((name) => cell(row, name))),
)('%s: %s with "%s" says "%s"', (name, field = '', typed, message) => {
  const form = Object.entries(forms).find(([one]) => one === name)?.[1]
  expect(form?.problems({ ...form.valid, [field]: typed })[field]).toBe(message)
})

test('the choices are those of the lists', () => {
  expect(readTable(file, 'Choices').map((row) => Object.values(row))).toEqual([
    ['currency', currencies.map(({ label }) => label).join(', ')],
    ['role', roles.join(', ')],
    ['purpose', purposes.join(', ')],
  ])
})

test('a file is refused with the sentence of the table', () => {
  const pdf = { name: 'plan.pdf', size: 1, type: 'application/pdf' }
  const { fileBytes, files } = uploadLimits
  const told = [
    fileProblem(pdf, files, uploadLimits),
    fileProblem({ ...pdf, name: 'plan.exe', type: '' }, 0, uploadLimits),
    fileProblem({ ...pdf, size: 0 }, 0, uploadLimits),
    fileProblem({ ...pdf, size: fileBytes + 1 }, 0, uploadLimits),
    disguiseProblem(pdf.type),
  ]
  expect(columnOf(readTable(file, 'Documents of a funding application'), 'refused with')).toEqual(
    told,
  )
})

/** The words of a field's label, without the mark for "required" or "optional". */
function labelOf(form: string, field: string): string {
  const control = document.querySelector(`[name="${field}"]`)
  const label =
    control?.closest('fieldset[role=radiogroup]')?.querySelector('legend') ??
    document.querySelector(`label[for="${form}-${field}"]`)
  return label?.firstChild?.textContent ?? ''
}

function limitOf(field: string): string {
  const control = document.querySelector(`[name="${field}"]`)
  return control?.getAttribute('maxlength') ?? ''
}

function differing(before: object, after: object): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...names].filter((name) => textOf(before, name) !== textOf(after, name)).toSorted()
}

function textOf(body: object, name: string): string {
  return JSON.stringify(Reflect.get(body, name))
}
