import type { Path, ValidationError } from '@sanity/types'
import { isRecord } from '#shared/json.ts'
import { advise } from './advice.ts'
import { publishedId, type RuleContext } from './ask.ts'

interface PlacedContext extends RuleContext {
  path?: Path | undefined
}

/** One question for each state of a document, however many images it has. */
const published = new WeakMap<object, Promise<unknown>>()

/** Asks for another look at the alternative text of an image that was exchanged since the last publish. */
export async function checkAltOfNewImage(
  image: unknown,
  context: PlacedContext,
): Promise<true | ValidationError> {
  const { document, path = [] } = context
  if (!isRecord(image) || !document?._id.startsWith('drafts.')) return true
  const before = valueAt(await publishedOf(document, context), path)
  if (!isRecord(before) || !before['alt']) return true
  const isSamePicture = fileOf(before) === fileOf(image)
  return isSamePicture || before['alt'] !== image['alt']
    ? true
    : advise('The picture is new, its text is the old one: does it still say what is shown?', [
        'alt',
      ])
}

function publishedOf(
  document: NonNullable<RuleContext['document']>,
  { getClient }: RuleContext,
): Promise<unknown> {
  const known = published.get(document)
  if (known) return known
  const client = getClient?.({ apiVersion: '2025-02-19' })
  const asked = Promise.resolve(
    client?.fetch('*[_id == $id][0]', { id: publishedId(document._id) }),
  )
  published.set(document, asked)
  return asked
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((parent, step) => {
    if (typeof step === 'string') return isRecord(parent) ? parent[step] : undefined
    if (!Array.isArray(parent)) return undefined
    if (typeof step === 'number') return parent[step]
    return parent.find(
      (member) => isRecord(member) && isRecord(step) && member['_key'] === step['_key'],
    )
  }, value)
}

function fileOf(image: Record<string, unknown>): unknown {
  return isRecord(image['asset']) ? image['asset']['_ref'] : undefined
}
