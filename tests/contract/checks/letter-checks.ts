import { randomUUID } from 'node:crypto'
import { languages } from '@shop/schema/domain/vocabulary/languages'
import { newsletterVersion } from '@shop/schema/domain/vocabulary/newsletter-wordings'
import type { Check } from '../runner/check.ts'

/** What asking for letters tells, and what it does not (rules/enquiries#newsletter). */
export const letterChecks: readonly Check[] = [
  {
    operation: 'SubscribeToNewsletter',
    name: 'nobody learns whether an address has letters already',
    writes: true,
    async run(probe) {
      const query = `mutation ($input: SubscribeToNewsletterInput!) {
        subscribeToNewsletter(input: $input) { userErrors { code field message } }
      }`
      const email = `contract-${randomUUID()}@example.com`
      const ask = (address: string) =>
        probe.ask(query, { input: { email: address, wordingVersion: newsletterVersion } })
      const first = await ask(email)
      probe.expectSame(
        first,
        { subscribeToNewsletter: { userErrors: [] } },
        'The answer for an address that has no letters',
      )
      for (const same of [email, email.toUpperCase()]) {
        probe.expectSame(await ask(same), first, `The answer for ${same}, which has letters`)
      }
    },
  },
  {
    operation: 'SubscribeToNewsletter',
    name: 'letters can be asked for in each language that the shop speaks',
    writes: true,
    async run(probe) {
      const query = `mutation ($input: SubscribeToNewsletterInput!) {
        subscribeToNewsletter(input: $input) { userErrors { code field } }
      }`
      const email = `contract-${randomUUID()}@example.com`
      for (const language of languages) {
        const input = { email, wordingVersion: newsletterVersion, wordingLanguage: language }
        const { subscribeToNewsletter } = await probe.ask<{
          subscribeToNewsletter: { userErrors: unknown[] }
        }>(query, { input })
        probe.expectSame(subscribeToNewsletter.userErrors, [], `What speaks against letters in ${language}`)
      }
    },
  },
]
