import type { Framing } from './Picture.tsx'

/**
 * An image across a phone's window. A dense screen hides that it gets 640 pixels for 780: the file then
 * arrives a round trip earlier on a slow connection.
 */
export const acrossPhone: Framing = {
  media: '(max-width: 959px)',
  ratio: 390 / 300,
  widths: [390, 640, 780],
  sizes: '(max-width: 480px) 320px, 100vw',
}
