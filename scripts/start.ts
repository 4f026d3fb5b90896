import { fileURLToPath } from 'node:url'
import { readPort } from './process/ports.ts'
import { runServices } from './process/services.ts'
import type { Service } from './process/services.ts'

/** The programs of `npm start`. */
function services(): Service[] {
  const sitePort = readPort('SITE_PORT', 5173)
  const studioPort = readPort('STUDIO_PORT', 3333)
  return [
    {
      name: 'Site',
      variable: 'SITE_PORT',
      port: sitePort,
      args: [vite(), ...viteOptions(sitePort)],
      readyPath: '/',
    },
    {
      name: 'Studio',
      variable: 'STUDIO_PORT',
      port: studioPort,
      args: [vite(), 'studio', '--config', 'studio/vite.config.ts', ...viteOptions(studioPort)],
      // Not its page, for which it would wait until its packages are bundled.
      readyPath: '/@vite/client',
    },
    {
      name: 'Sandbox',
      variable: 'SANDBOX_PORT',
      port: readPort('SANDBOX_PORT', 4100),
      args: [fileURLToPath(new URL('sandbox.ts', import.meta.url))],
      readyPath: '/health',
    },
  ]
}

/** Without Vite's banner, because the table shows all addresses. */
function viteOptions(port: number): string[] {
  const quiet = ['--clearScreen', 'false', '--logLevel', 'warn']
  return ['--host', '127.0.0.1', '--port', String(port), '--strictPort', ...quiet]
}

function vite(): string {
  return fileURLToPath(new URL('bin/vite.js', import.meta.resolve('vite/package.json')))
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

try {
  process.exitCode = await runServices(services(), print)
} catch (error) {
  print(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
