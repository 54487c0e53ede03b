import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderInShop } from '#data/testing/render-in-shop.tsx'
import { gemstoneDetailQuery } from '#generated/queries.ts'
import { roundGold, rules } from '#testing/build-examples.ts'
import { chooseGemstone, clearBuild } from '../build-store.ts'
import { StepsBar } from '../steps/steps-bar.tsx'

afterEach(clearBuild)

it('gives the focus to the steps above it once it is understood', async () => {
  await renderInShop(<StepsBar current="setting" setting={roundGold} rules={rules} />, {
    answers: [{ queryKey: gemstoneDetailQuery({ id: '100099' }).queryKey, data: { getGemstoneById: null } }],
  })
  chooseGemstone('100099')
  const understood = page.getByRole('button', { name: 'Understood' })
  await understood.click()
  await expect.element(understood).not.toBeInTheDocument()
  await expect.element(page.getByRole('navigation')).toHaveFocus()
})
