import ReactPlayer from 'react-player'

export interface VideoPlayerProps {
  url: string
  title: string
  /** The host did not deliver, or the address holds nothing that can be played. */
  onFail: () => void
}

/** Plays what many video and audio sources offer (§2); a part of its own, loaded on demand. */
export function VideoPlayer({ url, title, onFail }: VideoPlayerProps) {
  return (
    <ReactPlayer
      src={url}
      title={title}
      width="100%"
      height="100%"
      controls
      // Not `playing`: that one leaves the promise of a failed start unhandled.
      autoPlay
      playsInline
      onError={onFail}
    />
  )
}
