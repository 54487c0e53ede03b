import { setImmediate } from 'node:timers/promises'
import type { MockApi } from '@shop/mock-api/app'
import type { Address } from './runner/api.ts'

/**
 * The mock in this process, as an address. Its answers need no timer and no socket; so each request waits a turn, or
 * what does wait for something, such as the check of a token, would come only after everything else.
 */
export function mockAddress({ fetch }: Pick<MockApi, 'fetch'>, token: string | null = null): Address {
  return {
    url: 'http://mock.test/graphql',
    apiKey: 'contract',
    channel: '1',
    token,
    async send(request) {
      await setImmediate()
      return fetch(request)
    },
  }
}
