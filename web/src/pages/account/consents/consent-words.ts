import { inLondon } from '@shop/schema/domain/values/calendar'
import type { ConsentFieldsFragment } from '#generated/graphql/graphql.ts'
import { m } from '#generated/paraglide/messages.js'
import { longDate } from '#data/language/dates.ts'

/** When a consent was given or withdrawn, and what was read then where that was another sentence (rules/account#consents). */
export function consentHistory({
  isGiven,
  decidedAt,
  decidedWording,
  wording,
}: ConsentFieldsFragment): string {
  if (decidedAt === null) return m.account_consent_never()
  const date = longDate(inLondon(new Date(decidedAt)).date)
  if (!isGiven) return m.account_consent_withdrawn({ date })
  return decidedWording && decidedWording.version !== wording.version
    ? m.account_consent_given_to({ date, text: decidedWording.text })
    : m.account_consent_given({ date })
}
