import { createMockApi } from '@shop/mock-api/app'
import { mockAddress } from '../mock-address.ts'
import type { Address } from '../runner/api.ts'
import { connect } from '../runner/connect.ts'
import type { Options } from '../runner/options.ts'
import { tokensAtMock } from '../targets.ts'

/**
 * Works with the API at the address, once it has answered; or with the mock in this process, with two people signed in.
 */
export async function withApi(
  options: Options,
  work: (address: Address) => Promise<number>,
): Promise<number> {
  const { apiKey, channel, token, otherToken } = options
  if (options.url !== null) {
    const send = (request: Request) => fetch(request)
    const assets = options.assets ?? undefined
    const given = { url: options.url, apiKey, channel, token, otherToken, assets, send }
    return work(await connect(given))
  }
  const mockApi = createMockApi({ stones: options.stones ?? undefined })
  try {
    const { url, send } = mockAddress(mockApi)
    const [signedIn, other] = await tokensAtMock(url, send)
    return await work({ ...mockAddress(mockApi, signedIn), otherToken: other, apiKey, channel })
  } finally {
    mockApi.close()
  }
}
