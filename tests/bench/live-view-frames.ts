import type { Page } from '@playwright/test'
import { giveConsent } from '../e2e/support/consent.ts'
import { startBrowser } from './browser.ts'
import { quantile } from './quantile.ts'

const ring = '/create/engagement-ring/product/PR-00201/round-brilliant/platinum'
const frames = 30

/**
 * The middle time in milliseconds that a processor takes for one frame of a turning ring, 600 pixels wide: the
 * worst case, since any graphics card is quicker.
 */
export async function measureFrames(shopUrl: string): Promise<number> {
  const browser = await startBrowser('--enable-unsafe-swiftshader')
  try {
    const page = await browser.newPage({ viewport: { width: 600, height: 900 }, reducedMotion: 'reduce' })
    await giveConsent(page.context())
    await timeFrames(page)
    await page.goto(shopUrl + ring)
    await page.waitForFunction(() => 'dataLayer' in window && !('earlyInput' in window))
    await page.getByRole('button', { name: 'View in 3D' }).click()
    await page.locator('[data-state=live]').waitFor()
    const stage = page.getByRole('application')
    for (let frame = 0; frame < frames; frame += 1) await stage.press('ArrowLeft')
    // `timeFrames` has put it there.
    const times = await page.evaluate(() => (window as unknown as { frameMs: number[] }).frameMs)
    return quantile(times.slice(-frames), 0.5)
  } finally {
    await browser.close()
  }
}

/** Times, on a page that is opened afterwards, every frame in which something is drawn, until its pixels are there. */
async function timeFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const frameMs: number[] = []
    Object.assign(window, { frameMs })
    let drawn: WebGL2RenderingContext | null = null
    const prototype = WebGL2RenderingContext.prototype
    // oxlint-disable-next-line typescript/unbound-method -- it is called on the same object
    prototype.clear = new Proxy(prototype.clear, {
      apply: (target, context: WebGL2RenderingContext, values) => {
        drawn = context
        Reflect.apply(target, context, values)
      },
    })
    const request = window.requestAnimationFrame.bind(window)
    window.requestAnimationFrame = (callback) =>
      request((now) => {
        const started = performance.now()
        callback(now)
        if (!drawn) return
        drawn.readPixels(0, 0, 1, 1, drawn.RGBA, drawn.UNSIGNED_BYTE, new Uint8Array(4))
        frameMs.push(performance.now() - started)
        drawn = null
      })
  })
}
