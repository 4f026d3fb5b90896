const hosts = {
  youtube: 'https://www.youtube-nocookie.com/embed/',
  vimeo: 'https://player.vimeo.com/video/',
}

/**
 * The address at which YouTube or Vimeo show a video in a frame of their own, playing at once; null for
 * any other address. Their script players cannot run here: the policy lets no outside script in.
 */
export function videoEmbed(address: string): string | null {
  const base = 'https://site.invalid'
  if (!URL.canParse(address, base)) return null
  const url = new URL(address, base)
  const host = url.hostname.replace(/^(www|m)\./, '')
  if (/^youtube(-nocookie)?\.com$/.test(host)) {
    const [, id] = /^\/(?:embed|shorts|live|v)\/([\w-]{11})$/.exec(url.pathname) ?? []
    return youtube(url.pathname === '/watch' ? url.searchParams.get('v') : id)
  }
  if (host === 'youtu.be') return youtube(url.pathname.slice(1))
  if (host === 'vimeo.com' || host === 'player.vimeo.com') return vimeo(url)
  return null
}

function youtube(id: string | null | undefined): string | null {
  return id && /^[\w-]{11}$/.test(id) ? `${hosts.youtube}${id}?autoplay=1&rel=0` : null
}

/** An unlisted video's address has a key behind its number. */
function vimeo(url: URL): string | null {
  const [, id, inPath] = /^\/(?:video\/)?(\d+)(?:\/(\w+))?$/.exec(url.pathname) ?? []
  if (!id) return null
  const key = inPath ?? url.searchParams.get('h')
  return `${hosts.vimeo}${id}?autoplay=1&dnt=1${key ? `&h=${encodeURIComponent(key)}` : ''}`
}
