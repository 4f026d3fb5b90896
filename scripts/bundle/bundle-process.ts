import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build, loadEnv } from 'vite'
import { ownFlags, readHosts } from '#src/config/hosts/read-hosts.ts'
import { timeOfCode } from '../vite/defines.ts'
import { bundleApp, bundleBoot, bundleInline } from './bundle.ts'
import { writeFlags } from '../prerender/flags.ts'
import { writerInside } from '../prerender/write-file.ts'
import { writeIcons } from './icons.ts'

// Bundles the app, its boot scripts and the renderer into the folder that is named in the command line.
// In a separate process, because the bundler's memory would stay with the build until its end.
const [folder = ''] = process.argv.slice(2)
const environment = { ...loadEnv('production', process.cwd(), ''), ...process.env }
// Asked for once, while this process is small: git begins as a copy of it.
process.env['SOURCE_DATE_EPOCH'] = timeOfCode(environment)
const { files, css } = await bundleApp(path.join(folder, 'site'))
await writeIcons(path.join(folder, 'site'))
if (readHosts(environment).flags === ownFlags)
  await writeFlags(writerInside(path.join(folder, 'site')))
const boot = await bundleBoot(false)
const formBoot = await bundleBoot(true)
const notice = await bundleInline('notice')
await build({
  logLevel: 'error',
  build: { ssr: 'src/render.tsx', outDir: path.join(folder, 'renderer'), emptyOutDir: true },
})
await writeFile(path.join(folder, 'all.css'), css)
await writeFile(
  path.join(folder, 'files.json'),
  JSON.stringify({ ...files, boot, formBoot, notice }),
)
