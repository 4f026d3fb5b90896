import { gone } from './parent.ts'

// Loaded before a service's program (node --import …?parent=PID). Without it, a service would keep its
// port forever when the process that started it is killed.
const parent = Number(new URL(import.meta.url).searchParams.get('parent'))
const PATIENCE_MS = 5_000

void gone([parent]).then(() => {
  setTimeout(() => process.exit(1), PATIENCE_MS).unref()
  process.kill(process.pid, 'SIGTERM')
})
