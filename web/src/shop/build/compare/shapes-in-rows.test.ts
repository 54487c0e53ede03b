import { expect, it, vi } from 'vitest'
import { stoneView } from '#shop/gemstone/stone-view.ts'
import { stone } from '#testing/edge-stones.ts'
import { compareRows } from './compare-rows.ts'

/** The words of a French page: tests have the English ones alone. */
vi.mock('#data/language/own-name.ts', async (original) => ({
  ...(await original<typeof import('#data/language/own-name.ts')>()),
  ownWord: ({ slug, name }: { slug: string; name: string }) =>
    ({ 'round-brilliant': 'ronde', 'emerald-cut': 'émeraude' })[slug] ?? name,
}))

const rules = { getVat: { vat: 20 }, listSales: [] }

it('a comparison calls shapes as the page does', () => {
  const stones = ['Round Brilliant', 'Emerald Cut'].flatMap((shape) => {
    const record = stone({ shape })
    const view = stoneView(record, rules, 'https://pictures.example')
    return view ? [{ stone: record, view }] : []
  })
  const shapes = compareRows(stones, { rules }).find(({ key }) => key === 'shape')
  expect(shapes?.values).toEqual(['Ronde', 'Émeraude'])
})
