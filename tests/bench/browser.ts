import { existsSync } from 'node:fs'
import { chromium, type Browser } from '@playwright/test'

/** Starts a Chromium, with more arguments. */
export function startBrowser(...args: readonly string[]): Promise<Browser> {
  return chromium.launch({
    executablePath: chromiumPath(),
    args: ['--disable-background-networking', ...args],
  })
}

/** The Chromium that CHROMIUM_PATH names, else Playwright's own, else the machine's. */
export function chromiumPath(): string {
  const paths = [process.env.CHROMIUM_PATH, chromium.executablePath(), '/usr/bin/chromium']
  const path = paths.find((each) => each && existsSync(each))
  if (!path) throw new Error('There is no Chromium: install one, or name it in CHROMIUM_PATH.')
  return path
}
