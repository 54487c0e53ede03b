import type { Page } from '@playwright/test'
import type { StoneRecord } from '@shop/fixtures/stones/stone-record'
import { expectAccessible } from '../support/axe.ts'
import { failedCall, troubles } from '../support/faults.ts'
import { byCarat, byPrice, fittingStones, poundsShown } from '../support/listed-stones.ts'
import type { StoneListPage } from '../support/stone-list-page.ts'
import { expect, openPage, test, untilAlive, untilViewed, worldCookie } from '../support/test.ts'

const sku = 'PR-00201'
const forSetting = `/create/engagement-ring/${sku}/round-brilliant/platinum`
const stonesPath = `${forSetting}/gemstones`
const round = 'Round Brilliant'
const heading = 'Stones that fit your setting'

/** Round stones that fit, of which more is true. */
function roundStones(isMeant: (stone: StoneRecord) => boolean = () => true): readonly StoneRecord[] {
  return fittingStones(sku).filter((stone) => stone.shape === round && isMeant(stone))
}

function found(stones: readonly StoneRecord[]): string {
  return `${written(stones.length)} of ${written(fittingStones(sku).length)} stones`
}

function written(count: number): string {
  return new Intl.NumberFormat('en-US').format(count)
}

const isGrownDiamond = ({ gemStoneType }: StoneRecord) => gemStoneType === 'LAB_GROWN_DIAMOND'

test('the list shows stones of the setting’s shape, and only those that fit', async ({
  page,
  open,
  stones,
}) => {
  await open(stonesPath)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  await expect(page.getByText('Round stones of 4.1 to 9.0 mm. Prices include VAT.')).toBeVisible()
  await expect(page).toHaveTitle('Round stones for Six-claw solitaire | Ashcombe')
  await expect(stones.count).toHaveText(found(roundStones()))
  await expect(stones.links).toHaveCount(24)
  const fitting = new Set(roundStones().map(({ id }) => id))
  expect((await stones.ids()).filter((id) => !fitting.has(id))).toEqual([])
})

test('a filter leads to its own address, and the page says what it shows', async ({ page, open, stones }) => {
  await open(stonesPath)
  await stones.choose('Kind of stone', /^Lab-grown diamond/)
  await expect(page).toHaveURL(`${stonesPath}/lab-grown-diamond`)
  await expect(stones.count).toHaveText(found(roundStones(isGrownDiamond)))
  await expect(page).toHaveTitle('Round stones for Six-claw solitaire: Lab-grown diamond | Ashcombe')
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    /\/gemstones\/lab-grown-diamond$/,
  )
})

