import { gemClarities, gemColours } from '../vocabulary/gemstone-grades.ts'
import type { GemClarity, GemColour, GemQualityTier } from '../vocabulary/gemstone-grades.ts'
import { isDiamond } from '../vocabulary/gemstones.ts'
import type { GemStoneType } from '../vocabulary/gemstones.ts'

/** What the rule reads of a stone: fields of the contract's `Gemstone` type. */
export interface PairStone {
  readonly id: string
  readonly gemStoneType: GemStoneType
  /** One of the ten shape values. */
  readonly shape: string
  /** Carats. */
  readonly caratWeight: number
  readonly plainColour?: GemColour | null
  readonly fancyColour?: string | null
  readonly clarity?: GemClarity | null
  readonly qualityTier?: GemQualityTier | null
  readonly species?: string | null
  /** Millimetres. */
  readonly measLength: number
  readonly measWidth: number
}

/** Why two stones are no pair; the first that applies, in this order. */
const pairMismatches = ['same-stone', 'kind', 'shape', 'colour', 'clarity', 'carat', 'measurements'] as const

export type PairMismatch = (typeof pairMismatches)[number]

/** Whole numbers from one to another, both included. */
export interface WholeSpan {
  readonly from: number
  readonly to: number
}

/** Percent of the lighter stone that the heavier one may weigh more. */
const caratTolerance = 3
/** In hundredths of a millimetre: how far two measures may lie apart, and from above which length how far. */
const sizeTolerance = 10
const largeSizeTolerance = 15
const largeFrom = 600
/** Grades that may lie between two stones: the same one or the next. */
const gradeTolerance = 1

/**
 * Why two stones are no matched pair for earrings; null when they are one (rules/stones#matched-pair).
 * Whichever of the two is named first, the answer is the same. Each word of the rule means:
 *
 * - **Origin**: the same `gemStoneType`, which says species, natural or lab-grown, and white or fancy, and the
 *   same `species`. Two other gems (OTHER) whose species nobody names are no pair: they may be anything.
 * - **Colour**: white diamonds at most one letter apart. A fancy diamond has the very same colour and
 *   intensity, a coloured stone the very same colour, because these words have no order.
 * - **Clarity**: at most one grade apart; of coloured stones, one of the words Eye Clean, Slightly Included,
 *   Included.
 * - **Ungraded**, by null or NONE: only with another ungraded stone. GIA's tier stands in for both grades, so
 *   that it has to be the same.
 * - **3 %**: of the lighter stone, so that each is within 3 % of the other: 1.00 and 1.03 ct are a pair, 1.00
 *   and 1.04 are none, and below 0.34 ct both weigh the same.
 * - **Over 6 mm**: by the longer of the two lengths, as the larger of a pair also decides the head
 *   (rules/stones#fit); 6.00 is not over. It then holds for the widths too.
 *
 * Weights and measures are compared in whole hundredths, as the contract sends them: 6.40 and 6.55 lie 0.15 mm
 * apart, though the difference of the numbers is a little more.
 */
export function pairMismatch(a: PairStone, b: PairStone): PairMismatch | null {
  if (a.id === b.id) return 'same-stone'
  if (!areOfOneKind(a, b)) return 'kind'
  if (a.shape !== b.shape) return 'shape'
  if (!isWithinOne(colourSteps(a, b)) || (a.fancyColour ?? null) !== (b.fancyColour ?? null)) return 'colour'
  // The tier is what a laboratory says of colour and clarity at once.
  if ((a.qualityTier ?? null) !== (b.qualityTier ?? null)) return 'colour'
  if (!isWithinOne(claritySteps(a, b))) return 'clarity'
  if (!areOfOneWeight(a, b)) return 'carat'
  return areOfOneSize(a, b) ? null : 'measurements'
}

/**
 * Compares two stones that each make a pair with a third: below 0 when the first is the better match. The one
 * nearer in size comes first, by length and width together, then the one nearer in colour, then in clarity.
 * 0 when they match equally well: in a list that is sorted by this the cheaper one then stays first, when the
 * list was in the order of prices.
 */
