import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { packQueries, unpackQueries } from './page-queries.ts'

describe('the answers of a page', () => {
  it('reach the browser under the same keys', () => {
    const server = new QueryClient()
    server.setQueryData(['ShopRules', {}], { getVat: { vat: 20 } })
    const browser = new QueryClient()
    unpackQueries(browser, packQueries(server))
    expect(browser.getQueryData(['ShopRules', {}])).toEqual({ getVat: { vat: 20 } })
  })

  it('are the same text whenever the page is made', () => {
    const pack = (updatedAt: number) => {
      const client = new QueryClient()
      client.setQueryData(['ShopRules', {}], { getVat: { vat: 20 } }, { updatedAt })
      return packQueries(client)
    }
    expect(pack(1)).toBe(pack(2))
  })

  it('leave out what stays on the server', async () => {
    const server = new QueryClient()
    server.setQueryData(['ShopRules', {}], { getVat: { vat: 20 } })
    await server.prefetchQuery({
      queryKey: ['Content', '/learn/sizes'],
      queryFn: () => 'Sizes',
      meta: { staysOnServer: true },
    })
    expect(packQueries(server)).toBe('[[["ShopRules",{}],{"getVat":{"vat":20}}]]')
  })

  it('leave a failed question for the browser to ask again', async () => {
    const server = new QueryClient({ defaultOptions: { queries: { retry: false } } })
    await server.prefetchQuery({
      queryKey: ['SettingList'],
      queryFn: () => Promise.reject(new Error('away')),
    })
    expect(packQueries(server)).toBe('[]')
  })
})
