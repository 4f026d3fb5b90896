import { readFlag } from '#shared/environment.ts'

/** True when every route except the admin login shows the "under construction" page. */
export const isUnderConstruction = readFlag(import.meta.env.VITE_UNDER_CONSTRUCTION)
