import { pence } from '@shop/schema/domain/values/money'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderInShop } from '#data/testing/render-in-shop.tsx'
import type { CardView } from '#shop/card/card-face.ts'
import { PieceRow } from './piece-row.tsx'

const views = Array.from({ length: 8 }, (_, index): CardView => {
  const sku = `RI-0010${index}`
  const face = {
    metalId: 'platinum',
    metalName: 'Platinum (950)',
    variant: 'Platinum',
    colour: 'silver',
    href: `/rings/product/${sku}/platinum`,
    picture: null,
    hoverPicture: null,
    fromPence: pence(120_000),
    wasPence: null,
    isFrom: false,
    badge: null,
  }
  return {
    designId: null,
    sku,
    name: 'Court band',
    categoryId: '2',
    subCategoryId: '4',
    faces: [face],
    shownMetalId: 'platinum',
    isSold: false,
  }
})

const row = page.getByRole('list', { name: 'More like this' })

/** Where the pieces that stand in the row from end to end begin, in pixels from its edge. */
function wholeOnes(): number[] {
  const { left: start, right: end } = row.element().getBoundingClientRect()
  return [...row.element().children].flatMap((piece) => {
    const { left, right } = piece.getBoundingClientRect()
    return left >= start && right <= end ? [left - start] : []
  })
}

it.each([
  [369, 1],
  [370, 2],
  [499, 2],
  [500, 3],
  [767, 3],
  [768, 4],
  [1024, 4],
])('at %i px %i of the row are in sight, and none moves as its arrows come', async (width, count) => {
  await page.viewport(width, 900)
  await renderInShop(
    <>
      <div style={{ blockSize: '500vh' }}>The piece</div>
      <PieceRow title="More like this" views={views} />
    </>,
  )
  const onward = page.getByRole('button', { name: 'On: More like this' })
  const before = wholeOnes()
  expect(before).toHaveLength(count)
  await expect.element(onward).not.toBeInTheDocument()
  row.element().scrollIntoView()
  await expect.element(onward).toBeVisible()
  const after = wholeOnes()
  expect(after).toHaveLength(count)
  // Its script leaves out parts of a pixel.
  expect(Math.max(...after.map((left, index) => Math.abs(left - (before[index] ?? 0))))).toBeLessThan(1)
})
