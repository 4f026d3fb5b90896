import { CreditCardIcon } from '@sanity/icons/CreditCard'
import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { ThLargeIcon } from '@sanity/icons/ThLarge'
import { UsersIcon } from '@sanity/icons/Users'
import type { ComponentType } from 'react'
import type {
  ListItem,
  ListItemBuilder,
  StructureBuilder,
  StructureResolver,
  StructureResolverContext,
} from 'sanity/structure'
import { audiences, audienceTitles } from '#schemas/fields/choices.ts'
import { singletonTypes } from '#schemas/index.ts'
import { cardsByPage } from './cards-by-page.ts'
import { unlinked, unpublished } from './loose-ends.ts'
import { orderedList } from './ordered-list.ts'
import { PAGE_TEMPLATES, questionTemplateId } from './templates/templates.ts'

/** The lists of the Studio in an editor's terms; singletons come last. */
export const structure: StructureResolver = (build, context) =>
  build
    .list()
    .title('Content')
    .items([
      pages(build),
      folder(
        build,
        'questions',
        'Questions by audience',
        HelpCircleIcon,
        questions(build, context),
      ),
      folder(build, 'people', 'People', UsersIcon, [
        orderedList(build, context, { id: 'team', type: 'teamMember', title: 'Team' }),
        plainList(build, 'testimonial', 'Testimonials'),
      ]),
      folder(build, 'plans', 'Plans and comparison', CreditCardIcon, [
        orderedList(build, context, { id: 'plans', type: 'plan', title: 'Plans' }),
        orderedList(build, context, {
          id: 'compare',
          type: 'compareGroup',
          title: 'Compare table',
        }),
      ]),
      folder(build, 'cards', 'Cards and projects', ThLargeIcon, [
        orderedList(build, context, {
          id: 'projects',
          type: 'sampleProject',
          title: 'Sample projects',
        }),
        plainList(build, 'house', 'Houses to follow'),
        cardsByPage(build, context),
        plainList(build, 'audienceCard', 'Audience cards'),
        plainList(build, 'feature', 'Features'),
        plainList(build, 'partnerLogo', 'Partner logos'),
      ]),
      plainList(build, 'office', 'Offices'),
      plainList(build, 'legalPage', 'Policy'),
      plainList(build, 'redirect', 'Redirects'),
      build.divider(),
      unpublished(build),
      unlinked(build, context),
      build.divider(),
      ...singletonTypes.map((type) => singleton(build, type)),
    ])

/** Pages in the order of their addresses; a new one can start from a template. */
function pages(build: StructureBuilder): ListItemBuilder {
  const list = build
    .documentTypeList('page')
    .title('Pages')
    .defaultOrdering([{ field: 'path', direction: 'asc' }])
    .initialValueTemplates([
      ...PAGE_TEMPLATES.map((id) => build.initialValueTemplateItem(id)),
      build.initialValueTemplateItem('page'),
    ])
  return build.documentTypeListItem('page').id('pages').title('Pages').child(list)
}

function questions(build: StructureBuilder, context: StructureResolverContext): ListItem[] {
  return audiences.map((audience) =>
    orderedList(build, context, {
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
  icon: ComponentType,
  items: (ListItem | ListItemBuilder)[],
): ListItemBuilder {
  return build
    .listItem()
    .id(id)
    .title(title)
    .icon(icon)
    .child(build.list().id(id).title(title).items(items))
}

function singleton(build: StructureBuilder, type: string): ListItemBuilder {
  return build
    .documentTypeListItem(type)
    .id(type)
    .child(build.document().schemaType(type).documentId(type))
}
