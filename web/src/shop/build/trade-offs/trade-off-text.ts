import type {
  GemstoneCardFragment,
  GemstoneMerit,
  GemstoneQuality,
  StoneTradeOffsQuery,
} from '#generated/graphql/graphql.ts'
import { m } from '#generated/paraglide/messages.js'
import { allInWords } from '#data/language/names-in-words.ts'

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

/** A stone of the trade-offs, as far as its line is read from it. */
type TradeOff = Pick<StoneTradeOffsQuery['listGemstoneTradeOffs'][number], 'merits' | 'gains' | 'givesUp'> & {
  readonly gemstone: Pick<GemstoneCardFragment, 'id' | 'plainColour' | 'clarity'>
}

/** What a stone is best at: `The biggest and the soonest`. */
export function meritText(merits: readonly GemstoneMerit[]): string {
  return sentenceStart(allInWords(merits.map((merit) => meritNames[merit]())))
}

/**
 * What is gained and what is given up, in one line: `Bigger than this one. In return: a later day.` It is told
 * from the chosen stone, with null from the jeweller's choice, as the API compares them; of that one itself it is
 * what any of the `offers` has over it.
 */
export function tradeOffText(
  { gemstone, merits, gains, givesUp }: TradeOff,
  offers: readonly Pick<TradeOff, 'gains' | 'givesUp'>[],
  chosenId: string | null,
): string {
  if (gemstone.id === chosenId) return `${m.trade_off_chosen()} ${ownTrade(gemstone, offers)}`
  if (chosenId === null && merits.includes('BALANCED')) {
    return `${m.trade_off_reference()} ${ownTrade(gemstone, offers)}`
  }
  const losses = allInWords(givesUp.map((quality) => lossText(quality, gemstone)))
  if (gains.length === 0 && givesUp.length > 0) {
    return chosenId === null
      ? m.trade_off_only_losses_choice({ losses })
      : m.trade_off_only_losses({ losses })
  }
  const better = sentenceStart(allInWords(gains.map((quality) => gainNames[quality]())))
  const gained =
    chosenId === null ? m.trade_off_gains_choice({ gains: better }) : m.trade_off_gains({ gains: better })
  const lost = givesUp.length > 0 ? m.trade_off_losses({ losses }) : m.trade_off_no_loss()
  return gains.length > 0 ? `${gained} ${lost}` : lost
}

/** The stone that all are compared with: in what it beats most of them, and in what at least one of them beats it. */
function ownTrade(
  gemstone: TradeOff['gemstone'],
  offers: readonly Pick<TradeOff, 'gains' | 'givesUp'>[],
): string {
  const others = offers.filter(({ gains, givesUp }) => gains.length + givesUp.length > 0)
  const countOf = (quality: GemstoneQuality, side: 'gains' | 'givesUp') =>
    others.filter((each) => each[side].includes(quality)).length
  const strengths = gemstoneQualities.filter((quality) => countOf(quality, 'givesUp') * 2 > others.length)
  const losses = gemstoneQualities
    .filter((quality) => countOf(quality, 'gains') > 0 && !strengths.includes(quality))
    .map((quality) => lossText(quality, gemstone))
  const better = sentenceStart(allInWords(strengths.map((quality) => gainNames[quality]())))
  const gained = strengths.length > 0 ? [m.trade_off_own_gains({ gains: better })] : []
  const lost = { losses: allInWords(losses) }
  if (losses.length === 0) return [...gained, m.trade_off_no_loss()].join(' ')
  return [...gained, gained.length > 0 ? m.trade_off_losses(lost) : m.trade_off_own_losses(lost)].join(' ')
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
