import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, loadEnv } from 'vite'
import { createSandbox } from '#sandbox/sandbox.ts'
import { installSandboxFetch } from '#sandbox/adapters/fetch.ts'
import { environmentProblems, usesSandbox } from '#src/config/environment.ts'
import { readFlag } from '#src/config/read-flag.ts'
import { ownFlags } from '#src/config/hosts/read-hosts.ts'
import { openBuildFolder } from './prerender/build-folder.ts'
import { bundleApp, bundleBoot } from './prerender/bundle.ts'
import { writeFlags } from './prerender/flags.ts'
import { writeSitemap, writeClosedRobots } from './prerender/sitemap.ts'
import { writeHostFiles } from './hosting/host-rules.ts'
import { refuseLeaks } from './checks/leak-check.ts'
import { writePages } from './prerender/write-pages.ts'
import { writeSign } from './prerender/write-sign.ts'

const started = performance.now()

const environment = { ...loadEnv('production', process.cwd(), ''), ...process.env }
const problems = environmentProblems(environment)
if (problems.length > 0) stop(['The build needs all hosts or none:', ...problems])

// Created before the bundler sets NODE_ENV=production, under which the sandbox refuses to run.
const sandbox = usesSandbox(environment)
if (sandbox) {
  const port = Number(environment['SANDBOX_PORT'] || 4100)
  const stateDir = environment['SANDBOX_STATE_DIR'] || '.sandbox'
  const content = await createSandbox({ port, stateDir, isReadOnly: true })
  installSandboxFetch(content, `http://localhost:${port}`)
}

const folder = await openBuildFolder(path.resolve('dist'))
const { path: outDir, write } = folder
try {
  const bundle = {
    ...(await bundleApp(outDir)),
    boot: await bundleBoot(false),
    formBoot: await bundleBoot(true),
  }
  await build({
    logLevel: 'error',
    build: { ssr: 'src/render.tsx', outDir: '.cache/ssr', emptyOutDir: true },
  })
  const renderer: typeof import('../src/render.tsx') = await import(
    pathToFileURL(path.resolve('.cache/ssr/render.js')).href
  )
  const stylesheet = await readFile(path.join(outDir, bundle.stylesheet), 'utf8')
  const parts = { renderer, bundle, stylesheet, write, outDir }
  const isClosed = readFlag(environment['VITE_UNDER_CONSTRUCTION'])
  const { routes, images, styles } = await (isClosed ? writeSign(parts) : writePages(parts))
  await writeHostFiles({
    renderer,
    styles,
    scripts: [bundle.boot, bundle.formBoot],
    environment,
    write,
  })
  if (renderer.hosts.flags === ownFlags) await writeFlags(write)
  await (isClosed ? writeClosedRobots(write) : writeSitemap(renderer.hosts, routes, write))
  await write(
    '/build.json',
    JSON.stringify({ sandbox: sandbox ? renderer.hosts.content.apiHost : null }),
  )
  await rm(path.join(outDir, '.vite'), { recursive: true, force: true })
  await refuseLeaks(outDir, environment)
  await folder.publish()
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${routes.length} pages of the CMS and ${images} images in dist/ after ${seconds} s.`)
  if (isClosed) console.log('Under construction: the build contains only the sign and the login.')
  if (sandbox) console.log('Built against the local sandbox: not for deployment.')
} catch (error) {
  await folder.discard()
  stop([`The build failed: ${error instanceof Error ? error.message : String(error)}`])
}

function stop(sentences: string[]): never {
  for (const sentence of sentences) console.error(sentence)
  process.exit(1)
}
