import { deviceStorage } from '#src/browser/storage/safe-storage.ts'

/** The sandbox signs in everyone on this machine. */
export function localEditor(host: string) {
  return {
    loginMethod: 'token' as const,
    redirectOnSingle: true,
    providers: [{ name: 'local', title: 'Local editor', url: `${host}/v1/auth/login/local` }],
  }
}

/**
 * Gives the Studio a token before it starts, because it would start twice if it were sent to the
 * sandbox for one. The sandbox accepts any.
 */
export function signInLocalEditor(projectId: string): void {
  const key = `__studio_auth_token_${projectId}`
  if (deviceStorage.read(key) !== null) return
  deviceStorage.write(key, JSON.stringify({ token: 'local-editor' }))
}
