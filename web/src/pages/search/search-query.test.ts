import { afterEach, describe, expect, it, vi } from 'vitest'
import { fetchSearch, type SearchReading } from './search-query.ts'
import { designHit, stoneHit } from './testing/example-hits.ts'

const reports = vi.fn(() => true)

afterEach(() => {
  vi.unstubAllGlobals()
  reports.mockClear()
})

/** A browser whose shop answers a search with this string, and reads it as this says. */
function shopAnswers(globalSearch: string, searchReading: SearchReading = null) {
  const fetch = vi.fn(async (_address: string, _request: { readonly body: string }) =>
    Response.json({ data: { globalSearch, searchReading } }),
  )
  vi.stubGlobal('fetch', fetch)
  vi.stubGlobal('navigator', { sendBeacon: reports })
  vi.stubGlobal('location', { pathname: '/' })
  return fetch
}

describe('the hits of a search', () => {
  it('come as the API has ranked them', async () => {
    shopAnswers(JSON.stringify([stoneHit(), designHit()]))
    expect(await fetchSearch('oval')).toEqual({ hits: [stoneHit(), designHit()], reading: null })
    expect(reports).not.toHaveBeenCalled()
  })

  it('come with how the text was read', async () => {
    const reading = {
      corrections: [{ typed: 'null', readAs: 'full' }],
      notMade: [],
      price: null,
      isPartial: false,
      stoneCount: 0,
    }
    shopAnswers('[]', reading)
    expect(await fetchSearch('null')).toEqual({ hits: [], reading })
  })

  it('come without a broken one, which is reported', async () => {
    shopAnswers(JSON.stringify([{ productType: 'gemstone' }, stoneHit()]))
    expect((await fetchSearch('oval')).hits).toEqual([stoneHit()])
    expect(reports).toHaveBeenCalledTimes(1)
  })

  it('fail when the answer holds no hits at all, which is reported', async () => {
    shopAnswers('{"hits":[]}')
    await expect(fetchSearch('oval')).rejects.toMatchObject({ name: 'ApiError', kind: 'graphql' })
    expect(reports).toHaveBeenCalledTimes(1)
  })

  it('are asked for with the text as it may be sent', async () => {
    const fetch = shopAnswers('[]')
    await fetchSearch(` ${'x'.repeat(300)} `)
    const [, request] = fetch.mock.calls[0] ?? []
    expect(JSON.parse(request?.body ?? '')).toMatchObject({ variables: { input: 'x'.repeat(200) } })
  })
})
