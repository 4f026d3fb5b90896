import { AddIcon } from '@sanity/icons/Add'
import { BookIcon } from '@sanity/icons/Book'
import { CreditCardIcon } from '@sanity/icons/CreditCard'
import { EditIcon } from '@sanity/icons/Edit'
import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { ThLargeIcon } from '@sanity/icons/ThLarge'
import { TranslateIcon } from '@sanity/icons/Translate'
import { UnlinkIcon } from '@sanity/icons/Unlink'
import { UsersIcon } from '@sanity/icons/Users'
import { orderableDocumentListDeskItem } from '@sanity/orderable-document-list'
import type { ComponentType } from 'react'
import type {
  IntentChecker,
  ListItem,
  ListItemBuilder,
  StructureBuilder,
  StructureResolver,
  StructureResolverContext,
} from 'sanity/structure'
import { audiences, audienceTitles } from '#schemas/fields/choices.ts'
import { singletonTitles } from '#schemas/index.ts'
import { API } from '#schemas/rules/context.ts'
import { asText, recordsIn } from '#shared/json.ts'
import { inDefaultLanguage, type Language, siteLanguages } from './languages/languages.ts'
import { PAGE_TEMPLATES, questionTemplateId } from './templates.ts'

/** Pages that no menu, text or other page links to; a redirect shows nobody the way. Links lead to translations too. */
export const unlinkedQuery = `*[_type == "page" && path != "/" && ${inDefaultLanguage}
  && count(*[references(^._id) && _id != ^._id
    && !(_type in ["redirect", "translation.metadata"])]) == 0]{_id}`

// Among drafts a document has its published id; the listener for changes knows only ids as stored.
const unpublishedFilter = '_originalId in path("drafts.**") || _id in path("drafts.**")'

/** Guides whose day to be looked at again has come. */
export const needsReview = ' && reviewAt <= now()'

/** The documents of a list that are in the default language; older ones have no language. */
interface Shown {
  filter: string
  params: { others: string[] }
}

/** The lists of the Studio in an editor's terms: documents in the default language, then those in each other one. */
export const structure: StructureResolver = async (build, context) => {
  const [, ...others] = await siteLanguages(context.getClient(API))
  const shown = {
    filter: '_type == $type && !(language in $others)',
    params: { others: others.map(({ code }) => code) },
  }
  return build
    .list()
    .title('Content')
    .items([
      pages(build, shown),
      folder(
        build,
        'questions',
        'Questions by audience',
        HelpCircleIcon,
        questions(build, context, shown),
      ),
      folder(build, 'people', 'People', UsersIcon, [
        orderedList(build, context, shown, { id: 'team', type: 'teamMember', title: 'Team' }),
        plainList(build, shown, 'testimonial', 'Testimonials'),
      ]),
      folder(build, 'plans', 'Plans and comparison', CreditCardIcon, [
        orderedList(build, context, shown, { id: 'plans', type: 'plan', title: 'Plans' }),
        orderedList(build, context, shown, {
          id: 'compare',
          type: 'compareGroup',
          title: 'Compare table',
        }),
      ]),
      folder(build, 'cards', 'Cards and projects', ThLargeIcon, [
        orderedList(build, context, shown, {
          id: 'projects',
          type: 'sampleProject',
          title: 'Sample projects',
        }),
        plainList(build, shown, 'house', 'Houses to follow'),
        plainList(build, shown, 'benefitCard', 'Benefit cards'),
        plainList(build, shown, 'audienceCard', 'Audience cards'),
        plainList(build, shown, 'feature', 'Features'),
        plainList(build, shown, 'partnerLogo', 'Partner logos'),
      ]),
      folder(build, 'guides', 'Guides', BookIcon, guides(build, context, shown)),
      plainList(build, shown, 'claim', 'Claims'),
      plainList(build, shown, 'office', 'Offices'),
      plainList(build, shown, 'legalPage', 'Policy'),
      plainList(build, shown, 'redirect', 'Redirects'),
      build.divider(),
      ...others.map((language) => translated(build, language)),
      unpublished(build),
      unlinked(build, context),
      build.divider(),
      ...[...singletonTitles.keys()].map((type) =>
        build
          .documentTypeListItem(type)
          .id(type)
          .child(build.document().schemaType(type).documentId(type)),
      ),
    ])
}

/** Every document in another language. */
function translated(build: StructureBuilder, { code, title }: Language): ListItemBuilder {
  const list = build
    .documentList()
    .id(`language-${code}`)
    .title(title)
    .apiVersion(API.apiVersion)
    .filter('language == $code')
    .params({ code })
    .defaultOrdering([
      { field: '_type', direction: 'asc' },
      { field: '_id', direction: 'asc' },
    ])
    .canHandleIntent(() => false)
  return build.listItem().id(`language-${code}`).title(title).icon(TranslateIcon).child(list)
}

function folder(
  build: StructureBuilder,
  id: string,
  title: string,
  icon: ComponentType,
  items: (ListItem | ListItemBuilder)[],
): ListItemBuilder {
  const list = build.list().id(id).title(title).items(items)
  return build.listItem().id(id).title(title).icon(icon).child(list)
}

function plainList(
  build: StructureBuilder,
  shown: Shown,
  type: string,
  title: string,
): ListItemBuilder {
  const list = typeList(build, shown, type, title)
  return build.documentTypeListItem(type).title(title).child(list)
}

