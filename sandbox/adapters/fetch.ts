import type { Sandbox } from '#sandbox/sandbox.ts'

/**
 * Passes requests of this process for `origin` (default: the sandbox's own) to the sandbox, without a
 * server; all others go to the network. Returns a function that restores `fetch`.
 */
export function installSandboxFetch(sandbox: Sandbox, origin: string = sandbox.origin): () => void {
  const original = globalThis.fetch
  const replacement: typeof fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : String(input)
    const isOurs = URL.canParse(address) && new URL(address).origin === origin
    return isOurs ? sandbox.fetch(new Request(input, init)) : original(input, init)
  }
  globalThis.fetch = replacement
  return () => {
    if (globalThis.fetch === replacement) globalThis.fetch = original
  }
}
