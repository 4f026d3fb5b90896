import { formatLocalDay } from '#shared/dates.ts'
import { saveFile } from '#src/browser/save-file.ts'
import type { Receipt } from '#src/leads/receipts.ts'

/** Shares a picture of the visitor's brick, with a line of words beside it, or downloads it. */
export async function saveBrick(receipt: Receipt, words: string): Promise<void> {
  const picture = await drawBrick(receipt, words)
  const file = new File([picture], `brick-${receipt.reference}.png`, { type: 'image/png' })
  const files = { files: [file] }
  if (!('canShare' in navigator) || !navigator.canShare(files)) {
    saveFile(file)
    return
  }
  try {
    await navigator.share(files)
  } catch (error) {
    // Refused, not called off by the visitor.
    if (!(error instanceof Error) || error.name !== 'AbortError') saveFile(file)
  }
}

/** The places of the bricks around it, from the left, in courses of 126 pixels. */
const whole = [-146, 154, 454, 754, 1054]
const courses = [whole, [4, 1054], [-146, 1054], [4, 1054], whole]

/** A PNG of 1200 by 630 pixels, as links are shown in a chat. */
async function drawBrick(receipt: Receipt, words: string): Promise<Blob> {
  const { reference, initials, place, at } = receipt
  const [logo] = await Promise.all([loadLogo(), document.fonts.ready])
  const canvas = Object.assign(document.createElement('canvas'), { width: 1200, height: 630 })
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('No canvas')
  function fill(path: string, color: string, opacity = 1) {
    if (!pen) return
    pen.globalAlpha = opacity
    pen.fillStyle = token(color)
    // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas, not an array
    pen.fill(new Path2D(path))
    pen.globalAlpha = 1
  }

  function write(text: string, font: string, x: number, y: number, width: number) {
    if (!pen) return
    pen.font = font
    pen.fillText(text, x, y, width)
  }
  const display = (size: number) => `700 ${size}px ${token('--font-display')}`
  const plain = `600 34px ${token('--font-text')}`

  fill('M0 0h1200v630H0z', '--bush-deep')
  pen.strokeStyle = token('--sage')
  pen.lineWidth = 2.5
  pen.globalAlpha = 0.5
  courses.forEach((bricks, course) => {
    for (const x of bricks) {
      pen.beginPath()
      pen.roundRect(x, 5 + 126 * course, course % 2 === 0 ? 292 : 142, 116, 4)
      pen.stroke()
    }
  })

  fill('M154 131h892v368H154z', '--laterite-deep')
  fill('M154 131h892v350H154z', '--laterite')
  // The frog: its floor, and its sides in the light from above.
  fill('M194 169h812v216H194z', '--laterite-deep')
  fill('M194 169h812l-20 20H214z', '--ink', 0.55)
  fill('M194 169l20 20v176l-20 20zM1006 169l-20 20v176l20 20z', '--laterite', 0.45)
  fill('M194 385l20-20h772l20 20z', '--laterite')
  fill('M194 385l20-20h772l20 20z', '--clay', 0.6)

  pen.textAlign = 'center'
  pen.fillStyle = token('--ink')
  pen.globalAlpha = 0.55
  write(reference, display(118), 604, 323, 740)
  pen.globalAlpha = 1
  pen.fillStyle = token('--lime')
  write(reference, display(118), 600, 317, 740)
  write(words, display(30), 900, 580, 268)
  if (initials) {
    write(initials, display(34), 238, 446, 68)
    pen.strokeStyle = token('--lime')
    pen.lineWidth = 3
    pen.strokeRect(196, 409, 84, 50)
  }
  pen.textAlign = 'right'
  write(formatLocalDay(new Date(at)), plain, 1004, 446, 320)
  pen.textAlign = 'left'
  write(place, plain, initials ? 312 : 196, 446, 350)
  if (logo instanceof HTMLImageElement) {
    const { naturalWidth: width, naturalHeight: height } = logo
    pen.drawImage(logo, 196, 540, Math.min(250, (54 * width) / height), 54)
  } else {
    write(logo, display(44), 196, 582, 238)
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture'))))
  })
}

/** The logo for dark ground, from the foot of the page; its words where it may not be drawn. */
async function loadLogo(): Promise<HTMLImageElement | string> {
  const shown = document.querySelector<HTMLImageElement>('footer img')
  const logo = new Image()
  logo.crossOrigin = 'anonymous'
  logo.src = shown?.currentSrc || shown?.src || ''
  try {
    await logo.decode()
    return logo
  } catch {
    return shown?.alt ?? ''
  }
}

function token(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim()
}
