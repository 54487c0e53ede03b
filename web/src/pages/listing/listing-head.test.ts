import { beforeAll, expect, it } from 'vitest'
import { receivePageFacts } from '#data/page-facts.ts'
import { listingCopy } from './copy/listing-copy.ts'
import { listingHead } from './listing-head.ts'
import { listingAt } from '#shop/list/listing-list.ts'
import { listingWords } from './listing-words.ts'

beforeAll(() =>
  receivePageFacts({
    config: { siteUrl: 'https://shop.test', assetsUrl: 'https://pictures.test', version: '1' },
    nowMs: null,
  }),
)

async function metaOf(path: string, attributes: string, total: number) {
  const list = listingAt(path, attributes)
  if (!list) throw new Error(`No such list: ${path}/${attributes}`)
  const words = listingWords(list, await listingCopy(list.listing.key), total)
  const { meta } = listingHead(list, words, { total, facets: [], prices: null, views: [] })
  const [description, robots] = ['description', 'robots'].map(
    (wanted) => meta.find((tag) => 'name' in tag && tag.name === wanted) ?? null,
  )
  return { description, robots }
}

it.each([
  ['/personalise', 'earrings'],
  ['/personalise', 'gemstone'],
  ['/personalise', '1937'],
  ['/necklaces/collection', 'platinum_emerald'],
])('%s/%s is not listed while it holds nothing, and counts no pieces', async (path, attributes) => {
  const { description, robots } = await metaOf(path, attributes, 0)
  expect(robots).toMatchObject({ content: 'noindex, follow' })
  expect(description).not.toMatchObject({ content: expect.stringMatching(/\b0 |with prices/) })
})

it('a single option with pieces is listed, and counts them', async () => {
  const { description, robots } = await metaOf('/personalise', 'rings', 3)
  expect(robots).toBeNull()
  expect(description).toMatchObject({ content: expect.stringContaining('3 pieces, with prices') })
})
