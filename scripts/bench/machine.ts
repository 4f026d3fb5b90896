import { cpus, loadavg } from 'node:os'

/** Names this machine and its load; with more load than cores, all times are too long. */
export function machine(): string {
  const cores = cpus()
  const [load = 0] = loadavg()
  const busy = load > cores.length ? ', too busy: measure again when it is idle' : ''
  return `${cores[0]?.model ?? 'Unknown processor'}, ${cores.length} cores, load ${load.toFixed(1)}${busy}`
}