test('options of a filter widen the list, filters narrow it', async ({ open, stones, page }) => {
  await open(stonesPath)
  await stones.choose('Certificate', /^GIA/)
  await expect(stones.count).toHaveText(found(roundStones(({ certificate }) => certificate === 'GIA')))
  await stones.choose('Certificate', /^IGI/)
  const isReported = ({ certificate }: StoneRecord) => certificate === 'GIA' || certificate === 'IGI'
  await expect(stones.count).toHaveText(found(roundStones(isReported)))
  await stones.choose('Kind of stone', /^Lab-grown diamond/)
  await expect(page).toHaveURL(`${stonesPath}/lab-grown-diamond_certificate-gia_certificate-igi`)
  await expect(stones.count).toHaveText(
    found(roundStones((stone) => isReported(stone) && isGrownDiamond(stone))),
  )
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
    found(fittingStones(sku).filter((stone) => stone.shape === 'Oval Shape')),
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

test('an address shows the same list to somebody else', async ({
  page,
  open,
  stones,
  browser,
  world,
  shopUrl,
}) => {
  await open(stonesPath)
  await stones.choose('Kind of stone', /^Lab-grown diamond/)
  await expect(page).toHaveURL(/lab-grown-diamond$/)
  await stones.choose('Polish', /^Excellent/)
  await expect(page).toHaveURL(/polish-excellent$/)
  await stones.sortBy('Carat, high to low')
  await expect(page).toHaveURL(/sort-carat-desc$/)
  await expect(stones.sort).toContainText('Carat, high to low')
  const ids = await stones.ids()
  const other = await browser.newContext({ baseURL: shopUrl })
  await other.addCookies([worldCookie(world.id, shopUrl)])
  const guest = await other.newPage()
  await openPage(guest, new URL(page.url()).pathname)
  await expect(guest.getByRole('list', { name: 'Filters in use' }).getByRole('link')).toHaveText([
    'Lab-grown diamond',
    'Polish: Excellent',
    'Clear all',
  ])
  const addresses = await guest
    .locator('th[scope=row] a, article h2 a')
    .evaluateAll((links) =>
      links.filter((link) => link.checkVisibility()).map((link) => link.getAttribute('href')),
    )
  expect(addresses.map((address) => address?.split('/').at(-1))).toEqual(ids)
  await other.close()
})

test('chips name what is chosen, take it away one by one, and the focus stays with the list', async ({
  page,
  open,
  stones,
}) => {
  await open(`${stonesPath}/ruby_carat-0-70-to-1-50_price-500-to-2000_colour-d-to-g`)
  await expect(stones.chips.getByRole('link')).toHaveText([
    'Ruby',
    '0.70 to 1.50 ct',
    '£500.00 to £2,000.00',
    'Colour: D to G',
    'Clear all',
  ])
  await stones.chips.getByRole('link', { name: 'Remove Ruby' }).press('Enter')
  await expect(page).toHaveURL(`${stonesPath}/carat-0-70-to-1-50_price-500-to-2000_colour-d-to-g`)
  await expect(stones.chips.getByRole('link')).toHaveCount(4)
  await expect(stones.count).toBeFocused()
})

test('“Clear all” takes every filter away and keeps the order', async ({ page, open, stones }) => {
  await open(`${stonesPath}/oval-shape_lab-grown_carat-0-70-to-1-50_sort-price-asc`)
  await stones.chips.getByRole('link', { name: 'Clear all' }).click()
  await expect(page).toHaveURL(`${stonesPath}/sort-price-asc`)
  await expect(stones.count).toHaveText(found(roundStones()))
  await expect(stones.chips).toHaveCount(0)
})

test('a range is chosen in its fields, by Enter and by leaving them, and opened again', async ({
  page,
  open,
  stones,
}) => {
  await open(stonesPath)
  const highest = await stones.field('Highest price')
  const most = Math.max(...roundStones().map(poundsShown))
  await expect(highest).toHaveAttribute('placeholder', written(most))
  await highest.fill('£2,000')
  await highest.press('Enter')
  await expect(page).toHaveURL(/\/price-\d+-to-2000$/)
  await expect(highest).toHaveValue('2,000')
  await expect(highest).toBeFocused()
  const lowest = await stones.field('Lowest price')
  await lowest.fill('500')
  await lowest.press('Tab')
  await expect(page).toHaveURL(`${stonesPath}/price-500-to-2000`)
  const meant = roundStones((stone) => poundsShown(stone) >= 500 && poundsShown(stone) <= 2000)
  await expect(await stones.handle('Lowest price')).toHaveAttribute('aria-valuetext', '£500.00')
  await highest.fill('')
  await highest.press('Tab')
  await expect(page).toHaveURL(/\/price-500-to-\d{5,}$/)
  await page.goBack()
  await expect(page).toHaveURL(`${stonesPath}/price-500-to-2000`)
  await stones.leaveFilters()
  await expect(stones.count).toHaveText(found(meant))
})

test('a text that is no number stays in its field and is said to be none', async ({ page, open, stones }) => {
  await open(stonesPath)
  const lowest = await stones.field('Lowest carat')
  await lowest.fill('about one')
  await lowest.press('Enter')
  const filters = await stones.filters()
  await expect(filters.getByRole('alert')).toHaveText('Enter a number, such as 0.70.')
  await expect(lowest).toHaveValue('about one')
  await expect(lowest).toHaveAttribute('aria-invalid', 'true')
  await lowest.fill('1')
  await expect(filters.getByRole('alert')).toHaveCount(0)
  await lowest.press('Enter')
  await expect(page).toHaveURL(/\/carat-1-00-to-\d+-\d\d$/)
})

test('a range is chosen with the keys of its handles, in one step of the history', async ({
  page,
  open,
  stones,
}) => {
  await open(stonesPath)
  await stones.follow('Kind of stone', /^Lab-grown diamond/)
  await expect(page).toHaveURL(`${stonesPath}/lab-grown-diamond`)
  const lowest = await stones.handle('Lowest carat')
  await lowest.focus()
  for (let presses = 0; presses < 4; presses += 1) {
    const before = await lowest.getAttribute('aria-valuetext')
    await lowest.press('ArrowRight')
    await expect(lowest).not.toHaveAttribute('aria-valuetext', before ?? '')
    await expect(page).toHaveURL(
      new RegExp(`_carat-${dashed(await lowest.getAttribute('aria-valuetext'))}-to-`),
    )
  }
  await expect(lowest).toBeFocused()
  const least = Number.parseFloat((await lowest.getAttribute('aria-valuetext')) ?? '')
  await stones.leaveFilters()
  await expect(stones.count).toHaveText(
    found(roundStones((stone) => isGrownDiamond(stone) && stone.caratWeight >= least)),
  )
  await page.goBack()
  await expect(page).toHaveURL(`${stonesPath}/lab-grown-diamond`)
})

test('a handle is dragged, and the list follows when it is let go of', async ({ page, open, stones }) => {
  await open(`${stonesPath}/price-500-to-20000`)
  const highest = await stones.handle('Highest price')
  await highest.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await highest.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const [place, last] = await highest.evaluate((handle: HTMLInputElement) => [
    handle.valueAsNumber,
    Number(handle.max),
  ])
  // The middle of a handle goes from half its size to half its size before the end.
  const at = (part: number) => x + height / 2 + (width - height) * part
  await page.mouse.move(at((place ?? 0) / (last ?? 1)), y + height / 2)
  await page.mouse.down()
  await page.mouse.move(at(0.6), y + height / 2, { steps: 5 })
  await expect(page).toHaveURL(`${stonesPath}/price-500-to-20000`)
  await page.mouse.up()
  await expect(page).not.toHaveURL(`${stonesPath}/price-500-to-20000`)
  await expect(page).toHaveURL(/\/price-500-to-\d+$/)
})

test('grades are taken in with the keys; those that nobody has graded are asked for by themselves', async ({
  page,
  open,
  stones,
}) => {
  await open(stonesPath)
  const worst = await stones.handle('Colour, to')
  await worst.focus()
  await worst.press('Home')
  await expect(page).toHaveURL(`${stonesPath}/colour-d-to-d`)
  await worst.press('ArrowRight')
  await expect(page).toHaveURL(`${stonesPath}/colour-d-to-e`)
  await expect(worst).toBeFocused()
  await stones.leaveFilters()
  const isBest = ({ plainColour }: StoneRecord) => plainColour === 'D' || plainColour === 'E'
  await expect(stones.count).toHaveText(found(roundStones(isBest)))
  const colour = (await stones.filters()).getByRole('group', { name: /^Colour/ })
  await colour.getByRole('link', { name: /^No colour grade/ }).click()
  await expect(page).toHaveURL(`${stonesPath}/colour-not-graded_colour-d-to-e`)
  await stones.leaveFilters()
  const isMeant = (stone: StoneRecord) =>
    isBest(stone) || stone.plainColour === null || stone.plainColour === 'NONE'
  await expect(stones.count).toHaveText(found(roundStones(isMeant)))
})

test('cut is for round stones only, and the page says so', async ({ open, stones }) => {
  await open(`/create/engagement-ring/${sku}/oval-shape/platinum/gemstones`)
  const cut = (await stones.filters()).getByRole('group', { name: /^Cut/ })
  await expect(cut).toContainText('Only round stones have a cut grade.')
  await expect(cut.getByRole('slider', { name: 'Cut, from' })).toBeDisabled()
})

for (const { order, slug, compare } of [
  { order: 'Price, low to high', slug: 'price-asc', compare: byPrice },
  { order: 'Price, high to low', slug: 'price-desc', compare: reversed(byPrice) },
  { order: 'Carat, low to high', slug: 'carat-asc', compare: byCarat },
  { order: 'Carat, high to low', slug: 'carat-desc', compare: reversed(byCarat) },
]) {
  test(`the list sorts by ${order.toLowerCase()}`, async ({ page, open, stones }) => {
    await open(stonesPath)
    await stones.sortBy(order)
    await expect(page).toHaveURL(`${stonesPath}/sort-${slug}`)
    await expect(stones.sort).toContainText(order)
    await expect(stones.count).toHaveText(found(roundStones()))
    const expected = roundStones().toSorted(compare).slice(0, 24)
    expect(await stones.ids()).toEqual(expected.map(({ id }) => id))
  })
}

test('the list sorts by soonest delivery', async ({ open, stones }) => {
  await open(`${stonesPath}/sort-soonest`)
  const days = new Map(roundStones().map(({ id, supplier }) => [id, supplier.leadTimeDays ?? 25]))
  const shown = (await stones.ids()).map((id) => days.get(id))
  const soonest = Math.min(...days.values())
  expect(shown).toHaveLength(24)
  expect(shown.toSorted((a, b) => (a ?? 0) - (b ?? 0))).toEqual(shown)
  expect(shown[0]).toBe(soonest)
})

test('“Load more” shows twenty-four more and moves on from the first new stone', async ({
  page,
  open,
  stones,
}) => {
  await open(stonesPath)
  await expect(page.getByText(`Showing 24 of ${written(roundStones().length)}`)).toBeVisible()
  await stones.more.click()
  await expect(stones.links).toHaveCount(48)
  await expect(page.getByText(`Showing 48 of ${written(roundStones().length)}`)).toBeVisible()
  await expect(stones.links.nth(24)).toBeFocused()
  expect(new Set(await stones.ids()).size).toBe(48)
})

test('Back brings all loaded stones back, to the one that was opened; so does a reload', async ({
  page,
  open,
  stones,
}) => {
  await open(stonesPath)
  await stones.more.click()
  await expect(stones.links.nth(24)).toBeFocused()
  const opened = stones.links.nth(40)
  await opened.scrollIntoViewIfNeeded()
  await opened.click()
  await untilViewed(page, 'CreateEngagementRingGemstone')
  await page.goBack()
  await expect(stones.links).toHaveCount(48)
  await expect(opened).toBeInViewport()
  const place = await scrolledTo(page)
  await page.reload()
  await expect(stones.links).toHaveCount(48)
  await expect.poll(() => scrolledTo(page)).toBeCloseTo(place, -1)
  await opened.click()
  await untilViewed(page, 'CreateEngagementRingGemstone')
  await page.reload()
  await untilAlive(page)
  await page.goBack()
  await expect(stones.links).toHaveCount(48)
  await expect.poll(() => scrolledTo(page)).toBeCloseTo(place, -1)
})

test('Back and Forward walk through the filters', async ({ page, open, stones }) => {
  await open(stonesPath)
  await stones.choose('Kind of stone', /^Lab-grown diamond/)
  await expect(stones.count).toHaveText(found(roundStones(isGrownDiamond)))
  await page.goBack()
  await expect(stones.count).toHaveText(found(roundStones()))
  await page.goForward()
  await expect(page).toHaveURL(`${stonesPath}/lab-grown-diamond`)
  await expect(stones.count).toHaveText(found(roundStones(isGrownDiamond)))
})

test.describe('on a wide window', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('the list is a table until cards are chosen, which is remembered', async ({ page, open }) => {
    await open(stonesPath)
    const main = page.getByRole('main')
    await expect(main.getByRole('rowheader')).toHaveCount(24)
    await expect(main.getByRole('article')).toHaveCount(0)
    await main.getByRole('button', { name: 'Grid' }).click()
    await expect(main.getByRole('article')).toHaveCount(24)
    await expect(main.getByRole('rowheader')).toHaveCount(0)
    await page.reload()
    await expect(main.getByRole('article')).toHaveCount(24)
    await expect(main.getByRole('button', { name: 'Grid' })).toHaveAttribute('aria-pressed', 'true')
    await expectAccessible(page)
    await main.getByRole('button', { name: 'List' }).click()
    await expect(main.getByRole('rowheader')).toHaveCount(24)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('stones are cards, whatever was chosen elsewhere', async ({ page, open }) => {
    await open(stonesPath)
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(24)
    await expect(page.getByRole('main').getByRole('table')).toHaveCount(0)
  })

  test('the filters stay open while the list follows, and lead back to it', async ({ page, open }) => {
    await open(stonesPath)
    await page.getByRole('button', { name: /^Filter/ }).click()
    const filters = page.getByRole('dialog', { name: 'Filters' })
    await filters
      .getByRole('region', { name: 'Origin' })
      .getByRole('link', { name: /^Lab-grown/ })
      .click()
    await expect(page).toHaveURL(`${stonesPath}/lab-grown`)
    await expect(filters).toBeVisible()
    await expectAccessible(page)
    const grown = roundStones(({ gemStoneType }) => gemStoneType.startsWith('LAB_GROWN'))
    await filters.getByRole('button', { name: `Show ${written(grown.length)} stones` }).click()
    await expect(filters).toBeHidden()
    await expect(page.getByRole('button', { name: 'Filter (1)' })).toBeFocused()
  })
})

test('a list without stones offers what each filter would bring back', async ({ page, open, stones }) => {
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
  await ways.nth(1).click()
  await expect(page).toHaveURL(`${stonesPath}/ruby_sort-price-asc`)
  await expect(stones.count).toHaveText(found(rubies))
  await expect(stones.count).toBeFocused()
})

test('a setting that is not made in a shape says so and shows the way on', async ({ page, open }) => {
  await open(`${stonesPath}/heart-shape`)
  await expect(page.getByText('This setting is not made for a stone of that shape.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: /^Clear all:/ })).toHaveAttribute(
    'href',
    stonesPath,
  )
})

test('what was looked for is come back to from the other steps', async ({ page, open, stones }) => {
  const filtered = `${stonesPath}/lab-grown-diamond_carat-1-00-to-1-50_sort-price-asc`
  await open(filtered)
  await stones.links.first().click()
  await untilViewed(page, 'CreateEngagementRingGemstone')
  await page.getByRole('main').getByRole('button', { name: 'Add to the setting' }).first().click()
  await untilViewed(page, 'CreateEngagementRingReview')
  await page
    .getByRole('navigation', { name: 'Your ring' })
    .getByRole('link', { name: 'Your Diamond' })
    .click()
  await expect(page).toHaveURL(filtered)
  await expect(stones.chips.getByRole('link')).toHaveText([
    'Lab-grown diamond',
    '1.00 to 1.50 ct',
    'Clear all',
  ])
})

test('the first load asks the API nothing', async ({ page, open }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) asked.push(request.url())
  })
  for (const path of [
    stonesPath,
    `${stonesPath}/lab-grown-diamond_carat-0-70-to-1-50_price-500-to-2000_sort-price-asc`,
    `${stonesPath}/ruby_colour-d-to-g`,
  ]) {
    await open(path)
    await page.waitForFunction(() => document.readyState === 'complete')
  }
  expect(asked).toEqual([])
})

test('another filter asks the API once, and Back nothing', async ({ page, open, stones }) => {
  await open(stonesPath)
  const asked: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/graphql') asked.push(request.postData() ?? '')
  })
  await stones.choose('Kind of stone', /^Lab-grown diamond/)
  await expect(stones.count).toHaveText(found(roundStones(isGrownDiamond)))
  await page.goBack()
  await expect(stones.count).toHaveText(found(roundStones()))
  // A pointer that passes over an option may have asked for its list as well, but never twice.
  expect(new Set(asked).size).toBe(asked.length)
  expect(asked.filter((body) => body.includes('"LAB_GROWN_DIAMOND"'))).toHaveLength(1)
})

