import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { expectAccessible } from '#data/testing/accessible.ts'
import { renderInShop } from '#data/testing/render-in-shop.tsx'
import { FourCsTool } from './four-cs-tool.tsx'
import { stubLeastStones } from './testing/stub-least-stones.ts'

async function tool() {
  const { priceOf, asked } = stubLeastStones()
  const screen = await renderInShop(<FourCsTool />)
  return {
    asked,
    priceOf,
    screen,
    slider: (name: string) => screen.getByRole('slider', { name }),
    price: screen.getByRole('status', { name: /^Our cheapest natural round diamond/ }),
    marks: () => screen.container.querySelectorAll('svg g path').length,
  }
}

it('draws one carat, G, VS2, Excellent, and asks what the cheapest costs', async () => {
  const { asked, screen, price, slider } = await tool()
  await expect.element(screen.getByRole('img', { name: /6\.45 mm across/ })).toBeVisible()
  await expect.element(slider('Colour')).toHaveAttribute('aria-valuetext', 'G')
  // £2,000 and VAT.
  await expect.element(price).toMatchTextContent('from £2,400.00')
  expect(asked).toContainEqual(
    expect.objectContaining({ caratMin: 1, colours: ['D', 'E', 'F', 'G'], cuts: ['EXCELLENT', 'IDEAL'] }),
  )
  await expectAccessible()
})

it('moves a grade by keyboard, and says what the step costs', async () => {
  const { priceOf, slider, price } = await tool()
  await expect.element(price).toMatchTextContent('from £2,400.00')
  priceOf(({ colours }) => (Array.isArray(colours) && colours.length === 3 ? 2500 : 2000))
  slider('Colour').element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(slider('Colour')).toHaveAttribute('aria-valuetext', 'F')
  await expect.element(price).toMatchTextContent('from £3,000.00 £600.00 more than before')
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(price).toMatchTextContent('from £2,400.00 £600.00 less than before')
})

it('draws what a grade changes: width, depth, inclusions', async () => {
  const { screen, slider, marks } = await tool()
  await slider('Carat').fill('4')
  await expect.element(screen.getByRole('img', { name: /8\.13 mm across/ })).toBeVisible()
  await slider('Cut').fill('0')
  await expect.element(screen.getByRole('img', { name: /66% as deep/ })).toBeVisible()
  const vs2 = marks()
  await slider('Clarity').fill('6')
  await expect.element(slider('Clarity')).toHaveAttribute('aria-valuetext', 'IF')
  expect(vs2).toBe(4)
  expect(marks()).toBe(0)
})

it('says that there is none with such grades', async () => {
  const { priceOf, slider, price } = await tool()
  priceOf(() => null)
  await slider('Clarity').fill('5')
  await expect.element(price).toMatchTextContent('None at this moment')
})
