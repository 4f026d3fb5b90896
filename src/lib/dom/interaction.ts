/** A visitor is about to use the page; a click may come alone, from a screen reader. */
export const touches = ['pointerdown', 'keydown', 'focusin', 'click']

/** A visitor does anything at all. */
export const acts = [...touches, 'scroll', 'pointermove']

export const onceUnhindered = { once: true, capture: true, passive: true }

/** Settles when the visitor first does anything: scrolls, points, touches, types, moves the focus. */
export async function firstAct(): Promise<void> {
  // The boot script has been listening since the page was drawn.
  if ('acted' in document.documentElement.dataset) return
  await new Promise((resolve) => {
    for (const act of acts) addEventListener(act, resolve, onceUnhindered)
  })
}
