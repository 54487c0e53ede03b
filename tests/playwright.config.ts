import { existsSync } from 'node:fs'
import { chromium, defineConfig } from '@playwright/test'

/** The browser that CHROMIUM_PATH names, else Playwright's own, else the machine's. */
function browserPath(): string | undefined {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  return existsSync(chromium.executablePath()) ? undefined : '/usr/bin/chromium'
}

const executablePath = browserPath()

/**
 * What Chromium is to leave out. It would fill two panels of its own address bar in every new window, most of a
 * second of a processor for each test. Of two switches of this name the last counts, so that those which Playwright
 * leaves out are named again.
 */
const disabledFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../.cache/test/e2e',
  globalSetup: './e2e/support/global-setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // A test that passes only on another try is reported as flaky.
  retries: 1,
  timeout: 20_000,
  expect: { timeout: 8000 },
  reporter: 'list',
  use: {
    locale: 'en-GB',
    // Far from London, so that a date taken from the visitor's clock would show.
    timezoneId: 'Pacific/Auckland',
    launchOptions: {
      ...(executablePath !== undefined && { executablePath }),
      args: [
        '--disable-background-networking',
        // Where there is no graphics card, the processor draws what is three-dimensional.
        '--enable-unsafe-swiftshader',
        `--disable-features=${disabledFeatures.join(',')}`,
        // No name is looked up: what a page asks of another host fails, and the test with it.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
      ],
    },
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
      timeout: 60_000,
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
})
