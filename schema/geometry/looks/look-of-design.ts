import { optionsOf } from '../../domain/design/design.ts'
import type { PricedDesign } from '../../domain/design/design.ts'
import type { GemStoneType } from '../../domain/vocabulary/gemstones.ts'
import { widthAttribute } from '../../domain/design/product-choice.ts'
import { subCategoryIds } from '../../domain/vocabulary/taxonomy.ts'
import { lookFacts, picturedLetterAttribute } from './look-attributes.ts'
import type { LookFact } from './look-fact.ts'
import { picturedSizeOf, picturedWidthOf } from './pictured-measures.ts'
import type { PieceLook, StoneBandLook } from './piece-look.ts'

/** What the look of a design is read from: fields of the contract's `Design` type. */
export interface LookedAtDesign extends Pick<PricedDesign, 'attributes'> {
  readonly subCategory: { readonly id: string }
  readonly fixedAttributes: readonly SaidAttribute[]
  /** Kinds of stone it is set with; null when unknown. */
  readonly gemTypes?: readonly GemStoneType[] | null
  readonly dimensions?: { readonly bandWidthMm: number; readonly bandDepthMm: number } | null
}

interface SaidAttribute {
  readonly name: string
  readonly optionName: string
}

/** A ring that nobody has measured has a band of usual width. */
const usualBandWidthMm = 2

const { engagementRing, pendant, earring, plain, stoneSet, eternityRing } = subCategoryIds
const { readyEngagementRing, jewelleryEarring, bracelet, necklace, ring, other } = subCategoryIds

/**
 * What a design looks like with these options chosen, or as its pictures show it where none is; null where what
 * it carries does not say enough.
 */
export function lookOfDesign(design: LookedAtDesign, optionIds: readonly string[] = []): PieceLook | null {
  const { subCategory, fixedAttributes: said } = design
  const widthMm = widthOf(design, optionIds)
  switch (subCategory.id) {
    case engagementRing:
    case readyEngagementRing: {
      const facts = factsSaid(lookFacts.setting, said)
      return facts && { kind: 'setting', ...facts, bandWidthMm: widthMm ?? usualBandWidthMm }
    }
    case pendant: {
      const facts = factsSaid(lookFacts['pendant-setting'], said)
      return facts && { kind: 'pendant-setting', ...facts }
    }
    case earring: {
      const facts = factsSaid(lookFacts['earring-setting'], said)
      return facts && { kind: 'earring-setting', ...facts }
    }
    case plain: {
      const facts = factsSaid(lookFacts.band, said)
      return facts && widthMm !== null ? { kind: 'band', ...facts, widthMm } : null
    }
    case stoneSet:
    case eternityRing: {
      const facts = factsSaid(lookFacts['stone-band'], said)
      const gems = gemsInTurn(design)
      return facts && gems && widthMm !== null ? { kind: 'stone-band', ...facts, gems, widthMm } : null
    }
    default:
      return motifLookOf(design)
  }
}

/** The look of a piece round a stone, a letter or neither. */
function motifLookOf(design: LookedAtDesign): PieceLook | null {
  const { subCategory, fixedAttributes: said, gemTypes } = design
  if (!gemTypes) return null
  const acrossMm = picturedSizeOf(design)
  const carried = {
    gem: gemTypes[0] ?? null,
    letter: picturedLetterOf(said),
    ...(acrossMm === null ? {} : { acrossMm }),
  }
  switch (subCategory.id) {
    case ring: {
      const facts = factsSaid(lookFacts['dress-ring'], said)
      return facts && { kind: 'dress-ring', ...facts, ...carried }
    }
    case necklace: {
      const facts = factsSaid(lookFacts.necklace, said)
      return facts && { kind: 'necklace', ...facts, ...carried }
    }
    case jewelleryEarring: {
      const facts = factsSaid(lookFacts.earrings, said)
      return facts && { kind: 'earrings', ...facts, ...carried }
    }
    // What is worn at the ankle is a bracelet for it.
    case other:
    case bracelet: {
      const facts = factsSaid(lookFacts.bracelet, said)
      return facts && { kind: 'bracelet', ...facts, ...carried }
    }
    default:
      return null
  }
}

type Facts = Readonly<Record<string, LookFact<unknown>>>
type ValuesOf<Said extends Facts> = {
  readonly [Field in keyof Said]: Said[Field] extends LookFact<infer Value> ? Value : never
}

/** What attributes say of each fact; null where one is missing that has to be said. */
function factsSaid<Said extends Facts>(facts: Said, said: readonly SaidAttribute[]): ValuesOf<Said> | null {
  const values = Object.entries(facts).map(([field, { options, unsaid }]) => {
    const option = options.find(({ name, optionName }) =>
      said.some((attribute) => attribute.name === name && attribute.optionName === optionName),
    )
    return [field, option ? option.value : unsaid] as const
  })
  if (values.some(([, value]) => value === undefined)) return null
  return Object.fromEntries(values) as ValuesOf<Said> // each value is one of the fact's own
}

/** Millimetres: the chosen width, else that of the pictures, else what the workshop has measured. */
function widthOf(design: LookedAtDesign, optionIds: readonly string[]): number | null {
  const chosen = optionsOf(design, widthAttribute).find(({ id }) => optionIds.includes(id))
  if (chosen) return Number(chosen.name)
  return picturedWidthOf(design) ?? design.dimensions?.bandWidthMm ?? null
}

function picturedLetterOf(said: readonly SaidAttribute[]): string | null {
  return said.find(({ name }) => name === picturedLetterAttribute)?.optionName ?? null
}

/** One kind of stone or two that alternate; null for none, or for more than anybody could tell the order of. */
function gemsInTurn({ gemTypes }: LookedAtDesign): StoneBandLook['gems'] | null {
  const [first, second, ...more] = gemTypes ?? []
  if (first === undefined || more.length > 0) return null
  return second === undefined ? [first] : [first, second]
}
