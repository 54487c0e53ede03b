import { exampleAddress } from './example-address.ts'
import type { Variables } from './assert-answer.ts'

interface BuiltPiece {
  readonly sku: string
  readonly optionIds: readonly string[]
}

interface AccountStock {
  readonly piece: BuiltPiece
  readonly gemstoneIds: readonly string[]
}

const address = { id: 'contract-address', ...exampleAddress }

/** The variables of the operations on what belongs to an account. */
export const accountVariables: Readonly<Record<string, (stock: AccountStock) => Variables[]>> = {
  Addresses: () => [{}],

  Consents: () => [{}],

  DeleteAddress: () => [{ input: { id: 'contract-address' } }, { input: { id: 'no-such-address' } }],

  DeleteSavedBuild: () => [{ input: { id: 'no-such-build' } }],

  DownloadMyData: () => [{}],

  OpenPayment: () => [{ transactionId: 'no-such-payment' }],

  OrderTracking: () => [{ uid: 'no-such-order' }],

  Orders: () => [{}],

  PaymentOutcome: () => [{ transactionId: 'no-such-payment' }],

  RenameSavedBuild: () => [
    { input: { id: 'no-such-build', name: 'For Christmas' } },
    { input: { id: 'no-such-build', name: '' } },
  ],

  SaveAddress: () => [
    { input: { ...address, country: 'GB', isDefault: false } },
    { input: { ...address, country: 'FR', postcode: '75001', phone: '+33123456789', isDefault: false } },
    { input: { ...address, postcode: 'no such', lastName: '' } },
  ],

  SaveBuild: ({ piece: { sku, optionIds }, gemstoneIds: [gemstoneId] }) => {
    const build = { id: 'contract-build', name: 'For Christmas', sku, optionIds }
    return [build, { ...build, gemstoneId }, { ...build, sku: 'NO-SUCH-SKU' }].map((input) => ({ input }))
  },

  SavedBuilds: () => [{}],

  SetLanguage: () => ['de', 'fr', 'en'].map((language) => ({ language })),

  SetConsent: () =>
    [true, false].map((isGiven) => ({
      input: { purpose: 'MARKETING_POST', isGiven, wordingVersion: '2026-03' },
    })),
}
