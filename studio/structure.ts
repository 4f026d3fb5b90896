import type {
  ListItem,
  ListItemBuilder,
  StructureBuilder,
  StructureResolver,
  StructureResolverContext,
} from 'sanity/structure'
import { audiences } from '../schemas/choices.ts'
import { singletonTypes } from '../schemas/index.ts'
import { orderedList } from './ordered-list.ts'
import { QUESTION_TEMPLATE } from './templates.ts'

const AUDIENCE_TITLES: Record<(typeof audiences)[number], string> = {
  general: 'All visitors',
  owner: 'Project owners',
  enterprise: 'Enterprises',
  developer: 'Developers',
  lender: 'Lenders',
  contractor: 'Contractors and consultants',
  finance: 'Finance',
}

/** The desk: what an editor looks for, in an editor's words; what exists once comes last. */
export const structure: StructureResolver = (build, context) =>
  build
    .list()
    .title('Content')
    .items([
      pages(build),
      folder(build, 'questions', 'Questions', '❓', questions(build, context)),
      folder(build, 'people', 'People', '🧑', [
        orderedList(build, context, { id: 'team', type: 'teamMember', title: 'Team' }),
        plainList(build, 'testimonial', 'Testimonials'),
      ]),
      folder(build, 'plans', 'Plans and comparison', '💳', [
        orderedList(build, context, { id: 'plans', type: 'plan', title: 'Plans' }),
        orderedList(build, context, {
          id: 'compare',
          type: 'compareGroup',
          title: 'Compare table',
        }),
      ]),
      folder(build, 'cards', 'Cards and projects', '🧱', [
        orderedList(build, context, {
          id: 'projects',
          type: 'sampleProject',
          title: 'Sample projects',
        }),
        plainList(build, 'benefitCard', 'Benefit cards'),
        plainList(build, 'audienceCard', 'Audience cards'),
        plainList(build, 'feature', 'Features'),
        plainList(build, 'partnerLogo', 'Partner logos'),
      ]),
      plainList(build, 'office', 'Offices'),
      plainList(build, 'legalPage', 'Policy'),
      plainList(build, 'redirect', 'Redirects'),
      build.divider(),
      ...singletonTypes.map((type) => singleton(build, type)),
    ])

/** Singletons cannot be created a second time, doubled, taken back or deleted. */
export function isSingleton(type: string | undefined): boolean {
  return type !== undefined && singletonTypes.includes(type)
}

/** Pages in the order of their addresses; a new one can begin as a landing page. */
function pages(build: StructureBuilder): ListItemBuilder {
  const list = build
    .documentTypeList('page')
    .title('Pages')
    .defaultOrdering([{ field: 'path', direction: 'asc' }])
    .initialValueTemplates([
      build.initialValueTemplateItem('landing-page'),
      build.initialValueTemplateItem('page'),
    ])
  return build.documentTypeListItem('page').id('pages').title('Pages').child(list)
}

function questions(build: StructureBuilder, context: StructureResolverContext): ListItem[] {
  return audiences.map((audience) =>
    orderedList(build, context, {
      id: audience,
      type: 'faqItem',
      title: AUDIENCE_TITLES[audience],
      part: { filter: 'audience == $audience', params: { audience }, create: QUESTION_TEMPLATE },
    }),
  )
}

function plainList(build: StructureBuilder, type: string, title: string): ListItemBuilder {
  return build
    .documentTypeListItem(type)
    .title(title)
    .child(build.documentTypeList(type).title(title))
}

function folder(
  build: StructureBuilder,
  id: string,
  title: string,
  glyph: string,
  items: (ListItem | ListItemBuilder)[],
): ListItemBuilder {
  return build
    .listItem()
    .id(id)
    .title(title)
    .icon(() => glyph)
    .child(build.list().id(id).title(title).items(items))
}

function singleton(build: StructureBuilder, type: string): ListItemBuilder {
  return build
    .documentTypeListItem(type)
    .id(type)
    .child(build.document().schemaType(type).documentId(type))
}
