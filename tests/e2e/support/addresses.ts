import { readPort } from '#scripts/process/ports.ts'

/** Where the previewed build and the sandbox beside it answer. */
export const site = `http://localhost:${readPort('PREVIEW_PORT', 4173)}`
export const sandbox = `http://localhost:${readPort('SANDBOX_PORT', 4100)}`
