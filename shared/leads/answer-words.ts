import { isRecord, recordsIn } from '#shared/json.ts'
import { formNames, leadForms } from './forms.ts'
import type { FormName } from './forms.ts'

const receipts = formNames.map(
  (form) => `"${form}": ${textsOf(form)}.receipt { title, who, how, answer }`,
)

/** The part of `formTexts` with the receipt of a form. The two contact forms have one. */
function textsOf(form: FormName): string {
  const { place } = leadForms[form]
  return 'dialog' in place ? place.dialog : form === 'inline-contact' ? 'contact' : form
}

/**
 * What editors write for the answers by email, a row for each language and the default first; the build
 * writes it to `ANSWERS_FILE`.
 */
export const answerWordsQuery = /* groq */ `*[_type == "formTexts"] | order(_id asc) {
  language,
  "forms": { ${receipts.join(', ')} },
  ...coalesce(
    *[_type == "siteSettings" && language == ^.language][0], *[_id == "siteSettings"][0]
  ) { "brand": title, email, phone, whatsapp },
  ...coalesce(
    *[_type == "office" && language == ^.language] | order(_id asc)[0], *[_type == "office"] | order(_id asc)[0]
  ) { city, address, timeZone },
  "policy": coalesce(
    *[_type == "translation.metadata" && references(*[_type == "page" && path == "/policy"][0]._id)][0]
      .translations[language == ^.language][0].value->path,
    "/policy"
  )
}`

export const ANSWERS_FILE = '/answers.json'

/** What an answer by email says in one language. */
export interface AnswerWords {
  language: string
  title: string
  who: string
  how: string
  /** Its first line. */
  answer: string
  brand: string
  email: string
  phone: string
  whatsapp: string
  city: string
  address: string
  timeZone: string
  /** Path of the privacy policy. */
  policy: string
}

/**
 * The words for a form in a language, which may be that of a region, else in the default language;
 * undefined where editors have written no first line, which switches the answer off.
 * @param emptyLine in the place of that line
 */
export function answerWordsIn(
  rows: unknown,
  form: FormName,
  language: string | null,
  emptyLine = '',
): AnswerWords | undefined {
  const [code] = (language ?? '').split('-')
  const [first, ...others] = recordsIn(rows)
  const row = others.find((other) => other['language'] === code) ?? first
  const forms = isRecord(row?.['forms']) ? row['forms'] : {}
  const receiptOf = isRecord(forms[form]) ? forms[form] : {}
  const text = (name: string) => {
    const value = receiptOf[name] ?? row?.[name]
    return typeof value === 'string' ? value.trim() : ''
  }
  const answer = text('answer') || emptyLine
  if (answer === '') return undefined
  return {
    language: text('language'),
    title: text('title'),
    who: text('who'),
    how: text('how'),
    answer,
    brand: text('brand'),
    email: text('email'),
    phone: text('phone'),
    whatsapp: text('whatsapp'),
    city: text('city'),
    address: text('address'),
    timeZone: text('timeZone'),
    policy: text('policy'),
  }
}
