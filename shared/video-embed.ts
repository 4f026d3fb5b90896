type ToFrame = (url: URL) => string | null

interface Source {
  /** Names of its hosts, without `www.` and `m.`. */
  hosts: RegExp
  /** Its player's address, which plays at once; null for an address without a video or sound. */
  toFrame: ToFrame
}

const frames = {
  youtube: 'https://www.youtube-nocookie.com',
  vimeo: 'https://player.vimeo.com',
  wistia: 'https://fast.wistia.net',
  loom: 'https://www.loom.com',
  dailymotion: 'https://geo.dailymotion.com',
  soundCloud: 'https://w.soundcloud.com',
  spotify: 'https://open.spotify.com',
}

/** Origins of all frames that `videoEmbed` leads to: the pages' policy names them. */
export const frameOrigins: readonly string[] = Object.values(frames)

const sources: Source[] = [
  { hosts: /^(?:youtube(?:-nocookie)?\.com|youtu\.be)$/, toFrame: youtube },
  { hosts: /^(?:player\.)?vimeo\.com$/, toFrame: vimeo },
  { hosts: /^(?:[\w-]+\.)?wistia\.(?:com|net)$/, toFrame: wistia },
  { hosts: /^loom\.com$/, toFrame: loom },
  { hosts: /^(?:geo\.)?dailymotion\.com$|^dai\.ly$/, toFrame: dailymotion },
  { hosts: /^soundcloud\.com$/, toFrame: soundCloud },
  { hosts: /^open\.spotify\.com$/, toFrame: spotify },
]

/**
 * The address at which a host shows its video or sound in a frame, playing at once; null for any other
 * address. Their script players cannot run here: the policy lets no third-party script in.
 */
export function videoEmbed(address: string): string | null {
  if (!/^https:\/\//i.test(address) || !URL.canParse(address)) return null
  const url = new URL(address)
  const host = url.hostname.replace(/^(www|m)\./, '')
  return sources.find(({ hosts }) => hosts.test(host))?.toFrame(url) ?? null
}

const VIDEO_FILE = /\.(?:mp4|m4v|webm|ogv|mov)$/i
const AUDIO_FILE = /\.(?:mp3|m4a|aac|ogg|oga|opus|wav|flac)$/i

/** Whether a path or address names a file that browsers play by themselves. */
export function isMediaFile(address: string): boolean {
  return VIDEO_FILE.test(pathOf(address)) || isAudioFile(address)
}

/** Whether such a file has sound alone. */
export function isAudioFile(address: string): boolean {
  return AUDIO_FILE.test(pathOf(address))
}

function pathOf(address: string): string {
  return address.replace(/[?#].*$/, '')
}

function youtube(url: URL): string | null {
  const [, id] = /^\/(?:embed|shorts|live|v)\/([\w-]{11})$/.exec(url.pathname) ?? []
  const named = url.hostname === 'youtu.be' ? url.pathname.slice(1) : id
  const chosen = url.pathname === '/watch' ? url.searchParams.get('v') : named
  if (!chosen || !/^[\w-]{11}$/.test(chosen)) return null
  return `${frames.youtube}/embed/${chosen}?autoplay=1&rel=0`
}

/** An unlisted video's address has a key behind its number. */
function vimeo(url: URL): string | null {
  const [, id, inPath] = /^\/(?:video\/)?(\d+)(?:\/(\w+))?$/.exec(url.pathname) ?? []
  if (!id) return null
  const key = inPath ?? url.searchParams.get('h')
  return `${frames.vimeo}/video/${id}?autoplay=1&dnt=1${key ? `&h=${encodeURIComponent(key)}` : ''}`
}

function wistia({ pathname }: URL): string | null {
  const [, id] = /^\/(?:medias|embed\/iframe)\/(\w{10})$/.exec(pathname) ?? []
  return id ? `${frames.wistia}/embed/iframe/${id}?autoPlay=true&doNotTrack=true` : null
}

function loom({ pathname }: URL): string | null {
  const [, id] = /^\/(?:share|embed)\/([\da-f]{32})$/.exec(pathname) ?? []
  return id ? `${frames.loom}/embed/${id}?autoplay=1` : null
}

function dailymotion(url: URL): string | null {
  const [, inPath] = /^\/(?:(?:embed\/)?video\/)?([a-z\d]{5,12})$/i.exec(url.pathname) ?? []
  const id = url.pathname === '/player.html' ? url.searchParams.get('video') : inPath
  if (!id || !/^[a-z\d]{5,12}$/i.test(id)) return null
  return `${frames.dailymotion}/player.html?video=${id}&autoplay=1`
}

function soundCloud({ pathname }: URL): string | null {
  if (!/^\/[\w-]+\/(?:sets\/)?[\w-]+$/.test(pathname)) return null
  const track = encodeURIComponent(`https://soundcloud.com${pathname}`)
  return `${frames.soundCloud}/player/?url=${track}&auto_play=true`
}

function spotify({ pathname }: URL): string | null {
  const [, kind, id] =
    /^\/(?:intl-\w+\/)?(?:embed\/)?(track|album|playlist|artist|episode|show)\/(\w{22})$/.exec(
      pathname,
    ) ?? []
  return kind && id ? `${frames.spotify}/embed/${kind}/${id}` : null
}
