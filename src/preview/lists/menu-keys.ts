import {
  chosenEntry,
  enterMenu,
  innerMenu,
  isInOverlays,
  isMenuPart,
  isNested,
  opensMenu,
  pressIn,
} from './overlay-menu.ts'

const UP_AND_DOWN = ['ArrowUp', 'ArrowDown', 'Escape']
const ON_ENTRIES = [...UP_AND_DOWN, 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'Enter']

/** How long a menu within the menu may take to open or close, in milliseconds. */
const PATIENCE = 3000

export interface MenuKeys {
  /** Keeps a key for the menu; false for one that has another meaning where it is pressed. */
  keep: (event: KeyboardEvent) => boolean
  /** Goes on with what is due; false while something is left to do. */
  proceed: () => boolean
}

/**
 * Presses keys in the overlays' menu one after the other. The overlays move the focus some frames after a
 * key, and into a menu within the menu later still: until then a key would act on the wrong entry.
 * @param close is called for Escape
 */
export function createMenuKeys(close: () => void): MenuKeys {
  const queued: string[] = []
  let former: { menu: Element; until: number } | undefined

  function press(key: string, menu: Element): void {
    if (key === 'Escape') return close()
    // What the overlays have chosen gets the focus soon; the key is for that.
    chosenEntry(menu)?.focus()
    const { activeElement } = document
    if (changesMenu(key, activeElement, menu)) {
      former = { menu, until: performance.now() + PATIENCE }
    }
    if (key !== 'Enter') pressIn(activeElement ?? menu, key)
    else if (activeElement instanceof HTMLElement) activeElement.click()
  }

  return {
    keep({ key, target }) {
      if (!keysOf(target).includes(key)) return false
      queued.push(key)
      return true
    },
    proceed() {
      const menu = innerMenu()
      if (menu === undefined) return false
      if (former?.menu === menu && performance.now() < former.until) return false
      former = undefined
      if (!menu.contains(document.activeElement)) {
        enterMenu(menu)
        return false
      }
      const key = queued.shift()
      if (key !== undefined) press(key, menu)
      return queued.length === 0 && former === undefined
    },
  }
}

/** The field that searches sections, and the tabs above them, have keys of their own. */
function keysOf(target: EventTarget | null): string[] {
  if (target instanceof HTMLInputElement) return [...UP_AND_DOWN, 'Enter']
  return isInOverlays(target) && !isMenuPart(target) ? UP_AND_DOWN : ON_ENTRIES
}

/** True if a key leads into a menu within the menu, or out of it. */
function changesMenu(key: string, entry: Element | null, menu: Element): boolean {
  if (key === 'ArrowLeft') return isNested(menu)
  return (key === 'ArrowRight' || key === 'Enter') && opensMenu(entry)
}
