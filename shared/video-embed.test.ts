import fc from 'fast-check'
import { expect, test } from 'vitest'
import { frameOrigins, isAudioFile, isMediaFile, videoEmbed } from './video-embed.ts'

test.each([
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://youtu.be/dQw4w9WgXcQ?t=3',
  'https://www.youtube.com/shorts/dQw4w9WgXcQ',
  'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
])('%s is shown by YouTube without its cookies', (address) => {
  expect(videoEmbed(address)).toBe(
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0',
  )
})

test.each([
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1'],
  [
    'https://vimeo.com/76979871/ab12',
    'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1&h=ab12',
  ],
  [
    'https://player.vimeo.com/video/76979871?h=ab12',
    'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1&h=ab12',
  ],
])('%s is shown by Vimeo, which is asked not to track', (address, frame) => {
  expect(videoEmbed(address)).toBe(frame)
})

const loom = '0281766fa2d04bb788eaf19e65135184'

test.each([
  ['https://acme.wistia.com/medias/26sk4lmiix', 'https://fast.wistia.net/embed/iframe/26sk4lmiix'],
  ['https://fast.wistia.net/embed/iframe/26sk4lmiix', 'https://fast.wistia.net/embed/iframe/26sk4'],
  [`https://www.loom.com/share/${loom}?sid=1`, `https://www.loom.com/embed/${loom}`],
  ['https://www.dailymotion.com/video/x8abcd1', 'https://geo.dailymotion.com/player.html?video=x8'],
  ['https://dai.ly/x8abcd1', 'https://geo.dailymotion.com/player.html?video=x8abcd1'],
  [
    'https://soundcloud.com/tofali/site-noise',
    'https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Ftofali%2Fsite-noise&',
  ],
  [
    'https://open.spotify.com/intl-de/episode/4rOoJ6Egrf8K2IrywzwOMk?si=x',
    'https://open.spotify.com/embed/episode/4rOoJ6Egrf8K2IrywzwOMk',
  ],
])('%s is shown by its host in a frame', (address, frame) => {
  expect(videoEmbed(address)).toContain(frame)
})

test.each([
  'https://acme.wistia.com/folders/26sk4lmiix',
  'https://www.dailymotion.com/player.html?video=../x',
  'https://soundcloud.com/discover',
  'http://youtu.be/dQw4w9WgXcQ',
  '/media/how-our-referral-works.webm',
  'https://www.youtube.com/@channel',
  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'nonsense',
])('%s is nothing that a frame can play', (address) => {
  expect(videoEmbed(address)).toBeNull()
})

test('a media file is recognized by its ending, and so is one with sound only', () => {
  expect(isMediaFile('https://cdn.example/a.MP4?x=1')).toBe(true)
  expect(isMediaFile('/media/a.html')).toBe(false)
  expect(isAudioFile('/media/talk.mp3#t=3')).toBe(true)
  expect(isAudioFile('/media/film.webm')).toBe(false)
})

test('whatever an editor writes, a frame leads to those hosts alone', () => {
  const part = fc.oneof(fc.webPath(), fc.string())
  const hosts = fc.constantFrom(
    'https://youtu.be/',
    'https://vimeo.com/',
    'https://youtube.com/watch?v=',
    'https://a.wistia.com/medias/',
    'https://loom.com/share/',
    'https://dailymotion.com/video/',
    'https://soundcloud.com/',
    'https://open.spotify.com/',
  )
  fc.assert(
    fc.property(hosts, part, (host, rest) => {
      const frame = videoEmbed(host + rest)
      if (frame === null) return
      expect(frameOrigins).toContain(new URL(frame).origin)
    }),
  )
})
