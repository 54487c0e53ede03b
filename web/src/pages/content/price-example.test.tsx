import { expect, it } from 'vitest'
import { expectAccessible } from '#data/testing/accessible.ts'
import { renderInShop } from '#data/testing/render-in-shop.tsx'
import { PriceExample } from './price-example.tsx'

it('adds VAT and rounding to the lines, and says the price that comes of it', async () => {
  const lines = [
    { title: 'Drawings', pricePence: 36_000 },
    { title: 'Gold', pricePence: 33_696 },
  ]
  const screen = await renderInShop(
    <PriceExample
      block={{ type: 'price-example', title: 'A cluster', drawing: 'cluster', caption: null, lines }}
    />,
  )
  await expect.element(screen.getByRole('img', { name: /^A cluster ring from above/ })).toBeVisible()
  await expect.element(screen.getByText('£840.00 including VAT')).toBeVisible()
  const rows = [...screen.container.querySelectorAll('dl > div')].map((row) => row.textContent)
  expect(rows).toEqual([
    'Drawings£360.00',
    'Gold£336.96',
    'VAT at 20%+ £139.39',
    'Rounded up to the next £5.00+ £3.65',
    'The piece, including VAT£840.00',
  ])
  await expectAccessible()
})

it('says when a piece is paid, and how much then', async () => {
  const lines = [{ title: 'All of it', pricePence: 414_000 }]
  const payments = {
    deposit: ['With your yes, ', { fact: 'bespokeDeposit' as const }],
    rest: ['On collection'],
  }
  const screen = await renderInShop(
    <PriceExample
      block={{ type: 'price-example', title: 'A ring', drawing: 'cluster', caption: null, lines, payments }}
    />,
  )
  await screen.getByText('When it is paid').click()
  await expect.element(screen.getByText('With your yes, 25%')).toBeVisible()
  const rows = [...screen.container.querySelectorAll('details:last-of-type dl > div')]
  expect(rows.map((row) => row.textContent)).toEqual([
    'With your yes, 25%£1,242.50',
    'On collection£3,727.50',
  ])
})

it('says what becomes of it where somebody changes their mind', async () => {
  const lines = [{ title: 'All of it', pricePence: 414_000 }]
  const changeOfMind = ['It comes back within ', { fact: 'bespokeReturnDays' as const }, '.']
  const screen = await renderInShop(
    <PriceExample
      block={{
        type: 'price-example',
        title: 'A ring',
        drawing: 'cluster',
        caption: null,
        lines,
        changeOfMind,
      }}
    />,
  )
  await screen.getByText('If you change your mind').click()
  await expect.element(screen.getByText('It comes back within 7 days.')).toBeVisible()
})
