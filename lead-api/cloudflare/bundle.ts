import path from 'node:path'
import { build } from 'vite'

/** The program of a Worker of this folder, as wrangler bundles it when it deploys one. */
export async function bundleWorker(file: 'worker.ts' | 'test-worker.ts'): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    ssr: { target: 'webworker', noExternal: true },
    build: {
      ssr: path.join(import.meta.dirname, file),
      write: false,
      minify: false,
      rolldownOptions: { output: { format: 'es' } },
    },
  })
  const [output] = [result].flat()
  if (!output || !('output' in output)) throw new Error(`${file} was not bundled.`)
  return output.output[0].code
}
