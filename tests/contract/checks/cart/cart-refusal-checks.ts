import { optionsOf } from '@shop/schema/domain/design/design'
import { shapeAttribute } from '@shop/schema/domain/design/design-shapes'
import { categoryIds, shapes } from '@shop/schema/domain/vocabulary/taxonomy'
import type { Check } from '../../runner/check.ts'
import type { Probe } from '../../runner/probe.ts'
import { CartAtTarget, type PieceInput } from './cart-at-target.ts'
import {
  designsOf,
  drawEarringsWithPair,
  drawFinishedPieces,
  drawSettingWithStone,
  notOnShelf,
} from './drawn-pieces.ts'

const operation = 'AddCartItem'
const mostLines = 50

/** The field of the input that is meant, of codes that mean one. */
const fieldsOf: Readonly<Record<string, string>> = {
  UNKNOWN_DESIGN: 'sku',
  UNKNOWN_OPTION: 'optionIds',
  OPTION_NOT_CHOSEN: 'optionIds',
  NOT_IN_STOCK: 'optionIds',
  UNKNOWN_FINGER_SIZE: 'fingerSize',
  ENGRAVING_NOT_ALLOWED: 'engraving',
  UNKNOWN_STONE: 'gemstoneId',
  STONE_DOES_NOT_FIT: 'gemstoneId',
  STONES_NOT_A_PAIR: 'gemstonePair',
}

