import fc from 'fast-check'
import { expect, test } from 'vitest'
import { videoEmbed } from './video-embed.ts'

test.each([
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://m.youtube.com/watch?list=x&v=dQw4w9WgXcQ',
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

test.each([
  '/media/how-our-referral-works.webm',
  'https://cdn.example/a.mp4',
  'https://www.youtube.com/@channel',
  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://vimeo.com/channels/staffpicks',
  'nonsense',
])('%s is no video of theirs', (address) => {
  expect(videoEmbed(address)).toBeNull()
})

test('whatever an editor writes, a frame leads to those two hosts alone', () => {
  const part = fc.oneof(fc.webUrl({ withQueryParameters: true }), fc.string())
  const hosts = fc.constantFrom(
    'https://youtu.be/',
    'https://vimeo.com/',
    'https://youtube.com/watch?v=',
  )
  fc.assert(
    fc.property(hosts, part, (host, rest) => {
      const frame = videoEmbed(host + rest)
      if (frame === null) return
      expect(['www.youtube-nocookie.com', 'player.vimeo.com']).toContain(new URL(frame).hostname)
    }),
  )
})
