import type { Sandbox } from '../sandbox.ts'

/**
 * Answers requests of this process to `origin` (default: the sandbox's own) without a server;
 * everything else goes on to the network. Returns an undo.
 */
export function installSandboxFetch(sandbox: Sandbox, origin: string = sandbox.origin): () => void {
  const outside = globalThis.fetch
  const inside: typeof fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : String(input)
    const isOurs = URL.canParse(address) && new URL(address).origin === origin
    return isOurs ? sandbox.fetch(new Request(input, init)) : outside(input, init)
  }
  globalThis.fetch = inside
  return () => {
    if (globalThis.fetch === inside) globalThis.fetch = outside
  }
}
