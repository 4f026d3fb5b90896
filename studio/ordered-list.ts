import { AddIcon } from '@sanity/icons/Add'
import { orderableDocumentListDeskItem, orderRankField } from '@sanity/orderable-document-list'
import type { SchemaTypeDefinition } from 'sanity'
import type {
  IntentChecker,
  ListItem,
  StructureBuilder,
  StructureResolverContext,
} from 'sanity/structure'

interface OrderedList {
  /** Part of the address; unique among its siblings. */
  id: string
  type: string
  title: string
  /** Shows only some documents of the type; `create` is the template of a new one, and of no other list. */
  part?: { filter: string; params: Record<string, string>; create: string }
}

/** A list of documents that an editor orders by dragging. */
export function orderedList(
  build: StructureBuilder,
  context: StructureResolverContext,
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
    ...(part === undefined ? {} : { filter: part.filter, params: part.params }),
    // The plugin's own entry uses no template, so a question would start without its audience.
    createIntent: false,
    menuItems: [create.serialize()],
  })
  // The plugin names the list after the type, where an editor has clicked on this title, and sends
  // every record to a pane of its own. A new record opens beside the list of its template; which part an
  // existing one belongs to is not known beforehand.
  const canHandleIntent: IntentChecker = (_intent, asked) =>
    part === undefined ? asked['type'] === type : asked['template'] === part.create
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
