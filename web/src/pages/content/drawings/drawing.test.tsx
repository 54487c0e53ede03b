import { expect, it } from 'vitest'
import { expectAccessible } from '#data/testing/accessible.ts'
import { renderInShop } from '#data/testing/render-in-shop.tsx'
import { Drawing } from './drawing.tsx'

it('names the parts of a cut from the table down', async () => {
  const screen = await renderInShop(<Drawing name="cut-profile" shape="pear-shape" />)
  await expect
    .element(screen.getByRole('img', { name: /^A diamond of pear shape from the side/ }))
    .toBeVisible()
  const names = [...screen.container.querySelectorAll('text')].map((text) => text.textContent)
  expect(names).toEqual(['Table', 'Crown', 'Girdle', 'Pavilion', 'Culet'])
  const heights = [...screen.container.querySelectorAll('text')].map((text) => text.getBoundingClientRect().y)
  expect(heights).toEqual(heights.toSorted((one, other) => one - other))
})

it('measures the table and the depth of a round', async () => {
  const screen = await renderInShop(<Drawing name="table-and-depth" shape={undefined} />)
  await expect.element(screen.getByText('Table, 57%')).toBeVisible()
  await expect.element(screen.getByText('Depth, 61%')).toBeVisible()
})

it('draws the five profiles of bands', async () => {
  const screen = await renderInShop(<Drawing name="band-profiles" shape={undefined} />)
  expect(screen.getByRole('img').all()).toHaveLength(5)
  await expect.element(screen.getByRole('img', { name: 'Section of a band, D Shaped' })).toBeVisible()
  await expectAccessible()
})

it('takes a solitaire apart, the stone above and the shank below', async () => {
  const screen = await renderInShop(<Drawing name="setting-parts" shape={undefined} />)
  await expect.element(screen.getByRole('img', { name: /^A solitaire taken apart/ })).toBeVisible()
  const texts = [...screen.container.querySelectorAll('text')]
  expect(texts.map((text) => text.textContent)).toEqual(['Stone', 'Head with claws', 'Shank'])
  const [stone = 0, head = 0, shank = 0] = texts.map((text) => text.getBoundingClientRect().y)
  expect(stone).toBeLessThan(head)
  expect(head).toBeLessThan(shank)
})

it('shows where pieces are made and sold, and leads to each boutique', async () => {
  const screen = await renderInShop(
    <>
      <Drawing name="workshop" shape={undefined} />
      <Drawing name="boutiques" shape={undefined} />
    </>,
  )
  await expect.element(screen.getByRole('img', { name: /^A jeweller’s bench, drawn/ })).toBeVisible()
  expect(screen.getByRole('img', { name: /drawn from the street/ }).all()).toHaveLength(3)
  await expect
    .element(screen.getByRole('link', { name: 'Manchester' }))
    .toHaveAttribute('href', '/contact/manchester')
  await expectAccessible()
})

it('draws a gemstone from above in each of its varieties, and from the side', async () => {
  const screen = await renderInShop(<Drawing name="gem" shape={undefined} gem="garnet" />)
  const names = screen
    .getByRole('img')
    .all()
    .map((image) => image.element().getAttribute('aria-label'))
  expect(names).toEqual([
    'A cut stone from above: Garnet',
    'A cut stone from above: Tsavorite Garnet',
    'The same stone from the side: Garnet',
  ])
  await expectAccessible()
})

it.each([
  ['step-talk', /^Nine cut stones/, 9],
  ['step-drawing', /^The ring drawn from above/, 9],
] as const)('shows the stones of a bespoke ring, the sapphire tinted: %s', async (name, alt, stones) => {
  const screen = await renderInShop(<Drawing name={name} shape={undefined} />)
  await expect.element(screen.getByRole('img', { name: alt })).toBeVisible()
  expect(screen.container.querySelectorAll('g')).toHaveLength(stones)
})

it('lifts the stones of a bespoke ring above their seats until they are set', async () => {
  const screen = await renderInShop(
    <>
      <Drawing name="step-model" shape={undefined} />
      <Drawing name="step-making" shape={undefined} />
      <Drawing name="step-last-look" shape={undefined} />
    </>,
  )
  const [model = 0, making = 0, last = 0] = screen
    .getByRole('img')
    .all()
    .map((image) => {
      const [ring, stones] = [...image.element().querySelectorAll(':scope > path, g')]
        .filter((part, index) => index === 0 || part.localName === 'g')
        .map((part) => part.getBoundingClientRect())
      return (ring?.top ?? 0) - (stones?.bottom ?? 0)
    })
  expect(making).toBeGreaterThan(last + 20)
  expect(last).toBeCloseTo(model)
})
