import { gone } from './parent.ts'

// Loaded before a service's own program (node --import …?parent=PID): a service whose starter was killed
// would keep its port for ever.
const parent = Number(new URL(import.meta.url).searchParams.get('parent'))
const PATIENCE_MS = 5_000

void gone([parent]).then(() => {
  setTimeout(() => process.exit(1), PATIENCE_MS).unref()
  process.kill(process.pid, 'SIGTERM')
})
