// Read out of the environment once, when the bundler starts (scripts/vite/defines.ts).
declare const __STUDIOS__: readonly string[]

/** Addresses of the Studios that may show the site in a frame; part of the preview's chunks alone. */
export const studios = __STUDIOS__
