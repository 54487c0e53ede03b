import { designPrice } from '@shop/schema/domain/prices/design-price'
import { describe, expect, it } from 'vitest'
import { renderInShop } from '#data/testing/render-in-shop.tsx'
import { PriceBlock } from './price-block.tsx'
import { roundGold, solitaire } from '#testing/build-examples.ts'

const sale = { subCategories: ['1'], discount: 10, endsOn: '2026-12-01' }

const design = { ...solitaire, channels: [{ channelCode: 'SS', showOnSale: true, additionalSale: 0 }] }

/** The price of the solitaire in gold, in the sale or not, with its explanation opened. */
async function priceOf({ isInSale = false, isExpress = false } = {}) {
  const sales = isInSale ? [sale] : []
  const pricing = { vatPercent: 20, sales }
  const price = designPrice({ design, optionIds: roundGold.choice.optionIds, pricing })
  const screen = await renderInShop(
    <PriceBlock design={design} price={price} sales={sales} thing="setting" isExpress={isExpress} />,
  )
  await screen.getByText('Why this price').click()
  await expect.element(screen.getByRole('term').first()).toBeVisible()
  const texts = (role: 'term' | 'definition') =>
    screen
      .getByRole(role)
      .elements()
      .map(({ textContent }) => textContent)
  return {
    screen,
    lead: screen.container.querySelector('p'),
    terms: texts('term'),
    amounts: texts('definition'),
  }
}

describe('a price', () => {
  it('explains itself, in rows that add up', async () => {
    const { terms, amounts } = await priceOf()
    expect(terms).toEqual([
      'The setting, made to order',
      '18ct Yellow Gold',
      'Head for Round Brilliant',
      'VAT at 20%',
      'Rounded up to the next £5.00',
      'The setting, including VAT',
    ])
    // 592 + 125, and VAT: 860.40.
    expect(amounts).toEqual(['£592.00', '+ £125.00', 'Included', '+ £143.40', '+ £4.60', '£865.00'])
  })

  it('that is no sale price stands alone', async () => {
    const { lead } = await priceOf()
    expect(lead?.textContent).toContain('£865.00')
    expect(lead?.querySelector('s')).toBeNull()
  })

  it('in a sale stands beside the old one, struck through, with its end', async () => {
    const { screen, lead, terms, amounts } = await priceOf({ isInSale: true, isExpress: true })
    // 10 % off £865.00 is £778.50, and the next multiple of five £780.00.
    expect(lead?.textContent).toMatch(/was £865\.00\s*now £780\.00/)
    expect(lead?.querySelector('s')?.textContent).toBe('£865.00')
    expect(terms.slice(-3)).toEqual([
      'Sale, 10% off',
      'Rounded up to the next £5.00 again',
      'The setting, including VAT',
    ])
    expect(amounts.slice(-3)).toEqual(['− £86.50', '+ £1.50', '£780.00'])
    await expect.element(screen.getByText('Sale price until 1 December 2026.')).toBeVisible()
    await expect.element(screen.getByText('Express Delivery')).toBeVisible()
  })
})
