import type { CDPSession } from '@playwright/test'
import { giveConsent } from '../e2e/support/consent.ts'
import { startBrowser } from './browser.ts'

const band = '/wedding-rings/plain/product/WR-00601/platinum/3-00/heavy'
const warmUps = 10
const openings = 200

/** The kilobytes of the page's heap that are left after two hundred openings of the live view more than before them. */
export async function measureLiveViewHeap(shopUrl: string): Promise<number> {
  const browser = await startBrowser('--enable-unsafe-swiftshader')
  try {
    const page = await browser.newPage({ viewport: { width: 360, height: 860 } })
    await giveConsent(page.context())
    const devTools = await page.context().newCDPSession(page)
    await page.goto(shopUrl + band)
    await page.waitForFunction(() => 'dataLayer' in window && !('earlyInput' in window))
    const openAndClose = async (times: number) => {
      for (let time = 0; time < times; time += 1) {
        await page.getByRole('button', { name: 'View in 3D' }).click()
        await page.locator('[data-state=live]').waitFor()
        await page.getByRole('button', { name: 'Back to the picture', exact: true }).click()
        await page.getByRole('application').waitFor({ state: 'detached' })
      }
    }
    await openAndClose(warmUps)
    const before = await heapBytes(devTools)
    await openAndClose(openings)
    return ((await heapBytes(devTools)) - before) / 1000
  } finally {
    await browser.close()
  }
}

async function heapBytes(devTools: CDPSession): Promise<number> {
  await devTools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devTools.send('Runtime.getHeapUsage')
  return usedSize
}
