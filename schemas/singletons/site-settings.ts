import { defineArrayMember, defineField, defineType } from '@sanity/types'
import { forEachForm, formNames } from '#shared/leads/forms.ts'
import { definitions } from '#shared/leads/index.ts'
import {
  choice,
  email,
  flag,
  inGroup,
  phone,
  requiredLines,
  requiredText,
  text,
} from '#schemas/fields/fields.ts'
import { choices, members, part, references } from '#schemas/fields/lists.ts'
import { image } from '#schemas/fields/image.ts'
import { publishedId } from '#schemas/rules/context.ts'
import { checkLanguages } from '#schemas/rules/language-rules.ts'
import { languageCodes } from '#shared/languages.ts'

export const siteSettings = defineType({
  name: 'siteSettings',
  title: 'Site settings',
  type: 'document',
  groups: [
    { name: 'brand', title: 'Brand', default: true },
    { name: 'languages', title: 'Languages' },
    { name: 'notice', title: 'Notice' },
    { name: 'contact', title: 'Contact' },
    { name: 'dialog', title: '"I am a..." dialog' },
    { name: 'forms', title: 'Forms' },
    { name: 'closing', title: 'Closing sections' },
    { name: 'claims', title: 'Claims' },
    { name: 'exchange', title: 'Exchange rates' },
  ],
  fields: [
    ...inGroup('brand', [
      requiredText('title', 'The name of the brand, used in titles and in the footer.'),
      requiredLines(
        'description',
        'What the site is, for search results of pages without words of their own.',
        { advised: 160 },
      ),
      image('logo', 'The logo on light ground: the header.', { required: true }),
      image('logoOnDark', 'The logo on dark ground: the footer.', { required: true }),
      image(
        'socialImage',
        'The picture of shared links of addresses that are not under Pages, such as the scheduler. Empty: none. Pages have their own picture in their tab Search and sharing.',
        { shared: true },
      ),
    ]),
    ...inGroup('brand', [
      flag(
        'keepsAiOut',
        'Asks the crawlers of AI companies to stay away, in robots.txt. Search engines still come.',
        { title: 'No AI crawlers' },
      ),
    ]),
    ...inGroup('languages', [
      defineField({
        name: 'languages',
        title: 'Languages',
        description:
          'The first is the default: its addresses have no prefix. Those of every other language begin with its code, such as /fr.',
        type: 'array',
        of: [defineArrayMember({ type: 'siteLanguage' })],
        // Only the settings in the default language list the languages.
        hidden: ({ document }) => publishedId(document?._id ?? '') !== document?._type,
        validation: (rule) => rule.custom(checkLanguages),
      }),
    ]),
    ...inGroup('notice', [
      defineField({
        name: 'notice',
        title: 'Notice',
        description: 'A bar on every page between two moments. Empty: no bar.',
        type: 'notice',
      }),
    ]),
    ...inGroup('contact', [
      email('Shown wherever a form cannot be used.'),
      phone('phone', 'The telephone number beside it, with the country code.', { required: true }),
      phone('whatsapp', 'The WhatsApp number with the country code. Empty: no WhatsApp link.'),
      text('reply', 'How soon we answer, shown at the forms.'),
      members('social', 'socialLink', 'The networks in the footer.'),
    ]),
    ...inGroup('dialog', [
      requiredText('iamHeading', 'The title of the dialog.', { title: 'Title' }),
      requiredText('iamText', 'The line below that title.', { title: 'Line' }),
      references('audiences', 'audienceCard', 'The choices of the dialog.'),
      text('iamMore', 'A line below the choices, for those whom they leave out.', {
        title: 'Line for others',
      }),
      members('iamMoreActions', 'action', 'The links behind that line.', { title: 'Its links' }),
    ]),
    ...inGroup('forms', [
      choices(
        'unusedForms',
        'A ticked form is switched off: every button that opens it disappears, and so do its part of a page and links to its page. Where it is still named, the Studio marks the page with advice.',
        formNames,
        {
          title: 'Forms that are not used',
          titles: forEachForm((form) => definitions[form].title),
        },
      ),
    ]),
    ...inGroup('closing', [
      defineField({
        name: 'closing',
        title: 'Closing sections',
        description: 'What the closing sections of all pages share: WhatsApp and the office hours.',
        type: 'closingTexts',
      }),
    ]),
    ...inGroup('claims', [
      defineField({
        name: 'claims',
        title: 'Claims',
        description: 'What the papers behind all claims share.',
        type: 'claimTexts',
        validation: (rule) => rule.required(),
      }),
    ]),
    ...inGroup('exchange', [
      defineField({
        name: 'exchange',
        title: 'Exchange rates',
        description:
          'For approximate values below the naira of the fee estimator. Empty: naira alone.',
        type: 'exchangeRates',
      }),
    ]),
  ],
  preview: { prepare: () => ({ title: 'Site settings' }) },
})

const names = new Intl.DisplayNames('en', { type: 'language' })

export const siteLanguage = part('siteLanguage', 'Language', { title: 'title', subtitle: 'code' }, [
  choice('code', 'Its pages begin with this code, unless it is the first.', languageCodes, {
    required: true,
    titles: Object.fromEntries(languageCodes.map((code) => [code, names.of(code) ?? code])),
  }),
  requiredText('title', 'Its own name for itself, such as “Français”, in the choice of languages.'),
])
