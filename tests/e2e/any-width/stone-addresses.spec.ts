import { settingSku, stonesPath } from '../support/setting-stones.ts'
import { edgeStoneId } from '../support/stones.ts'
import { expect, test } from '../support/test.ts'

/** Addresses that no list has, by what is wrong with them. */
const filters = [
  ['a filter nobody knows', `${stonesPath}/chocolate`],
  ['a filter of another list', `${stonesPath}/halo`],
  ['grades upside down', `${stonesPath}/colour-g-to-d`],
  ['a range without its decimals', `${stonesPath}/carat-1-to-2`],
  ['two orders', `${stonesPath}/sort-price-asc_sort-soonest`],
] as const
const settings = [
  [
    'a setting nobody made',
    '/create/engagement-ring/PR-99999/round-brilliant/platinum/gemstones',
    'We do not have this setting',
  ],
  [
    'a shape nobody cuts',
    `/create/engagement-ring/${settingSku}/hexagon/platinum/gemstones`,
    'This setting is not made in that shape',
  ],
  [
    'a metal the setting is not made in',
    `/create/engagement-ring/${settingSku}/round-brilliant/palladium/gemstones`,
    'This setting is not made in that metal',
  ],
] as const
test('a list whose filters or whose setting nobody knows is not found, and says so', async ({
  page,
  open,
  request,
  expectTrouble,
}) => {
  expectTrouble(404)
  const sorry = 'Sorry, the page you are looking for does not exist'
  for (const [what, path, text] of [
    ...filters.map(([of, address]) => [of, address, sorry] as const),
    ...settings,
  ]) {
    await test.step(what, async () => {
      const answer = await request.get(path, { maxRedirects: 0 })
      expect(answer.status()).toBe(404)
      expect(await answer.text()).toContain(text)
    })
  }
  const [[, unknownSetting, noSetting]] = settings
  await open(unknownSetting)
  await expect(page.getByRole('main')).toContainText(noSetting)
  const [[, unknownFilter]] = filters
  await open(unknownFilter)
  await expect(page.getByRole('main')).toContainText(sorry)
  // The way on is the list without a filter.
  await expect(page.getByRole('link', { name: 'See the stones that fit your setting' })).toHaveAttribute(
    'href',
    stonesPath,
  )
})

test('a setting that is not made in a shape says so and shows the way on', async ({ page, open }) => {
  await open(`${stonesPath}/heart-shape`)
  await expect(page.getByText('This setting is not made for a stone of that shape.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: /^Clear all:/ })).toHaveAttribute(
    'href',
    stonesPath,
  )
})

test('what a list shows stays in sight while the browser remembers what is built', async ({ page, open }) => {
  await open(`/create/gemstones/${edgeStoneId('pairLeft')}/engagement-ring/PR-00201/yellow-gold`)
  await page.waitForFunction(() => localStorage.getItem('ashcombe:designer')?.includes('PR-00201'))
  await page.addInitScript(() => {
    const listed = () =>
      [...document.querySelectorAll('main :is(th[scope=row], article :is(h2, h3)) a')].some((link) =>
        link.checkVisibility(),
      )
    let hasStood = false
    const observer = new MutationObserver(() => {
      hasStood ||= listed()
      if (hasStood && !listed()) Object.assign(globalThis, { hasVanished: true })
    })
    observer.observe(document, { childList: true, subtree: true, attributes: true })
  })
  for (const path of ['/create/gemstones', '/create/engagement-ring']) {
    await test.step(path, async () => {
      await open(path)
      // What the steps say of the build is the last to come.
      await expect(page.getByRole('navigation', { name: 'Your ring' })).toContainText('£5,270.00')
      expect(await page.evaluate(() => 'hasVanished' in globalThis)).toBe(false)
    })
  }
})
