import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** The browser that CHROMIUM_PATH names, else Playwright's own, else the machine's. */
function browserPath(): string | undefined {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  return existsSync(chromium.executablePath()) ? undefined : '/usr/bin/chromium'
}

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

const executablePath = browserPath()

/** How the browser of all tests starts, those of pages and those of components. */
export const launchOptions = {
  ...(executablePath !== undefined && { executablePath }),
  args: [
    '--disable-background-networking',
    // Where there is no graphics card, the processor draws what is three-dimensional.
    '--enable-unsafe-swiftshader',
    `--disable-features=${disabledFeatures.join(',')}`,
    // No name is looked up: what a page asks of another host fails, and the test with it.
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
  ],
}

/** A visitor from far away, so that a date taken from his clock would show. */
export const visitor = { locale: 'en-GB', timezoneId: 'Pacific/Auckland' }
