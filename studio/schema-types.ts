import { orderRankField } from '@sanity/orderable-document-list'
import type { ReactNode } from 'react'
import type { FieldDefinition, InitialValueResolver, SchemaTypeDefinition } from 'sanity'
import { API } from '#schemas/rules/context.ts'
import { sectionTypes } from '#src/sections/schemas.generated.ts'
import { FormattedText, GuideText } from './guides/GuideText.tsx'
import { iconOf } from './icons.ts'
import { CountedText } from './inputs/CountedText.tsx'
import { DocumentForm } from './inputs/DocumentForm.tsx'
import { PathInput } from './inputs/PathInput.tsx'
import { PlanPrices } from './inputs/PlanPrices.tsx'
import { SectionItem } from './inputs/SectionItem.tsx'
import { siteLanguages } from './languages/languages.ts'
import { ActionInput, AddressInput, AnchorInput, LinkInput } from './links/LinkInput.tsx'
import { sampleSection, sectionMenu } from './section-menu.ts'
import { SeoInput } from './seo-preview/SeoPreview.tsx'

/** The inputs of types, and of fields by "type.field". */
const inputs: Record<string, (props: never) => ReactNode> = {
  action: ActionInput,
  articleBody: GuideText,
  link: LinkInput,
  'link.anchor': AnchorInput,
  'link.href': AddressInput,
  'page.path': PathInput,
  'plan.baseAmount': PlanPrices,
  portableText: FormattedText,
  seo: SeoInput,
}

const sections = new Set<string>(sectionTypes.map(({ name }) => name))

/**
 * The content model with what only the Studio has: icons, inputs, the menu of sections and what a new
 * section begins with. Other programs import the schemas too, without React.
 */
export function studioTypes(types: SchemaTypeDefinition[]): SchemaTypeDefinition[] {
  return types.map((type) => {
    const { name } = type
    const input = type.type === 'document' ? DocumentForm : inputs[name]
    const isSection = sections.has(name)
    return Object.assign(
      {},
      type,
      { icon: iconOf(name) },
      input && { components: { input } },
      isSection && { components: { item: SectionItem }, initialValue: sampleOf(name) },
      'fields' in type &&
        Array.isArray(type.fields) && {
          fields: type.fields.map((field) => studioField(name, field)),
        },
    )
  })
}

function studioField(type: string, field: FieldDefinition): FieldDefinition {
  // A new document comes last in its list.
  if (field.name === 'orderRank') return orderRankField({ type })
  const isLimited = field.options instanceof Object && 'limit' in field.options
  if (field.name === 'language') return { ...field, initialValue: defaultLanguage }
  const input = inputs[`${type}.${field.name}`] ?? (isLimited ? CountedText : undefined)
  const isSections = type === 'page' && field.name === 'sections'
  return Object.assign(
    {},
    field,
    input && { components: { input } },
    isSections && { options: { insertMenu: sectionMenu } },
  )
}

const defaultLanguage: InitialValueResolver<unknown, string> = async (_parameters, context) => {
  const [first] = await siteLanguages(context.getClient(API))
  return first?.code ?? ''
}

function sampleOf(section: string): InitialValueResolver<unknown, Record<string, unknown>> {
  return (_parameters, { getClient }) => sampleSection(getClient(API), section)
}
