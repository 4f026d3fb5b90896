import path from 'node:path'
import { parseArgs } from 'node:util'
import { loadEnv } from 'vite'
import { createSandbox } from '#sandbox/sandbox.ts'
import { installSandboxFetch } from '#sandbox/adapters/node.ts'
import { environmentProblems, usesSandbox, readFlag } from '#shared/environment.ts'
import { ownFlags, readHosts, readStudios } from '#shared/hosts.ts'
import { counted } from '#shared/text.ts'
import { ANSWERS_FILE } from '#shared/leads/answer-words.ts'
import { formNames } from '#shared/leads/forms.ts'
import type { FormName } from '#shared/leads/forms.ts'
import { openBuildFolder } from './prerender/build-folder.ts'
import { writeClosedRobots, writeSecurityTxt, writeMachineFiles } from './prerender/site-files.ts'
import { roomForStyles, writeHostFiles } from './hosting/rules.ts'
import { leaks } from './checks/leak-check.ts'
import { bundleApp, bundleRenderer } from './bundle.ts'
import { writeFlags } from './prerender/flags.ts'
import { writePages } from './prerender/write-pages.ts'
import type { Renderer } from './prerender/write-pages.ts'

/** `npm run build`: the static site in dist/, or in the folder of `--out`. */
const started = performance.now()
const { values: folders } = parseArgs({
  options: {
    out: { type: 'string', default: 'dist' },
    // What later builds reuse: resized images and drawn share images.
    cache: { type: 'string', default: '.cache' },
    // Of the sandbox; the seed if it is not given.
    content: { type: 'string' },
  },
})

const environment = { ...loadEnv('production', process.cwd(), ''), ...process.env }
// Without the hosts of the CMS, the unused forms are unknown: then each form needs its hosts.
if (environmentProblems(environment, formNames).length > 0)
  stopFor(environmentProblems(environment))

// The sandbox stands in for every host; others are queried before anything takes long.
const isSandboxed = usesSandbox(environment)
let unusedForms = isSandboxed ? [] : await askUnusedForms()
stopFor(environmentProblems(environment, unusedForms))

const isClosed = readFlag(environment['VITE_UNDER_CONSTRUCTION'])
if (isSandboxed) {
  const port = Number(environment['SANDBOX_PORT'] || 4100)
  const stateDir = environment['SANDBOX_STATE_DIR'] || '.sandbox'
  const content = folders.content === undefined ? {} : { contentDir: folders.content }
  const api = await createSandbox({ port, stateDir, isReadOnly: true, ...content })
  installSandboxFetch(api, `http://localhost:${port}`)
  unusedForms = await askUnusedForms()
}
// Not before: the sandbox refuses to run with it.
process.env['NODE_ENV'] = 'production'

const folder = await openBuildFolder(path.resolve(folders.out))
const { path: outDir, write } = folder
try {
  const bundle = await bundleApp(outDir)
  const renderer: Renderer = await import(
    // Inside the repository, because the renderer imports its packages.
    await bundleRenderer(path.resolve(folders.cache, 'renderer'))
  )
  if (renderer.hosts.flags === ownFlags) await writeFlags(write)
  const policy = {
    hosts: renderer.hosts,
    scripts: [bundle.boot, bundle.formBoot, bundle.notice],
    studios: readStudios(environment),
    unusedForms,
  }
  const { routes, images, styles } = await writePages({
    renderer,
    bundle,
    write,
    outDir,
    cacheDir: folders.cache,
    isClosed,
    mostStyles: roomForStyles(policy),
  })
  await writeHostFiles({ renderer, policy: { ...policy, styles }, isClosed, write })
  const crawlers = async () => ({ ...renderer.hosts, keepsAiOut: await renderer.keepsAiOut() })
  await (isClosed ? writeClosedRobots(write) : writeMachineFiles(await crawlers(), routes, write))
  if (!isClosed) await write(ANSWERS_FILE, JSON.stringify(await renderer.loadAnswerWords()))
  // The sign does not have a contact page.
  if (!isClosed) await writeSecurityTxt(renderer.hosts.site, write)
  await write(
    '/build.json',
    JSON.stringify({ sandbox: isSandboxed ? renderer.hosts.content.apiHost : null }),
  )
  const leaked = await leaks(outDir, environment)
  if (leaked.length > 0)
    throw new Error(
      [
        'it would publish private values.',
        ...leaked,
        'Change the value, or remove it from what is built.',
      ].join('\n'),
    )
  await folder.publish()
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const where = path.relative('.', folders.out)
  console.log(
    `${counted(routes.length, 'page')} of the CMS and ${counted(images, 'image')} in ${where}/ after ${seconds} s.`,
  )
  if (isClosed) console.log('Under construction: the build contains only the sign and the login.')
  if (isSandboxed) console.log('Built against the local sandbox: not for deployment.')
} catch (error) {
  await folder.discard()
  fail(error)
}

/** The forms that the CMS marks as unused. */
async function askUnusedForms(): Promise<FormName[]> {
  // The constant that the bundler defines.
  Object.assign(globalThis, { __HOSTS__: readHosts(environment) })
  try {
    const { loadUnusedForms } = await import('#src/content/queries/paths.ts')
    return await loadUnusedForms()
  } catch (error) {
    return fail(error)
  }
}

function stopFor(problems: string[]): void {
  if (problems.length > 0)
    stop(['The build needs all hosts that the site uses, or none:', ...problems])
}

function fail(error: unknown): never {
  return stop([`The build failed: ${error instanceof Error ? error.message : String(error)}`])
}

function stop(sentences: string[]): never {
  for (const sentence of sentences) console.error(sentence)
  process.exit(1)
}
