import { settings } from '@shop/fixtures/designs/settings'
import {
  choiceWithoutSettings,
  countWith,
  filterOptions,
  groupKeys,
  listPath,
  settingsMatching,
  type Choice,
} from '../support/settings.ts'
import { expect, test, untilViewed } from '../support/test.ts'

const allSettings = '/create/engagement-ring'
const groupNames = { shape: 'Shape', style: 'Style', metal: 'Metal' } as const

test('the list shows the first twenty-four of sixty settings in the jeweller’s own order', async ({
  open,
  list,
}) => {
  await open(allSettings)
  await expect(list.count).toHaveText('60 settings')
  await expect(list.cards).toHaveCount(24)
  expect(await list.names()).toEqual(settings.slice(0, 24).map(({ name }) => name))
})

test('a filter leads to its own address, and the page says what it shows', async ({ page, open, list }) => {
  await open(allSettings)
  await list.choose('Style', 'Halo')
  await expect(page).toHaveURL('/create/engagement-ring/halo')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Halo engagement ring settings')
  await expect(page).toHaveTitle('Halo engagement ring settings | Ashcombe')
  await expect(list.count).toHaveText('14 settings')
  expect(await list.names()).toEqual(settingsMatching({ style: ['halo'] }).map(({ name }) => name))
})

test('options of a group widen the list, groups narrow it', async ({ page, open, list }) => {
  await open(allSettings)
  await list.choose('Style', 'Halo')
  await expect(list.count).toHaveText('14 settings')
  await list.choose('Style', 'Three Stones')
  await expect(page).toHaveURL('/create/engagement-ring/halo_3-stone')
  await expect(list.count).toHaveText('22 settings')
  await list.choose('Shape', 'Heart')
  await expect(page).toHaveURL('/create/engagement-ring/heart-shape_halo_3-stone')
  const left = settingsMatching({ shape: ['heart-shape'], style: ['halo', '3-stone'] }).length
  await expect(list.count).toHaveText(`${left} settings`)
})

test('another shape replaces the one that was chosen', async ({ page, open, list }) => {
  await open('/create/engagement-ring/round-brilliant_platinum')
  await list.choose('Shape', 'Oval')
  await expect(page).toHaveURL('/create/engagement-ring/oval-shape_platinum')
})

const countedChoices: readonly Choice[] = [
  {},
  { shape: ['oval-shape'], style: ['halo'] },
  { shape: ['pear-shape'], style: ['solitaire', 'halo'], metal: ['rose-gold'] },
]
for (const choice of countedChoices) {
  test(`every option of ${listPath(choice)} says how many settings it leaves, its own group ignored`, async ({
    open,
    list,
  }) => {
    await open(listPath(choice))
    const filters = await list.filters()
    for (const key of groupKeys) {
      const expected = filterOptions[key].map(({ slug, name }) => {
        const count = countWith(choice, key, slug)
        return `${name} ${count} ${count === 1 ? 'setting' : 'settings'}`
      })
      const options = filters.getByRole('region', { name: groupNames[key] }).getByRole('listitem')
      await expect(options).toHaveCount(expected.length)
      for (const [index, name] of expected.entries()) {
        await expect(options.nth(index).getByRole('link')).toHaveAccessibleName(name)
      }
    }
  })
}

test('an option that leaves nothing is no link', async ({ open, list }) => {
  const { shape, style, metal } = choiceWithoutSettings()
  await open(listPath({ shape, style }))
  const filters = await list.filters()
  const name = filterOptions.metal.find(({ slug }) => slug === metal[0])?.name ?? ''
  const option = filters
    .getByRole('region', { name: 'Metal' })
    .getByRole('listitem')
    .filter({ hasText: name })
  await expect(option).toContainText('0')
  await expect(option.getByRole('link')).toHaveCount(0)
})

