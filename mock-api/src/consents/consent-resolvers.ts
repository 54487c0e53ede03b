import { consentPurposes, consentWordings } from '@shop/schema/domain/vocabulary/consent-wordings'
import type { Consent, Resolvers, SetConsentInput } from '../generated/resolvers.ts'
import { badUserInput } from '../graphql/bad-user-input.ts'
import { emailKeyOf } from '../identity/account-store.ts'
import { signedIn } from '../identity/signed-in.ts'
import { endSubscription } from '../newsletter/newsletter-store.ts'
import { inTransaction } from '../world/database.ts'
import type { World } from '../world/world.ts'
import { consentsOf, keepConsent } from './consent-store.ts'

/** What whoever is signed in allows the shop (rules/account#consents). */
export const consentResolvers: Resolvers = {
  Query: {
    async consents(_, _args, context) {
      const { id } = await signedIn(context)
      return consentsNow(context.world, id)
    },
  },
  Mutation: {
    async setConsent(_, { input }, context) {
      const { id, email } = await signedIn(context)
      inTransaction(context.world.sql, () => {
        setConsent(context.world, id, input)
        if (endsLetters(input)) {
          endSubscription(context.world.sql, emailKeyOf(email), context.world.now().toISOString())
        }
      })
      return { consents: consentsNow(context.world, id) }
    },
  },
}

/** Who wants no letters any more has none sent that were asked for at the foot of a page either. */
function endsLetters({ purpose, isGiven }: SetConsentInput): boolean {
  return purpose === 'MARKETING_EMAIL' && !isGiven
}

function consentsNow({ sql }: World, accountId: string): Consent[] {
  const decisions = consentsOf(sql, accountId)
  return consentPurposes.map((purpose) => {
    const wordings = consentWordings[purpose]
    const last = decisions.findLast((decision) => decision.purpose === purpose)
    return {
      purpose,
      isGiven: last?.isGiven ?? false,
      decidedAt: last?.decidedAt ?? null,
      decidedWording: wordings.find(({ version }) => version === last?.wordingVersion) ?? null,
      wording: wordings[0],
    }
  })
}

/** Keeps a decision, unless it is what was decided last. */
function setConsent(world: World, accountId: string, input: SetConsentInput): void {
  const { purpose, isGiven, wordingVersion } = input
  if (!consentWordings[purpose].some(({ version }) => version === wordingVersion)) {
    throw badUserInput('input.wordingVersion', `${purpose} never had this wording.`)
  }
  const last = consentsOf(world.sql, accountId).findLast((decision) => decision.purpose === purpose)
  // Who has never given anything has nothing to withdraw.
  const isSame = isGiven ? last?.isGiven && last.wordingVersion === wordingVersion : !last?.isGiven
  if (isSame) return
  keepConsent(world.sql, accountId, {
    purpose,
    isGiven,
    wordingVersion,
    decidedAt: world.now().toISOString(),
  })
}
