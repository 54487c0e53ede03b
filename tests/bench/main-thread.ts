import type { BrowserContextOptions } from '@playwright/test'
import { startBrowser } from './browser.ts'

const phone: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}
/**
 * All that a page does by itself is over by then. Nothing tells when that is: what it puts off until the browser rests
 * is part of what is measured, and a wait that looks for it would be measured too.
 */
const restMs = 3000

/**
 * Milliseconds of the main thread for a page that is opened in a browser that knows nothing, on this machine's
 * processor. `kept` is what the browser keeps of a visitor, by its names in the local storage.
 */
export async function mainThreadMs(url: string, kept: Readonly<Record<string, string>>): Promise<number> {
  const browser = await startBrowser()
  try {
    const context = await browser.newContext(phone)
    await context.addInitScript((records) => {
      for (const [name, text] of Object.entries(records)) localStorage.setItem(name, text)
    }, kept)
    const page = await context.newPage()
    const devTools = await context.newCDPSession(page)
    await devTools.send('Performance.enable', { timeDomain: 'threadTicks' })
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForTimeout(restMs)
    const { metrics } = await devTools.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
  } finally {
    await browser.close()
  }
}
