import type { Section } from '#src/content/types.ts'
import { Action } from '#src/ui/action/Action.tsx'
import { Band } from '#src/ui/band/Band.tsx'
import { Picture } from '#src/ui/picture/Picture.tsx'
import type { Framing } from '#src/ui/picture/Picture.tsx'
import { VideoDialog } from './VideoDialog.tsx'
import styles from './VideoBlock.module.css'

const framings: [Framing] = [
  { ratio: 16 / 9, widths: [390, 720, 1080, 1440], sizes: '(min-width: 960px) 640px, 92vw' },
]

/** A poster image and a button that opens the video in a dialog; nothing else loads before that. */
export function VideoBlock({ section }: { section: Section<'videoBlock'> }) {
  const { heading, lead, watchLabel, videoUrl, poster, action } = section
  if (!isPlayable(videoUrl)) return null
  return (
    <>
      <Band className={styles.band}>
        <div className={styles.row} data-still={poster ? true : undefined}>
          <div className={styles.copy}>
            <h2>{heading}</h2>
            {lead ? <p className={styles.lead}>{lead}</p> : null}
            <div className={styles.actions}>
              <Action action={{ label: watchLabel, opens: 'video' }} />
              {action ? <Action action={action} variant="secondary" /> : null}
            </div>
          </div>
          {poster ? (
            <div className={styles.still}>
              <Picture image={poster} framings={framings} className={styles.image} />
            </div>
          ) : null}
        </div>
      </Band>
      <VideoDialog title={heading} url={videoUrl} poster={poster} note={lead} />
    </>
  )
}

/** An editor fills the field: the player only gets a file of this site or a web address. */
function isPlayable(url: string): boolean {
  return /^\/(?![/\\])/.test(url) || (/^https:\/\//i.test(url) && URL.canParse(url))
}
