import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { launchOptions, visitor } from './browser.ts'

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../.cache/test/e2e',
  globalSetup: './e2e/support/global-setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  // A browser at work keeps a processor busy, the servers take the rest, and all browsers ask the same two of them.
  workers: Math.min(8, Math.max(2, Math.floor(availableParallelism() / 2))),
  // A test that passes only on another try is reported as flaky.
  retries: 1,
  // Long enough for a whole order on a slow machine; what waits for one thing waits for `expect.timeout`.
  timeout: 60_000,
  expect: { timeout: 8000 },
  reporter: 'list',
  use: {
    ...visitor,
    launchOptions,
  },
  projects: [
    // What depends on the page's width is in shop/ and runs on both. The rest is proved once: a test costs
    // seconds, one of them for a window of its own.
    {
      name: 'desktop',
      testDir: 'e2e',
      testMatch: /e2e\/(?:shop|any-width)\//,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testDir: 'e2e',
      testMatch: /e2e\/(?:shop|phone)\//,
      use: {
        viewport: { width: 390, height: 844 },
        isMobile: true,
        hasTouch: true,
        userAgent:
          'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
      },
    },
    // What the servers answer, asked without a browser.
    { name: 'server', testDir: 'e2e/server' },
    // The same shop from the development servers; one worker, which starts them.
    {
      name: 'dev',
      testDir: 'e2e/dev',
      fullyParallel: false,
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
})
