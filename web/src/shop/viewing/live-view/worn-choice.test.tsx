import { useState } from 'react'
import type { SkinTone } from '@shop/schema/geometry/worn/skin-tones'
import { usualStone } from '@shop/schema/geometry/stones/usual-stone'
import { expect, it } from 'vitest'
import { expectAccessible } from '#data/testing/accessible.ts'
import { renderInShop } from '#data/testing/render-in-shop.tsx'
import type { ViewedPiece } from './viewed-piece.ts'
import { WornChoice } from './worn-choice.tsx'

const band = { kind: 'band', profile: 'd-shaped', finish: 'polished', widthMm: 4 } as const
const hoops = {
  kind: 'earrings',
  style: 'hoop',
  motif: 'plain',
  shape: 'round-brilliant',
  gem: null,
  letter: null,
} as const

function Chosen({ piece }: Pick<ViewedPiece, 'piece'>) {
  const [skin, setSkin] = useState<SkinTone>()
  return (
    <>
      <WornChoice piece={piece} skin={skin} onChoose={setSkin} />
      <p>Worn on: {skin ?? 'nothing'}</p>
    </>
  )
}

it('puts a ring on a hand, on another, off and back on the same', async () => {
  const screen = await renderInShop(<Chosen piece={band} />)
  const button = screen.getByRole('button', { name: 'On a hand' })
  await expect.element(button).toHaveAttribute('aria-pressed', 'false')
  expect(screen.getByRole('radio').elements()).toHaveLength(0)

  await button.click()
  await expect.element(screen.getByRole('radio', { name: 'Medium skin' })).toBeChecked()
  await expect.element(screen.getByText('Worn on: medium')).toBeVisible()
  await expectAccessible()

  await screen.getByRole('radio', { name: 'Deep skin' }).click()
  await expect.element(screen.getByText('Worn on: deep')).toBeVisible()

  await button.click()
  await expect.element(screen.getByText('Worn on: nothing')).toBeVisible()
  await button.click()
  await expect.element(screen.getByRole('radio', { name: 'Deep skin' })).toBeChecked()
})

it('puts earrings on an ear', async () => {
  const screen = await renderInShop(<Chosen piece={hoops} />)
  await screen.getByRole('button', { name: 'On an ear' }).click()
  await expect.element(screen.getByText('Worn on: medium')).toBeVisible()
})

it('offers nobody to a stone by itself', async () => {
  const loose = { kind: 'loose-stone', stone: usualStone('round-brilliant', 'NATURAL_DIAMOND') } as const
  const screen = await renderInShop(<Chosen piece={loose} />)
  await expect.element(screen.getByText('Worn on: nothing')).toBeVisible()
  expect(screen.getByRole('button').elements()).toHaveLength(0)
})
