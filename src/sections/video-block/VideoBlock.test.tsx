import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { drawsSection } from '#src/sections/sections.fixture.ts'
import { VideoBlock } from './VideoBlock.tsx'

const draw = drawsSection(VideoBlock, {
  _key: 'k',
  _type: 'videoBlock',
  heading: 'How our referral works',
  lead: 'Nothing is loaded before.',
  watchLabel: 'Watch the film',
  videoUrl: 'https://video.example/referral.mp4',
  poster: null,
  action: { label: 'Refer now', to: 'https://auth.example/referral/signup' },
})

// Browsers play; jsdom does not.
beforeEach(() => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue()
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue()
})

function show(fields: Parameters<typeof draw>[0] = {}) {
  const container = draw(fields)
  // jsdom opens no modal dialogs; an open one is all the same to what is inside.
  container.querySelector('dialog')?.setAttribute('open', '')
  return container
}

test('nothing of the video is on the page until Play is pressed; closing ends it', async () => {
  const container = show()
  const opener = screen.getByRole('button', { name: 'Watch the film' })
  const dialog = screen.getByRole('dialog', { name: 'How our referral works' })
  expect(opener.getAttribute('commandfor')).toBe(dialog.id)
  expect(container.querySelector('video, iframe')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Play video' }))
  await vi.waitFor(() => expect(container.querySelector('video')).toBeTruthy())
  expect(container.querySelector('video')?.src).toBe('https://video.example/referral.mp4')
  fireEvent(dialog, new Event('close'))
  expect(container.querySelector('video')).toBeNull()
  expect(screen.getByRole('button', { name: 'Play video' })).toBeTruthy()
})

test('a video that cannot be played leaves a sentence, another try, and its address', async () => {
  const container = show()
  await userEvent.click(screen.getByRole('button', { name: 'Play video' }))
  const video = await vi.waitFor(() => {
    const found = container.querySelector('video')
    if (!found) throw new Error('There is no player yet.')
    return found
  })
  fireEvent.error(video)
  expect(screen.getByRole('alert').textContent).toContain('The video could not be loaded.')
  expect(screen.getByRole('button', { name: 'Play video' })).toBeTruthy()
  const link = screen.getByRole('link', { name: 'Open the video on its own page' })
  expect(link.getAttribute('href')).toBe('https://video.example/referral.mp4')
})

test.each([
  ['video', '/media/referral.webm'],
  ['audio', '/media/talk.mp3'],
])('a %s file of this site plays as well', async (player, videoUrl) => {
  const container = show({ videoUrl })
  await userEvent.click(screen.getByRole('button', { name: 'Play video' }))
  await vi.waitFor(() => expect(container.querySelector(player)).toBeTruthy())
  expect(container.querySelectorAll('video, audio')).toHaveLength(1)
  expect(container.querySelector(player)?.getAttribute('src')).toBe(videoUrl)
})

test('a video of YouTube plays in a frame that has a name and may do no more than play', async () => {
  show({ videoUrl: 'https://youtu.be/dQw4w9WgXcQ' })
  await userEvent.click(screen.getByRole('button', { name: 'Play video' }))
  const frame = await screen.findByTitle('How our referral works')
  expect(frame.tagName).toBe('IFRAME')
  expect(frame.getAttribute('src')).toContain('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ')
  expect(frame.getAttribute('sandbox')).not.toContain('allow-top-navigation')
})

test.each(['javascript:alert(1)', 'http://video.example/a.mp4'])(
  'an address that must not be followed (%s) shows no video at all',
  (videoUrl) => {
    expect(show({ videoUrl }).innerHTML).toBe('')
  },
)
