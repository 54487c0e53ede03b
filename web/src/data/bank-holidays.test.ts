import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { bankHolidaysQuery, namedBankHolidaysQuery, useBankHolidays } from './bank-holidays.ts'
import { packQueries, unpackQueries } from './page-queries.ts'

afterEach(() => vi.unstubAllGlobals())

const christmas = { date: '2026-12-25', title: 'Christmas Day' }

function browserThatGets(answer: () => Promise<Response>) {
  const fetch = vi.fn(answer)
  vi.stubGlobal('fetch', fetch)
  return { fetch, queryClient: new QueryClient({ defaultOptions: { queries: { retry: false } } }) }
}

describe('bank holidays in the browser', () => {
  it('come with the page, and are then never asked for', async () => {
    const { fetch, queryClient } = browserThatGets(async () => Response.json([]))
    const server = new QueryClient()
    server.setQueryData(bankHolidaysQuery().queryKey, ['2026-12-25'])
    unpackQueries(queryClient, packQueries(server))
    expect(await queryClient.fetchQuery(bankHolidaysQuery())).toEqual(['2026-12-25'])
    expect(fetch).not.toHaveBeenCalled()
  })

  it('are asked of the shop where no page has brought them, once', async () => {
    const { fetch, queryClient } = browserThatGets(async () => Response.json([christmas]))
    expect(await queryClient.fetchQuery(bankHolidaysQuery())).toEqual(['2026-12-25'])
    await queryClient.fetchQuery(bankHolidaysQuery())
    expect(fetch).toHaveBeenCalledTimes(1)
    expect(fetch).toHaveBeenCalledWith('/api/bank-holidays', expect.anything())
  })

  it('have their names where those are asked for', async () => {
    const { queryClient } = browserThatGets(async () => Response.json([christmas]))
    expect(await queryClient.fetchQuery(namedBankHolidaysQuery())).toEqual([christmas])
  })

  it.each([
    [
      'is away',
      async () => Promise.reject(new TypeError('Failed to fetch')),
      { kind: 'network', message: expect.stringContaining('the shop cannot be reached') },
    ],
    [
      'fails',
      async () => new Response('', { status: 502 }),
      { kind: 'http', message: expect.stringContaining('status 502') },
    ],
  ])('fail like every other call when the shop %s', async (_, answer, failure) => {
    const { queryClient } = browserThatGets(answer)
    await expect(queryClient.fetchQuery(bankHolidaysQuery())).rejects.toMatchObject({
      name: 'ApiError',
      ...failure,
    })
  })

  it('say in the log why the shop could not be reached', async () => {
    const away = new TypeError('Failed to fetch')
    const { queryClient } = browserThatGets(async () => Promise.reject(away))
    await expect(queryClient.fetchQuery(bankHolidaysQuery())).rejects.toHaveProperty('cause', away)
  })

  it('that are waited for no more are none, and are no failure of the shop', async () => {
    const signal = AbortSignal.abort(new Error('the page was left'))
    const { fetch } = browserThatGets(async () => Promise.reject(signal.reason as Error))
    await expect(bankHolidaysQuery().queryFn?.({ signal } as never)).rejects.toThrow(/^the page was left$/)
    expect(fetch).toHaveBeenCalledWith('/api/bank-holidays', { signal })
  })

  it('are there for a page that came with them', () => {
    const queryClient = new QueryClient()
    queryClient.setQueryData(bankHolidaysQuery().queryKey, ['2026-12-25', '2026-12-28'])
    const Days = () => useBankHolidays().join(' ')
    const page = createElement(QueryClientProvider, { client: queryClient }, createElement(Days))
    expect(renderToString(page)).toBe('2026-12-25 2026-12-28')
  })

  it('are kept apart from those with their names', async () => {
    const { queryClient } = browserThatGets(async () => Response.json([christmas]))
    await queryClient.fetchQuery(namedBankHolidaysQuery())
    expect(await queryClient.fetchQuery(bankHolidaysQuery())).toEqual(['2026-12-25'])
  })
})
