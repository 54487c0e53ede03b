import type { Locator, Page } from '@playwright/test'
import { expectModal } from '../support/modal.ts'
import { goldStuds, left } from '../support/pair-page.ts'
import { expect, test } from '../support/test.ts'

test('the first key press offers the way past the header', async ({ page, open }) => {
  await open('/create/engagement-ring')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to the content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('the keyboard reaches header, filters, order and cards in that order, and focus is always seen', async ({
  page,
  open,
  list,
}) => {
  await open('/create/engagement-ring')
  const stops = [
    page.getByRole('banner').getByRole('link', { name: 'Ashcombe, home' }),
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
  await expect(halo).toBeFocused()
})

test('the order of a list opens, closes with Esc and gives the focus back', async ({ page, open, list }) => {
  await open('/create/engagement-ring')
  await list.sort.focus()
  await page.keyboard.press('Enter')
  const newest = page.getByRole('main').getByRole('link', { name: 'Newest' })
  await expect(newest).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(newest).toBeHidden()
  await expect(list.sort).toBeFocused()
})

test('a swatch is pressed with the keyboard', async ({ page, open, list }) => {
  await open('/create/engagement-ring')
  const card = list.card('Six-claw solitaire')
  const roseGold = card.getByRole('button', { name: '18ct Rose Gold' })
  await tabTo(page, roseGold)
  await page.keyboard.press('Space')
  await expect(roseGold).toHaveAttribute('aria-pressed', 'true')
  await expect(roseGold).toBeFocused()
})

test('the size guide keeps the focus, closes with Esc and gives the focus back', async ({
  page,
  open,
  setting,
}) => {
  await open('/create/engagement-ring/product/PR-00201')
  await expectModal(
    page,
    setting.fingerSize.getByRole('button', { name: 'Find your size' }),
    page.getByRole('dialog', { name: 'Find your finger size' }),
  )
})

test('the enlarged picture keeps the focus, moves and turns with the arrow keys, closes with Esc and gives the focus back', async ({
  page,
  open,
}) => {
  await open('/create/engagement-ring/product/PR-00201')
  const dialog = page.getByRole('dialog', { name: /^Pictures of/ })
  await page.getByRole('button', { name: 'Zoom' }).press('Enter')
  const enlarged = dialog.getByRole('img')
  const leftOf = async () => (await enlarged.boundingBox())?.x ?? 0
  const middle = await leftOf()
  await page.keyboard.press('ArrowRight')
  await expect.poll(leftOf).toBeLessThan(middle)
  await expect(dialog.getByText('Picture 1 of 2')).toBeVisible()
  await dialog.getByRole('button', { name: 'Next picture' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByText('Picture 2 of 2')).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(dialog.getByText('Picture 1 of 2')).toBeVisible()
  await page.keyboard.press('Escape')
  await expectModal(page, page.getByRole('button', { name: 'Zoom' }), dialog)
})

test('after a page is followed, its title is announced and the next key press starts at its content', async ({
  page,
  open,
  list,
}) => {
  await open('/create/engagement-ring')
  await tabTo(page, list.link(list.card('Six-claw solitaire')))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Six-claw solitaire in Platinum (950)')
  await expect(
    page.locator('[aria-live=polite]').filter({ hasText: 'Six-claw solitaire in Platinum' }),
  ).toHaveCount(1)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
})

test('a link of the header leads to the content of its page', async ({ page, open }) => {
  await open('/create/engagement-ring/product/PR-00201')
  await page.getByRole('banner').getByRole('link', { name: 'Ashcombe, home' }).press('Enter')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('main')).toBeFocused()
})

test('a link to the matches of a stone lets the next key press start at them, again and again', async ({
  page,
  open,
}) => {
  await open(`${goldStuds}/gemstone/${left}`)
  const heading = page.getByRole('heading', { name: /^Matches for this / })
  await page.getByRole('button', { name: /^Choose it first/ }).press('Enter')
  await expect(heading).toBeFocused()
  const link = page.getByRole('link', { name: 'See its matches' })
  for (const address of [`${goldStuds}/gemstone/${left}#matches`, `${goldStuds}/gemstone/${left}`]) {
    await open(address)
    await link.press('Enter')
    await expect(heading).toBeFocused()
    await link.press('Enter')
    await expect(heading).toBeFocused()
  }
})

/** Presses Tab until the target has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab')
    if (await isFocused(target)) return
  }
  await expect(target, 'reached with the Tab key').toBeFocused({ timeout: 1 })
}

function isFocused(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement)
}

/** What has the focus is in sight, has a size and an outline (a link around a card may outline the card). */
async function expectSeenFocus(page: Page): Promise<void> {
  const focus = await page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return null
    const { width, height, top, bottom } = element.getBoundingClientRect()
    const outlines = [element, ...element.querySelectorAll('*')].flatMap((part) => [
      getComputedStyle(part),
      getComputedStyle(part, '::after'),
      getComputedStyle(part, '::before'),
    ])
    return {
      element: `${element.tagName} ${element.textContent?.trim().slice(0, 40)}`,
      isInSight: width > 0 && height > 0 && bottom > 0 && top < innerHeight,
      isOutlined: outlines.some(
        ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseInt(outlineWidth) > 0,
      ),
    }
  })
  if (focus === null) return
  expect(focus).toEqual({ element: focus.element, isInSight: true, isOutlined: true })
}
