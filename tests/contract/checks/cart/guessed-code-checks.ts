import type { Check } from '../../runner/check.ts'
import { CartAtTarget } from './cart-at-target.ts'
import { drawFinishedPieces } from './drawn-pieces.ts'
import { knownVoucher, unknownCode } from './known-codes.ts'

const mostWrongCodes = 10

/** A voucher is money, and its code all there is to prove it (rules/checkout#guessed-codes). */
export const guessedCodeChecks: readonly Check[] = [
  {
    operation: 'ApplyVoucher',
    name: 'after ten codes that there are not a cart takes none, and other carts do',
    writes: true,
    async run(probe) {
      const [piece] = await drawFinishedPieces(probe, 1)
      if (!piece) return
      const cart = new CartAtTarget(probe)
      const codeOf = async (tried: string, at = cart) =>
        (await at.code('applyVoucher', tried)).userErrors.map(({ code }) => code)
      await cart.put('one', piece.input)
      for (let tried = 1; tried <= mostWrongCodes; tried += 1) {
        const codes = await codeOf(`${unknownCode}-${tried}`)
        probe.expectSame(codes, ['UNKNOWN_VOUCHER'], `The codes for wrong code ${tried}`)
      }
      for (const tried of [unknownCode, knownVoucher]) {
        const codes = await codeOf(tried)
        probe.expectSame(codes, ['TOO_MANY_ATTEMPTS'], `The codes for ${tried} after ten wrong ones`)
      }
      const coupon = await cart.code('applyCoupon', unknownCode)
      const ofCoupon = coupon.userErrors.map(({ code }) => code)
      probe.expectSame(ofCoupon, ['UNKNOWN_COUPON'], 'The codes for a wrong coupon after ten wrong vouchers')
      const { userErrors } = await cart.withoutCode('removeVoucher')
      probe.expectSame(userErrors, [], 'What speaks against taking a voucher off')
      const other = new CartAtTarget(probe)
      await other.put('one', piece.input)
      const elsewhere = await codeOf(unknownCode, other)
      probe.expectSame(elsewhere, ['UNKNOWN_VOUCHER'], 'The codes for a wrong code in another cart')
      await other.clear()
      await cart.clear()
    },
  },
]
