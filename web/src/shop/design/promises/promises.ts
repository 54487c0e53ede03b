import { hallmarking } from '@shop/schema/domain/addresses/addresses'
import { optionsOf } from '@shop/schema/domain/design/design'
import { finenessOf, type Metal } from '@shop/schema/domain/design/metals'
import { fingerSizeAttribute } from '@shop/schema/domain/design/product-choice'
import { shopIdentity } from '@shop/schema/domain/vocabulary/shop-identity'
import { m } from '#generated/paraglide/messages.js'
import type { IconName } from '#ui/icon.tsx'
import type { Design } from '../design.ts'
import type { MadeChoices } from '../personalisation/personalisation-choices.ts'
import { anyInWords } from '#data/language/names-in-words.ts'

/** What the promises depend on: one piece, or all that is bought together. */
export interface PromisedPieces {
  /** What the hallmark says of the metal, in parts per thousand; null where the metals differ. */
  readonly fineness: number | null
  /** Whether a ring is among them, which can be resized. */
  readonly isRing: boolean
  /** How many of the pieces carry words or letters of the shopper's. */
  readonly personalised: 'none' | 'some' | 'all'
}

export interface ShopPromise {
  readonly icon: IconName
  readonly title: string
  readonly terms: readonly string[]
  readonly links: readonly PromiseLink[]
}

interface PromiseLink {
  readonly text: string
  readonly href: string
  /** What it leads to; stands before it. */
  readonly of?: string
}

/** One piece as it is chosen. */
export function promisedPiece(
  design: Pick<Design, 'attributes'>,
  metal: Metal,
  { engraving, letters }: Pick<MadeChoices, 'engraving' | 'letters'>,
): PromisedPieces {
  return {
    fineness: finenessOf(metal),
    isRing: optionsOf(design, fingerSizeAttribute).length > 0,
    personalised: (engraving ?? letters) ? 'all' : 'none',
  }
}

/** What the shop promises whoever buys, in the order in which a shopper asks (rules/promises). */
export function promisesFor({ fineness, isRing, personalised }: PromisedPieces): readonly ShopPromise[] {
  return [
    {
      icon: 'delivery',
      title: m.promise_delivery(),
      terms: [m.promise_delivery_terms()],
      links: [],
    },
    { icon: 'turn', ...returns(personalised), links: [] },
    {
      icon: 'shield',
      title: isRing ? m.promise_care_ring() : m.promise_care(),
      terms: isRing ? [m.promise_care_resize(), m.promise_care_faults()] : [m.promise_care_faults()],
      links: [],
    },
    {
      icon: 'hallmark',
      title: m.promise_hallmark(),
      terms: [fineness === null ? m.promise_hallmark_terms_any() : m.promise_hallmark_terms({ fineness })],
      links: [{ text: m.promise_hallmark_link(), href: hallmarking() }],
    },
    {
      icon: 'pin',
      title: m.promise_boutiques({ places: anyInWords(shopIdentity.boutiques.map(({ name }) => name)) }),
      terms: [m.promise_boutiques_terms()],
      links: shopIdentity.boutiques.map(({ name, street, phone }) => ({
        of: m.promise_boutique({ name, street }),
        text: phone.shown,
        href: `tel:${phone.link}`,
      })),
    },
  ]
}

/** What is personalised is nobody else's, and is taken back only when it is faulty (rules/promises#returns). */
function returns(personalised: PromisedPieces['personalised']): Pick<ShopPromise, 'title' | 'terms'> {
  switch (personalised) {
    case 'none':
      return { title: m.promise_returns(), terms: [m.promise_returns_terms()] }
    case 'some':
      return {
        title: m.promise_returns_some(),
        terms: [m.promise_returns_terms(), m.promise_returns_personal_terms()],
      }
    case 'all':
      return { title: m.promise_returns_personal(), terms: [m.promise_returns_personal_terms()] }
  }
}
