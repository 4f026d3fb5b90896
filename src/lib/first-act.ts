const acts = ['scroll', 'pointermove', 'pointerdown', 'keydown', 'focusin', 'click']

/** Settles when the visitor first does anything: scrolls, points, touches, types, moves the focus. */
export async function firstAct(): Promise<void> {
  // The boot script has been listening since the page was drawn.
  if ('acted' in document.documentElement.dataset) return
  await new Promise((resolve) => {
    for (const act of acts) {
      addEventListener(act, resolve, { once: true, capture: true, passive: true })
    }
  })
}
