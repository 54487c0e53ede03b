import { finenessOf, type Metal } from '@shop/schema/domain/design/metals'
import { metalColours, type MetalColourSlug } from '@shop/schema/domain/vocabulary/taxonomy'
import { asLabel, ownNameOf, ownWord } from '#data/language/own-name.ts'
import { nameInSentence } from '#data/language/nouns.ts'
import { m } from '#generated/paraglide/messages.js'

/** A metal within a phrase (rules/products#metals): `18ct Yellow Gold`, `Platinum (950)`, `or jaune 18 carats`. */
export function metalName(metal: Metal): string {
  const colour = metalColourName(metal.colour)
  return metal.carat === null
    ? m.label_of_fineness({ metal: colour, fineness: finenessOf(metal) })
    : m.label_gold({ carat: metal.carat, colour })
}

/** The same by itself, beside a choice: `Or jaune 18 carats`. */
export function metalLabel(metal: Metal): string {
  return asLabel(metalName(metal))
}

/** A metal with its fineness, gold too, by itself: `18ct Yellow Gold (750)`, `Platinum (950)`. */
export function metalWithFineness(metal: Metal): string {
  const label = metalLabel(metal)
  return metal.carat === null ? label : m.label_of_fineness({ metal: label, fineness: finenessOf(metal) })
}

/** What the hallmark vouches for (rules/products#metals): `18ct gold, fineness 750`, `Platinum, fineness 950`. */
export function struckMetal(metal: Metal): string {
  const name =
    metal.carat === null
      ? metalColourName(metal.colour)
      : m.label_gold({ carat: metal.carat, colour: nameInSentence(ownNameOf('Gold')) })
  return asLabel(m.label_struck({ metal: name, fineness: finenessOf(metal) }))
}

/** The colour of a metal within a phrase: `Yellow Gold`. */
export function metalColourName(slug: MetalColourSlug): string {
  const colour = metalColours.find((known) => known.slug === slug)
  return colour ? ownWord(colour) : slug
}
