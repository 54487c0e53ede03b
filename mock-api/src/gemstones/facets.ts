import { fancyColours } from '@shop/fixtures/stones/fancy-colours'
import { absent, codeIn, type StoneColumns, stonePictures } from '@shop/fixtures/stones/stone-columns'
import { stoneSuppliers } from '@shop/fixtures/stones/suppliers'
import { varieties } from '@shop/fixtures/stones/varieties'
import { defaultLeadTimeDays } from '@shop/schema/domain/delivery/delivery'
import { deliveryOfDays, gemDeliveries } from '@shop/schema/domain/delivery/gem-delivery'
import { gemHues, hueOfColour } from '@shop/schema/domain/vocabulary/gem-hues'
import {
  gemCertificates,
  gemClarities,
  gemColours,
  gemCuts,
  gemFinishes,
  gemFluorescences,
} from '@shop/schema/domain/vocabulary/gemstone-grades'
import {
  gemOrigins,
  gemStoneTypes,
  type GemstoneFacet,
  isLabGrown,
  showsCut,
} from '@shop/schema/domain/vocabulary/gemstones'
import { shapes } from '@shop/schema/domain/vocabulary/taxonomy'

/** A filter that is options: which there are, and which of them a stone has. */
export interface FacetGroup {
  readonly name: GemstoneFacet
  readonly options: readonly { readonly ids: readonly string[]; readonly name: string }[]
  /** The index of the option that stands for a stone; `absent` when none does. */
  readonly codeOf: (columns: StoneColumns, row: number) => number
}

interface Option {
  readonly name: string
  readonly value: string
}

/** The filters of a stone list in the order of the page (schema, GemstoneFacetGroup). */
export const facetGroups: readonly FacetGroup[] = [
  {
    name: 'SHAPE',
    options: shapes.map(({ ids, name }) => ({ ids, name })),
    codeOf: ({ shape }, row) => shape[row] ?? absent,
  },
  {
    name: 'ORIGIN',
    options: optionsOf(gemOrigins),
    codeOf: ({ kind }, row) => originCodes[kind[row] ?? absent] ?? absent,
  },
  { name: 'GEM_TYPE', options: optionsOf(gemStoneTypes), codeOf: ({ kind }, row) => kind[row] ?? absent },
  gradeGroup('COLOUR', gemColours, ({ colour }) => colour),
  gradeGroup('CLARITY', gemClarities, ({ clarity }) => clarity),
  {
    name: 'CUT',
    options: optionsOf(gemCuts),
    // A grade that is not shown is none, whatever the feed says.
    codeOf: ({ shape, cut }, row) =>
      cutShows[shape[row] ?? absent] ? gradeOrNone(cut[row], gemCuts.length) : gemCuts.length - 1,
  },
  gradeGroup('POLISH', gemFinishes, ({ polish }) => polish),
  gradeGroup('SYMMETRY', gemFinishes, ({ symmetry }) => symmetry),
  {
    name: 'FLUORESCENCE',
    options: optionsOf(gemFluorescences),
    codeOf: ({ fluorescence }, row) => fluorescence[row] ?? absent,
  },
  gradeGroup('CERTIFICATE', gemCertificates, ({ certificate }) => certificate),
  {
    name: 'IMAGE_360',
    options: [{ ids: ['true'], name: '360° image' }],
    codeOf: ({ pictures }, row) => (((pictures[row] ?? 0) & stonePictures.turning) !== 0 ? 0 : absent),
  },
  {
    name: 'HUE',
    options: optionsOf(gemHues),
    codeOf: ({ fancy, variety }, row) =>
      fancyHueCodes[fancy[row] ?? absent] ?? varietyHueCodes[variety[row] ?? absent] ?? absent,
  },
  {
    name: 'DELIVERY',
    options: optionsOf(gemDeliveries),
    codeOf: ({ supplier }, row) => deliveryCodes[supplier[row] ?? absent] ?? absent,
  },
]

const fancyHueCodes = fancyColours.map(({ text }) => hueCode(text))
const varietyHueCodes = varieties.map(({ colour }) => hueCode(colour))
const deliveryCodes = stoneSuppliers.map(({ leadTimeDays }) =>
  codeIn(gemDeliveries, deliveryOfDays(leadTimeDays ?? defaultLeadTimeDays)),
)

function hueCode(colour: string): number {
  const hue = hueOfColour(colour)
  return hue === null ? absent : codeIn(gemHues, hue)
}

const originCodes = gemStoneTypes.map(({ value }) => (isLabGrown(value) ? 1 : 0))
const cutShows = shapes.map(({ value }) => showsCut({ shape: value }))

/** A filter by a grade: NONE, which comes last, stands for those whose grade is null too. */
function gradeGroup(
  name: GemstoneFacet,
  grades: readonly Option[],
  columnOf: (columns: StoneColumns) => Uint8Array,
): FacetGroup {
  return {
    name,
    options: optionsOf(grades),
    codeOf: (columns, row) => gradeOrNone(columnOf(columns)[row], grades.length),
  }
}

function gradeOrNone(code: number | undefined, grades: number): number {
  return Math.min(code ?? absent, grades - 1)
}

function optionsOf(list: readonly Option[]): FacetGroup['options'] {
  return list.map(({ value, name }) => ({ ids: [value], name }))
}
