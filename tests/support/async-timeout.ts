// On a busy machine it takes longer than a second to load what a test waits for.
export const timeout = 5000

if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/dom')
  configure({ asyncUtilTimeout: timeout })
}
