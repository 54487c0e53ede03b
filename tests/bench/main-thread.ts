import { openPlainPage } from './plain-page.ts'

const phone = { width: 412, height: 823, deviceScaleFactor: 1.75 }
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
  const page = await openPlainPage(phone, kept)
  try {
    await page.send('Performance.enable', { timeDomain: 'threadTicks' })
    await page.send('Page.navigate', { url })
    await new Promise((resolve) => void setTimeout(resolve, restMs))
    const { metrics } = await page.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
  } finally {
    page.close()
  }
}
