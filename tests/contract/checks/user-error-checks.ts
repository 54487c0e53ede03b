import type { Variables } from '../assert-answer.ts'
import type { Check } from '../runner/check.ts'
import type { Probe } from '../runner/probe.ts'
import { needToken } from './account/signed-in-checks.ts'
import {
  addressWithoutStreet,
  buildOfNothing,
  none,
  orderOfNothing,
  payingNoLink,
} from './inputs-of-nothing.ts'
import { newId } from './new-id.ts'

/** A change of something that there is not, or that lacks something, and what must be said against it. */
interface Refused {
  readonly operation: string
  readonly field: string
  readonly type: string
  readonly input: Variables
  readonly code: string
  /** The field of the input that is named; undefined where errors of the operation name none. */
  readonly named?: string
  readonly needsToken?: boolean
}

const refused: readonly Refused[] = [
  {
    operation: 'AddCartItem',
    field: 'addCartItem',
    type: 'AddCartItemInput',
    input: { cartSessionId: 'contract-refused', basketItemId: none, sku: 'NO-SUCH-SKU', optionIds: [] },
    code: 'UNKNOWN_DESIGN',
    named: 'sku',
  },
  {
    operation: 'SendContactEnquiry',
    field: 'sendContactEnquiry',
    type: 'ContactEnquiryInput',
    input: {
      idempotencyKey: 'contract-refused',
      contactName: '',
      email: 'contract@example.com',
      message: 'May I ask you something about a ring?',
      token: none,
      source: '/contact',
    },
    code: 'REQUIRED',
    named: 'contactName',
  },
  {
    operation: 'SubscribeToNewsletter',
    field: 'subscribeToNewsletter',
    type: 'SubscribeToNewsletterInput',
    input: { email: '', wordingVersion: '2026-11' },
    code: 'REQUIRED',
    named: 'email',
  },
  {
    operation: 'UnsubscribeFromNewsletter',
    field: 'unsubscribeFromNewsletter',
    type: 'UnsubscribeFromNewsletterInput',
    input: { token: none },
    code: 'UNKNOWN_SUBSCRIPTION',
  },
  {
    operation: 'PayPaymentLink',
    field: 'payPaymentLink',
    type: 'PayPaymentLinkInput',
    input: payingNoLink,
    code: 'UNKNOWN_LINK',
  },
  {
    operation: 'ChooseDeliveryDay',
    field: 'chooseDeliveryDay',
    type: 'ChooseDeliveryDayInput',
    input: { token: none, day: '2027-01-05' },
    code: 'UNKNOWN_SCHEDULE',
  },
  {
    operation: 'PlaceOrder',
    field: 'placeOrder',
    type: 'PlaceOrderInput',
    input: orderOfNothing,
    code: 'LINE_GONE',
  },
  {
    operation: 'AddWishlistItem',
    field: 'addWishlistItem',
    type: 'AddWishlistItemInput',
    input: { gemstoneId: none },
    code: 'UNKNOWN_STONE',
    needsToken: true,
  },
  {
    operation: 'SaveAddress',
    field: 'saveAddress',
    type: 'SaveAddressInput',
    input: addressWithoutStreet,
    code: 'REQUIRED',
    named: 'line1',
    needsToken: true,
  },
  {
    operation: 'SaveBuild',
    field: 'saveBuild',
    type: 'SaveBuildInput',
    input: buildOfNothing,
    code: 'UNKNOWN_DESIGN',
    named: 'sku',
    needsToken: true,
  },
  {
    operation: 'RenameSavedBuild',
    field: 'renameSavedBuild',
    type: 'RenameSavedBuildInput',
    input: { id: none, name: 'Contract' },
    code: 'UNKNOWN_BUILD',
    needsToken: true,
  },
]

/** What speaks against a change is told by its code, its field and in words (rules/contract#entities). */
export const userErrorChecks: readonly Check[] = [
  ...refused.map((each): Check => ({
    operation: each.operation,
    name: 'what speaks against it has a code, the field that is meant, and words',
    writes: true,
    run: (probe) => expectErrors(probe, each),
  })),
  {
    operation: 'ApplyCoupon',
    name: 'what speaks against it has a code, and words',
    writes: true,
    async run(probe) {
      for (const field of ['applyCoupon', 'applyVoucher']) {
        const query = `mutation ($id: ID!) { ${field}(cartSessionId: $id, code: "NO-SUCH-CODE") { userErrors { code message } } }`
        const data = await probe.ask<Answered>(query, { id: newId() })
        expectError(probe, data[field]?.userErrors?.[0], 'NO_CART')
      }
    },
  },
]

interface UserError {
  readonly code: string
  readonly field?: string | null
  readonly message: string
}

type Answered = Readonly<Record<string, { readonly userErrors: readonly UserError[] | null } | undefined>>

async function expectErrors(
  probe: Probe,
  { field, type, input, code, named, needsToken }: Refused,
): Promise<void> {
  if (needsToken) needToken(probe)
  const asked = `code message ${named === undefined ? '' : 'field'}`
  const query = `mutation ($input: ${type}!) { ${field}(input: $input) { userErrors { ${asked} } } }`
  const data = await probe.ask<Answered>(query, { input })
  const errors = data[field]?.userErrors ?? []
  const meant = errors.find((error) => error.code === code) ?? errors[0]
  expectError(probe, meant, code)
  if (named !== undefined) probe.expectSame(meant?.field, named, `The field that ${code} is about`)
}

function expectError(probe: Probe, error: UserError | undefined, code: string): void {
  probe.expectSame(error?.code, code, 'The code of what speaks against it')
  probe.expect((error?.message ?? '').trim() !== '', `What speaks against it, ${code}, has no words`)
  probe.expect(error?.message !== code, `The words of ${code} are its code`)
}
