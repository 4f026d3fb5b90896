import { useState } from 'react'
import type { ComponentType } from 'react'
import { ChunkLoadError } from '#src/browser/chunk-load-error.ts'
import { loadChunk } from '#src/browser/load-chunk.ts'
import type { ContentImage } from '#shared/image/image.ts'
import { Dialog, DialogBody } from '#src/ui/dialog/Dialog.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { Picture } from '#src/ui/picture/Picture.tsx'
import type { Framing } from '#src/ui/picture/Picture.tsx'
import type { VideoPlayerProps } from '#src/ui/video-player/VideoPlayer.tsx'
import styles from './VideoDialog.module.css'

interface VideoDialogProps {
  title: string
  /** A validated address: https, or a file of this site. */
  url: string
  poster?: ContentImage | null
  note?: string | null
}

const framings: [Framing] = [
  { ratio: 16 / 9, widths: [390, 720, 1080, 1368], sizes: '(min-width: 756px) 684px, 92vw' },
]

const unplayable = 'The video could not be loaded'

/** The dialog `dialog-video`: player and host are only requested when Play is pressed. */
export function VideoDialog({ title, url, poster, note }: VideoDialogProps) {
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
      fail(error instanceof ChunkLoadError ? error.message : unplayable)
    }
  }

  function fail(reason: string) {
    setPlaying(false)
    setFailure(`${reason}. Try again, or open it on its own page.`)
  }

  return (
    <Dialog name="video" title={title} onClose={() => setPlaying(false)}>
      <DialogBody>
        <div className={styles.frame}>
          {playing && Player ? (
            <Player url={url} title={title} onFail={() => fail(unplayable)} />
          ) : (
            <>
              {poster ? (
                <Picture image={poster} framings={framings} className={styles.image} />
              ) : null}
              <button
                type="button"
                className={styles.play}
                aria-busy={playing}
                data-replay
                onClick={() => void play()}
              >
                <Icon name="play" />
                {playing ? 'Loading' : 'Play video'}
              </button>
            </>
          )}
        </div>
        <p className={styles.failure} role="alert">
          {failure}
        </p>
        <p className={styles.note}>
          {note} <a href={url}>Open the video on its own page</a>
        </p>
      </DialogBody>
    </Dialog>
  )
}
