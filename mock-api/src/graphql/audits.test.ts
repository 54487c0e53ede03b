import { serverAudits } from 'graphql-http'
import { afterAll, describe, expect, it } from 'vitest'
import { createMockApi } from '../app.ts'
import { requiredHeaders } from '../testing/ask.ts'

const mockApi = createMockApi()
afterAll(() => mockApi.close())

const audits = serverAudits({
  url: 'http://mock.test/graphql',
  fetchFn: (url: string, init?: RequestInit) =>
    mockApi.fetch(new Request(url, { ...init, headers: { ...init?.headers, ...requiredHeaders } })),
})

describe('GraphQL over HTTP, every audit of its standard', () => {
  it.each(audits.map((audit) => [`${audit.id} ${audit.name}`, audit] as const))('%s', async (_, audit) => {
    const result = await audit.fn()
    expect(result.status === 'ok' ? 'ok' : result.reason).toBe('ok')
  })
})
