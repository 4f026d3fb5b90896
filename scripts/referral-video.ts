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
 * Renders the video of /referral from the steps on that page, one frame per step, with the system's
 * ffmpeg. It has no sound, and the page contains the same text. Run it when these steps change.
 */
const target = 'public/media/how-our-referral-works.webm'
const size = { width: 1280, height: 720 }
/** A title needs less time than a step; the last frame stays longer. */
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
if (steps.length === 0) throw new Error('The page /referral in content/ has no steps.')

const colour = await readColours()
const folder = await mkdtemp(path.join(tmpdir(), 'video-'))
const frames = [
  { seconds: seconds.title, svg: await drawFrame('How our referral works', '', 0) },
  ...(await Promise.all(
    steps.map(async ({ title, body }, index) => ({
      seconds: index === steps.length - 1 ? seconds.end : seconds.step,
      svg: await drawFrame(title, body, index + 1),
    })),
  )),
]
const list = await Promise.all(
  frames.map(async (each, index) => {
    const file = path.join(folder, `${index}.png`)
    await writeFile(
      file,
      new Resvg(each.svg, { font: { loadSystemFonts: false } }).render().asPng(),
    )
    return `file '${file}'\nduration ${each.seconds}\n`
  }),
)
// ffmpeg ignores the duration of the last entry, so the last frame is listed twice.
await writeFile(path.join(folder, 'list.txt'), [...list, list.at(-1)].join(''))
const input = ['-f', 'concat', '-safe', '0', '-i', path.join(folder, 'list.txt')]
const output = ['-c:v', 'libvpx-vp9', '-crf', '36', '-b:v', '0', '-r', '10', '-pix_fmt', 'yuv420p']
const exact = ['-fflags', '+bitexact', '-map_metadata', '-1', '-an', '-y', target]
const { status } = spawnSync('ffmpeg', ['-v', 'error', ...input, ...output, ...exact], {
  stdio: 'inherit',
})
await rm(folder, { recursive: true })
if (status !== 0) throw new Error('ffmpeg failed. The video needs ffmpeg with libvpx.')

/** A frame: the number of the step, its text, and a brick for each finished step. */
async function drawFrame(title: string, body: string, done: number): Promise<string> {
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
