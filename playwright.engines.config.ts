import { defineConfig } from '@playwright/test'
import base from './playwright.config.ts'

/** The journeys that visit every page and send every form, in Playwright's own Firefox and WebKit. */
export default defineConfig({
  ...base,
  testMatch: ['pages/{every-page,navigation}.spec.ts', 'leads/{forms,leads}.spec.ts'],
  use: { ...base.use, launchOptions: {} },
  projects: [
    { name: 'firefox', use: { browserName: 'firefox' } },
    { name: 'webkit', use: { browserName: 'webkit' } },
  ],
})
