import type {
  GemstoneCardFragment,
  GemstoneMerit,
  GemstoneQuality,
  StoneTradeOffsQuery,
} from '#generated/graphql/graphql.ts'
import { m } from '#generated/paraglide/messages.js'

const meritNames: Readonly<Record<GemstoneMerit, () => string>> = {
  BALANCED: m.trade_off_merit_balanced,
  BIGGEST: m.trade_off_merit_biggest,
  WHITEST: m.trade_off_merit_whitest,
  CLEANEST: m.trade_off_merit_cleanest,
  SOONEST: m.trade_off_merit_soonest,
}

const gainNames: Readonly<Record<GemstoneQuality, () => string>> = {
  CARAT: m.trade_off_gain_carat,
  COLOUR: m.trade_off_gain_colour,
  CLARITY: m.trade_off_gain_clarity,
  DELIVERY: m.trade_off_gain_delivery,
  PRICE: m.trade_off_gain_price,
}

/** In the order in which they are said. */
const lossNames: Readonly<Record<GemstoneQuality, () => string>> = {
  CARAT: m.trade_off_loss_carat,
  COLOUR: m.trade_off_loss_colour,
  CLARITY: m.trade_off_loss_clarity,
  DELIVERY: m.trade_off_loss_delivery,
  PRICE: m.trade_off_loss_price,
}

// The type of the names allows these keys alone.
const gemstoneQualities = Object.keys(lossNames) as GemstoneQuality[]

const list = new Intl.ListFormat('en-GB')

/** A stone of the trade-offs, as far as its line is read from it. */
type TradeOff = Pick<StoneTradeOffsQuery['listGemstoneTradeOffs'][number], 'merits' | 'gains' | 'givesUp'> & {
  readonly gemstone: Pick<GemstoneCardFragment, 'id' | 'plainColour' | 'clarity'>
}

/** What a stone is best at: `The biggest and the soonest`. */
export function meritText(merits: readonly GemstoneMerit[]): string {
  return sentenceStart(list.format(merits.map((merit) => meritNames[merit]())))
}

/**
 * What is gained and what is given up, in one line: `Bigger than this one. In return: a later day.` It is told
 * from the chosen stone, with null from the jeweller's choice, as the API compares them; of that one itself it is
 * what any of the `offers` has over it.
 */
export function tradeOffText(
  { gemstone, merits, gains, givesUp }: TradeOff,
  offers: readonly Pick<TradeOff, 'gains'>[],
  chosenId: string | null,
): string {
  if (gemstone.id === chosenId) return `${m.trade_off_chosen()} ${ownLosses(gemstone, offers)}`
  if (chosenId === null && merits.includes('BALANCED')) {
    return `${m.trade_off_reference()} ${ownLosses(gemstone, offers)}`
  }
  const losses = list.format(givesUp.map((quality) => lossText(quality, gemstone)))
  if (gains.length === 0 && givesUp.length > 0) {
    return chosenId === null
      ? m.trade_off_only_losses_choice({ losses })
      : m.trade_off_only_losses({ losses })
  }
  const better = sentenceStart(list.format(gains.map((quality) => gainNames[quality]())))
  const gained =
    chosenId === null ? m.trade_off_gains_choice({ gains: better }) : m.trade_off_gains({ gains: better })
  const lost = givesUp.length > 0 ? m.trade_off_losses({ losses }) : m.trade_off_no_loss()
  return gains.length > 0 ? `${gained} ${lost}` : lost
}

/** What the stone that all are compared with gives up: all that one or another of them is better in. */
function ownLosses(gemstone: TradeOff['gemstone'], offers: readonly Pick<TradeOff, 'gains'>[]): string {
  const better = gemstoneQualities.filter((quality) => offers.some(({ gains }) => gains.includes(quality)))
  if (better.length === 0) return m.trade_off_no_loss()
  return m.trade_off_own_losses({ losses: list.format(better.map((quality) => lossText(quality, gemstone))) })
}

/** A stone that nobody graded stands below all others, but is not known to be any worse. */
function lossText(quality: GemstoneQuality, { plainColour, clarity }: TradeOff['gemstone']): string {
  if (quality === 'COLOUR' && plainColour == null) return m.trade_off_loss_no_colour()
  if (quality === 'CLARITY' && clarity == null) return m.trade_off_loss_no_clarity()
  return lossNames[quality]()
}

function sentenceStart(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
