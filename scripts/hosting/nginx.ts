import { existsSync } from 'node:fs'
import { cp, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { languageCodes } from '#shared/languages.ts'
import { filesIn } from '#scripts/checks/leak-check.ts'
import { openBuildFolder } from '#scripts/prerender/build-folder.ts'
import { parseHeaders, parseRedirects } from './rules.ts'
import type { HeaderRule, RedirectRule } from './rules.ts'
import { isText, mimeType, sandboxOf, types } from './static-host.ts'

export interface SiteRules {
  headers: HeaderRule[]
  redirects: RedirectRule[]
  /** Addresses of the pages that are files. */
  pages?: string[]
}

/** Headers that the lead service sends itself. Two policies would both hold, and break its inbox. */
const leadServiceHeaders = [
  'Cache-Control',
  'Content-Security-Policy',
  'Referrer-Policy',
  'X-Content-Type-Options',
]

/**
 * The lines of an nginx `server` block that answer like `_headers` and `_redirects`: one address for each
 * page, headers, redirects, `404.html`, compressed files.
 * @param hasBrotli whether nginx has the module that serves `.br` files
 * @throws Error for a header with a dollar sign, which nginx cannot quote
 */
export function nginxRules(
  { headers, redirects, pages = [] }: SiteRules,
  hasBrotli: boolean,
): string {
  const blocks = [
    [
      '# Made by `npx node scripts/hosting/nginx.ts`; include it in a `server` block that has a `root`.',
      'absolute_redirect off;',
      'error_page 404 @missing;',
      'set $missing_page /404.html;',
      `types { ${Object.entries(types)
        .map(([extension, type]) => `${type.replace(/;.*/, '')} ${extension};`)
        .join(' ')} }`,
      'default_type application/octet-stream;',
      'charset utf-8;',
      'charset_types text/css text/javascript text/markdown text/plain application/json;',
      'gzip_static on;',
      'gzip_vary on;',
      ...(hasBrotli ? ['brotli_static on;'] : []),
    ],
    markdownLines,
    headerLines(headers),
    canonicalLines(redirects),
    locationLines(redirects),
    [
      `location / { ${sendFile} }`,
      String.raw`location ~ "\.(?:br|gz)$" { return 404; }`,
      '# Only here, since a redirect from /old.html counts before this.',
      String.raw`location ~ "(?:/?\.html|/index)$" {`,
      String.raw`  if ($request_uri ~ "^(/[^?]+?)(?:/?\.html|/index)+(\?.*)?$") { return 301 $1$2; }`,
      `  ${sendFile}`,
      '}',
      ...lowerCaseLines(pages, redirects),
      '# A named location leaves the status and the headers above as they are.',
      `if ($uri ~ "^/(${languageCodes.join('|')})(?:/|$)") { set $missing_page /$1/404.html; }`,
      'location @missing { set $site_cache_control $missing_cache_control; try_files $missing_page /404.html =404; }',
    ],
  ]
  return `${blocks.map((lines) => lines.join('\n')).join('\n\n')}\n`
}

/**
 * Every header is a variable, which a rule sets: `add_header` inside a location would drop all headers
 * of the server. An empty one is not sent.
 */
function headerLines(rules: HeaderRule[]): string[] {
  const names = [
    ...new Set(['Cache-Control', ...rules.flatMap((rule) => Object.keys(rule.headers))]),
  ]
  return [
    ...names.flatMap((name) => [
      `set ${variable(name)} "${name === 'Cache-Control' ? 'no-cache' : ''}";`,
      `add_header ${name} ${variable(name)} always;`,
    ]),
    '# The next deploy may add a missing file, so its 404 is not cached as long as the file.',
    'set $missing_cache_control "no-cache";',
    ...rules.map(({ path, headers }) => {
      const lines = Object.entries(headers).flatMap(([name, value]) => [
        `set ${variable(name)} ${quoted(value)};`,
        ...(name === 'Cache-Control' ? ['set $missing_cache_control "no-store";'] : []),
      ])
      return path === '/*' ? lines.join('\n') : `if (${matches(path)}) { ${lines.join(' ')} }`
    }),
    '# The lead service, where it has a location of this server.',
    `if (${matches('/lead-api/*')}) { ${names
      .filter((name) => leadServiceHeaders.includes(name))
      .map((name) => `set ${variable(name)} "";`)
      .join(' ')} }`,
  ]
}

/** Redirects from other spellings. A target begins with one slash: it stays on this host. */
function canonicalLines(redirects: RedirectRule[]): string[] {
  return [
    ...(redirects.some(({ to }) => to.includes('?'))
      ? [
          '# What a request asks for, behind the query of a redirect.',
          'set $more_args "";',
          'if ($args) { set $more_args "&$args"; }',
        ]
      : []),
    '# A page has one address.',
    String.raw`if ($request_uri ~* "^[^?]*(?:\\\\|%2f|%5c)") { return 404; }`,
    String.raw`if ($request_uri ~ "^(|/[^/?][^?]*?)//+([^?]*)(\?.*)?$") { return 301 $1/$2$3; }`,
    '# But the one of the lead service ends with a slash: nginx itself adds it for a `proxy_pass`.',
    String.raw`if ($request_uri ~ "^(?!/lead-api/+(?:\?|$))(/[^?]*[^?/])/(\?.*)?$") { return 301 $1$2; }`,
    String.raw`if ($request_uri ~ "^(?:/?\.html|/index)+(\?.*)?$") { return 301 /$1; }`,
    '# Escaped without need, as in /%6Fwner. Only plain characters may go into a header.',
    'set $spelling "";',
    'if ($request_uri ~ "^[^?]*%") { set $spelling "escaped"; }',
    String.raw`if ($uri ~ "^/[\w~.-][\w~./-]*$") { set $spelling "$spelling, plain"; }`,
    'if ($spelling = "escaped, plain") { return 301 $uri$is_args$args; }',
  ]
}

/** Programs that prefer Markdown get it at the address of the page; `if` reads no weights of `Accept`. */
const markdownLines = [
  'set $markdown "$uri.md";',
  'if ($uri = "/") { set $markdown "/index.md"; }',
  String.raw`if ($http_accept !~* "^text/markdown|^(?!.*text/html).*text/markdown") { set $markdown "$uri"; }`,
  'set $vary "";',
  String.raw`if ($uri !~ "\.") { set $vary "Accept"; }`,
  'add_header Vary $vary;',
]

const sendFile = 'try_files $markdown $uri $uri.html =404;'

/** Redirects to what has the same address in lower case, where nothing has the address as it is written. */
function lowerCaseLines(pages: string[], redirects: RedirectRule[]): string[] {
  const moved = redirects.flatMap(({ from, status }) => (status === 200 ? [] : [from]))
  const lower = [...new Set([...pages, ...moved])].filter((path) => /^\/[a-z\d~._/-]+$/.test(path))
  return [
    'location ~ "^/(?!static/|data/|flags/|media/).*[A-Z]" {',
    ...lower.map(
      (path) => `  location ~* "^${literal(path)}$" { return 301 ${path}$is_args$args; }`,
    ),
    `  ${sendFile}`,
    '}',
  ]
}

/** Redirects and rewrites, then what no host sends under its own name. Of two for a path the first wins. */
function locationLines(redirects: RedirectRule[]): string[] {
  const missing = ['', ...languageCodes.map((code) => `/${code}`)].map((prefix) => `${prefix}/404`)
  const hidden = ['/_headers', '/_redirects', ...missing].map(
    (path) => [path, 'return 404;'] as const,
  )
  const locations = [
    ...redirects.map((rule) => [rule.from, answerOf(rule)] as const),
    ['/', 'try_files $markdown /index.html =404;'] as const,
    ...hidden,
  ]
  const first = new Map(locations.toReversed())
  return [...first].toReversed().map(([from, answer]) => {
    const path = from.replace(/\*$/, '')
    return `location ${path === from ? '=' : '^~'} ${word(decodeURIComponent(path))} { ${answer} }`
  })
}

function answerOf({ to, status }: RedirectRule): string {
  if (status === 200) return `try_files $uri $uri.html ${quoted(to)} ${quoted(`${to}.html`)} =404;`
  const [, page = '', query = '', hash = ''] = /^([^?#]*)(\??[^#]*)(.*)$/.exec(to) ?? []
  const target = `${page}${query}`.replaceAll('$', '%24')
  const args = query.length > 1 ? '$more_args' : '$is_args$args'
  return `return ${status} ${word(`${target}${args}${hash.replaceAll('$', '%24')}`)};`
}

function matches(path: string): string {
  return `$uri ~ "^${literal(path)}${path.endsWith('*') ? '' : '$'}"`
}

/** A path as part of a regular expression: a star at its end is dropped, any other star matches anything. */
function literal(path: string): string {
  return path
    .replace(/\*$/, '')
    .replace(/[.?+^$()|[\]{}]/g, String.raw`\$&`)
    .replace('*', '.*')
}

function variable(header: string): string {
  return `$site_${header.toLowerCase().replaceAll('-', '_')}`
}

/** A text in which nginx looks for variables. */
function quoted(text: string): string {
  if (text.includes('$')) throw new Error(`nginx cannot send a dollar sign: ${text.slice(0, 60)}`)
  return word(text)
}

function word(text: string): string {
  return `"${text.replace(/[\\"]/g, String.raw`\$&`)}"`
}

/** Below this many bytes compression saves less than its header costs. */
const smallest = 200

/**
 * Writes `.gz` and, if `hasBrotli`, `.br` next to every text file of a folder.
 * @returns number of text files that were compressed
 */
async function compressFolder(folder: string, hasBrotli: boolean): Promise<number> {
  let count = 0
  for (const name of await filesIn(folder)) {
    const file = join(folder, name)
    const bytes = isText(mimeType(name)) ? await readFile(file) : Buffer.alloc(0)
    if (bytes.length < smallest) continue
    await writeFile(`${file}.gz`, gzipSync(bytes, { level: 9 }))
    if (hasBrotli) await writeFile(`${file}.br`, brotliCompressSync(bytes))
    count += 1
  }
  return count
}

/**
 * Writes the folder that goes to a server with nginx: site/ (dist/ and its compressed copies) and site.conf
 * (the rules of `_headers` and `_redirects`).
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      site: { type: 'string', default: 'dist' },
      out: { type: 'string', default: 'nginx' },
      // Also writes `.br` files, for an nginx with the module that sends them.
      brotli: { type: 'boolean', default: false },
    },
  })
  if (!existsSync(join(values.site, '_headers'))) {
    console.error(`There is no ${values.site}/_headers: run npm run build first.`)
    process.exit(1)
  }
  const read = (name: string) => readFile(join(values.site, name), 'utf8')
  const headers = parseHeaders(await read('_headers'))
  const redirects = parseRedirects(await read('_redirects'))
  const pages = (await filesIn(values.site)).flatMap((file) =>
    file.endsWith('.html') ? [`/${file.slice(0, -'.html'.length)}`] : [],
  )

  const folder = await openBuildFolder(resolve(values.out))
  const site = join(folder.path, 'site')
  await cp(values.site, site, { recursive: true })
  const count = await compressFolder(site, values.brotli)
  await folder.write('/site.conf', nginxRules({ headers, redirects, pages }, values.brotli))
  await folder.publish()
  console.log(`${values.out}/site.conf, and ${count} compressed files in ${values.out}/site/.`)
  if (await sandboxOf(values.site))
    console.log('Built against the local sandbox: not for deployment.')
}

if (import.meta.main) await main()
