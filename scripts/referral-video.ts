import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import type { CSSProperties } from 'react'
import satori from 'satori'
import { readColours } from './share-images/drawing.ts'
import { div, readFonts } from './share-images/words.ts'

/**
 * Draws the video of /referral out of the page's own steps, one still a step, and packs them with the
 * system's ffmpeg. It has no sound; what it says stands on the page as well. Run it after the steps of
 * the seed have changed.
 */
const target = 'public/media/how-our-referral-works.webm'
const size = { width: 1280, height: 720 }
/** A title is read faster than a step; the last still stays, so that nobody misses it. */
const seconds = { title: 2, step: 2.5, end: 3 }

const frame: CSSProperties = {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  width: '100%',
  height: '100%',
  padding: '72px 65px',
  boxSizing: 'border-box',
}
const big: CSSProperties = { fontFamily: 'Besley', fontSize: 120, lineHeight: 1.1, height: 150 }
const brick: CSSProperties = { display: 'flex', width: 154, height: 56, borderRadius: 3 }
const heading: CSSProperties = {
  fontFamily: 'Besley',
  fontSize: 84,
  lineHeight: 1.1,
  letterSpacing: '-0.026em',
}
const text: CSSProperties = {
  marginTop: 24,
  fontFamily: 'Figtree',
  fontSize: 38,
  lineHeight: 1.35,
}

interface Step {
  title: string
  body: string
}
interface Section {
  _type: string
  items?: Step[]
}

const pages = (await readFile('content/pages.ndjson', 'utf8')).trim().split('\n')
const referral: { sections: Section[] } = JSON.parse(
  pages.find((line) => line.includes('"path":"/referral"')) ?? '{"sections":[]}',
)
const steps = referral.sections.find(({ _type }) => _type === 'steps')?.items ?? []
if (steps.length === 0) throw new Error('The page /referral of the seed has no steps.')

const colour = await readColours()
const folder = await mkdtemp(path.join(tmpdir(), 'video-'))
const stills = [
  { seconds: seconds.title, svg: await still('How our referral works', '', 0) },
  ...(await Promise.all(
    steps.map(async ({ title, body }, index) => ({
      seconds: index === steps.length - 1 ? seconds.end : seconds.step,
      svg: await still(title, body, index + 1),
    })),
  )),
]
const list = await Promise.all(
  stills.map(async (each, index) => {
    const file = path.join(folder, `${index}.png`)
    await writeFile(
      file,
      new Resvg(each.svg, { font: { loadSystemFonts: false } }).render().asPng(),
    )
    return `file '${file}'\nduration ${each.seconds}\n`
  }),
)
// The last still once more, or ffmpeg gives it no time.
await writeFile(path.join(folder, 'list.txt'), [...list, list.at(-1)].join(''))
const input = ['-f', 'concat', '-safe', '0', '-i', path.join(folder, 'list.txt')]
const output = ['-c:v', 'libvpx-vp9', '-crf', '36', '-b:v', '0', '-r', '10', '-pix_fmt', 'yuv420p']
const exact = ['-fflags', '+bitexact', '-map_metadata', '-1', '-an', '-y', target]
const { status } = spawnSync('ffmpeg', ['-v', 'error', ...input, ...output, ...exact], {
  stdio: 'inherit',
})
await rm(folder, { recursive: true })
if (status !== 0) throw new Error('The video needs ffmpeg with libvpx: install it and try again.')

/** One still: the number of the step, what happens, and as many bricks as there are steps done. */
async function still(title: string, body: string, done: number): Promise<string> {
  const isTitle = done === 0
  const bricks = steps.map((_, index) => {
    const laid = index === done - 1 ? 'ochre' : 'laterite'
    return div({ ...brick, backgroundColor: colour(isTitle || index < done ? laid : 'render') })
  })
  const page = div(
    { ...frame, backgroundColor: colour(isTitle ? 'ochre' : 'plaster'), color: colour('ink') },
    [
      div({ display: 'flex', flexDirection: 'column' }, [
        div({ ...big, color: colour('laterite') }, isTitle ? '' : String(done)),
        div(heading, title),
        div(text, body),
      ]),
      div({ display: 'flex', justifyContent: 'space-between' }, bricks),
    ],
  )
  return satori(page, { ...size, fonts: await readFonts() })
}
