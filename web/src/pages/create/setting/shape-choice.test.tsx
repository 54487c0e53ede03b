import { expect, it } from 'vitest'
import { renderInShop } from '#data/testing/render-in-shop.tsx'
import { MetalChoice } from '#shop/design/metals/metal-choice.tsx'
import { choiceAddress } from '#shop/design/design-choice.ts'
import { ShapeChoice } from './shape-choice.tsx'
import { haloGold, ovalGold, solitaire } from '#testing/build-examples.ts'

it('a shape the design is not made in is no link, and the choice says where to find it', async () => {
  const screen = await renderInShop(<ShapeChoice {...haloGold} metalOption={haloGold.choice.metalOption} />)
  const made = screen.getByRole('list').getByRole('link').elements()
  expect(made.map(({ textContent }) => textContent)).toEqual(['Round'])
  await expect.element(screen.getByText(/are not made in this design/)).toBeVisible()
  await screen.getByRole('link', { name: 'See Oval settings' }).click()
  await expect.poll(screen.address).toBe('/create/engagement-ring/oval-shape')
})

it('what is chosen is marked as current, among the shapes and among the metals', async () => {
  const { choice } = ovalGold
  const screen = await renderInShop(
    <>
      <MetalChoice
        design={solitaire}
        choice={choice}
        addressOf={(option) => choiceAddress(solitaire, choice.shape, option)}
      />
      <ShapeChoice {...ovalGold} metalOption={choice.metalOption} />
    </>,
  )
  const current = screen.container.querySelectorAll('a[aria-current]')
  expect([...current].map(({ textContent }) => textContent)).toEqual(['Yellow Gold18ct', 'Oval'])
})
