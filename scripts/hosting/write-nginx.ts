import { existsSync } from 'node:fs'
import { cp, readFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { openBuildFolder } from '#scripts/prerender/build-folder.ts'
import { filesIn } from '#scripts/checks/files-in.ts'
import { compressFolder } from './compress-folder.ts'
import { parseHeaders, parseRedirects } from './host-files.ts'
import { nginxRules } from './nginx-rules.ts'

// Writes the folder that goes to a server with nginx: site/ (dist/ and its compressed copies) and
// site.conf (the rules of `_headers` and `_redirects`).
const { values } = parseArgs({
  options: {
    site: { type: 'string', default: 'dist' },
    out: { type: 'string', default: 'nginx' },
    // Also writes `.br` files, for an nginx with the module that sends them.
    brotli: { type: 'boolean', default: false },
  },
})
if (!existsSync(path.join(values.site, '_headers'))) {
  console.error(`There is no ${values.site}/_headers: run npm run build first.`)
  process.exit(1)
}
const read = (name: string) => readFile(path.join(values.site, name), 'utf8')
const headers = parseHeaders(await read('_headers'))
const redirects = parseRedirects(await read('_redirects'))
const pages = (await filesIn(values.site)).flatMap((file) =>
  file.endsWith('.html') ? [`/${file.slice(0, -'.html'.length)}`] : [],
)

const folder = await openBuildFolder(path.resolve(values.out))
const site = path.join(folder.path, 'site')
await cp(values.site, site, { recursive: true })
const count = await compressFolder(site, values.brotli)
await folder.write('/site.conf', nginxRules({ headers, redirects, pages }, values.brotli))
await folder.publish()
console.log(`${values.out}/site.conf, and ${count} compressed files in ${values.out}/site/.`)
if (existsSync(path.join(values.site, 'build.json'))) {
  const { sandbox }: { sandbox: string | null } = JSON.parse(await read('build.json'))
  if (sandbox) console.log('Built against the local sandbox: not for deployment.')
}
