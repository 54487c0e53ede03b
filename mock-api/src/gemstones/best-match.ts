import { absent, codeIn, type StoneColumns, stonePictures } from '@shop/fixtures/stones/stone-columns'
import { stoneSuppliers } from '@shop/fixtures/stones/suppliers'
import { defaultLeadTimeDays } from '@shop/schema/domain/delivery/delivery'
import {
  gemCertificates,
  gemClarities,
  gemColours,
  gemCuts,
  gemFinishes,
  gemFluorescences,
  gemQualityTiers,
} from '@shop/schema/domain/vocabulary/gemstone-grades'
import { gemStoneTypes } from '@shop/schema/domain/vocabulary/gemstones'

/** Points for what is at most so much: a grade, whose list has the best first, or a number of days. */
type Scale = readonly (readonly [most: number, points: number])[]

const clarityScale: Scale = [
  [codeIn(gemClarities, 'VS2'), 3],
  [codeIn(gemClarities, 'SI1'), 1],
]
const colourScale: Scale = [
  [codeIn(gemColours, 'G'), 3],
  [codeIn(gemColours, 'I'), 2],
  [codeIn(gemColours, 'J'), 1],
]
const cutScale: Scale = [
  [codeIn(gemCuts, 'EXCELLENT'), 2],
  [codeIn(gemCuts, 'VERY_GOOD'), 1],
]
const finishScale: Scale = [[codeIn(gemFinishes, 'EXCELLENT'), 1]]
const fluorescenceScale: Scale = [[codeIn(gemFluorescences, 'FAINT'), 1]]
const leadTimeScale: Scale = [
  [5, 2],
  [9, 1],
]
/** Distance from the weight most shoppers take, in hundredths of a carat. */
const popularCarat = 120
const caratScale: Scale = [
  [40, 3],
  [80, 2],
  [160, 1],
]

const noCertificate = codeIn(gemCertificates, 'NONE')
const premium = codeIn(gemQualityTiers, 'PREMIUM')
const whiteDiamonds = new Set([
  codeIn(gemStoneTypes, 'NATURAL_DIAMOND'),
  codeIn(gemStoneTypes, 'LAB_GROWN_DIAMOND'),
])
const turningPoints = 2
const certificatePoints = 2

/** Working days until a stone of this supplier is here (schema, GemstoneSort). */
export function leadTimeOf(columns: StoneColumns, row: number): number {
  return stoneSuppliers[columns.supplier[row] ?? absent]?.leadTimeDays ?? defaultLeadTimeDays
}

/**
 * How far up a stone belongs in the jeweller's own order: the more points, the better it is graded and
 * documented, the sooner it is here, and the nearer to the weight that most shoppers take.
 */
export function bestMatchPoints(columns: StoneColumns, row: number): number {
  const pictures = columns.pictures[row] ?? 0
  const distance = Math.abs((columns.caratHundredths[row] ?? 0) - popularCarat)
  return (
    gradePoints(columns, row) +
    pointsOn(fluorescenceScale, columns.fluorescence[row]) +
    ((columns.certificate[row] ?? absent) < noCertificate ? certificatePoints : 0) +
    ((pictures & stonePictures.turning) !== 0 ? turningPoints : 0) +
    ((pictures & stonePictures.own) !== 0 ? 1 : 0) +
    pointsOn(leadTimeScale, leadTimeOf(columns, row)) +
    pointsOn(caratScale, distance)
  )
}

const mostPoints = 255
const spreads = 256
/** Knuth's multiplier for scattering successive numbers: 2 to the 32nd over the golden ratio. */
const scatter = 2_654_435_761

/**
 * A stone's place in the jeweller's own order, the lowest first: by its points, equal ones mixed, because by
 * price the first page would show the smallest lab-grown diamonds and nothing else.
 */
export function bestMatchRank(columns: StoneColumns, row: number): number {
  const spread = Math.imul(row, scatter) >>> 24
  return (mostPoints - bestMatchPoints(columns, row)) * spreads + spread
}

/** A colour that nobody grades in letters, and a shape without a cut grade, count as the best. */
function gradePoints(columns: StoneColumns, row: number): number {
  const tier = columns.qualityTier[row]
  if (tier !== absent) return tier === premium ? 9 : 4
  const isLettered = whiteDiamonds.has(columns.kind[row] ?? absent)
  const hasCut = columns.cut[row] !== absent
  return (
    pointsOn(clarityScale, columns.clarity[row]) +
    (isLettered ? pointsOn(colourScale, columns.colour[row]) : 3) +
    (hasCut ? pointsOn(cutScale, columns.cut[row]) : 2) +
    pointsOn(finishScale, columns.polish[row]) +
    pointsOn(finishScale, columns.symmetry[row])
  )
}

function pointsOn(scale: Scale, value: number | undefined): number {
  return scale.find(([most]) => (value ?? absent) <= most)?.[1] ?? 0
}
