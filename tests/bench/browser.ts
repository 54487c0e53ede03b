import { existsSync } from 'node:fs'
import { chromium, type Browser } from '@playwright/test'

/** Starts the browser that CHROMIUM_PATH names, else Playwright's own, else the machine's; with more arguments. */
export function startBrowser(...args: readonly string[]): Promise<Browser> {
  const paths = [process.env.CHROMIUM_PATH, chromium.executablePath(), '/usr/bin/chromium']
  const executablePath = paths.find((path) => path && existsSync(path))
  if (!executablePath) throw new Error('There is no Chromium: install one, or name it in CHROMIUM_PATH.')
  return chromium.launch({ executablePath, args: ['--disable-background-networking', ...args] })
}
