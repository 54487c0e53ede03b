import { settingSku, stonesPath } from '../support/setting-stones.ts'
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
  ['a setting nobody made', '/create/engagement-ring/PR-99999/round-brilliant/platinum/gemstones'],
  ['a shape nobody cuts', `/create/engagement-ring/${settingSku}/hexagon/platinum/gemstones`],
  [
    'a metal the setting is not made in',
    `/create/engagement-ring/${settingSku}/round-brilliant/palladium/gemstones`,
  ],
] as const
for (const { part, addresses } of [
  { part: 'filters', addresses: filters },
  { part: 'setting', addresses: settings },
]) {
  test(`a list whose ${part} nobody knows is not found`, async ({ page, open, request, expectTrouble }) => {
    expectTrouble(404)
    for (const [what, path] of addresses) {
      await test.step(what, async () => {
        expect((await request.get(path, { maxRedirects: 0 })).status()).toBe(404)
        await open(path)
        await expect(page.getByRole('main')).toContainText(
          'Sorry, the page you are looking for does not exist',
        )
      })
    }
  })
}

test('a setting that is not made in a shape says so and shows the way on', async ({ page, open }) => {
  await open(`${stonesPath}/heart-shape`)
  await expect(page.getByText('This setting is not made for a stone of that shape.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: /^Clear all:/ })).toHaveAttribute(
    'href',
    stonesPath,
  )
})
