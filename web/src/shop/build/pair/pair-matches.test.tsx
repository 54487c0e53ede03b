import { useState } from 'react'
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

/** The same where another stone can be chosen first. */
function ChangingMatches() {
  const [chosen, setChosen] = useState(first)
  return (
    <>
      <MatchesOf chosen={chosen} />
      <button type="button" onClick={() => setChosen(stone({ id: '100011' }))}>
        Change the stone
      </button>
    </>
  )
}

it('asks for as many of the next stone as of a first one, whatever was asked for of that', async () => {
  const api = stubApi()
  const matches = Array.from({ length: 14 }, (_, at) => stone({ id: String(200001 + at) }))
  api.answer(MatchingStonesDocument, ({ page: at }) => ({
    listMatchingGemstones: { items: matches.slice((at - 1) * 12, at * 12), total: 14 },
  }))
  await renderInShop(<ChangingMatches />)
  await page.getByRole('button', { name: 'Show more matches' }).click()
  await expect.element(page.getByText('Showing 14 of 14')).toBeVisible()
  await page.getByRole('button', { name: 'Change the stone' }).click()
  await expect.element(page.getByText('Showing 12 of 14')).toBeVisible()
  expect(api.asked).toMatchObject([
    { id: '100010', page: 1 },
    { id: '100010', page: 2 },
    { id: '100011', page: 1 },
  ])
})
