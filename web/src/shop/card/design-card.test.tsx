import { pence } from '@shop/schema/domain/values/money'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { renderInShop } from '#data/testing/render-in-shop.tsx'
import type { CardFace, CardView } from './card-face.ts'
import { CardGridSkeleton } from './card-grid-skeleton.tsx'
import { DesignCard } from './design-card.tsx'

const faceIn = (metalId: string, metalName: string, fromPence: number): CardFace => ({
  metalId,
  metalName,
  variant: metalName,
  colour: 'silver',
  href: `/rings/product/RI-00101/${metalId}`,
  picture: null,
  hoverPicture: null,
  fromPence: pence(fromPence),
  wasPence: null,
  isFrom: false,
  badge: null,
})

const view: CardView = {
  designId: null,
  sku: 'RI-00101',
  name: 'Court band',
  categoryId: '2',
  subCategoryId: '20',
  faces: [
    faceIn('yellow', '18ct Yellow Gold', 90_000),
    faceIn('rose', '18ct Rose Gold', 95_000),
    faceIn('platinum', 'Platinum (950)', 120_000),
  ],
  shownMetalId: 'yellow',
  isSold: false,
}

/** A list whose filter chooses the metal. */
function Listed() {
  const [shownMetalId, setShown] = useState('yellow')
  const [count, setCount] = useState(0)
  return (
    <>
      <button onClick={() => setCount(count + 1)}>Load more</button>
      <button onClick={() => setShown('platinum')}>Platinum rings</button>
      <DesignCard view={{ ...view, shownMetalId }} isFirst={false} isEager={false} />
    </>
  )
}

it('shows the metal of a swatch that was pressed until the list shows the piece in another', async () => {
  const screen = await renderInShop(<Listed />)
  const link = screen.getByRole('link', { name: 'Court band' })
  await expect.element(screen.getByText('£900.00')).toBeVisible()
  await screen.getByRole('button', { name: '18ct Rose Gold' }).click()
  await expect.element(screen.getByText('£950.00')).toBeVisible()
  await expect.element(link).toHaveAttribute('href', '/rings/product/RI-00101/rose')
  await screen.getByRole('button', { name: 'Load more' }).click()
  await expect.element(screen.getByText('£950.00')).toBeVisible()
  await screen.getByRole('button', { name: 'Platinum rings' }).click()
  await expect.element(screen.getByText('£1,200.00')).toBeVisible()
  await expect.element(link).toHaveAttribute('href', '/rings/product/RI-00101/platinum')
  await expect
    .element(screen.getByRole('button', { name: 'Platinum (950)' }))
    .toHaveAttribute('aria-pressed', 'true')
})

it('has eight cards stand in for those that are loading', async () => {
  const { container } = await renderInShop(<CardGridSkeleton />)
  expect(container.querySelectorAll('[aria-hidden] > div')).toHaveLength(8)
})

it.each([
  ['express', 'Express Delivery'],
  ['sale', 'Sale'],
  [null, null],
] as const)('bears the badge %s with its words: %s', async (badge, words) => {
  const faces = [{ ...faceIn('yellow', '18ct Yellow Gold', 90_000), badge }]
  const screen = await renderInShop(<DesignCard view={{ ...view, faces }} isFirst={false} isEager={false} />)
  await expect.element(screen.getByRole('link', { name: 'Court band' })).toBeVisible()
  for (const each of ['Express Delivery', 'Sale']) {
    expect(screen.getByText(each, { exact: true }).elements()).toHaveLength(each === words ? 1 : 0)
  }
})
