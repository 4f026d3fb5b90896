import { isAudioFile, videoEmbed } from '#shared/video-embed.ts'

export interface VideoPlayerProps {
  url: string
  title: string
  /** Called when the host does not deliver, or nothing at the address can be played. */
  onFail: () => void
}

/** The host is another origin, so these two together do not let it escape its frame. */
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
      className="cover"
      src={url}
      aria-label={title}
      controls
      autoPlay
      playsInline
      onError={onFail}
    />
  )
}

/** The button that had the focus is gone: without this, the keyboard would start at the top again. */
function takeFocus(player: HTMLElement | null): void {
  player?.focus()
}

/** The host's page in a frame that may only play. */
function HostPlayer({ address, title }: { address: string; title: string }) {
  return (
    <iframe
      ref={takeFocus}
      className="cover"
      src={address}
      title={title}
      allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
      sandbox={permissions}
      referrerPolicy="strict-origin-when-cross-origin"
    />
  )
}
