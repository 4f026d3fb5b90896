import { createHash } from 'node:crypto'
import { evaluate, parse } from 'groq-js'
import { neededHomes, prefixOf } from '#shared/languages.ts'
import { codeRedirects, audienceOf } from '#shared/paths.ts'
import { hosts } from '#src/config/hosts.ts'
import { imageOrigins } from '#shared/hosts.ts'
import { validateContent } from '#src/content/validate/validate.ts'
import {
  guideParameters,
  guidesQuery,
  onePerPath,
  pagesQuery,
} from '#src/content/queries/load-page.ts'
import { shellQuery } from '#src/content/queries/load-shell.ts'
import { pathsQuery, validPages } from '#src/content/queries/paths.ts'
import { redirectsQuery, validRedirects } from '#src/content/queries/redirects.ts'
import { mostRedirects, tooManyRedirects } from '#scripts/hosting/rules.ts'
import { withUploads } from './documents.ts'
import type { Finding } from './documents.ts'
import type { StoredDocument } from '#shared/stored-documents.ts'

type Parameters = Record<string, string | string[]>

/**
 * What the site would leave out of these documents. It runs the site's own queries and validation, and
 * treats image files as uploaded, so the sentences are those of the build's log.
 */
export async function siteFindings(documents: StoredDocument[]): Promise<Finding[]> {
  const assets: object[] = []
  const dataset = documents.map((document) =>
    withUploads(document, (file) => {
      const asset = uploaded(file)
      assets.push(asset)
      return asset._id
    }),
  )
  const ask = async (query: string, given: Parameters = {}, prefix = '') => {
    const params = { base: 'en', language: prefix.slice(1) || 'en', ...given }
    const tree = parse(query, { params })
    return (await evaluate(tree, { dataset: [...dataset, ...assets], params })).get()
  }
  const findings = new Set<Finding>()
  const report = (sentence: Finding) => void findings.add(sentence)

  const redirects = validRedirects(await ask(redirectsQuery), report)
  if (redirects.length + codeRedirects.length > mostRedirects)
    report(tooManyRedirects(redirects.length + codeRedirects.length))
  validateContent(await ask(shellQuery), report)
  const { pages, guides, languages } = await ask(pathsQuery)
  const codes = languages ?? []
  const paths = new Set(validPages(pages, codes, report).map(({ path }) => path))
  const others = validPages(guides, codes, report, true).map(({ path }) => path)
  for (const [prefix, some] of Map.groupBy(others, prefixOf))
    // oxlint-disable-next-line no-await-in-loop -- as below
    validateContent(await ask(guidesQuery, guideParameters(prefix, some), prefix), report)
  const shown = new Set<string>()
  const groups = Map.groupBy(paths, (path) => `${prefixOf(path)} ${audienceOf(path)}`)
  for (const some of groups.values()) {
    const [first = ''] = some
    const audience = audienceOf(first)
    // oxlint-disable-next-line no-await-in-loop -- nothing is waited for: all of it is in memory
    const answers = await ask(pagesQuery, { paths: some, audience }, prefixOf(first))
    for (const [path, page] of onePerPath(answers, report)) if (page) shown.add(path)
  }
  for (const home of neededHomes([...shown]))
    if (!shown.has(home)) report(`There is no home page: publish a page with the path "${home}".`)
  return [...findings]
}

function uploaded(file: string) {
  const hash = createHash('sha1').update(file).digest('hex')
  const ending = /\.([a-z]+)$/.exec(file)?.[1] ?? 'jpg'
  const { projectId, dataset } = hosts.content
  const [origin = ''] = imageOrigins(hosts)
  return {
    _id: `image-${hash}-1x1-${ending}`,
    _type: 'sanity.imageAsset',
    url: `${origin}/images/${projectId}/${dataset}/${hash}-1x1.${ending}`,
    metadata: { dimensions: { width: 1, height: 1 } },
  }
}
