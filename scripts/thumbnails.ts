import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { startSandbox } from '#sandbox/adapters/node.ts'
import { closeServer } from '#shared/local-server.ts'
import { isRecord } from '#shared/json.ts'
import { originOf, sandboxPortOf, serveFolder } from './hosting/static-host.ts'
import { openBrowser } from './process/browser.ts'
import { findSections } from './sections/find-sections.ts'

/**
 * `npm run thumbnails [-- price-alarm …]`: takes the pictures of sections in the Studio's menu from the built
 * site with its sample content; all of them, or those named.
 */

// Where the sections lie side by side, in the shape of the Studio's menu.
const viewport = { width: 1080, height: 720 }
const thumbnail = { width: 320, height: 213 }
const plaster = '#f4f2eb'

const names = process.argv.slice(2)
const dist = path.resolve('dist')
const { sandbox, close } = await startSandbox({ port: await sandboxPortOf(dist) })
const server = await serveFolder(dist, 0)
const browser = await openBrowser()
const context = await browser.newContext({ viewport, reducedMotion: 'reduce' })
for (const { kebab, camel } of await findSections()) {
  if (names.length > 0 && !names.includes(kebab)) continue
  const section = { audience: 'general', ...sampleOf(camel), _type: camel, _key: 'section' }
  const page = { _id: 'page-thumbnail', _type: 'page', title: kebab, path: '/thumbnail' }
  sandbox.store.put({ ...page, sections: [section] })
  const tab = await context.newPage()
  await tab.goto(`${originOf(server)}/thumbnail`)
  const picture = await sharp(await sectionOn(tab))
    .resize({ ...thumbnail, fit: 'contain', background: plaster })
    .webp({ quality: 60, effort: 6 })
    .toBuffer()
  await tab.close()
  await writeFile(`src/sections/${kebab}/${kebab}.webp`, picture)
  console.log(`${kebab}: ${(picture.length / 1000).toFixed(1)} kB`)
}
await browser.close()
await closeServer(server)
await close()

/** The first one that visitors see; a formatted text is on no page of the sample content. */
function sampleOf(type: string): Record<string, unknown> | undefined {
  const documents = sandbox.store.all()
  const sections = documents.flatMap((document) => [
    document._type === 'page' ? document['sections'] : [],
  ])
  const legal = documents.find(({ _type }) => _type === 'legalPage')
  return (
    sections
      .flat()
      .filter(isRecord)
      .find(({ _type, hidden }) => _type === type && hidden !== true) ??
    (legal && { heading: legal['title'], body: legal['body'] })
  )
}

/** What the window shows of the only section; two pictures in a row are the same once all has loaded. */
async function sectionOn(tab: Page): Promise<Buffer> {
  const section = tab.locator('main > :not(style, link, script)').first()
  await section.waitFor({ timeout: 60_000 })
  await tab.waitForLoadState('networkidle')
  // The header stays at the top of the window, in front of what is scrolled.
  await tab.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('body header')) part.hidden = true
  })
  let before: Buffer = Buffer.alloc(0)
  for (let tries = 0; tries < 40; tries += 1) {
    const box = await section.boundingBox()
    if (box === null) throw new Error(`The section of ${tab.url()} is not on the screen.`)
    const clip = { ...box, height: Math.min(box.height, viewport.height - box.y) }
    const now = await tab.screenshot({ animations: 'disabled', clip })
    if (now.equals(before)) return now
    before = now
    await tab.waitForTimeout(300)
  }
  throw new Error(`The section of ${tab.url()} did not come to rest.`)
}