test('the list stays, dimmed, until the answer is there, however long it takes; the count is said once', async ({
  open,
  page,
  stones,
  world,
}) => {
  await open(stonesPath)
  await world.setFaults({ kind: 'delay', operation: 'StoneList', delayMs: 1500 })
  const grown = (await stones.option('Kind of stone', /^Lab-grown diamond/)).getByRole('link')
  await grown.focus()
  await grown.press('Enter')
  const first = await stones.links.first().getAttribute('href')
  await expect(page.locator('[aria-busy=true]')).toHaveCount(1)
  await expect(page.getByText('Loading Products')).toHaveCount(1)
  await expect(stones.links.first()).toHaveAttribute('href', first ?? '')
  await expect(page.getByRole('status').filter({ hasText: found(roundStones(isGrownDiamond)) })).toHaveCount(
    1,
  )
  await expect(page.getByText('Loading Products')).toHaveCount(0)
  await expect(grown).toBeFocused()
})

test('a list that is long in coming shows its outline', async ({ page, open, world }) => {
  await open('/create/engagement-ring/product/PR-00201/round-brilliant/platinum')
  await world.setFaults({ kind: 'delay', operation: 'StoneList', delayMs: 1600 })
  await page.getByRole('main').getByRole('link', { name: 'Choose your diamond' }).first().click()
  await expect(page.getByRole('main').getByText('Loading Products')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
})

const unknown = [
  ['a filter nobody knows', `${stonesPath}/chocolate`],
  ['a filter of another list', `${stonesPath}/halo`],
  ['grades upside down', `${stonesPath}/colour-g-to-d`],
  ['a range without its decimals', `${stonesPath}/carat-1-to-2`],
  ['two orders', `${stonesPath}/sort-price-asc_sort-soonest`],
  ['a setting nobody made', '/create/engagement-ring/PR-99999/round-brilliant/platinum/gemstones'],
  ['a shape nobody cuts', `/create/engagement-ring/${sku}/hexagon/platinum/gemstones`],
  [
    'a metal the setting is not made in',
    `/create/engagement-ring/${sku}/round-brilliant/palladium/gemstones`,
  ],
] as const
for (const [what, path] of unknown) {
  test(`${what} is not found`, async ({ page, open, request, expectTrouble }) => {
    expect((await request.get(path, { maxRedirects: 0 })).status()).toBe(404)
    expectTrouble(404)
    await open(path)
    await expect(page.getByRole('main')).toContainText('Sorry, the page you are looking for does not exist')
  })
}

test('another order of the same filters redirects to the one address', async ({ request }) => {
  const response = await request.get(`${stonesPath}/sort-price-asc_colour-d-to-g_RUBY`, { maxRedirects: 0 })
  expect(response.status()).toBe(301)
  expect(response.headers().location).toBe(`${stonesPath}/ruby_colour-d-to-g_sort-price-asc`)
})

for (const { name, fault } of troubles) {
  for (const operation of ['StoneList', 'StonesThatFit', 'SettingDetail']) {
    test(`a list whose ${operation} ${name} is said to be away, and a retry shows it`, async ({
      page,
      world,
      stones,
      expectTrouble,
    }) => {
      expectTrouble(503, failedCall)
      await world.setFaults({ ...fault, operation })
      const response = await page.goto(stonesPath, { waitUntil: 'domcontentloaded' })
      expect(response?.status()).toBe(503)
      expect(response?.headers()['cache-control']).toBe('no-store')
      await expectFailedPage(page)
      // The failed page is drawn anew when it comes alive; a press across that instant is none.
      await untilAlive(page)
      await world.clearFaults()
      await page.getByRole('alert').getByRole('link', { name: 'Try again' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expect(stones.count).toHaveText(found(roundStones()))
    })
  }

  test(`more stones that do not come because the API ${name} are said to be missing, and a retry brings them`, async ({
    page,
    open,
    stones,
    world,
    expectTrouble,
  }) => {
    expectTrouble(500, 503, failedCall)
    await open(stonesPath)
    await world.setFaults({ ...fault, operation: 'StoneList' })
    await stones.more.click()
    await expect(page.getByRole('alert')).toHaveText('The next stones did not arrive.', { timeout: 15_000 })
    await expect(stones.links).toHaveCount(24)
    await world.clearFaults()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(stones.links).toHaveCount(48)
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
}

test('a filter that cannot be applied says so in place, keeps the list, and a retry applies it', async ({
  page,
  open,
  stones,
  world,
  expectTrouble,
}) => {
  expectTrouble(500, 503, failedCall)
  await open(stonesPath)
  await world.setFaults({ kind: 'graphql-error', operation: 'StoneList' })
  const grown = (await stones.option('Kind of stone', /^Lab-grown diamond/)).getByRole('link')
  await grown.focus()
  await grown.press('Enter')
  const failure = page.getByRole('alert').filter({ visible: true }).first()
  // The browser asks a second time when the first call came to nothing.
  await expect(failure).toHaveText('We could not apply that choice just now. The list is as it was.', {
    timeout: 15_000,
  })
  await expect(page).toHaveURL(stonesPath)
  await expect(grown).toBeFocused()
  await expect(grown).not.toHaveAttribute('aria-current', 'true')
  await expect(stones.links).toHaveCount(24)
  await world.clearFaults()
  await page
    .getByRole('main')
    .getByRole('link', { name: 'Try again' })
    .filter({ visible: true })
    .first()
    .click()
  await expect(page).toHaveURL(`${stonesPath}/lab-grown-diamond`)
  await expect(stones.count).toHaveText(found(roundStones(isGrownDiamond)))
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.goBack()
  await expect(stones.count).toHaveText(found(roundStones()))
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('more stones of a list that is kept stay where they are when a filter cannot be applied', async ({
  page,
  open,
  stones,
  world,
  expectTrouble,
}) => {
  expectTrouble(500, 503, failedCall)
  await open(stonesPath)
  await stones.more.click()
  await expect(stones.links).toHaveCount(48)
  await world.setFaults({ kind: 'http-500', operation: 'StoneList' })
  await stones.follow('Kind of stone', /^Lab-grown diamond/)
  await expect(page.getByRole('alert').filter({ visible: true }).first()).toBeVisible({ timeout: 15_000 })
  await expect(stones.links).toHaveCount(48)
})

test('the whole list can be used with the keyboard alone', async ({ page, open, stones, isMobile }) => {
  await open(stonesPath)
  if (isMobile) {
    await page.getByRole('button', { name: /^Filter/ }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible()
  }
  const grown = (await stones.option('Origin', 'Lab-grown')).getByRole('link')
  await tabTo(page, stones, async () => grown.evaluate((element) => element === document.activeElement))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${stonesPath}/lab-grown`)
  await expect(grown).toHaveAttribute('aria-current', 'true')
  await expect(grown).toBeFocused()
  const lowest = await stones.handle('Lowest carat')
  await page.keyboard.press('Tab')
  await expect(lowest).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/\/lab-grown_carat-/)
  await page.keyboard.press('Tab')
  await expect(await stones.handle('Highest carat')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(await stones.field('Lowest carat')).toBeFocused()
  await page.keyboard.type('1.00')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/lab-grown_carat-1-00-to-/)
  await expect(await stones.field('Lowest carat')).toBeFocused()
})

for (const { kind, segment } of [
  { kind: 'a whole list of stones', segment: '' },
  {
    kind: 'a list of stones with every kind of filter',
    segment:
      '/round-brilliant_oval-shape_lab-grown-diamond_colour-not-graded_polish-excellent_certificate-igi_360-image_carat-0-50-to-3-00_price-100-to-20000_clarity-fl-to-si1_sort-price-asc',
  },
]) {
  test.describe(kind, () => {
    // Colours are looked at where they end, not on their way.
    test.use({ contextOptions: { reducedMotion: 'reduce' } })

    test('has nothing that axe finds, with its filters opened', async ({ page, open, stones }) => {
      await open(`${stonesPath}${segment}`)
      await expectAccessible(page)
      await stones.option('Polish', 'Excellent')
      await expectAccessible(page)
    })
  })
}

async function expectFailedPage(page: Page): Promise<void> {
  await expect(page.getByRole('alert').getByRole('heading', { level: 1 })).toHaveText(
    'This page is not to be had just now',
    // The browser asks a second time when the first call came to nothing.
    { timeout: 15_000 },
  )
}

/** Presses Tab until it is true that the focus is where it is wanted. */
async function tabTo(page: Page, stones: StoneListPage, isThere: () => Promise<boolean>): Promise<void> {
  const stops = 60
  for (let presses = 0; presses < stops; presses += 1) {
    await page.keyboard.press('Tab')
    if (await isThere()) return
  }
  await expect(stones.count, `reached within ${stops} presses of the Tab key`).toHaveText('never')
}

/** How far down a page is, in pixels. */
async function scrolledTo(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY)
}

/** A weight as addresses write it: `0.70 ct` is `0-70`. */
function dashed(spoken: string | null): string {
  return (spoken ?? '').replace(' ct', '').replace('.', '-')
}

function reversed<Item>(compare: (a: Item, b: Item) => number): (a: Item, b: Item) => number {
  return (a, b) => compare(b, a)
}
