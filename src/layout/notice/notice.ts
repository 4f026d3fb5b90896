/** A notice's first and last moment in milliseconds, as one word: "1764576000000-1765180800000". */
export function noticeTimes({ from, until }: { from: string; until: string }): string {
  return `${Date.parse(from)}-${Date.parse(until)}`
}

/** Whether a notice with these times shows at `now`; `closed`: the times of the notice that was closed. */
export function isNoticeShown(times: string, now: number, closed: string | null): boolean {
  const [from, until] = times.split('-').map(Number)
  return times !== closed && Number(from) <= now && now < Number(until)
}
