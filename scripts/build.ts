import { enableCompileCache } from 'node:module'

// `npm run build` compiles its own code once, not with every build. Only imports from here on profit.
enableCompileCache('.cache/compiled')
await import('./prerender/build-site.ts')
