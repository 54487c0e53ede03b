import { apiCallsOf } from '../support/api-calls.ts'
import { expectAccessible } from '../support/axe.ts'
import { found, roundStones, stonesPath, written } from '../support/setting-stones.ts'
import { expect, test } from '../support/test.ts'

test('chips name what is chosen, take it away one by one or at once, and the focus stays with the list', async ({
  page,
  open,
  stones,
}) => {
  const chosen = 'carat-0-70-to-1-50_price-500-to-2000_colour-d-to-g_sort-price-asc'
  await open(`${stonesPath}/ruby_${chosen}`)
  await expect(stones.chips.getByRole('link')).toHaveText([
    'Ruby',
    '0.70 to 1.50 ct',
    '£500.00 to £2,000.00',
    'Colour: D to G',
    'Clear all',
  ])
  await stones.chips.getByRole('link', { name: 'Remove Ruby' }).press('Enter')
  await expect(page).toHaveURL(`${stonesPath}/${chosen}`)
  await expect(stones.chips.getByRole('link')).toHaveCount(4)
  await expect(stones.count).toBeFocused()
  // The order is none of them.
  await stones.chips.getByRole('link', { name: 'Clear all' }).click()
  await expect(page).toHaveURL(`${stonesPath}/sort-price-asc`)
  await expect(stones.count).toHaveText(found(roundStones()))
  await expect(stones.chips).toHaveCount(0)
})

test('hue, delivery and length to width are chosen among all filters', async ({ page, open, stones }) => {
  await open(`${stonesPath}/sapphire`)
  await stones.follow('Colour of a coloured stone', 'Pink')
  await expect(page).toHaveURL(`${stonesPath}/sapphire_hue-pink`)
  const sapphires = roundStones(({ gemStoneType }) => gemStoneType === 'SAPPHIRE')
  const pink = sapphires.filter(({ fancyColour }) => /pink$|padparadscha$/i.test(fancyColour ?? ''))
  expect(pink.length).toBeGreaterThan(0)
  await stones.untilFiltersSay(pink.length)
  await open(stonesPath)
  await stones.follow('Delivery to our workshop', 'Within 2 working days')
  await expect(page).toHaveURL(`${stonesPath}/within-2-days`)
  const soon = roundStones(({ supplier: { leadTimeDays } }) => leadTimeDays !== null && leadTimeDays <= 2)
  await stones.untilFiltersSay(soon.length)
  const longest = await stones.field('Greatest length to width')
  await longest.fill('1.01')
  await longest.press('Enter')
  await expect(page).toHaveURL(/\/within-2-days_ratio-\d-\d\d-to-1-01$/)
  await stones.leaveFilters()
  await expect(stones.count).toHaveText(found(soon.filter(({ ratio }) => ratio <= 1.01)))
})

test('a list without stones offers what each filter would bring back', async ({ page, open, stones }) => {
  const asked = apiCallsOf(page)
  await open(`${stonesPath}/ruby_colour-d-to-g_sort-price-asc`)
  await expect(page.getByRole('heading', { name: 'No stone matches all of that' })).toBeVisible()
  await expect(stones.links).toHaveCount(0)
  const rubies = roundStones(({ gemStoneType }) => gemStoneType === 'RUBY')
  const colours: readonly (string | null)[] = ['D', 'E', 'F', 'G']
  const coloured = roundStones(({ plainColour }) => colours.includes(plainColour))
  const ways = page.getByRole('main').getByRole('link', { name: /^(?:Without|Clear all:)/ })
  await expect(ways).toHaveText([
    `Without Ruby: ${written(coloured.length)} stones`,
    `Without Colour: D to G: ${written(rubies.length)} stones`,
    `Clear all: ${written(roundStones().length)} stones`,
  ])
  await expectAccessible(page)
  expect(asked, 'asked of the API by the first load').toEqual([])
  await ways.nth(1).click()
  await expect(page).toHaveURL(`${stonesPath}/ruby_sort-price-asc`)
  await expect(stones.count).toHaveText(found(rubies))
  await expect(stones.count).toBeFocused()
})
