import { newsletterVersion } from '@shop/schema/domain/vocabulary/newsletter-wordings'
import { captchaTokensPath } from '@shop/schema/http/service-paths'
import { object, string } from 'zod/mini'
import type { Check } from '../../runner/check.ts'
import { Skipped } from '../../runner/outcome.ts'
import type { Probe } from '../../runner/probe.ts'
import { newId } from '../new-id.ts'
import { isAbout, queryOfLetter, readOutbox } from './outbox-at-target.ts'
import { readAs } from './read-as.ts'

const subscribeQuery = `mutation ($input: SubscribeToNewsletterInput!) {
  subscribeToNewsletter(input: $input) { userErrors { code } }
}`
const unsubscribeQuery = `mutation ($input: UnsubscribeFromNewsletterInput!) {
  unsubscribeFromNewsletter(input: $input) { userErrors { code } }
}`
const enquiryQuery = `mutation ($input: ContactEnquiryInput!) {
  sendContactEnquiry(input: $input) { enquiry { reference } userErrors { code field } }
}`

interface Enquired {
  readonly enquiry: { readonly reference: string } | null
  readonly userErrors: readonly { readonly code: string; readonly field: string }[]
}

/** What comes of letters and questions, where the target has the mock's outbox and captcha (rules/enquiries). */
export const letterLinkChecks: readonly Check[] = [
  {
    operation: 'UnsubscribeFromNewsletter',
    name: 'the link of a letter ends letters, and a second time is no error',
    writes: true,
    async run(probe) {
      await readOutbox(probe)
      const email = `${newId()}@example.com`
      const subscribe = async () => {
        const answer = await probe.ask(subscribeQuery, {
          input: { email, wordingVersion: newsletterVersion },
        })
        probe.expectSame(answer, { subscribeToNewsletter: { userErrors: [] } }, 'What speaks against letters')
      }
      const letters = async () => (await readOutbox(probe)).filter(({ to }) => to === email).length
      await subscribe()
      await subscribe()
      probe.expectSame(await letters(), 1, 'How often somebody is written to who has letters already')
      const token = await queryOfLetter(probe, {
        kind: 'NEWSLETTER_SUBSCRIBED',
        naming: email,
        name: 'token',
      })
      for (const time of ['first', 'second']) {
        probe.expectSame(
          await probe.ask(unsubscribeQuery, { input: { token } }),
          { unsubscribeFromNewsletter: { userErrors: [] } },
          `What speaks against the link that ends letters, the ${time} time`,
        )
      }
      await subscribe()
      probe.expectSame(await letters(), 2, 'How often somebody is written to who begins letters anew')
    },
  },
  {
    operation: 'SendContactEnquiry',
    name: 'a question that a captcha lets through reaches the shop, and once',
    writes: true,
    async run(probe) {
      await readOutbox(probe)
      const email = `${newId()}@example.com`
      const input = {
        idempotencyKey: newId(),
        contactName: 'Anne-Marie O’Brien',
        email,
        message: 'My grandmother’s ring has a loose sapphire.',
        source: '/contact',
        location: 'LONDON',
        token: await captchaToken(probe),
      }
      const { enquiry, userErrors } = await send(probe, input)
      probe.expectSame(userErrors, [], 'What speaks against the question')
      if (enquiry === null) return probe.fail('There is no enquiry, and nothing speaks against it')
      probe.expectSame(await send(probe, input), { enquiry, userErrors }, 'What the same press answers again')
      const lettersOf = async () =>
        (await readOutbox(probe)).flatMap((letter) =>
          isAbout(letter, enquiry.reference)
            ? [letter.kind === 'ENQUIRY_RECEIVED' ? letter.to : letter.kind]
            : [],
        )
      const fresh = { ...input, token: await captchaToken(probe) }
      probe.expectSame(
        await send(probe, fresh),
        { enquiry, userErrors },
        'What the same press answers with another token of the captcha',
      )
      await probe.expectRefusal(
        enquiryQuery,
        { input: { ...fresh, message: 'I should like to ask something else.' } },
        'a key that was used for another question',
        'BAD_USER_INPUT',
      )
      const letters = await lettersOf()
      probe.expectSame(letters.toSorted(), ['ENQUIRY', email].toSorted(), 'The letters about the question')
      probe.expectSame(
        await send(probe, { ...input, idempotencyKey: newId() }),
        { enquiry: null, userErrors: [{ code: 'INVALID', field: 'token' }] },
        'What a token answers that has counted once',
      )
      const other = await send(probe, {
        ...input,
        idempotencyKey: newId(),
        token: await captchaToken(probe),
      })
      const isOther = other.enquiry !== null && other.enquiry.reference !== enquiry.reference
      probe.expect(isOther, 'Another question has the reference of the one before')
    },
  },
]

/** A token of the mock's captcha, which needs nobody to tick its box. */
async function captchaToken(probe: Probe): Promise<string> {
  const answer = readAs(
    object({ token: string() }),
    await probe.service(captchaTokensPath, { method: 'POST' }),
  )
  if (answer === null) throw new Skipped(`the target has no captcha at ${captchaTokensPath}, as the mock has`)
  return answer.token
}

async function send(probe: Probe, input: object): Promise<Enquired> {
  return (await probe.ask<{ sendContactEnquiry: Enquired }>(enquiryQuery, { input })).sendContactEnquiry
}
