import type { ForwardKind, Forwarder } from '#lead-api/forwarding/forward.ts'

/** Work that is done again and again. */
export interface Repetition {
  /** Waits for the work that is under way, and does no more. */
  stop: () => Promise<void>
}

/**
 * Does `work` now and again `pause` ms after it has ended, or at once when it returns true: there is more
 * to do. A failure is logged, and ends nothing.
 */
export function repeat(
  work: () => Promise<unknown>,
  pause: number,
  log: (line: string) => void,
): Repetition {
  let isStopped = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let running = run()

  async function run(): Promise<void> {
    let isMore: unknown = false
    try {
      isMore = await work()
    } catch (error) {
      // Its message may hold what a visitor typed.
      log(`Failed: ${error instanceof Error ? error.name : 'unknown error'}`)
    }
    if (isStopped) return
    const wait = isMore === true ? 0 : pause
    timer = setTimeout(() => {
      running = run()
    }, wait)
  }

  return {
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await running
    },
  }
}

/** How many leads are forwarded at once. */
export type Slots = Record<ForwardKind, number>

/**
 * Forwards leads as long as some are due, and looks for others every `pause` ms. Each slot repeats by
 * itself, so that a slow delivery delays no other lead.
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
