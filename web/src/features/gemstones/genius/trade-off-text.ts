import type { GemstoneMerit, GemstoneQuality } from '#generated/graphql/graphql.ts'
import { m } from '#generated/paraglide/messages.js'

const meritNames: Readonly<Record<GemstoneMerit, () => string>> = {
  BALANCED: m.genius_merit_balanced,
  BIGGEST: m.genius_merit_biggest,
  WHITEST: m.genius_merit_whitest,
  CLEANEST: m.genius_merit_cleanest,
  SOONEST: m.genius_merit_soonest,
}

const losses: Readonly<Record<GemstoneQuality, () => string>> = {
  CARAT: m.genius_loss_carat,
  COLOUR: m.genius_loss_colour,
  CLARITY: m.genius_loss_clarity,
  DELIVERY: m.genius_loss_delivery,
  PRICE: m.genius_loss_price,
}

const list = new Intl.ListFormat('en-GB')

/** What a stone is best at: `The biggest and the soonest`. */
export function meritText(merits: readonly GemstoneMerit[]): string {
  const text = list.format(merits.map((merit) => meritNames[merit]()))
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** What is given up for it, in one line; a stone that is neither better nor worse is the one the others are held against. */
export function lossText(gains: readonly GemstoneQuality[], givesUp: readonly GemstoneQuality[]): string {
  if (givesUp.length > 0) {
    return m.genius_losses({ losses: list.format(givesUp.map((quality) => losses[quality]())) })
  }
  return gains.length > 0 ? m.genius_no_loss() : m.genius_reference()
}
