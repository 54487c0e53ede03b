import { existsSync } from 'node:fs'
import { chromium, type Browser } from '@playwright/test'

/** Starts a Chromium, with more arguments. */
export function startBrowser(...args: readonly string[]): Promise<Browser> {
  return chromium.launch({
    executablePath: chromiumPath(),
    args: ['--disable-background-networking', ...args],
  })
}

/**
 * The Chromium that CHROMIUM_PATH names, else the machine's whole one, else Playwright's, else the one of the tests: the
 * engine without a window fetches pictures far below it that no visitor's browser would.
 */
export function chromiumPath(): string {
  const { CHROMIUM_PATH, FOUND_CHROMIUM } = process.env
  const paths = [CHROMIUM_PATH, '/usr/bin/chromium', chromium.executablePath(), FOUND_CHROMIUM]
  const path = paths.find((each) => each && existsSync(each))
  if (!path) throw new Error('There is no Chromium: install one, or name it in CHROMIUM_PATH.')
  return path
}
