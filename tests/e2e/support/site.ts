import { readPort } from '#scripts/process/ports.ts'

/** Where the previewed build and the sandbox beside it answer. */
export const site = `http://localhost:${readPort('PREVIEW_PORT', 4173)}`
export const sandbox = `http://localhost:${readPort('SANDBOX_PORT', 4100)}`

/** Every page of the build with content from the CMS; of the guides and of their topics, one each. */
export const contentPages = [
  '/',
  '/owner',
  '/enterprise',
  '/contractor',
  '/consultant',
  '/lender',
  '/developer',
  '/finance',
  '/project-manager',
  '/pricing/enterprise',
  '/pricing/premium',
  '/fee-estimator',
  '/about-us',
  '/contact',
  '/policy',
  '/terms',
  '/referral',
  '/waitlist-welcome',
  '/schedule-call',
  '/guides',
  '/guides/topic/money-and-releases',
  '/guides/milestones-and-releases',
  '/search',
]

/** Pages of code; `/nowhere` is the one for unknown paths. */
export const codePages = ['/schedule-call-calendly', '/doctor', '/admin-login', '/nowhere']

const content = `${sandbox}/v2025-02-19/data`
const editor = { authorization: 'Bearer local' }

/** Queries the content: what visitors get ("published"), or all documents with their drafts ("raw"). */
export async function query(
  groq: string,
  id = '',
  perspective: 'published' | 'raw' = 'published',
): Promise<unknown> {
  const search = new URLSearchParams({ query: groq, $id: JSON.stringify(id), perspective })
  const response = await fetch(`${content}/query/production?${search}`, { headers: editor })
  const { result }: { result: unknown } = await response.json()
  return result
}

/** Changes the content directly, without the Studio. */
export async function mutate(...mutations: unknown[]): Promise<void> {
  const headers = { ...editor, 'content-type': 'application/json' }
  const body = JSON.stringify({ mutations })
  const response = await fetch(`${content}/mutate/production`, { method: 'POST', headers, body })
  if (!response.ok) throw new Error(await response.text())
}

/** Publishes a page of this path with a hero and further sections. */
export function publishPage(path: string, heading: string, ...more: unknown[]): Promise<void> {
  return mutate({
    createOrReplace: {
      _id: `page-${path.replaceAll('/', '')}`,
      _type: 'page',
      title: heading,
      path,
      seo: { _type: 'seo', title: `${heading} | Tofali`, description: 'Published by a journey.' },
      sections: [
        { _key: 'hero', _type: 'hero', heading, lead: 'No build was needed.', tone: 'bush' },
        ...more,
      ],
    },
  })
}
