import { icons } from '@sanity/icons'
import { orderableDocumentListDeskItem, orderRankField } from '@sanity/orderable-document-list'
import type { SchemaTypeDefinition } from 'sanity'
import type {
  IntentChecker,
  IntentParams,
  ListItem,
  StructureBuilder,
  StructureResolverContext,
} from 'sanity/structure'

interface OrderedList {
  /** Part of the address; unique among its siblings. */
  id: string
  type: string
  title: string
  /** Shows only some documents of the type; `create` names the template for a new one. */
  part?: { filter: string; params: Record<string, string>; create: string }
}

/** A list of documents that an editor orders by dragging. */
export function orderedList(
  build: StructureBuilder,
  context: StructureResolverContext,
  { id, type, title, part }: OrderedList,
): ListItem {
  // The list is named, so that the new document opens beside it.
  const params: IntentParams =
    part === undefined
      ? { type, list: id }
      : [{ type, template: part.create, list: id }, part.params]
  const create = build
    .menuItem()
    .title('New')
    .icon(icons.add)
    .showAsAction(true)
    .intent({ type: 'create', params })
  const item = orderableDocumentListDeskItem({
    S: build,
    context,
    id,
    type,
    title,
    icon: context.schema.get(type)?.icon,
    ...(part === undefined ? {} : { filter: part.filter, params: part.params }),
    // The plugin's own entry uses no template, so a question would start without its audience.
    createIntent: false,
    menuItems: [create.serialize()],
  })
  // The plugin names the list after the type, where an editor has clicked on this title, and sends
  // every record to a pane of its own; which part an existing record belongs to is not known beforehand.
  const canHandleIntent: IntentChecker = (_intent, asked) =>
    asked['list'] === id || (part === undefined && asked['type'] === type)
  if (typeof item.child === 'object') Object.assign(item.child, { title, canHandleIntent })
  return item
}

/** Gives every type with an `orderRank` the plugin's field: a new document comes last. */
export function withRanks(types: SchemaTypeDefinition[]): SchemaTypeDefinition[] {
  return types.map((type) => {
    if (!('fields' in type) || !Array.isArray(type.fields)) return type
    const fields = type.fields.map((field) =>
      field.name === 'orderRank' ? orderRankField({ type: type.name }) : field,
    )
    return { ...type, fields }
  })
}
