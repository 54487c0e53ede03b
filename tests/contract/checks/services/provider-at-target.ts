import { Skipped } from '../../runner/outcome.ts'
import type { Probe } from '../../runner/probe.ts'

/** Cards that the pages of the mock's provider know, as payment providers give them to testers. */
export const [takenCard, declinedCard] = ['4242424242424242', '4000000000000002']

/**
 * Pays on the page of the provider that a payment leads to: with a test card, at the mock alone, whose page stands on the
 * origin of its API. Any other page is a provider's own, and is left alone.
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
