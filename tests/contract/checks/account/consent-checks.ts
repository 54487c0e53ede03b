import type { Check } from '../../runner/check.ts'
import { needToken } from './signed-in-checks.ts'

interface Consent {
  readonly purpose: string
  readonly isGiven: boolean
  readonly decidedAt: string | null
  readonly wording: { readonly version: string }
}

const fields = 'consents { purpose isGiven decidedAt wording { version } }'

/** When a decision on a consent is kept, and when it is not (rules/account#consents). */
export const consentChecks: readonly Check[] = [
  {
    operation: 'SetConsent',
    name: 'a consent that is so already is not kept twice',
    writes: true,
    async run(probe) {
      needToken(probe)
      const { consents } = await probe.ask<{ consents: Consent[] }>(`{ ${fields} }`)
      const [consent] = probe.random.some(consents, 1)
      if (!consent) return
      const { purpose, wording } = consent
      const query = `mutation ($input: SetConsentInput!) { setConsent(input: $input) { ${fields} } }`
      const decide = async (isGiven: boolean) => {
        const input = { purpose, isGiven, wordingVersion: wording.version }
        const { setConsent } = await probe.ask<{ setConsent: { consents: Consent[] } }>(query, { input })
        return setConsent.consents.find((each) => each.purpose === purpose)
      }
      for (const isGiven of [!consent.isGiven, consent.isGiven]) {
        const first = await decide(isGiven)
        const again = await decide(isGiven)
        probe.expectSame(again, first, `The consent to ${purpose} after the same was decided again`)
      }
    },
  },
]
