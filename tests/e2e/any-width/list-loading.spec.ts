import type { Page } from '@playwright/test'
import { forgetVisit } from '../support/forget-visit.ts'
import { expect, test, untilAlive, untilAwake } from '../support/test.ts'

const allSettings = '/create/engagement-ring'

test('the list stands still while the piece that was followed is loading', async ({
  page,
  open,
  list,
  world,
}) => {
  await open(allSettings)
  await page.getByRole('link', { name: 'Load more settings' }).click()
  await expect(list.link(list.cards.nth(24))).toBeFocused()
  await world.setFaults({ kind: 'delay', operation: 'DesignDetail', delayMs: 900 })
  const cardsWhenFollowed = cardsAtAddress(page, '/product/')
  await list.link(list.cards.nth(40)).click()
  expect(await cardsWhenFollowed).toBe(48)
  await expect(page.getByRole('region', { name: 'Finger size' })).toBeVisible()
})

test('a reload keeps all loaded settings and the place among them, and so does another browser', async ({
  page,
  open,
  list,
}) => {
  await open(allSettings)
  await page.getByRole('link', { name: 'Load more settings' }).click()
  await expect(list.cards).toHaveCount(48)
  await expect(page).toHaveURL(`${allSettings}/first-48`)
  const seen = list.cards.nth(40)
  await seen.scrollIntoViewIfNeeded()
  await page.reload()
  await untilAlive(page)
  await expect(list.cards).toHaveCount(48)
  await expect(seen).toBeInViewport()
  await forgetVisit(page)
  await open(`${allSettings}/first-48`)
  await expect(list.cards).toHaveCount(48)
  await list.choose('Style', 'Halo')
  await expect(page).toHaveURL(`${allSettings}/halo`)
})

test('“Loading Products” is announced while a slow list arrives, and then the count', async ({
  open,
  list,
  world,
}) => {
  await open(allSettings)
  await untilAwake(await list.option('Style', 'Halo'))
  await world.setFaults({ kind: 'delay', operation: 'SettingList', delayMs: 900 })
  await list.choose('Style', 'Halo')
  await expect(list.count).toHaveText('Loading Products')
  await expect(list.count).toHaveText('14 settings')
})

test('“Loading Products” is announced while more settings arrive', async ({ page, open, list, world }) => {
  await open(allSettings)
  const loadMore = page.getByRole('link', { name: 'Load more settings' })
  await loadMore.scrollIntoViewIfNeeded()
  // A link that is still asleep the browser follows by itself, to a whole page.
  await untilAwake(loadMore)
  await world.setFaults({ kind: 'delay', operation: 'SettingList', delayMs: 900 })
  await loadMore.click()
  await expect(list.count).toHaveText('Loading Products')
  await expect(list.cards).toHaveCount(48)
  await expect(list.count).toHaveText('60 settings')
})

test('a list that is long in coming shows its shape and says that it loads', async ({
  page,
  open,
  list,
  world,
}) => {
  await open('/')
  await world.setFaults({ kind: 'delay', operation: 'SettingList', delayMs: 1600 })
  await page.getByRole('link', { name: 'Start with a setting' }).click()
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Loading Products')
  await expect(list.count).toHaveText('60 settings')
})

test('Back and Forward walk through the filters', async ({ page, open, list }) => {
  await open(allSettings)
  await list.choose('Style', 'Halo')
  await expect(list.count).toHaveText('14 settings')
  await list.choose('Metal', 'Rose Gold')
  await expect(list.count).toHaveText('12 settings')
  await page.goBack()
  await expect(page).toHaveURL('/create/engagement-ring/halo')
  await expect(list.count).toHaveText('14 settings')
  await page.goBack()
  await expect(page).toHaveURL(allSettings)
  await expect(list.count).toHaveText('60 settings')
  await page.goForward()
  await expect(page).toHaveURL('/create/engagement-ring/halo')
  await expect(list.count).toHaveText('14 settings')
})

/** How many cards stand as soon as the address is another one; looked at in the page, which a slow test may miss. */
async function cardsAtAddress(page: Page, part: string): Promise<number> {
  return page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const look = () => {
          if (location.pathname.includes(wanted)) resolve(document.querySelectorAll('main article').length)
          else requestAnimationFrame(look)
        }
        look()
      }),
    part,
  )
}
