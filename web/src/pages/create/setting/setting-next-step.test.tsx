import { expect, it } from 'vitest'
import { stubApi } from '#data/testing/stub-api.ts'
import { renderInShop } from '#data/testing/render-in-shop.tsx'
import { chooseGemstone, useBuild } from '#shop/build/build-store.ts'
import { pieceView } from '#shop/build/piece-view.ts'
import type { Wish } from '#shop/wishlist/wish.ts'
import { ovalGold, rules, stones } from '#testing/build-examples.ts'
import { SettingNextStep } from './setting-next-step.tsx'

const wish: Wish = {
  piece: { designId: ovalGold.design.id, metalId: '163' },
  tracked: {
    currency: 'GBP',
    name: ovalGold.design.name,
    sku: ovalGold.design.sku,
    category: '1',
    subcategory: '1',
    variant: 'Yellow gold',
  },
  picture: null,
  detail: 'Yellow gold',
}

/** The setting in oval, with the round stone as long as that is chosen. */
function NextStep() {
  const chosen = useBuild().gemstoneId === null ? [] : [stones.round]
  const piece = pieceView(
    ovalGold,
    chosen.map(({ stone }) => stone),
    rules,
  )
  return <SettingNextStep setting={ovalGold} stones={chosen} piece={piece} wish={wish} />
}

it('goes on from a stone that is let go of to the choice of another, with the focus', async () => {
  stubApi()
  const screen = await renderInShop(<NextStep />)
  chooseGemstone(stones.round.stone.id)
  const letGo = screen.getByRole('button', { name: 'Let go of this diamond' })
  await letGo.click()
  await expect.element(letGo).not.toBeInTheDocument()
  await expect.element(screen.getByRole('link', { name: 'Choose your diamond' })).toHaveFocus()
})
