import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { expectAccessible } from '#data/testing/accessible.ts'
import { renderInShop } from '#data/testing/render-in-shop.tsx'
import { pendant, roundGold, settingOnPage } from '#testing/build-examples.ts'
import { StoneSizePrice } from './stone-size-price.tsx'

const rules = { getVat: { vat: 20 }, listSales: [] }

it('says the price with one carat, and with every other weight that the slider is moved to', async () => {
  const screen = await renderInShop(<StoneSizePrice setting={roundGold} rules={rules} />)
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
  const screen = await renderInShop(<StoneSizePrice setting={oval} rules={rules} />)
  await expect.element(screen.getByRole('slider')).not.toBeInTheDocument()
})
