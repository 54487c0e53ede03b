import type { Page } from '@playwright/test'
import { apiCallsOf } from '../support/api-calls.ts'
import { expectAccessible } from '../support/axe.ts'
import { pageKinds } from '../support/pages.ts'
import { reviewPath } from '../support/review-page.ts'
import { expectNoSidewaysScroll } from '../support/sideways.ts'
import { edgeStoneId } from '../support/stones.ts'
import { styledTwice } from '../support/styled-twice.ts'
import { expect, test, untilAlive, untilIdle } from '../support/test.ts'

const pages = [
  ...pageKinds,
  { kind: 'the whole list', path: '/create/engagement-ring' },
  {
    kind: 'a list with every filter',
    path: '/create/engagement-ring/oval-shape_halo_platinum_sort-price-asc',
  },
  { kind: 'a setting in the sale', path: '/create/engagement-ring/product/PR-00204/oval-shape/platinum' },
  {
    kind: 'a list of two loaded pages',
    path: '/create/engagement-ring/PR-00201/round-brilliant/yellow-gold/gemstones/first-48',
  },
  {
    kind: 'a setting of one shape',
    path: '/create/engagement-ring/product/PR-00208/emerald-cut/yellow-gold',
  },
]

for (const { kind, path } of pages) {
  test(`${kind} asks the API nothing at first, stands still, and axe finds nothing on it`, async ({
    page,
  }) => {
    await watchShifts(page)
    await watchRedrawn(page)
    const apiCalls = apiCallsOf(page)
    await page.goto(path, { waitUntil: 'load' })
    await untilAlive(page)
    await untilIdle(page)
    expect.soft(apiCalls, 'asked of the API by the first load').toEqual([])
    // What search engines call good is 0.1; a page whose pictures have their sizes stays far below.
    expect.soft(await shiftOf(page), 'shifts while it loads').toBeLessThan(0.02)
    expect.soft(await redrawnOn(page), 'in sight, and drawn anew: a press on it would be lost').toEqual([])
    expect.soft(await styledTwice(page), 'decided by the order of style sheets').toEqual([])
    await expectNoSidewaysScroll(page)
    await expectStillUnderHeader(page)
    // Colours are looked at where they end, not on their way.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expectAccessible(page)
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    expect(await movingParts(page), 'what moves, though less motion was asked for').toEqual([])
  })
}

test('what only the browser knows of the basket moves nothing that is in sight', async ({
  page,
  open,
  review,
}) => {
  const ring = reviewPath('round-brilliant', 'yellow-gold', edgeStoneId('pairLeft'))
  await open(ring)
  await review.order.click()
  await expect(page).toHaveURL('/cart')
  await watchShifts(page)
  await open(ring.replace('PR-00201', 'PR-00204'))
  await expect(page.getByRole('status').filter({ hasText: 'Already in your basket' })).toBeInViewport()
  expect(await shiftOf(page), 'shifts for what is said').toBeLessThan(0.02)
})

/** Takes down how far what is seen moves by itself. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // The types of browsers lack what an entry of this type says.
        const { value, hadRecentInput } = entry as unknown as { value: number; hadRecentInput: boolean }
        if (!hadRecentInput) shifts.push(value)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

async function shiftOf(page: Page): Promise<number> {
  // `watchShifts` has put it there.
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
  return shifts.reduce((sum, shift) => sum + shift, 0)
}

/**
 * Takes down what the server sent, was in sight, and is taken away while the page comes alive; not what has no words,
 * such as a swatch, a link that becomes a button.
 */
async function watchRedrawn(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const redrawn: string[] = []
    Object.assign(window, { redrawn })
    addEventListener('DOMContentLoaded', () => {
      const sent = new Set([...document.body.querySelectorAll('*')].filter((part) => part.checkVisibility()))
      new MutationObserver((changes) => {
        for (const part of changes.flatMap(({ removedNodes }) => [...removedNodes])) {
          if (part instanceof HTMLElement && sent.has(part) && part.textContent.trim() !== '') {
            redrawn.push(`${part.tagName} ${part.className} ${part.textContent.slice(0, 40)}`)
          }
        }
      }).observe(document.body, { childList: true, subtree: true })
    })
  })
}

async function redrawnOn(page: Page): Promise<string[]> {
  // `watchRedrawn` has put it there.
  return page.evaluate(() => (window as unknown as { redrawn: string[] }).redrawn)
}

/** The header leaves the flow when it becomes fixed, and comes back: what stands beneath keeps its place. */
async function expectStillUnderHeader(page: Page): Promise<void> {
  const main = page.getByRole('main')
  const header = page.getByRole('banner')
  const topOfMain = () => main.evaluate((element) => element.getBoundingClientRect().top + scrollY)
  const scrollTo = (top: number) =>
    page.evaluate((place) => window.scrollTo({ top: place, behavior: 'instant' }), top)
  const standing = await topOfMain()
  await scrollTo(400)
  await expect(header).toHaveCSS('position', 'fixed')
  expect(await topOfMain(), 'the page when its header is fixed').toBe(standing)
  await scrollTo(0)
  await expect(header).not.toHaveCSS('position', 'fixed')
}

/** What still moves on a page, though the visitor asked for less motion; what is out of sight too. */
async function movingParts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // The browser leaves what is out of sight styled as it was before less motion was asked for.
    const inSight = new CSSStyleSheet()
    inSight.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets.push(inSight)
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
}
