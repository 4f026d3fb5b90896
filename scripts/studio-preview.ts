import { readPort } from './process/ports.ts'
import { serveStudio } from './hosting/static-host.ts'

/** Serves studio/dist on STUDIO_PORT; it needs a running sandbox. */
try {
  const port = readPort('STUDIO_PORT', 3333)
  await serveStudio(port)
  console.log(`Studio of studio/dist: http://localhost:${port}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
