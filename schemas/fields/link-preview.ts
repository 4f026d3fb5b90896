import { asText } from './values.ts'

/** What a preview selects to say where its link leads. Pass the name of the link's field. */
export function selectLink(field: string): Record<string, string> {
  return {
    page: `${field}.page.path`,
    anchor: `${field}.anchor`,
    href: `${field}.href`,
    file: `${field}.file.asset.originalFilename`,
  }
}

/** Where a link leads, in the words of a list; "" for nowhere. Takes what `selectLink` selected. */
export function describeLink({ page, anchor, href, file }: Record<string, unknown>): string {
  if (asText(page) === '') return asText(href) || asText(file)
  return asText(anchor) === '' ? asText(page) : `${asText(page)}#${asText(anchor)}`
}
