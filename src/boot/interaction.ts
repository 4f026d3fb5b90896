/** Events of a visitor who is about to use the page; a screen reader may send only a click. */
export const intentEvents = ['pointerdown', 'keydown', 'focusin', 'click']

/** Events of any interaction. */
export const interactionEvents = [...intentEvents, 'scroll', 'pointermove']

export const oncePassive = { once: true, capture: true, passive: true }

/** Settles at the first interaction: scrolling, pointing, touching, typing, moving the focus. */
export async function firstInteraction(): Promise<void> {
  // The boot script has been listening since the page was painted.
  if ('interacted' in document.documentElement.dataset) return
  await new Promise((resolve) => {
    for (const name of interactionEvents) addEventListener(name, resolve, oncePassive)
  })
}
