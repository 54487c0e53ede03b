import { addressLimits, savedBuildLimits } from '@shop/schema/domain/account/account-limits'
import { longestClickId, messageLimits } from '@shop/schema/domain/booking/booking-limits'
import { longestEmail } from '@shop/schema/domain/vocabulary/email'
import { longestPersonName } from '@shop/schema/domain/vocabulary/person-name'
import type { Check } from '../runner/check.ts'
import { needToken } from './account/signed-in-checks.ts'
import { place, readyOrder } from './checkout/order-at-target.ts'
import { drawStones } from './catalogue/catalogue-fields.ts'
import { newId } from './new-id.ts'
import { readyVisit, visit } from './sent-form-checks.ts'

const longestGiftMessage = 200
const longestId = 64

/** Names of one letter, and of as many as there may be, in alphabets that are not Latin; an apostrophe as it is typed. */
const names = { firstName: '李', lastName: `O'${'я'.repeat(longestPersonName - 2)}` }
const domain = `${`${'x'.repeat(59)}.`.repeat(3)}example.com`
const street = `1 ${'x'.repeat(addressLimits.line - 2)}`
const address = { line1: street, line2: street, town: street, county: street, postcode: 'BA1 5LR' }

/** What is as long as it may be is taken and kept in full (schema, of each field; rules/booking#names-and-phones). */
export const longestFormChecks: readonly Check[] = [
  {
    operation: 'CreateConsultationRequest',
    name: 'a visit whose every text is as long as it may be is taken, with names in any alphabet',
    writes: true,
    async run(probe) {
      const { input } = await readyVisit(probe)
      const { request, userErrors } = await visit(probe, {
        ...input,
        ...names,
        email: `${'x'.repeat(longestEmail - domain.length - 1)}@${domain}`,
        description: 'x'.repeat(messageLimits.longestConsultation),
        gclid: 'x'.repeat(longestClickId),
        consultant: 'x'.repeat(longestId),
      })
      probe.expectSame(userErrors, [], 'What speaks against a visit whose texts are as long as they may be')
      probe.expect(request !== null, 'Nothing speaks against the visit, and there is none')
    },
  },
  {
    operation: 'SaveAddress',
    name: 'an address whose every text is as long as it may be is kept in full, with names in any alphabet',
    writes: true,
    async run(probe) {
      needToken(probe)
      const id = newId()
      const fields = 'id label firstName lastName line1 line2 town county postcode'
      const sent = { id, label: 'x'.repeat(addressLimits.label), ...names, ...address }
      const query = `mutation ($input: SaveAddressInput!) {
        saveAddress(input: $input) { addresses { id } userErrors { code field } }
      }`
      const { addresses: before } = await probe.ask<{ addresses: unknown[] }>('{ addresses { id } }')
      probe.skipUnless(before.length < addressLimits.count, 'the account has no room for another address')
      try {
        const { saveAddress } = await probe.ask<{ saveAddress: { userErrors: unknown[] } }>(query, {
          input: sent,
        })
        probe.expectSame(
          saveAddress.userErrors,
          [],
          'What speaks against texts that are as long as they may be',
        )
        const { addresses } = await probe.ask<{ addresses: { id: string }[] }>(`{ addresses { ${fields} } }`)
        const kept = addresses.find((each) => each.id === id)
        probe.expectSame(kept, sent, 'The address that is kept beside what was sent')
      } finally {
        const remove = 'mutation ($id: ID!) { deleteAddress(input: { id: $id }) { userErrors { code } } }'
        await probe.send(remove, { id })
      }
    },
  },
  {
    operation: 'SaveBuild',
    name: 'a name of a build that is as long as it may be is kept in full',
    writes: true,
    async run(probe) {
      needToken(probe)
      const [stone] = await drawStones(probe, 1)
      probe.skipUnless(stone !== undefined, 'the target has no loose stone')
      const { savedBuilds } = await probe.ask<{ savedBuilds: unknown[] }>('{ savedBuilds { id } }')
      probe.skipUnless(
        savedBuilds.length < savedBuildLimits.count,
        'the account has no room for another build',
      )
      const input = { id: newId(), name: 'x'.repeat(savedBuildLimits.name) }
      const query = 'mutation ($input: SaveBuildInput!) { saveBuild(input: $input) { userErrors { code } } }'
      try {
        const { saveBuild } = await probe.ask<{ saveBuild: { userErrors: unknown[] } }>(query, {
          input: { ...input, gemstoneId: stone?.id },
        })
        probe.expectSame(saveBuild.userErrors, [], 'What speaks against a name that is as long as it may be')
        const one = 'query ($id: ID!) { savedBuild(id: $id) { name } }'
        const { savedBuild } = await probe.ask<{ savedBuild: unknown }>(one, { id: input.id })
        probe.expectSame(savedBuild, { name: input.name }, 'The build that is kept')
      } finally {
        const remove = 'mutation ($id: ID!) { deleteSavedBuild(input: { id: $id }) { userErrors { code } } }'
        await probe.send(remove, { id: input.id })
      }
    },
  },
  {
    operation: 'PlaceOrder',
    name: 'nothing speaks against an order whose every text is as long as it may be',
    writes: true,
    async run(probe) {
      const { cart, input } = await readyOrder(probe)
      const { userErrors } = await place(probe, {
        ...input,
        idempotencyKey: newId(),
        // So that none is begun.
        acceptsTerms: false,
        contact: { ...input.contact, ...names },
        delivery: { ...input.delivery, address },
        billingAddress: address,
        giftMessage: 'x'.repeat(longestGiftMessage),
      })
      const said = userErrors.map(({ code, field }) => `${code} ${field}`)
      probe.expectSame(said, ['NOT_ACCEPTED acceptsTerms'], 'What speaks against the order')
      await cart.clear()
    },
  },
]
