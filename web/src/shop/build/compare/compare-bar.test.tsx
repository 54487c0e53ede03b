import { pounds } from '@shop/schema/domain/values/money'
import { beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { gemstoneDetailQuery } from '#generated/queries.ts'
import { renderInShop } from '#data/testing/render-in-shop.tsx'
import type { SettingOnPage } from '#shop/design/design.ts'
import { clearBuild } from '../build-store.ts'
import { roundGold, rules, studsGold } from '#testing/build-examples.ts'
import { stone } from '#testing/edge-stones.ts'
import { CompareBar } from './compare-bar.tsx'
import { clearCompared, toggleCompared } from './compare-store.ts'

const diamonds = [
  stone({ id: '100010', price: pounds(3539.1), caratWeight: 1.01, measLength: 6.43 }),
  stone({ id: '100011', price: pounds(5200), caratWeight: 1.2, measLength: 30, measWidth: 30 }),
]

const answers = diamonds.map((each) => ({
  queryKey: gemstoneDetailQuery({ id: each.id }).queryKey,
  data: {
    getGemstoneById: { ...each, girdle: null, culet: null, countryOfOrigin: null, growthMethod: null },
  },
}))

beforeEach(async () => {
  clearBuild()
  clearCompared()
  await page.viewport(1440, 900)
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
})

/** The comparison over the page of the first stone, or over a list. */
async function openComparison(setting: SettingOnPage, path: string) {
  const screen = await renderInShop(<CompareBar rules={rules} setting={setting} />, { path, answers })
  for (const { id } of diamonds) toggleCompared(id)
  await screen.getByRole('button', { name: 'Compare 2' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Compare stones' })
  await expect.element(dialog).toBeVisible()
  return { screen, dialog }
}

it('closes where a link within leads to other stones of the list beneath', async () => {
  const list = '/create/engagement-ring/PR-00201/round-brilliant/yellow-gold/gemstones'
  const { screen, dialog } = await openComparison(roundGold, list)
  await dialog.getByRole('link', { name: 'See Round stones that fit' }).click()
  await expect.poll(screen.address).toBe(`${list}/round-brilliant`)
  await expect.element(dialog).not.toBeInTheDocument()
})

it('closes where a stone within is chosen first, over the page that lists its matches', async () => {
  const stonePage = '/create/earrings/ES-00401/round-brilliant/yellow-gold/gemstone/100010'
  const { screen, dialog } = await openComparison(studsGold, stonePage)
  await dialog.getByRole('button', { name: 'Choose it first: 1.01 ct Round diamond' }).click()
  await expect.poll(screen.address).toBe(`${stonePage}#matches`)
  await expect.element(dialog).not.toBeInTheDocument()
})
