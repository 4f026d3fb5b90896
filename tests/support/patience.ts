// A machine that does several things at once takes longer than a second to load what a test waits for.
export const patience = 5000

if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/dom')
  configure({ asyncUtilTimeout: patience })
}
