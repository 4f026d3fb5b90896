import { asText } from '#shared/json.ts'
import { Button, Stack } from '@sanity/ui'
import { set, type StringInputProps, useFormValue } from 'sanity'
import { publishedId } from '#schemas/rules/context.ts'
import { prefixOf } from '#shared/languages.ts'
import { notItself, published } from '#studio/used-on/uses.ts'
import { useLiveQuery } from '#studio/use-live-query.ts'
import { suggestPath } from './suggest-path.ts'

const OTHERS = `_type in ["page", "redirect"] && ${notItself}`
const taken = {
  fetch: `*[${OTHERS} && defined(coalesce(path, from))]{"path": coalesce(path, from)}.path`,
  listen: `*[${OTHERS}]`,
}

/** The path of a page, with one made from its title until the page is published. */
export function PathInput(props: StringInputProps) {
  const { value, onChange, readOnly } = props
  const id = publishedId(asText(useFormValue(['_id'])))
  const title = asText(useFormValue(['title']))
  const prefix = prefixOf(value ?? '')
  const paths = useLiveQuery(taken, { id })
  const isPublished = useLiveQuery(published, { id }) !== null
  const path = Array.isArray(paths) ? suggestPath(title, paths, prefix) : undefined
  const isOffered = path !== undefined && path !== value && !isPublished && readOnly !== true
  return (
    <Stack gap={2}>
      {props.renderDefault(props)}
      {isOffered ? (
        <Button
          mode="ghost"
          justify="flex-start"
          text={`From the title: ${path}`}
          data-testid="suggest-path"
          onClick={() => onChange(set(path))}
        />
      ) : null}
    </Stack>
  )
}
