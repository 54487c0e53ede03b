import {
  bandProfiles,
  earringStyles,
  eternityStyles,
  settingStyles,
  shapes,
  stoneSettings,
} from '../../domain/vocabulary/taxonomy.ts'
import { either, fact, filterFact, only, unless, type LookFact } from './look-fact.ts'
import type {
  BandLook,
  BraceletLook,
  DressRingLook,
  EarringsLook,
  EarringSettingLook,
  NecklaceLook,
  PendantSettingLook,
  PieceLook,
  RingSettingLook,
  StoneBandLook,
} from './piece-look.ts'

/**
 * How the fixed attributes of a design say what it looks like: one table, from which `attributes-of-look` writes them
 * and `look-of-design` reads them back. Filters use the options that have a filter (`domain/vocabulary/taxonomy`); all others have ids from 700 on.
 */

/** The facts of a kind of look, in the order in which a page would name them. */
type FactsOf<Look> = {
  readonly [Field in Exclude<keyof Look, OtherField>]: LookFact<Look[Field]>
}

/** What a look has from its kind, its measures and its stones. */
type OtherField = 'kind' | 'widthMm' | 'bandWidthMm' | 'acrossMm' | 'gem' | 'gems' | 'letter'

const style = filterFact('Style', settingStyles)
const claws = unless(
  fact('Claws', 708, [
    [4, '4'],
    [6, '6'],
  ]),
  4,
)
const head = fact('Head', 701, [
  ['claw', 'Claw'],
  ['v-claw', 'V claw'],
  ['double-claw', 'Double claw'],
  ['rubover', 'Rubover'],
])
/** Of rings alone. */
const ringHead = either(
  head,
  fact('Head', 840, [
    ['compass', 'Compass claws'],
    ['tulip', 'Tulip'],
    ['open-gallery', 'Open gallery'],
    ['low', 'Low claws'],
    ['half-rubover', 'Half rubover'],
    ['east-west', 'Claw, stone across the finger'],
  ]),
)
const halo = fact('Halo', 711, [
  ['single', 'Single'],
  ['double', 'Double'],
  ['hidden', 'Hidden'],
  ['floral', 'Floral'],
])
/** Of rings alone. */
const ringHalo = either(
  halo,
  fact('Halo', 846, [
    ['cushion-frame', 'Cushion frame'],
    ['scalloped', 'Scalloped'],
  ]),
)
const chain = fact('Chain', 751, [
  ['trace', 'Trace'],
  ['belcher', 'Belcher'],
  ['curb', 'Curb'],
  ['box', 'Box'],
])
/** Of its stones, or of the face of a piece without one. */
const shape = unless(
  {
    options: shapes.map(({ slug, value, ids: [id] }) => ({
      value: slug,
      id,
      name: 'Shape',
      optionName: value,
    })),
  },
  'round-brilliant',
)
/** What finished pieces are round, or are. */
const designs = fact('Design', 801, [
  ['solitaire', 'Solitaire'],
  ['halo', 'Halo'],
  ['cluster', 'Cluster'],
  ['trilogy', 'Trilogy'],
  ['crossover', 'Crossover'],
  ['open', 'Open'],
  ['row', 'Row'],
  ['station', 'Station'],
  ['bar', 'Bar'],
  ['drop', 'Drop'],
  ['pearl', 'Pearl'],
  ['signet', 'Signet'],
  ['initial', 'Initial'],
  ['disc', 'Disc'],
  ['locket', 'Locket'],
  ['tennis', 'Tennis'],
  ['riviere', 'Rivière'],
  ['chain', 'Chain'],
  ['plain', 'Plain'],
  ['identity', 'Identity plate'],
])
const mount = {
  head: only(head, ['claw', 'rubover']),
  clawCount: claws,
  halo: unless(only(halo, ['single', 'double']), 'none'),
}

const ringSetting = {
  style,
  head: ringHead,
  clawCount: claws,
  halo: unless(ringHalo, 'none'),
  sideStones: unless(
    fact('Side Stones', 716, [
      ['same', 'As the main stone'],
      ['pear', 'Pear'],
      ['baguette', 'Baguette'],
      ['half-moon', 'Half moon'],
    ]),
    'none',
  ),
  shoulders: either(
    fact('Shoulders', 721, [
      ['plain', 'Plain'],
      ['grain-set', 'Grain-set'],
      ['channel-set', 'Channel-set'],
      ['cutdown-set', 'Cutdown-set'],
      ['baguette', 'Baguette'],
      ['marquise', 'Marquise'],
    ]),
    fact('Shoulders', 848, [['trefoil', 'Trefoil']]),
  ),
  band: fact('Band Style', 728, [
    ['plain', 'Plain'],
    ['tapered', 'Tapered'],
    ['knife-edge', 'Knife edge'],
    ['twist', 'Twist'],
  ]),
  shank: fact('Shank', 733, [
    ['straight', 'Straight'],
    ['cathedral', 'Cathedral'],
    ['split', 'Split'],
  ]),
  hasMilgrain: unless(fact('Edge', 737, [[true, 'Milgrain']]), false),
} satisfies FactsOf<RingSettingLook>

