import { repeat } from './repeat.ts'
import type { ForwardKind } from '#lead-api/forwarding/forward-store.ts'
import type { Forwarder } from '#lead-api/forwarding/forward.ts'
import type { Repetition } from './repeat.ts'

/** How many leads are forwarded at once. */
export type Slots = Record<ForwardKind, number>

/**
 * Forwards leads as long as some are due, and looks for others every `pause` ms. Each slot is a
 * repetition apart, so that a delivery that takes long delays no other lead.
 */
export function keepForwarding(
  { forwardNext }: Pick<Forwarder, 'forwardNext'>,
  slots: Slots,
  pause: number,
  log: (line: string) => void,
): Repetition[] {
  return (['new', 'retry'] as const).flatMap((kind) =>
    Array.from({ length: slots[kind] }, () => repeat(() => forwardNext(kind), pause, log)),
  )
}
