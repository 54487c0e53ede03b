import { createMockApi } from '@shop/mock-api/app'
import { mockAddress } from '../mock-address.ts'
import type { Address } from '../runner/api.ts'
import { connect } from '../runner/connect.ts'
import type { Options } from '../runner/options.ts'
import { tokenAtMock } from '../targets.ts'

/**
 * Works with the API at the address, once it has answered; or with the mock in this process, with somebody signed in.
 */
export async function withApi(
  options: Options,
  work: (address: Address) => Promise<number>,
): Promise<number> {
  const { apiKey, channel, token } = options
  if (options.url !== null) {
    const send = (request: Request) => fetch(request)
    const given = { url: options.url, apiKey, channel, token, assets: options.assets ?? undefined, send }
    return work(await connect(given))
  }
  const mockApi = createMockApi({ stones: options.stones ?? undefined })
  try {
    const { url, send } = mockAddress(mockApi)
    const signedIn = await tokenAtMock(url, send)
    return await work({ ...mockAddress(mockApi, signedIn), apiKey, channel })
  } finally {
    mockApi.close()
  }
}
