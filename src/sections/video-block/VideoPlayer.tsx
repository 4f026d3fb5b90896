import { isAudioFile, videoEmbed } from '#src/lib/address/video-embed.ts'
import styles from './VideoPlayer.module.css'

export interface VideoPlayerProps {
  url: string
  title: string
  /** The host did not deliver, or the address holds nothing that can be played. */
  onFail: () => void
}

/** The host is another site, so these two together do not let it out of its frame. */
const permissions =
  'allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox'

/** Plays what many video and audio sources offer; a separate chunk, loaded on demand. */
export function VideoPlayer({ url, title, onFail }: VideoPlayerProps) {
  const frame = videoEmbed(url)
  if (frame) return <HostPlayer address={frame} title={title} />
  const Media = isAudioFile(url) ? 'audio' : 'video'
  return (
    <Media
      ref={takeFocus}
      className={styles.player}
      src={url}
      aria-label={title}
      controls
      autoPlay
      playsInline
      onError={onFail}
    />
  )
}

/** The button that was pressed is gone: without this, the keyboard would start at the top again. */
function takeFocus(player: HTMLElement | null): void {
  player?.focus()
}

/** The host's own page in a frame that may do no more than play. */
function HostPlayer({ address, title }: { address: string; title: string }) {
  return (
    <iframe
      ref={takeFocus}
      className={styles.player}
      src={address}
      title={title}
      allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
      sandbox={permissions}
      referrerPolicy="strict-origin-when-cross-origin"
    />
  )
}
