import { Skipped } from '../../runner/outcome.ts'
import type { Probe } from '../../runner/probe.ts'

/** Cards that the pages of the mock's provider know, as payment providers give them to testers. */
export const [takenCard, declinedCard] = ['4242424242424242', '4000000000000002']

/**
 * Pays with a test card on the page of the mock's provider, for whoever knows that the target is the mock: its till, or its
 * outbox, has answered. The page stands on the origin of the API, however that names itself where a proxy stands before it.
 */
export async function payByCard(
  probe: Probe,
  { redirectUrl }: { readonly redirectUrl: string | null },
  number: string,
): Promise<void> {
  if (redirectUrl === null) return probe.expect(false, 'A payment that is begun leads nowhere')
  if (probe.clock === null) throw new Skipped('the answers have no date')
  const { pathname, search } = new URL(redirectUrl, probe.address.url)
  const years = (probe.clock.getUTCFullYear() + 2) % 100
  const form = { action: 'pay', number, expiry: `09/${years}`, cvc: '123', name: 'Zoë O’Brien' }
  const { status } = await probe.service(`${pathname}${search}`, {
    method: 'POST',
    body: new URLSearchParams(form),
  })
  if (status !== 303 && status !== 302) throw new Skipped('the target has no page of the mock’s provider')
}
