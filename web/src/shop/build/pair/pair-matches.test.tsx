import { beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderInShop } from '#data/testing/render-in-shop.tsx'
import { stubApi } from '#data/testing/stub-api.ts'
import { MatchingStonesDocument, type GemstoneCardFragment } from '#generated/graphql/graphql.ts'
import { stonesOnPage } from '#shop/gemstone/stone-on-page.ts'
import { rules, studsGold } from '#testing/build-examples.ts'
import { stone } from '#testing/edge-stones.ts'
import { PairMatches } from './pair-matches.tsx'

const first = stone({ id: '100010' })

beforeEach(() => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
})

/** What matches a stone, on the page of the studs. */
function MatchesOf({ chosen }: { readonly chosen: GemstoneCardFragment }) {
  const [onPage] = stonesOnPage([chosen], rules)
  return onPage && <PairMatches stone={onPage} setting={studsGold} rules={rules} />
}

it('gives the focus of its button on to the heading where they are asked for again', async () => {
  const api = stubApi()
  await renderInShop(<MatchesOf chosen={first} />)
  const retry = page.getByRole('button', { name: 'Try again' })
  await expect.element(retry).toBeVisible()
  api.answer(MatchingStonesDocument, () => ({ listMatchingGemstones: { items: [], total: 0 } }))
  await retry.click()
  await expect.element(page.getByRole('heading', { name: 'Matches for this diamond' })).toHaveFocus()
  await expect.element(retry).not.toBeInTheDocument()
})
