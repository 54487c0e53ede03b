import { settings } from '@shop/fixtures/designs/settings'
import {
  type Choice,
  choiceWithoutSettings,
  countWith,
  filterOptions,
  groupKeys,
  listPath,
  settingsMatching,
} from '../support/settings.ts'
import { expect, test } from '../support/test.ts'

const allSettings = '/create/engagement-ring'
const groupNames = { shape: 'Shape', style: 'Style', metal: 'Metal' } as const

test('options of a group widen the list, groups narrow it, and a shape replaces another', async ({
  page,
  open,
  list,
}) => {
  await open('/create/engagement-ring/halo')
  await expect(list.count).toHaveText('14 settings')
  await list.choose('Style', 'Three Stones')
  await expect(page).toHaveURL('/create/engagement-ring/halo_3-stone')
  await expect(list.count).toHaveText('22 settings')
  for (const [name, shape] of [
    ['Heart', 'heart-shape'],
    ['Oval', 'oval-shape'],
  ] as const) {
    await list.choose('Shape', name)
    await expect(page).toHaveURL(`/create/engagement-ring/${shape}_halo_3-stone`)
    const left = settingsMatching({ shape: [shape], style: ['halo', '3-stone'] }).length
    await expect(list.count).toHaveText(`${left} settings`)
  }
})

test('every option says how many settings it leaves, its own group ignored; one that leaves none is no link', async ({
  open,
  list,
}) => {
  const { shape, style, metal } = choiceWithoutSettings()
  expect(countWith({ shape, style }, 'metal', metal[0] ?? '')).toBe(0)
  const countedChoices: readonly Choice[] = [
    { shape: ['pear-shape'], style: ['solitaire', 'halo'], metal: ['rose-gold'] },
    { shape, style },
  ]
  for (const choice of countedChoices) {
    await test.step(listPath(choice), async () => {
      await open(listPath(choice))
      const filters = await list.filters()
      for (const key of groupKeys) {
        const options = filters.getByRole('region', { name: groupNames[key] }).getByRole('listitem')
        await expect(options).toHaveCount(filterOptions[key].length)
        for (const [index, { slug, name }] of filterOptions[key].entries()) {
          const count = countWith(choice, key, slug)
          const isChosen = choice[key]?.includes(slug) ?? false
          const option = options.nth(index)
          if (count === 0 && !isChosen) {
            await expect(option).toContainText(name)
            await expect(option).toContainText('0')
            await expect(option.getByRole('link')).toHaveCount(0)
          } else {
            await expect(option.getByRole('link')).toHaveAccessibleName(
              `${name} ${count} ${count === 1 ? 'setting' : 'settings'}${isChosen ? ', chosen' : ''}`,
            )
          }
        }
      }
    })
  }
})

test('chips name what is chosen, and take it away one by one or at once, which keeps the order', async ({
  page,
  open,
  list,
}) => {
  await open('/create/engagement-ring/oval-shape_halo_platinum_sort-price-asc')
  await expect(list.chips.getByRole('link')).toHaveText(['Oval', 'Halo', 'Platinum', 'Clear all'])
  await list.chips.getByRole('link', { name: 'Remove Halo' }).click()
  await expect(page).toHaveURL('/create/engagement-ring/oval-shape_platinum_sort-price-asc')
  await expect(list.chips.getByRole('link')).toHaveText(['Oval', 'Platinum', 'Clear all'])
  await list.chips.getByRole('link', { name: 'Clear all' }).click()
  await expect(page).toHaveURL('/create/engagement-ring/sort-price-asc')
  await expect(list.count).toHaveText('60 settings')
  await expect(list.chips).toHaveCount(0)
})

test('the list sorts by price, low to high and high to low, and by newest', async ({ page, open, list }) => {
  // The cards may follow the address a moment later.
  const expectSorted = (compare: (a: number, b: number) => number) =>
    expect(async () => {
      const prices = await listPricesPence(list)
      expect(prices).toHaveLength(24)
      expect(prices).toEqual(prices.toSorted(compare))
    }).toPass({ timeout: 8000 })

  await open(allSettings)
  await list.sortBy('Price, low to high')
  await expect(page).toHaveURL('/create/engagement-ring/sort-price-asc')
  await expect(list.sort).toContainText('Price, low to high')
  await expectSorted((a, b) => a - b)

  await list.sortBy('Price, high to low')
  await expect(page).toHaveURL('/create/engagement-ring/sort-price-desc')
  await expect(list.sort).toContainText('Price, high to low')
  await expectSorted((a, b) => b - a)

  await list.sortBy('Newest')
  await expect(page).toHaveURL('/create/engagement-ring/sort-newest')
  await expect(list.sort).toContainText('Newest')
  const newest = settings.toSorted((a, b) => b.addedOn.localeCompare(a.addedOn) || a.position - b.position)
  await expect.poll(() => list.names()).toEqual(newest.slice(0, 24).map(({ name }) => name))
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

test('a card on sale shows the old price and a badge; when the sale is over it shows neither', async ({
  page,
  open,
  list,
  world,
}) => {
  await open(allSettings)
  const card = list.card('Slim four-claw solitaire')
  await expect(card).toContainText('Sale')
  await expect(card.locator('s')).toHaveText(/^£\d+\.00$/)

  await world.setClock('2026-12-02T00:00:00Z')
  await page.reload()
  await expect(card.locator('s')).toHaveCount(0)
  await expect(card).not.toContainText('Sale')
  // A setting waits for its stone, even where it has Express Delivery and lies in stock.
  await expect(card).not.toContainText('Express Delivery')
})

/** The prices by which a list is sorted: what its cards ask, behind what they asked before a sale. */
async function listPricesPence(list: { cards: import('@playwright/test').Locator }): Promise<number[]> {
  const texts = await list.cards.getByRole('paragraph').allTextContents()
  return texts.map((text) =>
    Number(/£([\d,]+)\.(\d\d)(?!.*£)/.exec(text)?.slice(1).join('').replace(',', '')),
  )
}
