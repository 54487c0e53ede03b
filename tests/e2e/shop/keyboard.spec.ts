import type { Page } from '@playwright/test'
import { isFocused, tabTo } from '../support/tab-to.ts'
import { expect, test } from '../support/test.ts'

test('the keyboard reaches header, filters, order and cards in that order, and focus is always seen', async ({
  page,
  open,
  list,
}) => {
  await open('/create/engagement-ring')
  const stops = [
    page.getByRole('banner').getByRole('link', { name: 'Ashcombe, home' }),
    page.getByRole('link', { name: 'Skip to results' }),
    (await page.getByRole('button', { name: /^Filter/ }).isVisible())
      ? page.getByRole('button', { name: /^Filter/ })
      : page.getByRole('region', { name: 'Shape' }).getByRole('link').first(),
    list.sort,
    list.link(list.cards.first()),
    list.cards.first().getByRole('button').first(),
  ]
  for (const stop of stops) {
    await tabTo(page, stop)
    await expectSeenFocus(page)
  }
})

test('every stop of a setting’s page shows that it has the focus', async ({ page, open }) => {
  await open('/create/engagement-ring/product/PR-00208/emerald-cut/yellow-gold')
  const last = page.getByRole('contentinfo').getByRole('link').last()
  let stops = 0
  do {
    await page.keyboard.press('Tab')
    await expectSeenFocus(page)
    stops += 1
  } while (stops < 120 && !(await isFocused(last)))
  expect(await isFocused(last)).toBe(true)
})

test('a filter can be chosen with the keyboard and focus stays near it', async ({ page, open, isMobile }) => {
  await open('/create/engagement-ring')
  if (isMobile) {
    await tabTo(page, page.getByRole('button', { name: /^Filter/ }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible()
  }
  const halo = page.getByRole('region', { name: 'Style' }).getByRole('link', { name: /^Halo/ })
  await tabTo(page, halo)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/create/engagement-ring/halo')
  await expect(page.getByRole('status').filter({ hasText: '14 settings' })).toHaveCount(1)
  await expect(halo).toHaveAttribute('aria-current', 'true')
  await expect(halo).toBeFocused()
})

/**
 * What has the focus is in sight, has a size and an outline (a link around a card may outline the card), and nothing
 * that is held in view covers its middle.
 */
async function expectSeenFocus(page: Page): Promise<void> {
  const focus = await page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return null
    const { left, width, height, top, bottom } = element.getBoundingClientRect()
    const covering = document.elementFromPoint(left + width / 2, top + height / 2)
    const outlines = [element, ...element.querySelectorAll('*')].flatMap((part) => [
      getComputedStyle(part),
      getComputedStyle(part, '::after'),
      getComputedStyle(part, '::before'),
    ])
    return {
      element: `${element.tagName} ${element.textContent?.trim().slice(0, 40)}`,
      isInSight: width > 0 && height > 0 && bottom > 0 && top < innerHeight,
      // What stands in the same part of the page, a picture over its link, belongs to it.
      coveredBy:
        covering?.closest('header, dialog, .phone-only, .desktop-only')?.contains(element) === false
          ? covering.className
          : null,
      isOutlined: outlines.some(
        ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseInt(outlineWidth) > 0,
      ),
    }
  })
  if (focus === null) return
  expect(focus).toEqual({ element: focus.element, isInSight: true, coveredBy: null, isOutlined: true })
}
