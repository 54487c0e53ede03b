import { expect, it } from 'vitest'
import { expectAccessible } from '#data/testing/accessible.ts'
import { renderInShop } from '#data/testing/render-in-shop.tsx'
import { stubLeastStones } from './testing/stub-least-stones.ts'
import { ShapesTool } from './shapes-tool.tsx'

async function tool() {
  const { asked, priceOf } = stubLeastStones()
  const screen = await renderInShop(<ShapesTool shape={undefined} />)
  return {
    asked,
    priceOf,
    screen,
    other: screen.getByRole('combobox', { name: 'The other' }),
    weight: screen.getByRole('combobox', { name: 'Weight of each' }),
    status: screen.getByRole('status'),
  }
}

it('lays two shapes of one weight side by side, and says which looks larger', async () => {
  const { screen, other, weight, status } = await tool()
  await expect.element(screen.getByText('32.8 mm²')).toBeVisible()
  await expect.element(screen.getByRole('img', { name: /7\.70 mm long and 5\.40 mm wide/ })).toBeVisible()
  // An oval of 7.70 × 5.40 mm covers about as much as a round of 6.48 × 6.45.
  await expect
    .element(status)
    .toMatchTextContent('Round and Oval of the same weight cover about as much of the finger.')
  await other.selectOptions('Marquise')
  await expect
    .element(status)
    .toMatchTextContent('Marquise covers 8% more of the finger than Round of the same weight.')
  await weight.selectOptions('2.00 ct')
  await expect.element(screen.getByText('8.16 × 8.13 mm')).toBeVisible()
  await expectAccessible()
})

it('asks for the cheapest stone of each, and says what a carat of it costs', async () => {
  const { asked, screen } = await tool()
  // £2,000 and VAT, for 1.25 ct.
  await expect.element(screen.getByText('from £1,920.00').first()).toBeVisible()
  expect(asked).toContainEqual(
    expect.objectContaining({
      attributeIds: ['175'],
      caratMin: 1,
      colours: ['D', 'E', 'F', 'G'],
      sort: 'PRICE_ASC',
    }),
  )
})

it('says that there is none, and does without where nothing is answered', async () => {
  const { priceOf, screen, other } = await tool()
  priceOf(() => null)
  await other.selectOptions('Heart')
  await expect.element(screen.getByText('None at this moment')).toBeVisible()
  priceOf('away')
  await other.selectOptions('Pear')
  await expect.element(screen.getByRole('link', { name: 'See what there is' })).toBeVisible()
})