test('a list without settings says so and offers every way back', async ({ page, open, list }) => {
  const choice = choiceWithoutSettings()
  await open(listPath(choice))
  await expect(list.cards).toHaveCount(0)
  await expect(list.count).toHaveText('0 settings')
  await expect(page.getByRole('heading', { name: 'No setting matches all of that' })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Show all settings' })).toHaveAttribute('href', allSettings)
  const metal = filterOptions.metal.find(({ slug }) => slug === choice.metal[0])
  await main.getByRole('link', { name: `Without ${metal?.name}` }).click()
  await expect(page).toHaveURL(listPath({ shape: choice.shape, style: choice.style }))
  await expect(list.cards.first()).toBeVisible()
})

test('chips name what is chosen and take it away one by one', async ({ page, open, list }) => {
  await open('/create/engagement-ring/oval-shape_halo_platinum')
  await expect(list.chips.getByRole('link')).toHaveText(['Oval', 'Halo', 'Platinum', 'Clear all'])
  await list.chips.getByRole('link', { name: 'Remove Halo' }).click()
  await expect(page).toHaveURL('/create/engagement-ring/oval-shape_platinum')
  await expect(list.chips.getByRole('link')).toHaveText(['Oval', 'Platinum', 'Clear all'])
})

test('“Clear all” takes every filter away and keeps the order', async ({ page, open, list }) => {
  await open('/create/engagement-ring/oval-shape_halo_platinum_sort-price-asc')
  await list.chips.getByRole('link', { name: 'Clear all' }).click()
  await expect(page).toHaveURL('/create/engagement-ring/sort-price-asc')
  await expect(list.count).toHaveText('60 settings')
  await expect(list.chips).toHaveCount(0)
})

test('the list sorts by price, low to high and high to low', async ({ page, open, list }) => {
  await open(allSettings)
  await list.sortBy('Price, low to high')
  await expect(page).toHaveURL('/create/engagement-ring/sort-price-asc')
  await expect(list.sort).toContainText('Price, low to high')
  const ascending = await listPricesPence(list)
  expect(ascending).toHaveLength(24)
  expect(ascending).toEqual(ascending.toSorted((a, b) => a - b))

  await list.sortBy('Price, high to low')
  await expect(page).toHaveURL('/create/engagement-ring/sort-price-desc')
  await expect(list.sort).toContainText('Price, high to low')
  const descending = await listPricesPence(list)
  expect(descending).toEqual(descending.toSorted((a, b) => b - a))
})

test('the list sorts by newest', async ({ open, list }) => {
  await open('/create/engagement-ring/sort-newest')
  const newest = settings.toSorted((a, b) => b.addedOn.localeCompare(a.addedOn) || a.position - b.position)
  expect(await list.names()).toEqual(newest.slice(0, 24).map(({ name }) => name))
})

test('“Load more” shows forty-eight and then all sixty, and moves on from the first new piece', async ({
  page,
  open,
  list,
}) => {
  await open(allSettings)
  const more = page.getByRole('button', { name: 'Load more settings' })
  await expect(page.getByText('Showing 24 of 60')).toBeVisible()
  await more.click()
  await expect(list.cards).toHaveCount(48)
  await expect(page.getByText('Showing 48 of 60')).toBeVisible()
  await expect(list.link(list.cards.nth(24))).toBeFocused()
  await more.click()
  await expect(list.cards).toHaveCount(60)
  await expect(more).toHaveCount(0)
  expect(await list.names()).toEqual(settings.map(({ name }) => name))
})

test('Back brings all loaded settings back, to the piece that was opened', async ({ page, open, list }) => {
  await open(allSettings)
  await page.getByRole('button', { name: 'Load more settings' }).click()
  await expect(list.link(list.cards.nth(24))).toBeFocused()
  const opened = list.cards.nth(40)
  await opened.scrollIntoViewIfNeeded()
  await expect(opened).toBeInViewport()
  await list.link(opened).click()
  await untilViewed(page, 'CreateEngagementRingSetting')
  await page.goBack()
  await expect(list.cards).toHaveCount(48)
  await expect(opened).toBeInViewport()
})

test('the list stands still while the piece that was followed is loading', async ({
  page,
  open,
  list,
  world,
}) => {
  await open(allSettings)
  await page.getByRole('button', { name: 'Load more settings' }).click()
  await expect(list.link(list.cards.nth(24))).toBeFocused()
  await world.setFaults({ kind: 'delay', operation: 'SettingDetail', delayMs: 900 })
  await list.link(list.cards.nth(40)).click()
  await expect(page).toHaveURL(/\/product\//)
  expect(await list.cards.count()).toBe(48)
  await expect(page.getByRole('region', { name: 'Finger size' })).toBeVisible()
})

test('a reload keeps all loaded settings', async ({ page, open, list }) => {
  await open(allSettings)
  await page.getByRole('button', { name: 'Load more settings' }).click()
  await expect(list.cards).toHaveCount(48)
  await page.reload()
  await expect(list.cards).toHaveCount(48)
})

test('“Loading Products” is announced while a slow list arrives, and then the count', async ({
  open,
  list,
  world,
}) => {
  await open(allSettings)
  await world.setFaults({ kind: 'delay', operation: 'SettingList', delayMs: 900 })
  await list.choose('Style', 'Halo')
  await expect(list.count).toHaveText('Loading Products')
  await expect(list.count).toHaveText('14 settings')
})

test('“Loading Products” is announced while more settings arrive', async ({ page, open, list, world }) => {
  await open(allSettings)
  await world.setFaults({ kind: 'delay', operation: 'SettingList', delayMs: 900 })
  await page.getByRole('button', { name: 'Load more settings' }).click()
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

test('a swatch changes the picture, the price and where the card leads', async ({ page, open, list }) => {
  await open(allSettings)
  const card = list.card('Six-claw solitaire')
  await expect(card).toContainText('From £880.00')
  await card.getByRole('button', { name: '18ct Yellow Gold' }).click()
  await expect(card.getByRole('button', { name: '18ct Yellow Gold' })).toHaveAttribute('aria-pressed', 'true')
  const picture = card.getByRole('img', { name: 'Six-claw solitaire in 18ct Yellow Gold' })
  await expect(picture).toHaveAttribute('src', /\/PR-00201\/round-brilliant\/yellow-gold\//)
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  await expect(card).toContainText('From £865.00')
  await expect(page).toHaveURL(allSettings)
  await list.link(card).click()
  await expect(page).toHaveURL('/create/engagement-ring/product/PR-00201/round-brilliant/yellow-gold')
})

test('cards follow the chosen metal and shape', async ({ open, list }) => {
  await open('/create/engagement-ring/oval-shape_rose-gold')
  const card = list.card('Six-claw solitaire')
  await expect(card.getByRole('img', { name: 'Six-claw solitaire in 18ct Rose Gold' })).toHaveAttribute(
    'src',
    /\/oval-shape\/rose-gold\//,
  )
  await expect(list.link(card)).toHaveAttribute(
    'href',
    '/create/engagement-ring/product/PR-00201/oval-shape/rose-gold',
  )
})

test('a card on sale shows the old price and one badge; when the sale is over it shows neither', async ({
  page,
  open,
  list,
  world,
}) => {
  await open(allSettings)
  const card = list.card('Slim four-claw solitaire')
  await expect(card).toContainText('Sale')
  await expect(card).not.toContainText('Express Delivery')
  await expect(card.locator('s')).toHaveText(/^£\d+\.00$/)

  await world.setClock('2026-12-02T00:00:00Z')
  await page.reload()
  await expect(card).toContainText('Express Delivery')
  await expect(card).not.toContainText('Sale')
  await expect(card.locator('s')).toHaveCount(0)
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

/** The prices by which a list is sorted: those before a sale. */
async function listPricesPence(list: { cards: import('@playwright/test').Locator }): Promise<number[]> {
  const texts = await list.cards.getByRole('paragraph').allTextContents()
  return texts.map((text) => Number(/£([\d,]+)\.(\d\d)/.exec(text)?.slice(1).join('').replace(',', '')))
}
