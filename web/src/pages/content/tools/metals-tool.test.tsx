import { expect, it } from 'vitest'
import { expectAccessible } from '#data/testing/accessible.ts'
import { renderInShop } from '#data/testing/render-in-shop.tsx'
import { stubApi } from '#data/testing/stub-api.ts'
import { MetalsTool } from './metals-tool.tsx'

async function tool() {
  stubApi()
  const screen = await renderInShop(<MetalsTool />)
  return {
    screen,
    gold: screen.getByRole('combobox', { name: 'Colour of the gold' }),
    width: screen.getByRole('combobox', { name: 'Width of the band' }),
    row: (name: RegExp) => screen.getByRole('row', { name }),
  }
}

it('weighs the same ring in every metal, without asking anybody', async () => {
  const { row } = await tool()
  await expect.element(row(/^18ct Yellow Gold 750 3\.8 g Softer/)).toBeVisible()
  await expect.element(row(/^9ct Yellow Gold 375 2\.8 g Hard/)).toBeVisible()
  await expect.element(row(/^Platinum \(950\) 950 5\.1 g Scratches/)).toBeVisible()
  await expectAccessible()
})

it('follows the width of the band and the colour of the gold', async () => {
  const { gold, width, row } = await tool()
  await gold.selectOptions('Rose Gold')
  await width.selectOptions('6 mm')
  await expect.element(row(/^18ct Rose Gold 750/)).toBeVisible()
  await expect.element(row(/^Platinum \(950\) 950 1\d\.\d g/)).toBeVisible()
})
