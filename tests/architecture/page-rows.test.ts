// @vitest-environment node
import { expect, test } from 'vitest'
import { sourceFiles } from '../support/source-files.ts'

/**
 * The faults and abuses of a page that a test must plant. Those of the calls that forms make have a
 * list of their own.
 */
const rows: Record<number, string> = {
  43: 'the scheduler without what the form knew',
  44: 'a scheduler that is blocked, slow or offline',
  45: 'forged messages of the scheduler',
  46: 'leaving during the four seconds',
  47: 'no cookies, no storage',
  48: 'pop-ups are blocked',
  49: 'hostile referral codes',
  50: 'links of the content that lead away',
  51: 'a referral link without scripts',
  52: 'missing pictures',
  53: 'null references and missing fields',
  54: 'empty lists',
  55: 'unknown blocks and marks of rich text',
  56: 'addresses that would run a script',
  57: 'endless words',
  58: 'names of another direction',
  59: 'content that would end its script element',
  60: 'drafts',
  61: 'marks of the preview',
  62: 'no content API while the site is built',
  63: 'no content API while the site is read',
  64: 'content of another shape',
  65: 'a publication that a cache does not know yet',
  66: 'a script that is gone since a deploy',
  67: 'a script that hangs',
  68: 'a page in place of a script',
  // No `integrity`: an import map that covers lazy chunks adds a hash of each to every page (4 kB of
  // the 14 that a page may weigh), against a host that serves page and script alike. Damage is told.
  69: 'a script that was damaged',
  70: 'a part that breaks while it is drawn',
  71: 'unknown and malformed paths',
  72: 'guessing the hidden login',
  73: 'a forged flag',
  78: 'no scripts',
  79: 'a browser that knows no modules',
  80: 'a slow network',
  81: 'the keyboard alone',
  82: 'a screen reader',
  83: 'time limits',
  84: 'reduced motion',
  85: 'zoom and text spacing',
  86: 'forced colours and print',
  87: 'turning a card without a mouse',
  88: 'sliding without dragging',
  89: 'framing, openers and injected bases',
  90: 'a name rebound to this machine',
  91: 'forged, old and repeated webhooks',
  92: 'secrets in the build',
}

test.each(Object.entries(rows))('a test is named after row %s: %s', (row) => {
  const named = testFiles.filter(({ text }) =>
    new RegExp(`['"\`]rows? (?:\\d+, )*(?:\\d+ and )?${row}\\b`).test(text),
  )
  expect(named.map(({ path }) => path)).not.toEqual([])
})

const testFiles = ['src', 'sandbox', 'scripts', 'tests'].flatMap((folder) =>
  sourceFiles(folder, /\.(?:test|spec)\.tsx?$/),
)

test('row 48: other pages open by real links, which no pop-up blocker stops', () => {
  const openers = sourceFiles('src', /\.tsx?$/).filter(({ text }) =>
    /\b(?:window|globalThis|self|top|parent)\.open\b/.test(text),
  )
  expect(openers.map(({ path }) => path)).toEqual([])
})
