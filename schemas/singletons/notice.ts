import { defineField, defineType } from '@sanity/types'
import type { ValidationError } from '@sanity/types'
import { requiredText, text } from '#schemas/fields/fields.ts'
import { link } from '#schemas/fields/link-fields.ts'
import { isRecord } from '#shared/json.ts'
import { advise } from '#schemas/rules/context.ts'

/** The bar below the header, for as long as something is worth saying on every page. */
export const notice = defineType({
  name: 'notice',
  title: 'Notice',
  type: 'object',
  fields: [
    requiredText('text', 'One sentence, shown below the header of every page.', { max: 140 }),
    text('label', 'The words of the link after it, such as “See the dates”. Empty: no link.', {
      title: 'Link text',
      max: 40,
    }),
    link('link', 'Where it leads.'),
    defineField({
      name: 'from',
      title: 'Shown from',
      description: 'In the time of this computer; visitors elsewhere see it at the same moment.',
      type: 'datetime',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'until',
      title: 'Shown until',
      description:
        'Then it disappears by itself. A visitor who closes it does not see it again until you change these times.',
      type: 'datetime',
      validation: (rule) => [
        rule.required(),
        rule.custom((value) => checkNoticeEnd(value, Date.now())).warning(),
      ],
    }),
  ],
  validation: (rule) => rule.custom(checkNotice),
  preview: { select: { title: 'text', subtitle: 'until' } },
})

/** Rejects a notice that would end before it begins, and half a link. */
export function checkNotice(value: unknown): true | ValidationError {
  if (!isRecord(value)) return true
  const { from, until, label, link: target } = value
  if (typeof from === 'string' && typeof until === 'string' && from >= until)
    return { message: 'The notice would end before it begins.', path: ['until'] }
  if (Boolean(label) !== Boolean(target))
    return {
      message: 'A link needs both its words and where it leads.',
      path: [label ? 'link' : 'label'],
    }
  return true
}

/** Warns of a notice that nobody sees any more. */
export function checkNoticeEnd(value: unknown, now: number): true | ValidationError {
  if (typeof value !== 'string' || Date.parse(value) > now) return true
  return advise('This time is over: visitors no longer see the notice.')
}
