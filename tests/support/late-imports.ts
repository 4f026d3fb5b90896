import { afterAll, vi } from 'vitest'

// What a component still loads when its last test ends would find no document.
afterAll(() => vi.dynamicImportSettled())
