import { expect, it } from 'vitest'
import { expectAccessible } from '#data/testing/accessible.ts'
import { renderInShop } from '#data/testing/render-in-shop.tsx'
import { FinanceTool } from './finance-tool.tsx'

async function tool() {
  const screen = await renderInShop(<FinanceTool />)
  return {
    screen,
    price: screen.getByRole('textbox', { name: 'Price, in pounds' }),
    term: screen.getByRole('combobox', { name: 'Term, rate and deposit' }),
    status: screen.getByRole('status'),
  }
}

it('begins with the representative example in full', async () => {
  const { screen, status } = await tool()
  await expect.element(screen.getByText('9.9% APR representative')).toBeVisible()
  // £2,500 less a deposit of 10%.
  await expect.element(screen.getByText('£250.00')).toBeVisible()
  await expect.element(screen.getByText('£2,250.00')).toBeVisible()
  await expect.element(status).toMatchTextContent('Worked out for a price of £2,500.00.')
  await expectAccessible()
})

it('keeps the representative example beside any other plan', async () => {
  const { screen, price, term } = await tool()
  await price.fill('1200')
  await term.selectOptions('12 months, 0% APR, 10% deposit')
  // £1,080 in twelve parts.
  await expect.element(screen.getByText('£90.00')).toBeVisible()
  await expect.element(screen.getByText('Your agreement')).toBeVisible()
  await expect.element(screen.getByText('Representative example')).toBeVisible()
})

it('says of a price that leaves too little to lend that it does, beside the example at the usual price', async () => {
  const { screen, price, term, status } = await tool()
  await price.fill('555.55')
  await expect
    .element(status)
    .toMatchTextContent(
      'The lender lends £500.00 or more. With a deposit of 10% this price leaves less than that to borrow.',
    )
  await expect.element(screen.getByText('Representative example')).toBeVisible()
  await expect.element(screen.getByText('£2,500.00')).toBeVisible()
  await price.fill('555.56')
  await expect.element(screen.getByText('£500.00')).toBeVisible()
  // Only the larger deposit leaves too little.
  await term.selectOptions('24 months, 0% APR, 20% deposit')
  await expect.element(status).toMatchTextContent('With a deposit of 20% this price leaves less')
  await expect.element(screen.getByText('£555.56')).toBeVisible()
})

it('keeps what is no price as it was typed, and asks for one', async () => {
  const { screen, price, status } = await tool()
  await price.fill('a ring')
  await expect.element(price).toHaveValue('a ring')
  await expect.element(price).toHaveAttribute('aria-invalid', 'true')
  await expect.element(status).toMatchTextContent('Type a price in pounds, such as 2500.')
  await expect.element(screen.getByText('9.9% APR representative')).toBeVisible()
})
