import type { Survivor } from './survivors.ts'

/** Survivors that no test can find, each with the reason. Named by what stands in the file, since lines move. */
export const accepted: readonly (Omit<Survivor, 'line'> & { readonly reason: string })[] = [
  {
    file: 'schema/domain/basket/basket-expiry.ts',
    from: 'addedAt === null',
    to: 'false',
    reason:
      'null is no time that can be read either, and those are left out as well; the compiler wants to be told',
  },
  {
    file: 'schema/domain/basket/coupons.ts',
    from: '[]',
    to: '["Stryker was here"]',
    reason: 'without a coupon no line is looked up among those that it is for',
  },
  {
    file: 'schema/domain/basket/coupons.ts',
    from: 'coupon?.effect',
    to: 'coupon.effect',
    reason: 'a line that a coupon is for has a coupon; the compiler wants to be told',
  },
  {
    file: 'schema/domain/prices/card-list-price.ts',
    from: 'lower.digits < 0n',
    to: 'lower.digits <= 0n',
    reason: 'nothing and no pounds at all are the same amount',
  },
  ...['true', 'salePercent >= 0'].map((to) => ({
    file: 'schema/domain/prices/gemstone-price.ts',
    from: 'salePercent > 0',
    to,
    reason: 'no per cent off is not below the price before, which is asked as well',
  })),
  {
    file: 'schema/domain/prices/gemstone-price.ts',
    from: 'subCategory !== null',
    to: 'true',
    reason: 'no list of subcategories holds null; the compiler wants to be told',
  },
]

/** Why a survivor may live; undefined where it has to be found. */
export function reasonFor({ file, from, to }: Survivor): string | undefined {
  return accepted.find((each) => each.file === file && each.from === from && each.to === to)?.reason
}
