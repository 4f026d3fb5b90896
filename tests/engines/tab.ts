import { expect } from 'vitest'
import type { Driver } from './driver.ts'
import { attachFile, chooseOption, isHydrated, isShown, locate } from './in-page.ts'

/** What a visitor looks for: the first visible element of a selector, with these words in it or as its label. */
export interface Target {
  css: string
  text?: string
}

/** A tab in the hands of a visitor. Every act waits until it is possible, for 20 s at most. */
export interface Tab {
  driver: Driver
  open: (path: string) => Promise<void>
  /** Opens a page and waits until the app has taken it over. */
  openHydrated: (path: string) => Promise<void>
  /** Presses the middle of an element, once it can be hit there. */
  click: (target: Target) => Promise<void>
  /** Clicks into a field and types, key by key. */
  type: (target: Target, text: string) => Promise<void>
  press: (key: keyof typeof keys) => Promise<void>
  /** Chooses an option of a native list. */
  select: (css: string, value: string) => Promise<void>
  /** Gives a file field a file of this text. */
  attach: (css: string, name: string, type: string, content: string) => Promise<void>
  see: (target: Target) => Promise<void>
  seeNoMore: (target: Target) => Promise<void>
  /** Calls a function in the page with arguments that JSON can carry. */
  run: <Args extends unknown[]>(fn: (...args: Args) => unknown, ...args: Args) => Promise<unknown>
}

const patience = { timeout: 20_000, interval: 100 }
/** Code points of the keys that are no character, from the WebDriver protocol. */
const keys = { Enter: '\uE007', Escape: '\uE00C' }

export function createTab(driver: Driver, site: string): Tab {
  const run: Tab['run'] = (fn, ...args) =>
    driver.evaluate(`(${String(fn)})(...${JSON.stringify(args)})`)

  const open = (path: string) => driver.goto(`${site}${path}`)

  async function click({ css, text = '' }: Target): Promise<void> {
    let point: unknown
    const find = async () => (point = await run(locate, css, text))
    await expect.poll(find, named(`can be clicked: ${css} ${text}`)).toHaveLength(2)
    if (!Array.isArray(point)) return
    const [x, y] = point.map(Math.round)
    const actions = [
      { type: 'pointerMove', x, y, origin: 'viewport', duration: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]
    const parameters = { pointerType: 'mouse' } as const
    await driver.perform([{ type: 'pointer', id: 'mouse', parameters, actions }])
  }

  async function sendKeys(values: readonly string[]): Promise<void> {
    const actions = values.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ])
    await driver.perform([{ type: 'key', id: 'keyboard', actions }])
  }

  function expectShown({ css, text = '' }: Target, shown: boolean): Promise<void> {
    const what = `${shown ? 'shows' : 'is gone'}: ${css} ${text}`
    return expect.poll(() => run(isShown, css, text), named(what)).toBe(shown)
  }

  return {
    driver,
    run,
    click,
    open,
    async openHydrated(path) {
      await open(path)
      await expect.poll(() => run(isHydrated), named(`the app runs on ${path}`)).toBe(true)
    },
    async type(target, text) {
      await click(target)
      await sendKeys(Array.from(text))
    },
    press: (key) => sendKeys([keys[key]]),
    async select(css, value) {
      const choose = () => run(chooseOption, css, value)
      await expect.poll(choose, named(`${value} can be chosen in ${css}`)).toBe(true)
    },
    async attach(css, name, type, content) {
      const attach = () => run(attachFile, css, name, type, content)
      await expect.poll(attach, named(`takes a file: ${css}`)).toBe(true)
    },
    see: (target) => expectShown(target, true),
    seeNoMore: (target) => expectShown(target, false),
  }
}

function named(message: string) {
  return { ...patience, message }
}
