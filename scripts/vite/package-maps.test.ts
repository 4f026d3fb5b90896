// @vitest-environment node
import path from 'node:path'
import { createServer } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '#sandbox/test-support.ts'
import { emptyPackageMaps, noPackageMaps } from './package-maps.ts'

/** A file of the site and one of a package, as a development server sends them. */
async function served(isBare: boolean): Promise<{ own: string; packaged: string }> {
  const root = await temporaryFolder({
    'main.ts': `import { createElement } from 'react'\nconst kind: string = 'p'\nexport default createElement(kind)`,
  })
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    server: { port: 0, host: '127.0.0.1', ws: false },
    resolve: { alias: { react: path.resolve('node_modules/react/index.js') } },
    optimizeDeps: {
      noDiscovery: true,
      include: ['react'],
      rolldownOptions: { plugins: isBare ? [noPackageMaps] : [] },
    },
    plugins: isBare ? [emptyPackageMaps()] : [],
  })
  onTestFinished(() => server.close())
  await server.listen()
  const origin = server.resolvedUrls?.local[0] ?? ''
  const own = await (await fetch(`${origin}main.ts`)).text()
  const address = /"\/([^"]*\.vite\/deps\/react\.js[^"]*)"/.exec(own)?.[1]
  return { own, packaged: await (await fetch(`${origin}${address}`)).text() }
}

test('packages are served without source maps, the site’s own files with theirs', async () => {
  const map = '//# sourceMappingURL='
  const { own, packaged } = await served(true)
  expect(own.includes(map)).toBe(true)
  expect(packaged.includes('useState')).toBe(true)
  expect(packaged.includes(map)).toBe(false)
  // Else the plugins would have nothing to do.
  expect((await served(false)).packaged.includes(map)).toBe(true)
}, 20_000)
