import type { StoneRecord } from '@shop/fixtures/stones/stone-record'
import { isLabGrown } from '@shop/schema/domain/vocabulary/gemstones'
import { apiCallsOf } from '../support/api-calls.ts'
import { expectAccessible } from '../support/axe.ts'
import { byCarat, fittingStones } from '../support/listed-stones.ts'
import {
  found,
  isGrownDiamond,
  roundStones,
  settingSku,
  stonesPath,
  written,
} from '../support/setting-stones.ts'
import { expect, test } from '../support/test.ts'

test('options of a filter widen the list, filters narrow it', async ({ open, stones, page }) => {
  await open(`${stonesPath}/certificate-gia`)
  await expect(stones.count).toHaveText(found(roundStones(({ certificate }) => certificate === 'GIA')))
  await stones.follow('Certificate', /^IGI/)
  const isReported = ({ certificate }: StoneRecord) => certificate === 'GIA' || certificate === 'IGI'
  await stones.untilFiltersSay(roundStones(isReported).length)
  await stones.follow('Kind of stone', /^Lab-grown diamond/)
  await expect(page).toHaveURL(`${stonesPath}/lab-grown-diamond_certificate-gia_certificate-igi`)
  await stones.leaveFilters()
  await expect(stones.count).toHaveText(
    found(roundStones((stone) => isReported(stone) && isGrownDiamond(stone))),
  )
})

test('a control of the bar opens over the list, says what is chosen in it, and closes at Escape', async ({
  page,
  open,
  stones,
}) => {
  await open(stonesPath)
  const origin = await stones.control('Origin')
  await origin.getByRole('link', { name: /^Natural/ }).click()
  await expect(page).toHaveURL(`${stonesPath}/natural`)
  await expect(stones.count).toHaveText(found(roundStones(({ gemStoneType }) => !isLabGrown(gemStoneType))))
  await expect(stones.count).toBeInViewport()
  const summary = origin.locator('summary')
  await expect(summary).toContainText('OriginNatural')
  await expect(origin.getByRole('link', { name: /^Natural/ })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(origin.getByRole('link').first()).toBeHidden()
  await expect(summary).toBeFocused()
  const price = await stones.control('Price')
  await price.getByRole('textbox', { name: 'Highest price' }).fill('2000')
  await page.keyboard.press('Enter')
  await expect(price.locator('summary')).toContainText('Up to £2,000')
  await expectAccessible(page)
})

test('several shapes can be looked at; the setting’s own goes without saying', async ({
  page,
  open,
  stones,
}) => {
  await open(stonesPath)
  const shape = async (name: string) => (await stones.option('Shape', name)).getByRole('link')
  await expect(await shape('Round')).toHaveAttribute('aria-current', /./)
  await (await shape('Oval')).click()
  await expect(page).toHaveURL(`${stonesPath}/round-brilliant_oval-shape`)
  await expect(await shape('Oval')).toHaveAttribute('aria-current', /./)
  await (await shape('Round')).click()
  await expect(page).toHaveURL(`${stonesPath}/oval-shape`)
  await stones.leaveFilters()
  await expect(stones.count).toHaveText(
    found(fittingStones(settingSku).filter((stone) => stone.shape === 'Oval Shape')),
  )
  await stones.chips.getByRole('link', { name: 'Remove Oval' }).click()
  await expect(page).toHaveURL(stonesPath)
  await expect(stones.count).toHaveText(found(roundStones()))
})

test('every option says how many stones it leaves; one that leaves none stays in place without a link', async ({
  open,
  stones,
}) => {
  await open(`${stonesPath}/lab-grown-diamond`)
  const grown = roundStones(isGrownDiamond)
  for (const [filter, name, isMeant] of [
    ['Certificate', 'GIA', ({ certificate }: StoneRecord) => certificate === 'GIA'],
    ['Certificate', 'IGI', ({ certificate }: StoneRecord) => certificate === 'IGI'],
    ['Polish', 'Excellent', ({ polish }: StoneRecord) => polish === 'EXCELLENT'],
    ['Fluorescence', 'None', ({ fluorescence }: StoneRecord) => fluorescence === 'NONE'],
    ['Delivery', 'Within 5 working days', ({ supplier }: StoneRecord) => (supplier.leadTimeDays ?? 25) <= 5],
  ] as const) {
    const option = await stones.option(filter, new RegExp(`^${name}`))
    await expect(option.getByRole('link')).toHaveAccessibleName(
      `${name} ${written(grown.filter(isMeant).length)} stones`,
    )
  }
  const marquise = await stones.option('Shape', 'Marquise')
  await expect(marquise).toContainText('0 stones')
  await expect(marquise.getByRole('link')).toHaveCount(0)
})

test('an address alone shows its list to anybody, and asks the API nothing more', async ({
  page,
  open,
  stones,
}) => {
  const asked = apiCallsOf(page)
  await open(`${stonesPath}/lab-grown-diamond_polish-excellent_carat-0-70-to-1-50_sort-carat-desc`)
  await expect(stones.chips.getByRole('link')).toHaveText([
    'Lab-grown diamond',
    'Polish: Excellent',
    '0.70 to 1.50 ct',
    'Clear all',
  ])
  await expect(stones.sort).toContainText('Carat, high to low')
  const isMeant = (stone: StoneRecord) =>
    isGrownDiamond(stone) &&
    stone.polish === 'EXCELLENT' &&
    stone.caratWeight >= 0.7 &&
    stone.caratWeight <= 1.5
  const expected = roundStones(isMeant).toSorted((a, b) => byCarat(b, a))
  expect(expected.length).toBeGreaterThan(24)
  await expect(stones.count).toHaveText(found(expected))
  expect(await stones.ids()).toEqual(expected.slice(0, 24).map(({ id }) => id))
  await page.waitForFunction(() => document.readyState === 'complete')
  expect(asked).toEqual([])
})

test('cut is for round stones only, and the page says so', async ({ open, stones }) => {
  await open(`/create/engagement-ring/${settingSku}/oval-shape/platinum/gemstones`)
  const cut = (await stones.filters()).getByRole('group', { name: /^Cut/ })
  await expect(cut).toContainText('Only round stones have a cut grade.')
  await expect(cut.getByRole('slider', { name: 'Cut, from' })).toBeDisabled()
})

test('the list is a table until cards are chosen, which is remembered', async ({ page, open }) => {
  await open(stonesPath)
  const main = page.getByRole('main')
  await expect(main.getByRole('rowheader')).toHaveCount(24)
  await expect(main.getByRole('article')).toHaveCount(0)
  await main.getByRole('button', { name: 'Grid', exact: true }).click()
  await expect(main.getByRole('article')).toHaveCount(24)
  await expect(main.getByRole('rowheader')).toHaveCount(0)
  await page.reload()
  await expect(main.getByRole('article')).toHaveCount(24)
  await expect(main.getByRole('button', { name: 'Grid', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await main.getByRole('button', { name: 'List', exact: true }).click()
  await expect(main.getByRole('rowheader')).toHaveCount(24)
})
