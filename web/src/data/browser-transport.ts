import { keptToken } from './account/kept-token.ts'
import { ApiError } from './api-error.ts'
import { forwardShopClock } from './shop-clock.ts'
import type { Transport } from './transport.ts'

/** Longer than the server waits for the API, so that its answer, a failure too, has time to arrive. */
const timeoutMs = 10_000

/** The browser's way to the API: one same-origin address that takes ids of operations, no text. */
export const sendFromBrowser: Transport = async (documentId, variables, { signal, token: ownToken }) => {
  const limits = [AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]
  try {
    const token = ownToken ?? (await keptToken())
    const response = await fetch('/api/graphql', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token !== null && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ documentId, variables }),
      signal: AbortSignal.any(limits),
    })
    forwardShopClock(response)
    return { status: response.status, body: await response.text(), token }
  } catch (error) {
    if (signal?.aborted) throw error
    throw new ApiError('network', 'the shop cannot be reached', null, { cause: error })
  }
}
