import { deviceStorage } from '#src/browser/storage/safe-storage.ts'

/** Options of a Studio on the sandbox: the editor of this machine, without what its content API cannot do. */
export function sandboxOptions(host: string) {
  return {
    auth: {
      loginMethod: 'token' as const,
      redirectOnSingle: true,
      providers: [{ name: 'local', title: 'Local editor', url: `${host}/v1/auth/login/local` }],
    },
    search: { strategy: 'groqLegacy' as const },
    releases: { enabled: false },
    scheduledDrafts: { enabled: false },
    scheduledPublishing: { enabled: false },
    tasks: { enabled: false },
  }
}

/**
 * Gives the Studio a token before it starts, because it would start twice if it were sent to the sandbox for
 * one. The sandbox accepts any.
 */
export function signInLocalEditor(projectId: string): void {
  const key = `__studio_auth_token_${projectId}`
  if (deviceStorage.read(key) !== null) return
  deviceStorage.write(key, JSON.stringify({ token: 'local-editor' }))
}

/**
 * Shows the image of the crop dialog at once. Chromium delays images outside of the page by 15 seconds while
 * six requests to their host are open, and the Studio keeps more than that open against the sandbox.
 */
export function hurryImages(): void {
  Object.assign(document, {
    createElement(name: string, options?: ElementCreationOptions) {
      const element = Document.prototype.createElement.call(document, name, options)
      if (element instanceof HTMLImageElement) element.fetchPriority = 'high'
      return element
    },
  })
}
