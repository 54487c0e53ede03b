import { vi } from 'vitest'

export type GiveAnswer = () => Response | Promise<Response>

/**
 * Stands in for the shop's own way to the identity provider: gives each of these answers in turn, and is away after
 * them. What it returns is what was sent, address and body, in order.
 */
export function stubIdentity(...answers: readonly GiveAnswer[]): unknown[] {
  const sent: unknown[] = []
  const waiting = [...answers]
  vi.stubGlobal('fetch', async (address: string, { body = '' }: { readonly body?: string } = {}) => {
    sent.push([address, JSON.parse(body)])
    const give = waiting.shift()
    if (give === undefined) throw new TypeError('away')
    return give()
  })
  return sent
}
