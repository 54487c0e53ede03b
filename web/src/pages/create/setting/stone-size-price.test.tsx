import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { expectAccessible } from '#data/testing/accessible.ts'
import { renderInShop } from '#data/testing/render-in-shop.tsx'
import { pendant, roundGold, settingOnPage } from '#testing/build-examples.ts'
import { useState } from 'react'
import { pricingOf } from '#shop/design/price/pricing-of.ts'
import type { SettingOnPage } from '#shop/design/design.ts'
import { StoneSizePrice } from './stone-size-price.tsx'
import { stoneSizePrices } from './stone-size-prices.ts'

const rules = { getVat: { vat: 20 }, listSales: [] }

function Price({ setting }: { readonly setting: SettingOnPage }) {
  const [carat, setCarat] = useState<number | null>(null)
  const sizes = stoneSizePrices(setting, pricingOf(rules))
  return <StoneSizePrice setting={setting} sizes={sizes} carat={carat} onWeight={setCarat} />
}

it('says the price with one carat, and with every other weight that the slider is moved to', async () => {
  const screen = await renderInShop(<Price setting={roundGold} />)
  const slider = screen.getByRole('slider', { name: 'Weight of the stone' })
  await expect.element(screen.getByRole('status')).toHaveTextContent('£935.00')
  await expect.element(screen.getByText('with a head for 1.00 ct')).toBeVisible()
  await slider.click()
  await userEvent.keyboard('{Home}')
  await expect.element(screen.getByRole('status')).toHaveTextContent('£865.00')
  await expect.element(screen.getByText('with a head for 0.50 ct')).toBeVisible()
  await expect.element(slider).toHaveAttribute('aria-valuetext', '0.50 carats, 5.1 mm long: £865.00')
  await expectAccessible(screen.container)
})

it('is nothing where the head costs the same for every stone', async () => {
  const oval = settingOnPage(pendant, 'oval-shape', 'platinum')
  const screen = await renderInShop(<Price setting={oval} />)
  await expect.element(screen.getByRole('slider')).not.toBeInTheDocument()
})