/** Each outcome that a shopper can cause is told by its code, and leaves the cart as it was (schema, CartErrorCode). */
export const cartRefusalChecks: readonly Check[] = [
  {
    operation,
    name: 'a choice that cannot be made says why by its code',
    writes: true,
    async run(probe) {
      const { input, design } = await drawSettingWithStone(probe)
      const { gemstoneId: _, ...withoutStone } = input
      const [, ...others] = input.optionIds
      const elsewhere = shapes.find(
        ({ ids }) => !optionsOf(design, shapeAttribute).some(({ id }) => ids.some((each) => each === id)),
      )
      await expectCodes(probe, [
        ['UNKNOWN_DESIGN', { ...input, sku: 'NO-SUCH-SKU' }],
        ['UNKNOWN_OPTION', { ...input, optionIds: [...input.optionIds, 'no-such-option'] }],
        ...(elsewhere
          ? [['UNKNOWN_OPTION', { ...input, optionIds: [...input.optionIds, elsewhere.ids[0]] }] as const]
          : []),
        ['OPTION_NOT_CHOSEN', { ...input, optionIds: others }],
        ['UNKNOWN_FINGER_SIZE', { ...input, fingerSize: 'ZZ' }],
        ['ENGRAVING_NOT_ALLOWED', { ...input, engraving: { font: 'No Such Font', text: 'A' } }],
        ['WRONG_STONE_COUNT', withoutStone],
        ['UNKNOWN_STONE', { ...input, gemstoneId: 'no-such-stone' }],
      ])
    },
  },
  {
    operation,
    name: 'a stone of another shape, or a size that is not made, does not fit',
    writes: true,
    async run(probe) {
      const { input } = await drawSettingWithStone(probe)
      const query = 'query ($ids: [ID!]!) { listGemstones(attributeIds: $ids, pageSize: 5) { items { id } } }'
      const others = shapes.filter(({ ids }) => !ids.some((id) => input.optionIds.includes(id)))
      for (const { ids } of probe.random.some(others, 3)) {
        const { listGemstones } = await probe.ask<{ listGemstones: { items: { id: string }[] } }>(query, {
          ids,
        })
        const [stone] = listGemstones.items
        if (stone) await expectCodes(probe, [['STONE_DOES_NOT_FIT', { ...input, gemstoneId: stone.id }]])
      }
    },
  },
  {
    operation,
    name: 'a stone is in a cart once',
    writes: true,
    async run(probe) {
      const cart = new CartAtTarget(probe)
      const { input } = await drawSettingWithStone(probe)
      await cart.put('one', input)
      const { cart: after, userErrors } = await cart.add('two', input)
      probe.expectSame(
        codes(userErrors),
        ['STONE_IN_CART'],
        'The codes for a stone that is in the cart already',
      )
      probe.expectSame(after?.cartItems.length, 1, 'How many lines there are')
      await cart.clear()
    },
  },
  {
    operation,
    name: 'two stones that are no pair, and one alone, are none for earrings',
    writes: true,
    async run(probe) {
      const { input, stones } = await drawEarringsWithPair(probe)
      const [first] = stones
      const query = `query ($max: Float!) {
        listGemstones(caratMin: $max, pageSize: 20) { items { id caratWeight } }
      }`
      const { listGemstones } = await probe.ask<{ listGemstones: { items: { id: string }[] } }>(query, {
        max: (first?.caratWeight ?? 0) * 1.5,
      })
      const { gemstonePair: _, ...withoutPair } = input
      const [other] = probe.random.some(listGemstones.items, 1)
      await expectCodes(probe, [
        ...(first && other
          ? [['STONES_NOT_A_PAIR', { ...input, gemstonePair: [first.id, other.id] }] as const]
          : []),
        ['WRONG_STONE_COUNT', { ...withoutPair, gemstoneId: first?.id ?? '' }],
      ])
    },
  },
  {
    operation,
    name: 'a finished piece takes no loose stone',
    writes: true,
    async run(probe) {
      const [piece] = await drawFinishedPieces(probe, 1)
      const { input } = await drawSettingWithStone(probe)
      if (piece && input.gemstoneId)
        await expectCodes(probe, [['WRONG_STONE_COUNT', { ...piece.input, gemstoneId: input.gemstoneId }]])
    },
  },
  {
    operation,
    name: 'what is sold from the shelf alone is taken as it lies there, and in no other way',
    writes: true,
    async run(probe) {
      const designs = await designsOf(probe, categoryIds.jewellery)
      const gone = designs.flatMap((design) => {
        const optionIds = notOnShelf(design)
        return optionIds ? [{ sku: design.sku, optionIds }] : []
      })
      probe.skipUnless(gone.length > 0, 'the target sells nothing from the shelf alone')
      await expectCodes(
        probe,
        gone.slice(0, 5).map((input) => ['NOT_IN_STOCK', input] as const),
      )
    },
  },
  {
    operation,
    name: 'a cart holds fifty lines',
    writes: true,
    async run(probe) {
      const cart = new CartAtTarget(probe)
      const piece = (await drawFinishedPieces(probe, 100)).find(
        ({ design }) => design.purchaseAvailability === 'ALWAYS',
      )
      if (!piece) return
      for (let at = 0; at < mostLines; at += 1) await cart.put(`${at}`, piece.input)
      const { userErrors, cart: full } = await cart.add('one too many', piece.input)
      probe.expectSame(codes(userErrors), ['CART_FULL'], 'The codes for a line too many')
      probe.expectSame(full?.cartItems.length, mostLines, 'How many lines there are')
      const cleared = await cart.clear()
      probe.expectSame(cleared.cart?.cartItems, [], 'The lines after clearing')
    },
  },
  {
    operation,
    name: 'what no page sends is refused',
    writes: true,
    async run(probe) {
      const { input } = await drawSettingWithStone(probe)
      const query = `mutation ($input: AddCartItemInput!) { addCartItem(input: $input) { userErrors { code } } }`
      const ids = { cartSessionId: 'contract-refused', basketItemId: 'one' }
      const wrong: readonly (readonly [string, object])[] = [
        ['a session id of 0 characters', { cartSessionId: '' }],
        ['a session id of 65 characters', { cartSessionId: 'x'.repeat(65) }],
        ['an item id of 65 characters', { basketItemId: 'x'.repeat(65) }],
        ['a stone and a pair at once', { gemstonePair: [input.gemstoneId, 'another'] }],
        ['21 options', { optionIds: Array.from({ length: 21 }, (_, at) => `${at}`) }],
      ]
      for (const [what, change] of wrong) {
        const sent = { input: { ...ids, ...input, ...change } }
        await probe.expectRefusal(query, sent, what, 'BAD_USER_INPUT')
      }
    },
  },
]

/** Pieces that are refused, each for one reason and with its field, and make no cart. */
async function expectCodes(probe: Probe, cases: readonly (readonly [string, PieceInput])[]): Promise<void> {
  for (const [code, piece] of cases) {
    const cart = new CartAtTarget(probe)
    const { cart: after, userErrors } = await cart.add('refused', piece)
    probe.expect(
      codes(userErrors).includes(code),
      `The codes are ${codes(userErrors).join() || 'none'} instead of ${code}`,
    )
    const named = userErrors.flatMap((error) => (error.code === code ? [error.field] : []))
    const field = fieldsOf[code] ?? named[0]
    const others = named.filter((each) => each !== field)
    probe.expectSame(others, [], `The fields of ${code} that are not ${field}`)
    probe.expectSame(after, null, `The cart after ${code} in a session that had none`)
  }
}

function codes(userErrors: readonly { readonly code: string }[]): string[] {
  return userErrors.map(({ code }) => code)
}
