import { beforeEach, expect, it } from 'vitest'
import { renderInShop } from '#data/testing/render-in-shop.tsx'
import type { GemstoneCardFragment } from '#generated/graphql/graphql.ts'
import { gemstoneDetailQuery } from '#generated/queries.ts'
import { stonesOnPage } from '#shop/gemstone/stone-on-page.ts'
import { rules, studsGold } from '#testing/build-examples.ts'
import { stone } from '#testing/edge-stones.ts'
import { choosePair, clearBuild } from '../build-store.ts'
import { ChooseFirst } from './choose-first.tsx'

const first = stone({ id: '100010', caratWeight: 1 })
const unknown = { assets: [], girdle: null, culet: null, countryOfOrigin: null, growthMethod: null }

beforeEach(clearBuild)

/** The way of a stone into the studs. */
function WayOf({ stone: next }: { readonly stone: GemstoneCardFragment }) {
  const [onPage] = stonesOnPage([next], rules)
  return onPage && <ChooseFirst stone={onPage} setting={studsGold} />
}

/** The same while another is chosen first. */
async function besideFirst(next: GemstoneCardFragment) {
  choosePair([first.id])
  const { queryKey } = gemstoneDetailQuery({ id: first.id })
  const answers = [{ queryKey, data: { getGemstoneById: { ...first, ...unknown } } }]
  return renderInShop(<WayOf stone={next} />, { answers })
}

it('offers to see a stone beside the first where the two make a pair', async () => {
  const screen = await besideFirst(stone({ id: '100011', caratWeight: 1.02 }))
  await expect
    .element(screen.getByRole('link', { name: 'See it beside your first stone' }))
    .toHaveAttribute('href', '/create/earrings/ES-00401/round-brilliant/yellow-gold/gemstones/100010/100011')
})

it.each([
  ['that is too heavy for the first', stone({ id: '100011', caratWeight: 1.2 })],
  ['of another kind than the first', stone({ id: '100011', gemStoneType: 'LAB_GROWN_DIAMOND' })],
])('offers a stone %s in its place alone', async (_, next) => {
  const screen = await besideFirst(next)
  await expect.element(screen.getByRole('button', { name: /^Choose it first: / })).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'See it beside your first stone' }))
    .not.toBeInTheDocument()
})
