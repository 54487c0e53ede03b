import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { gemstoneDetailQuery } from '#generated/queries.ts'
import { refreshStones } from './refresh-stones.ts'

afterEach(() => vi.unstubAllGlobals())

/** A shop that was asked for stone 100011 a moment ago, and an API that answers like this from now on. */
function asked(answer: () => Promise<Response>) {
  const send = vi.fn<typeof fetch>(answer)
  vi.stubGlobal('fetch', send)
  vi.stubGlobal('navigator', { sendBeacon: () => true })
  vi.stubGlobal('location', { pathname: '/' })
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } })
  // The rest of a stone is of no concern here.
  queryClient.setQueryData(gemstoneDetailQuery({ id: '100011' }).queryKey, stone('AVAILABLE') as never)
  return { queryClient, send }
}

const stone = (availability: string) => ({ getGemstoneById: { id: '100011', availability } })
const sold = () => Promise.resolve(Response.json({ data: stone('SOLD') }))

it('asks again for a stone that is known, however lately', async () => {
  const { queryClient, send } = asked(sold)
  expect(await refreshStones(queryClient, ['100011'])).toEqual([{ id: '100011', availability: 'SOLD' }])
  expect(send).toHaveBeenCalledTimes(1)
})

it('leaves a stone that was never asked for to the page', async () => {
  const { queryClient, send } = asked(sold)
  expect(await refreshStones(queryClient, ['100012'])).toEqual([])
  expect(send).not.toHaveBeenCalled()
})

it('keeps a stone as it was known when the API does not answer', async () => {
  const { queryClient, send } = asked(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(await refreshStones(queryClient, ['100011'])).toEqual([{ id: '100011', availability: 'AVAILABLE' }])
  expect(send).toHaveBeenCalledTimes(1)
})