export function comparePartnersOf(stone: PairStone): (a: PairStone, b: PairStone) => number {
  return (a, b) =>
    sizeApart(stone, a) - sizeApart(stone, b) ||
    (colourSteps(stone, a) ?? 0) - (colourSteps(stone, b) ?? 0) ||
    (claritySteps(stone, a) ?? 0) - (claritySteps(stone, b) ?? 0)
}

/**
 * The weights and lengths between which every stone lies that makes a pair with this one, in hundredths of a
 * carat and of a millimetre. Not every stone between them does: it is where to look.
 */
export function partnerSpans({ caratWeight, measLength }: Pick<PairStone, 'caratWeight' | 'measLength'>): {
  readonly carat: WholeSpan
  readonly length: WholeSpan
} {
  const [carat, length] = [hundredths(caratWeight), hundredths(measLength)]
  return {
    carat: {
      from: Math.ceil((carat * perWhole) / (perWhole + caratTolerance)),
      to: Math.floor((carat * (perWhole + caratTolerance)) / perWhole),
    },
    length: { from: length - largeSizeTolerance, to: length + largeSizeTolerance },
  }
}

function areOfOneKind(a: PairStone, b: PairStone): boolean {
  const isNamed = a.gemStoneType !== 'OTHER' || a.species != null
  return isNamed && a.gemStoneType === b.gemStoneType && (a.species ?? null) === (b.species ?? null)
}

const letters: readonly string[] = gemColours.flatMap(({ value }) => (value === 'NONE' ? [] : value))
const clarities: readonly string[] = gemClarities.flatMap(({ value }) => (value === 'NONE' ? [] : value))
/** The grades that coloured stones have words for: Eye Clean, Slightly Included, Included. */
const colouredClarities: readonly string[] = ['IF', 'SI1', 'I1'] satisfies GemClarity[]

function colourSteps(a: PairStone, b: PairStone): number | null {
  return stepsBetween(letters, a.plainColour, b.plainColour)
}

function claritySteps(a: PairStone, b: PairStone): number | null {
  const areWords = [a, b].every(
    ({ gemStoneType, clarity }) => !isDiamond(gemStoneType) && colouredClarities.includes(clarity ?? ''),
  )
  return stepsBetween(areWords ? colouredClarities : clarities, a.clarity, b.clarity)
}

/** Grades from one to the other; 0 for two without a grade, null when only one has none. */
function stepsBetween(
  grades: readonly string[],
  a: string | null | undefined,
  b: string | null | undefined,
): number | null {
  const [first, second] = [grades.indexOf(a ?? ''), grades.indexOf(b ?? '')]
  return first === -1 && second === -1 ? 0 : first === -1 || second === -1 ? null : Math.abs(first - second)
}

function isWithinOne(steps: number | null): boolean {
  return steps !== null && steps <= gradeTolerance
}

function areOfOneWeight(a: PairStone, b: PairStone): boolean {
  const [lighter, heavier] = inOrder(hundredths(a.caratWeight), hundredths(b.caratWeight))
  return (heavier - lighter) * perWhole <= caratTolerance * lighter
}

function areOfOneSize(a: PairStone, b: PairStone): boolean {
  const [, longer] = inOrder(hundredths(a.measLength), hundredths(b.measLength))
  const tolerance = longer > largeFrom ? largeSizeTolerance : sizeTolerance
  return lengthApart(a, b) <= tolerance && widthApart(a, b) <= tolerance
}

function sizeApart(a: PairStone, b: PairStone): number {
  return lengthApart(a, b) + widthApart(a, b)
}

function lengthApart(a: PairStone, b: PairStone): number {
  return Math.abs(hundredths(a.measLength) - hundredths(b.measLength))
}

function widthApart(a: PairStone, b: PairStone): number {
  return Math.abs(hundredths(a.measWidth) - hundredths(b.measWidth))
}

function inOrder(a: number, b: number): readonly [least: number, most: number] {
  return a <= b ? [a, b] : [b, a]
}

/** Hundredths of a whole, and a percent is one too. */
const perWhole = 100

/** What the contract sends with two decimals, as the whole number that it stands for. */
function hundredths(value: number): number {
  return Math.round(value * perWhole)
}
