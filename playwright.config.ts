import { defineConfig } from '@playwright/test'
import { browserArguments, findBrowser } from '#scripts/process/browser.ts'
import { readPort } from '#scripts/process/ports.ts'

// The journeys edit content and leave leads, so they have their own sandbox state.
const state = '.cache/e2e-sandbox'
const site = readPort('PREVIEW_PORT', 4173)
const studioJourneys = /tests\/e2e\/studio\//

export default defineConfig({
  testDir: 'tests/e2e',
  timeout: 30_000,
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  // A busy machine may stall a browser; the report lists what passed only on a retry.
  retries: process.env['CI'] ? 1 : 0,
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${site}`,
    browserName: 'chromium',
    launchOptions: {
      executablePath: findBrowser(),
      args: browserArguments,
    },
    // A trace of every journey takes a third of their time.
    trace: 'on-first-retry',
  },
  projects: [
    // The Studio has one port, which the site's policy names: its journeys take turns.
    {
      name: 'studio',
      testMatch: studioJourneys,
      workers: 1,
      fullyParallel: false,
      timeout: 300_000,
      // A trace copies the Studio's large document at every key.
      use: { trace: 'off' },
    },
    {
      name: 'desktop',
      testIgnore: studioJourneys,
      use: {
        viewport: { width: 1440, height: 900 },
        launchOptions: {
          executablePath: findBrowser(),
          args: browserArguments,
          // Headless browsers hide them; the scrollbars of most desktops take room.
          ignoreDefaultArgs: ['--hide-scrollbars'],
        },
      },
    },
    {
      name: 'phone',
      testIgnore: studioJourneys,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: `node -e "require('fs').rmSync('${state}',{recursive:true,force:true})" && node scripts/preview.ts`,
    env: { SANDBOX_STATE_DIR: state },
    port: site,
    reuseExistingServer: false,
    timeout: 120_000,
  },
})
