/** One timer a lead. */
export interface OutboxTimers {
  set: (id: string, wait: number, task: () => Promise<void>) => void
  cancel: (id: string) => void
  stop: () => void
}

export function outboxTimers(later: (wait: number, task: () => void) => () => void): OutboxTimers {
  const cancels = new Map<string, () => void>()
  function cancel(id: string): void {
    cancels.get(id)?.()
    cancels.delete(id)
  }
  return {
    set(id, wait, task) {
      cancel(id)
      cancels.set(
        id,
        later(wait, () => {
          cancels.delete(id)
          void task()
        }),
      )
    },
    cancel,
    stop() {
      for (const id of cancels.keys()) cancel(id)
    },
  }
}
