import { useState } from 'react'
import type { ComponentType } from 'react'
import type { ContentImage } from '#shared/image.ts'
import { t } from '#shared/words/words.ts'
import { ChunkLoadError, loadChunk } from '#src/browser/load-chunk.ts'
import type { Section } from '#src/content/types.ts'
import { Action, ActionRow } from '#src/ui/action/Action.tsx'
import { Band, Copy } from '#src/ui/band/Band.tsx'
import { Dialog, DialogBody } from '#src/ui/dialog/Dialog.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { Picture } from '#src/ui/picture/Picture.tsx'
import type { Framing } from '#src/ui/picture/Picture.tsx'
import type { VideoPlayerProps } from '#src/ui/video-player/VideoPlayer.tsx'
import { Split } from '#src/ui/grid/Grid.tsx'
import styles from './VideoBlock.module.css'

const framings: [Framing] = [
  { ratio: 16 / 9, widths: [390, 720, 1080, 1440], sizes: '(min-width: 60em) 640px, 92vw' },
]

/** A poster image and a button that opens the video in a dialog; nothing else loads before that. */
export function VideoBlock({ section }: { section: Section<'videoBlock'> }) {
  const { heading, lead, watchLabel, videoUrl, poster, action } = section
  if (!isPlayable(videoUrl)) return null
  return (
    <>
      <Band>
        <Split className={styles.row} data-still={poster ? true : undefined}>
          <Copy heading={heading} text={lead} narrow>
            <ActionRow>
              <Action action={{ label: watchLabel, opens: 'video' }} />
              {action ? <Action action={action} variant="secondary" /> : null}
            </ActionRow>
          </Copy>
          {poster ? (
            <div className={`pane ${styles.still}`}>
              <Picture image={poster} framings={framings} className="cover" />
            </div>
          ) : null}
        </Split>
      </Band>
      <VideoDialog title={heading} url={videoUrl} poster={poster} note={lead} />
    </>
  )
}

/** An editor fills the field: the player only gets a file of this site or a web address. */
function isPlayable(url: string): boolean {
  return /^\/(?![/\\])/.test(url) || (/^https:\/\//i.test(url) && URL.canParse(url))
}

interface VideoDialogProps {
  title: string
  /** A validated address: https, or a file of this site. */
  url: string
  poster?: ContentImage | null
  note?: string | null
}

const dialogFramings: [Framing] = [
  { ratio: 16 / 9, widths: [390, 720, 1080, 1368], sizes: '(min-width: 756px) 684px, 92vw' },
]

/** The dialog `dialog-video`: player and host are only requested when Play is pressed. */
function VideoDialog({ title, url, poster, note }: VideoDialogProps) {
  const [Player, setPlayer] = useState<ComponentType<VideoPlayerProps> | null>(null)
  const [playing, setPlaying] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  async function play() {
    setPlaying(true)
    setFailure(null)
    try {
      const { VideoPlayer } = await loadChunk(
        'video',
        () => import('#src/ui/video-player/VideoPlayer.tsx'),
      )
      setPlayer(() => VideoPlayer)
    } catch (error) {
      fail(error instanceof ChunkLoadError ? error.message : t().video.failed)
    }
  }

  function fail(reason: string) {
    setPlaying(false)
    setFailure(t().video.tryAgain(reason))
  }

  return (
    <Dialog name="video" title={title} onClose={() => setPlaying(false)}>
      <DialogBody>
        <div className={`pane ${styles.frame}`}>
          {playing && Player ? (
            <Player url={url} title={title} onFail={() => fail(t().video.failed)} />
          ) : (
            <>
              {poster ? (
                <Picture image={poster} framings={dialogFramings} className="cover" />
              ) : null}
              <button
                type="button"
                className={`title row-3 ${styles.play}`}
                data-needs-script
                aria-busy={playing}
                data-replay
                onClick={() => void play()}
              >
                <Icon name="play" />
                {playing ? t().video.loading : t().video.play}
              </button>
            </>
          )}
        </div>
        <p className={`strong ${styles.failure}`} role="alert">
          {failure}
        </p>
        <p className="note">
          {note} <a href={url}>{t().video.open}</a>
        </p>
      </DialogBody>
    </Dialog>
  )
}
