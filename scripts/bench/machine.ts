import { cpus, loadavg } from 'node:os'

/** What measured, and how busy it was: with more to do than cores, times are longer than they need be. */
export function machine(): string {
  const cores = cpus()
  const [load = 0] = loadavg()
  const busy = load > cores.length ? ', busy: measure again when it rests' : ''
  return `${cores[0]?.model ?? 'Unknown processor'}, ${cores.length} cores, load ${load.toFixed(1)}${busy}`
}