/** The documents of a type that are shown, or those of them that meet a condition as well. */
function typeList(
  build: StructureBuilder,
  { filter, params }: Shown,
  type: string,
  title: string,
  condition = '',
  more: Record<string, string> = {},
) {
  return build
    .documentTypeList(type)
    .title(title)
    .apiVersion(API.apiVersion)
    .filter(`${filter}${condition}`)
    .params({ ...params, ...more, type })
}

/** Pages in the order of their addresses; a new one can start from a template. */
function pages(build: StructureBuilder, shown: Shown): ListItemBuilder {
  const list = typeList(build, shown, 'page', 'Pages')
    .defaultOrdering([{ field: 'path', direction: 'asc' }])
    .initialValueTemplates(
      [...PAGE_TEMPLATES, 'page'].map((id) => build.initialValueTemplateItem(id)),
    )
  return build.documentTypeListItem('page').id('pages').title('Pages').child(list)
}

/** Guides by topic, and those that somebody has to look at. */
function guides(
  build: StructureBuilder,
  context: StructureResolverContext,
  shown: Shown,
): (ListItem | ListItemBuilder)[] {
  const list = (id: string, title: string, condition: string, more?: Record<string, string>) =>
    typeList(build, shown, 'article', title, condition, more)
      .id(id)
      .defaultOrdering([{ field: 'publishedAt', direction: 'desc' }])
  const item = (id: string, title: string, condition: string) =>
    build
      .listItem()
      .id(id)
      .title(title)
      .icon(BookIcon)
      .child(list(id, title, condition))
  return [
    item('all-guides', 'All guides', ''),
    build
      .listItem()
      .id('guides-by-topic')
      .title('By topic')
      .icon(BookIcon)
      .child(
        typeList(build, shown, 'topic', 'Topics').child((topic) =>
          list(topic, 'Guides of the topic', ' && topic._ref == $topic', { topic }),
        ),
      ),
    item('draft-guides', 'Drafts', ` && (${unpublishedFilter})`),
    item('published-guides', 'Published', ' && !(_id in path("drafts.**"))'),
    item('review-guides', 'Needs review', needsReview),
    orderedList(build, context, shown, { id: 'topics', type: 'topic', title: 'Topics' }),
  ]
}

function questions(
  build: StructureBuilder,
  context: StructureResolverContext,
  shown: Shown,
): ListItem[] {
  return audiences.map((audience) =>
    orderedList(build, context, shown, {
      id: audience,
      type: 'faqItem',
      title: audienceTitles[audience],
      part: {
        filter: '(audience == $audience || $audience in alsoFor)',
        params: { audience },
        create: questionTemplateId(audience),
      },
    }),
  )
}

interface OrderedList {
  /** Part of the address; unique among its siblings. */
  id: string
  type: string
  title: string
  /** Shows only some documents of the type; `create` is the template of a new one, and of no other list. */
  part?: { filter: string; params: Record<string, string>; create: string }
}

/** A list of documents that an editor orders by dragging. */
function orderedList(
  build: StructureBuilder,
  context: StructureResolverContext,
  { params: languages }: Shown,
  { id, type, title, part }: OrderedList,
): ListItem {
  const params = part === undefined ? { type } : { type, template: part.create }
  const create = build
    .menuItem()
    .title('New')
    .icon(AddIcon)
    .showAsAction(true)
    .intent({ type: 'create', params })
  const item = orderableDocumentListDeskItem({
    S: build,
    context,
    id,
    type,
    title,
    icon: context.schema.get(type)?.icon,
    filter: `!(language in $others)${part === undefined ? '' : ` && ${part.filter}`}`,
    params: { ...languages, ...part?.params },
    // The plugin's own entry uses no template, so a question would start without its audience.
    createIntent: false,
    menuItems: [create.serialize()],
  })
  // The plugin names the list after the type and opens every record in a separate pane. A new record
  // opens beside the list of its template; which part an existing one belongs to is not known beforehand.
  const canHandleIntent: IntentChecker = (_intent, asked) =>
    part === undefined ? asked['type'] === type : asked['template'] === part.create
  if (typeof item.child === 'object') Object.assign(item.child, { title, canHandleIntent })
  return item
}

/** Every document with a draft: what visitors do not see yet. */
function unpublished(build: StructureBuilder): ListItemBuilder {
  const title = 'Unpublished changes'
  const list = build
    .documentList()
    .id('unpublished')
    .title(title)
    .apiVersion(API.apiVersion)
    .filter(unpublishedFilter)
    .defaultOrdering([{ field: '_updatedAt', direction: 'desc' }])
    .canHandleIntent(() => false)
  return build.listItem().id('unpublished').title(title).icon(EditIcon).child(list)
}

/** Pages that visitors find only by their address. */
function unlinked(build: StructureBuilder, context: StructureResolverContext): ListItemBuilder {
  const title = 'Pages nothing links to'
  return build
    .listItem()
    .id('unlinked')
    .title(title)
    .icon(UnlinkIcon)
    .child(async () => {
      const client = context.getClient(API)
      const answer: unknown = await client.fetch(unlinkedQuery, {}, { perspective: 'drafts' })
      const ids = recordsIn(answer).map(({ _id }) => asText(_id))
      // As they were found when the list was opened; links to them open elsewhere.
      return build
        .documentTypeList('page')
        .id('unlinked')
        .title(title)
        .apiVersion(API.apiVersion)
        .filter('_type == $type && _id in $ids')
        .params({ type: 'page', ids: [...ids, ...ids.map((id) => `drafts.${id}`)] })
        .initialValueTemplates([])
        .canHandleIntent(() => false)
    })
}
