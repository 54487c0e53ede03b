import type { Page } from '@playwright/test'
import type { TrackEvent } from '../../../web/src/data/track.ts'
import { expect, test, untilViewed } from '../support/test.ts'

test('every view is told once, with its name and title', async ({ page, open, list }) => {
  await open('/')
  await page.getByRole('link', { name: 'Start with a setting' }).click()
  await untilViewed(page, 'CreateEngagementRing')
  await list.choose('Style', 'Halo')
  await expect(list.count).toHaveText('14 settings')
  await list.link(list.card('Hidden halo')).click()
  await untilViewed(page, 'CreateEngagementRingSetting')
  const views = (await dataLayer(page)).filter(({ event }) => event === 'page_view')
  expect(views).toEqual([
    { event: 'page_view', viewName: 'Home', title: 'Engagement rings, made once | Ashcombe', path: '/' },
    {
      event: 'page_view',
      viewName: 'CreateEngagementRing',
      title: 'Engagement ring settings | Ashcombe',
      path: '/create/engagement-ring',
    },
    {
      event: 'page_view',
      viewName: 'CreateEngagementRingSetting',
      title: 'Hidden halo in 18ct Yellow Gold | Ashcombe',
      path: '/create/engagement-ring/product/PR-00229/round-brilliant/yellow-gold',
    },
  ])
})

test('a card that is followed is told with what it shows, and a loose stone likewise', async ({
  page,
  open,
  list,
}) => {
  await open('/create/engagement-ring')
  const card = list.card('Six-claw solitaire')
  await card.getByRole('button', { name: '18ct Yellow Gold' }).click()
  await list.link(card).click()
  await untilViewed(page, 'CreateEngagementRingSetting')
  const selected = (await dataLayer(page)).filter(({ event }) => event === 'select_item')
  expect(selected).toEqual([
    {
      event: 'select_item',
      currency: 'GBP',
      name: 'Six-claw solitaire',
      sku: 'PR-00201',
      category: '1',
      subcategory: '1',
      variant: '18ct Yellow Gold',
      price: 865,
    },
  ])
  await open('/search?q=100010')
  await page.getByRole('link', { name: '1.00 ct Round diamond' }).first().click()
  await untilViewed(page, 'Gemstone')
  expect((await dataLayer(page)).filter(({ event }) => event === 'select_item')).toEqual([
    {
      event: 'select_item',
      currency: 'GBP',
      name: '1.00 ct Round diamond',
      sku: '100010',
      category: 'gemstone',
      subcategory: '996',
      variant: 'Round',
      price: 4335,
    },
  ])
})

test('an address nobody knows is told as not found', async ({ page, open, expectTrouble }) => {
  expectTrouble(404)
  await open('/nowhere')
  expect(await dataLayer(page)).toMatchObject([{ event: 'page_view', viewName: 'NotFound' }])
})

async function dataLayer(page: Page): Promise<TrackEvent[]> {
  return page.evaluate(() => window.dataLayer ?? [])
}
