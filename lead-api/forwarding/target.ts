import { formNames } from '#shared/leads/forms.ts'
import { CAMPAIGN_FIELDS } from '#shared/leads/source.ts'
import { isRecord, own, parseJson, textOrJson } from '#shared/json.ts'
import { definitions } from '#shared/leads/index.ts'
import { FREE_TEXTS } from '#lead-api/guard/spam.ts'
import { formOf, phoneOf } from '#lead-api/inbox/facts.ts'
import { deliverTo } from './webhook.ts'
import type { InboxLead } from '#lead-api/types.ts'
import type { Deliver } from './forward.ts'

/** A target that expects leads in its own format: `{field}` in its texts is a field of the lead. */
export interface Target {
  url: string
  headers: Record<string, string>
  body: unknown
}

/** The target in a JSON text; undefined when it is none. */
export function targetIn(text: string): Target | undefined {
  const value = parseJson(text)
  if (!isRecord(value) || typeof value['url'] !== 'string') return undefined
  const headers = isRecord(value['headers']) ? value['headers'] : {}
  const texts = Object.entries(headers).map(([name, header]) => [name, String(header)])
  // A name as HTTP defines it, and a text in ASCII.
  const header = /^[\w!#$%&'*+.^`|~-]+:[\x20-\x7E]+$/
  const areSendable = texts.every((parts) => header.test(parts.join(':')))
  if (!areSendable || unknownFields(value['body']).length > 0) return undefined
  return { url: value['url'], headers: Object.fromEntries(texts), body: value['body'] }
}

/** Sends leads as the map of a target says; HubSpot, Brevo, Slack and sheets take them as they are. */
export function deliverToTarget({ url, headers, body }: Target): Deliver {
  return (lead) => {
    const text = JSON.stringify(filled(body, fieldsOf(lead)) ?? {})
    return deliverTo({ url, headers, text })
  }
}

type Fields = Record<string, string | number | null>

/** Every field of any form, and what a lead has besides. */
const NAMES = new Set([
  ...formNames.flatMap((form) => Object.keys(definitions[form].call.body.fields)),
  'id',
  'form',
  'formName',
  'receivedAt',
  'idempotencyKey',
  'language',
  'name',
  'text',
  'page',
  'firstPage',
  'referrer',
  ...CAMPAIGN_FIELDS.map((name) => `utm_${name}`),
])

function fieldsOf(lead: InboxLead): Fields {
  const { id, call: form, receivedAt, idempotencyKey, language, source, body } = lead
  const texts: Fields = {}
  for (const [name, value] of Object.entries(body))
    texts[name] = typeof value === 'number' ? value : textOrJson(value)
  const text = FREE_TEXTS.map((name) => texts[name]).find(Boolean) ?? null
  const firstName = texts['firstName'] ?? texts['firstname'] ?? null
  const lastName = texts['lastName'] ?? texts['lastname'] ?? null
  return {
    ...texts,
    firstName,
    lastName,
    // The forms call it differently; an address book wants it in one place.
    phone: phoneOf(lead) ?? null,
    name: [firstName, lastName].filter(Boolean).join(' ') || null,
    text,
    id,
    form,
    formName: formOf(form),
    receivedAt,
    idempotencyKey,
    language,
    page: source?.page ?? null,
    firstPage: source?.first ?? null,
    referrer: source?.referrer ?? null,
    ...Object.fromEntries(
      CAMPAIGN_FIELDS.map((name) => [`utm_${name}`, source?.utm[name] ?? null]),
    ),
  }
}

const FIELD = /\{([A-Za-z_]+)\}/g

/**
 * A template with its fields filled in. A text that is one field becomes its value, a number too; a name in
 * an object whose value the lead does not have is left out.
 */
function filled(template: unknown, fields: Fields): unknown {
  if (Array.isArray(template)) return template.map((item) => filled(item, fields) ?? '')
  if (isRecord(template)) {
    const all = Object.entries(template).map(([name, value]) => [name, filled(value, fields)])
    return Object.fromEntries(all.filter(([, value]) => value !== undefined))
  }
  if (typeof template !== 'string') return template
  const [whole, only] = /^\{([A-Za-z_]+)\}$/.exec(template) ?? []
  if (whole !== undefined) return own(fields, only ?? '') ?? undefined
  return template.replaceAll(FIELD, (_, name: string) => String(own(fields, name) ?? ''))
}

/** The fields of a template that no lead has: most likely they are misspelled. */
export function unknownFields(template: unknown): string[] {
  const names = [...(JSON.stringify(template) ?? '').matchAll(FIELD)].map(([, name]) => name ?? '')
  return names.filter((name) => !NAMES.has(name))
}