const pendantSetting = {
  // A pendant has no shoulders.
  style: only(style, ['solitaire', 'halo', '3-stone']),
  ...mount,
  bail: fact('Bail', 741, [
    ['ring', 'Ring'],
    ['sleeve', 'Sleeve'],
    ['set-sleeve', 'Sleeve set with stones'],
    ['stone', 'Stone'],
    ['none', 'Chain fastened to both sides'],
  ]),
  carrier: unless(
    fact('Mount', 747, [
      ['plate', 'Closed back'],
      ['disc', 'Disc'],
      ['bar', 'Bar'],
      ['circle', 'Circle'],
    ]),
    'none',
  ),
  chain,
} satisfies FactsOf<PendantSettingLook>

const earringSetting = {
  style: filterFact('Earring Style', earringStyles),
  ...mount,
  hangsFrom: unless(
    fact('Hangs From', 756, [
      ['stone', 'A stone'],
      ['two-stones', 'Two stones'],
      ['hook', 'A hook'],
      ['bar', 'A bar'],
      ['loop', 'A loop'],
    ]),
    'nothing',
  ),
} satisfies FactsOf<EarringSettingLook>

const band = {
  profile: filterFact('Profile', bandProfiles),
  finish: fact('Finish', 763, [
    ['polished', 'Polished'],
    ['satin', 'Satin'],
    ['hammered', 'Hammered'],
    ['grooved', 'Grooved'],
    ['milgrain', 'Milgrain'],
  ]),
} satisfies FactsOf<BandLook>

const stoneBand = {
  // A wedding ring is never bought by how far its stones go round, so it says so where no filter looks.
  coverage: either(
    filterFact('Eternity Style', eternityStyles),
    fact('Coverage', 769, [
      ['full', 'Full'],
      ['three-quarter', 'Three quarters'],
      ['half', 'Half'],
      ['third', 'A third'],
    ]),
  ),
  setting: either(
    filterFact('Setting', stoneSettings),
    fact('Setting', 774, [
      ['claw', 'Claw'],
      ['rubover', 'Rubover'],
    ]),
  ),
  rows: unless(
    fact('Rows', 777, [
      [2, '2'],
      [3, '3'],
    ]),
    1,
  ),
  shape,
} satisfies FactsOf<StoneBandLook>

const dressRing = {
  motif: only(designs, [
    'solitaire',
    'cluster',
    'bar',
    'signet',
    'trilogy',
    'crossover',
    'initial',
    'pearl',
    'open',
  ]),
  shape,
} satisfies FactsOf<DressRingLook>

const necklace = {
  motif: only(designs, [
    'solitaire',
    'halo',
    'bar',
    'disc',
    'initial',
    'locket',
    'cluster',
    'pearl',
    'drop',
    'tennis',
    'riviere',
    'chain',
  ]),
  shape,
  chain,
} satisfies FactsOf<NecklaceLook>

const earrings = {
  // A huggie is a small hoop.
  style: either(fact('Hoop', 824, [['huggie', 'Huggie']]), filterFact('Earring Style', earringStyles)),
  motif: only(designs, ['solitaire', 'halo', 'cluster', 'bar', 'plain', 'initial', 'pearl', 'row']),
  shape,
} satisfies FactsOf<EarringsLook>

const bracelet = {
  style: fact('Bracelet Style', 835, [
    ['tennis', 'Tennis'],
    ['bangle', 'Bangle'],
    ['chain', 'Chain'],
    ['cuff', 'Cuff'],
    ['anklet', 'Anklet'],
  ]),
  motif: only(designs, ['plain', 'row', 'station', 'bar', 'identity', 'initial', 'pearl']),
  shape,
} satisfies FactsOf<BraceletLook>

/** What has to be said of each kind of look, in the order in which a page would name it. */
export const lookFacts = {
  setting: ringSetting,
  'pendant-setting': pendantSetting,
  'earring-setting': earringSetting,
  band,
  'stone-band': stoneBand,
  'dress-ring': dressRing,
  necklace,
  earrings,
  bracelet,
} as const satisfies { readonly [Kind in PieceLook['kind']]: FactsOf<Extract<PieceLook, { kind: Kind }>> }

/** The letter that the pictures show, where a shopper chooses one: A. */
export const picturedLetterAttribute = 'Pictured Letter'
