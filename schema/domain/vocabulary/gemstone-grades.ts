/**
 * What laboratories say of loose stones: closed sets, each in its fixed order (rules/stones#grades). Where a
 * set has NONE, a stone without a grade has it or null.
 */
export interface StoneOption {
  /** What an address says, within its filter. */
  readonly slug: string
  readonly name: string
  /** What the API sends and takes: an enum of the contract. */
  readonly value: string
}

/** Colour of a white diamond, the best first; the shop lists no stone below M. */
export const gemColours = [
  { slug: 'd', name: 'D', value: 'D' },
  { slug: 'e', name: 'E', value: 'E' },
  { slug: 'f', name: 'F', value: 'F' },
  { slug: 'g', name: 'G', value: 'G' },
  { slug: 'h', name: 'H', value: 'H' },
  { slug: 'i', name: 'I', value: 'I' },
  { slug: 'j', name: 'J', value: 'J' },
  { slug: 'k', name: 'K', value: 'K' },
  { slug: 'l', name: 'L', value: 'L' },
  { slug: 'm', name: 'M', value: 'M' },
  { slug: 'none', name: 'No colour grade', value: 'NONE' },
] as const satisfies readonly StoneOption[]

export type GemColour = (typeof gemColours)[number]['value']

/** Clarity, the best first; the shop lists no stone below I1. */
export const gemClarities = [
  { slug: 'fl', name: 'FL', value: 'FL' },
  { slug: 'if', name: 'IF', value: 'IF' },
  { slug: 'vvs1', name: 'VVS1', value: 'VVS1' },
  { slug: 'vvs2', name: 'VVS2', value: 'VVS2' },
  { slug: 'vs1', name: 'VS1', value: 'VS1' },
  { slug: 'vs2', name: 'VS2', value: 'VS2' },
  { slug: 'si1', name: 'SI1', value: 'SI1' },
  { slug: 'si2', name: 'SI2', value: 'SI2' },
  { slug: 'i1', name: 'I1', value: 'I1' },
  { slug: 'none', name: 'Not graded', value: 'NONE' },
] as const satisfies readonly StoneOption[]

export type GemClarity = (typeof gemClarities)[number]['value']

/** Cut of a round stone, the best first. */
export const gemCuts = [
  { slug: 'ideal', name: 'Ideal', value: 'IDEAL' },
  { slug: 'excellent', name: 'Excellent', value: 'EXCELLENT' },
  { slug: 'very-good', name: 'Very good', value: 'VERY_GOOD' },
  { slug: 'good', name: 'Good', value: 'GOOD' },
  { slug: 'none', name: 'No cut grade', value: 'NONE' },
] as const satisfies readonly StoneOption[]

export type GemCut = (typeof gemCuts)[number]['value']

/** How well a stone is finished, the best first: the grades of polish and of symmetry. */
export const gemFinishes = [
  { slug: 'excellent', name: 'Excellent', value: 'EXCELLENT' },
  { slug: 'very-good', name: 'Very good', value: 'VERY_GOOD' },
  { slug: 'good', name: 'Good', value: 'GOOD' },
  { slug: 'none', name: 'Not graded', value: 'NONE' },
] as const satisfies readonly StoneOption[]

export type GemFinish = (typeof gemFinishes)[number]['value']

/** Fluorescence, the weakest first. NONE is a finding; a stone nobody has examined has no value at all. */
export const gemFluorescences = [
  { slug: 'none', name: 'None', value: 'NONE' },
  { slug: 'faint', name: 'Faint', value: 'FAINT' },
  { slug: 'medium', name: 'Medium', value: 'MEDIUM' },
  { slug: 'strong', name: 'Strong', value: 'STRONG' },
  { slug: 'very-strong', name: 'Very strong', value: 'VERY_STRONG' },
] as const satisfies readonly StoneOption[]

export type GemFluorescence = (typeof gemFluorescences)[number]['value']

/** Who graded a stone: the laboratories for diamonds, then those for coloured stones, then nobody. */
export const gemCertificates = [
  { slug: 'gia', name: 'GIA', value: 'GIA' },
  { slug: 'igi', name: 'IGI', value: 'IGI' },
  { slug: 'hrd', name: 'HRD', value: 'HRD' },
  { slug: 'gcal', name: 'GCAL', value: 'GCAL' },
  { slug: 'ags', name: 'AGS', value: 'AGS' },
  { slug: 'grs', name: 'GRS', value: 'GRS' },
  { slug: 'gubelin', name: 'Gübelin', value: 'GUBELIN' },
  { slug: 'ssef', name: 'SSEF', value: 'SSEF' },
  { slug: 'gcs', name: 'GCS', value: 'GCS' },
  { slug: 'agl', name: 'AGL', value: 'AGL' },
  { slug: 'none', name: 'No certificate', value: 'NONE' },
] as const satisfies readonly StoneOption[]

export type GemCertificate = (typeof gemCertificates)[number]['value']

/** What GIA says of a lab-grown diamond instead of colour and clarity, since October 2025. */
export const gemQualityTiers = [
  { slug: 'premium', name: 'Premium', value: 'PREMIUM' },
  { slug: 'standard', name: 'Standard', value: 'STANDARD' },
] as const satisfies readonly StoneOption[]

export type GemQualityTier = (typeof gemQualityTiers)[number]['value']

/** What was done to a coloured stone besides cutting it. */
export const gemTreatments = [
  { slug: 'none', name: 'None', value: 'NONE' },
  { slug: 'heated', name: 'Heated', value: 'HEATED' },
  { slug: 'minor-oil', name: 'Minor oil', value: 'MINOR_OIL' },
  { slug: 'moderate-oil', name: 'Moderate oil', value: 'MODERATE_OIL' },
  { slug: 'irradiated', name: 'Irradiated', value: 'IRRADIATED' },
] as const satisfies readonly StoneOption[]

export type GemTreatment = (typeof gemTreatments)[number]['value']

/** How a lab-grown diamond grew: from gas, or under pressure and heat. */
export const gemGrowthMethods = [
  { slug: 'cvd', name: 'CVD', value: 'CVD' },
  { slug: 'hpht', name: 'HPHT', value: 'HPHT' },
] as const satisfies readonly StoneOption[]

export type GemGrowthMethod = (typeof gemGrowthMethods)[number]['value']
