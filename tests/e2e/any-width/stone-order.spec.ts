import { byCarat, byPrice } from '../support/listed-stones.ts'
import { found, roundStones, stonesPath } from '../support/setting-stones.ts'
import { expect, test } from '../support/test.ts'

test('the list sorts by price and by carat, both ways, and by soonest delivery', async ({
  page,
  open,
  stones,
}) => {
  await open(stonesPath)
  for (const { order, slug, compare } of [
    { order: 'Price, low to high', slug: 'price-asc', compare: byPrice },
    { order: 'Price, high to low', slug: 'price-desc', compare: reversed(byPrice) },
    { order: 'Carat, low to high', slug: 'carat-asc', compare: byCarat },
    { order: 'Carat, high to low', slug: 'carat-desc', compare: reversed(byCarat) },
  ]) {
    await test.step(order, async () => {
      await stones.sortBy(order)
      await expect(page).toHaveURL(`${stonesPath}/sort-${slug}`)
      await expect(stones.sort).toContainText(order)
      await expect(stones.count).toHaveText(found(roundStones()))
      const expected = roundStones().toSorted(compare).slice(0, 24)
      await expect.poll(() => stones.ids()).toEqual(expected.map(({ id }) => id))
    })
  }
  await test.step('Soonest delivery', async () => {
    await open(`${stonesPath}/sort-soonest`)
    const days = new Map(roundStones().map(({ id, supplier }) => [id, supplier.leadTimeDays ?? 25]))
    const shown = (await stones.ids()).map((id) => days.get(id))
    const soonest = Math.min(...days.values())
    expect(shown).toHaveLength(24)
    expect(shown.toSorted((a, b) => (a ?? 0) - (b ?? 0))).toEqual(shown)
    expect(shown[0]).toBe(soonest)
  })
})

function reversed<Item>(compare: (a: Item, b: Item) => number): (a: Item, b: Item) => number {
  return (a, b) => compare(b, a)
}
