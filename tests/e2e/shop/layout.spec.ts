import type { Page } from '@playwright/test'
import { failedCall } from '../support/faults.ts'
import { pageKinds, unknownPath } from '../support/pages.ts'
import { expect, test, untilAlive } from '../support/test.ts'

for (const { kind, path } of pageKinds) {
  test(`${kind} neither shifts while it loads nor moves under its header, nor scrolls sideways`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value, hadRecentInput } = entry as unknown as { value: number; hadRecentInput: boolean }
          if (!hadRecentInput) shifts.push(value)
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(path, { waitUntil: 'load' })
    await untilAlive(page)
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
    // What search engines call good is 0.1; a page whose pictures have their sizes stays far below.
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.02)
    await expectNoSidewaysScroll(page)

    // The header leaves the flow when it becomes fixed: what stands beneath keeps its place.
    const main = page.getByRole('main')
    const topOfMain = () => main.evaluate((element) => element.getBoundingClientRect().top + scrollY)
    const standing = await topOfMain()
    await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }))
    await expect(page.getByRole('banner')).toHaveCSS('position', 'fixed')
    expect(await topOfMain()).toBe(standing)
  })
}

test.describe('at 390 pixels with letters twice as large', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  for (const path of [...pageKinds.map((page) => page.path), '/create/engagement-ring']) {
    test(`${path} does not scroll sideways`, async ({ page, open }) => {
      await open(path)
      await enlargeLetters(page)
      await expectNoSidewaysScroll(page)
    })
  }

  test('dialogs do not scroll sideways', async ({ page, open, setting }) => {
    await open('/create/engagement-ring/product/PR-00201')
    await enlargeLetters(page)
    await setting.fingerSize.getByRole('button', { name: 'Find your size' }).click()
    const guide = page.getByRole('dialog', { name: 'Find your finger size' })
    await expect(guide).toBeVisible()
    expect(await guide.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  })

  test('messages do not scroll sideways', async ({ page, open, world, expectTrouble }) => {
    expectTrouble(404, 503, failedCall)
    await open(unknownPath)
    await enlargeLetters(page)
    await expectNoSidewaysScroll(page)
    await world.setFaults({ kind: 'http-500', operation: '*' })
    await open('/')
    await enlargeLetters(page)
    await expectNoSidewaysScroll(page)
  })
})

test.describe('for someone who asked for less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  for (const { kind, path } of pageKinds) {
    test(`nothing moves on ${kind}`, async ({ page, open }) => {
      await open(path)
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      const moving = await page.evaluate(() => {
        const longest = (text: string) => Math.max(...text.split(',').map((part) => Number.parseFloat(part)))
        return [...document.querySelectorAll('*')].flatMap((element) => {
          const { animationName, animationDuration, transitionDuration, scrollBehavior } =
            getComputedStyle(element)
          const moves =
            (animationName !== 'none' && longest(animationDuration) > 0.01) ||
            longest(transitionDuration) > 0.01 ||
            scrollBehavior === 'smooth'
          return moves ? [`${element.tagName} ${element.className}`] : []
        })
      })
      expect(moving).toEqual([])
    })
  }
})

test('the header comes along once the page is scrolled far enough', async ({ page, open, isMobile }) => {
  await open('/create/engagement-ring')
  const header = page.getByRole('banner')
  // Document 2, section 2: past 140 px at widths of 1024 px and more, past 80 px below.
  const far = isMobile ? 80 : 140
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), far - 10)
  await expect(header).not.toHaveCSS('position', 'fixed')
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), far + 20)
  await expect(header).toHaveCSS('position', 'fixed')
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await expect(header).not.toHaveCSS('position', 'fixed')
})

test('colours that the visitor forces leave everything to be read', async ({ page, open }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await open('/create/engagement-ring/product/PR-00201')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  const outline = await page.evaluate(() => getComputedStyle(document.activeElement!).outlineStyle)
  expect(outline).not.toBe('none')
})

async function enlargeLetters(page: Page): Promise<void> {
  await page.addStyleTag({ content: 'html { font-size: 32px !important }' })
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const wide = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const culprits = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    )
    return culprits
      .slice(0, 5)
      .map(
        (element) =>
          `${element.tagName} ${element.getAttribute('class')} “${element.textContent?.trim().slice(0, 30)}”`,
      )
  })
  expect(wide).toEqual([])
}

for (const { what, path } of [
  { what: 'a setting', path: '/create/engagement-ring/product/PR-00201/round-brilliant/yellow-gold' },
  {
    what: 'the stones of a setting',
    path: '/create/engagement-ring/PR-00201/round-brilliant/yellow-gold/gemstones',
  },
]) {
  test(`the step, the running total and the day stay in view far down ${what}, and cover no focus`, async ({
    page,
    open,
    isMobile,
  }) => {
    await open(path)
    const heightOfPage = () => page.evaluate(() => document.documentElement.scrollHeight)
    const height = await heightOfPage()
    await page.evaluate(() => window.scrollTo(0, 600))
    const main = page.getByRole('main')
    const row = isMobile
      ? main.locator('[aria-hidden=true]').filter({ hasText: /^\d ?Your/ })
      : main.getByRole('navigation', { name: 'Your ring' })
    for (const text of [/Your (?:Setting|Diamond)/, '£865.00 so far', /^Arrives by/]) {
      await expect(row.getByText(text).filter({ visible: true }).first()).toBeInViewport()
    }
    expect(await heightOfPage()).toBe(height)
    const stop = main.locator('a, button, input, select').filter({ visible: true }).last()
    await stop.focus()
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press('Shift+Tab')
      expect(await coveredFocus(page)).toBeNull()
    }
  })
}

/** What has the focus but is hidden wholly behind something else; null when it can be seen. */
async function coveredFocus(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return null
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const points = [top + 1, (top + bottom) / 2, bottom - 1].map((y) => [(left + right) / 2, y] as const)
    const isSeen = points.some(([x, y]) => {
      const shown = document.elementFromPoint(x, y)
      return shown !== null && (element.contains(shown) || shown.contains(element))
    })
    return isSeen ? null : (element.textContent ?? element.tagName)
  })
}
