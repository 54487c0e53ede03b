import * as addresses from '@shop/schema/domain/addresses/addresses'
import { createKindOf } from '@shop/schema/domain/addresses/create-kind'
import type { PairMismatch } from '@shop/schema/domain/stones/matched-pair'
import type { StoneFit } from '@shop/schema/domain/stones/stone-fit'
import { shapeOfStone } from '@shop/schema/domain/vocabulary/stone-shape'
import type { Shape } from '@shop/schema/domain/vocabulary/taxonomy'
import { decimalText } from '#data/language/numbers.ts'
import { ownWord } from '#data/language/own-name.ts'
import { m } from '#generated/paraglide/messages.js'
import { canBeHad, type AddStonesDecision } from '../add/add-stone.ts'
import type { BuildStone } from '../build-stone.ts'
import type { SettingOnPage } from '#shop/design/design.ts'
import { settingAddress } from '#shop/design/setting-on-page.ts'
import { similarStonesForHref } from './similar-stones.ts'
import { lengthsText } from '#shop/design/stone-lengths.ts'
import { allInWords } from '#data/language/names-in-words.ts'

/** Why stones cannot be added, and where to go instead. */
export interface StoneNotice {
  readonly title: string
  readonly text: string
  readonly links: readonly { readonly href: string; readonly label: string }[]
}

/** What is said of a stone, or of one of a pair, that cannot be added; in millimetres where it does not fit. */
export function stoneNotice(
  decision: Exclude<AddStonesDecision, { readonly kind: 'add' }>,
  stones: readonly BuildStone[],
  setting: SettingOnPage,
): StoneNotice {
  if (decision.kind === 'no-pair') return noPairNotice(decision.mismatch, stones, setting)
  const stone = stones[decision.at]
  if (!stone) throw new RangeError('A notice is of a stone that is there')
  const subject = subjectOf(stones, decision.at)
  switch (decision.kind) {
    case 'in-basket':
      return {
        title: m.build_in_basket_title(),
        text: m.build_in_basket_text({ subject }),
        links: [
          { href: addresses.cart(), label: m.build_in_basket_link() },
          ...(stones.length > 1
            ? otherMatchLinks(stones, decision.at, setting)
            : [similarStonesLink(setting, stone)]),
        ],
      }
    case 'not-available':
      return {
        ...(decision.availability === 'SOLD'
          ? { title: m.build_sold_title(), text: m.build_sold_text({ subject }) }
          : { title: m.build_held_title(), text: m.build_held_text({ subject }) }),
        links: [...otherMatchLinks(stones, decision.at, setting), similarStonesLink(setting, stone)],
      }
    case 'does-not-fit':
      return {
        title: m.build_misfit_title(),
        text: misfitText(decision.fit, stone, subject),
        links: misfitLinks(decision.fit, stone.stone, setting),
      }
  }
}

function similarStonesLink(setting: SettingOnPage, { stone }: BuildStone): StoneNotice['links'][number] {
  return { href: similarStonesForHref(setting, stone), label: m.build_similar_link() }
}

/** How a sentence about a stone begins: `This diamond`; of a pair `The second diamond`. */
export function subjectOf(stones: readonly Pick<BuildStone, 'view'>[], at: number): string {
  const name = stones[at]?.view.noun ?? ''
  if (stones.length < 2) return m.build_this_stone({ name })
  return at === 0 ? m.build_first_stone({ name }) : m.build_second_stone({ name })
}

function noPairNotice(
  mismatch: PairMismatch,
  stones: readonly BuildStone[],
  setting: SettingOnPage,
): StoneNotice {
  const [first, ...others] = stones
  const links =
    mismatch === 'same-stone' && first ? [first] : [first, ...others].filter((each) => each != null)
  return {
    title: m.build_no_pair_title(),
    text: mismatchText(mismatch),
    links: links.map(({ stone, view }, at) => ({
      href: addresses.gemstoneDetail(settingAddress(setting), stone.id),
      label: links.length === 1 ? m.build_choose_match({ name: view.noun }) : matchLabel(at, view.noun),
    })),
  }
}

/** Why two stones are no pair, in words. */
function mismatchText(mismatch: PairMismatch): string {
  switch (mismatch) {
    case 'same-stone':
      return m.build_mismatch_same_stone()
    case 'kind':
      return m.build_mismatch_kind()
    case 'shape':
      return m.build_mismatch_shape()
    case 'colour':
      return m.build_mismatch_colour()
    case 'clarity':
      return m.build_mismatch_clarity()
    case 'carat':
      return m.build_mismatch_carat()
    case 'measurements':
      return m.build_mismatch_measurements()
  }
}

function matchLabel(at: number, name: string): string {
  return at === 0 ? m.build_match_first({ name }) : m.build_match_second({ name })
}

/** Of a pair of which one cannot be had: where the other's matches are, so that it stays chosen. */
function otherMatchLinks(
  stones: readonly BuildStone[],
  goneAt: number,
  setting: SettingOnPage,
): StoneNotice['links'] {
  return stones.flatMap(({ stone, view }, at) =>
    at === goneAt || !canBeHad(stone)
      ? []
      : [
          {
            href: addresses.gemstoneDetail(settingAddress(setting), stone.id),
            label: matchLabel(at, view.noun),
          },
        ],
  )
}

type Misfit = StoneFit & { readonly fits: false }

function misfitText({ reason, ranges }: Misfit, { stone }: BuildStone, subject: string): string {
  const known = shapeOfStone(stone)
  const shape = known ? ownWord(known) : stone.shape
  const facts = { subject, shape, length: decimalText(stone.measLength, 2), lengths: lengthsText(ranges) }
  switch (reason) {
    case 'too-small':
      return m.build_too_small_text(facts)
    case 'too-large':
      return m.build_too_large_text(facts)
    case 'between-sizes':
      return m.build_between_text(facts)
    case 'shape-not-made':
      return m.build_shape_text({ subject, shape, shapes: allInWords(shapeNames(ranges)) })
  }
}

/** Stones of a shape that the setting takes, and settings that are made in the stone's own shape. */
function misfitLinks(
  { ranges }: Misfit,
  stone: BuildStone['stone'],
  setting: SettingOnPage,
): StoneNotice['links'] {
  const own = shapeOfStone(stone)
  const fitting = takenShape(ranges, setting)
  return [
    ...(fitting
      ? [
          {
            href: stonesOf(setting, fitting.slug),
            label: m.build_fitting_link({ shape: ownWord(fitting) }),
          },
        ]
      : []),
    ...(own
      ? [
          {
            href: addresses.settingList(createKindOf(setting.design), own.slug),
            label: m.build_shape_settings_link({ shape: ownWord(own) }),
          },
        ]
      : []),
  ]
}

/** A shape that the setting has heads for: the chosen one, else the first; null where it has none. */
export function takenShape(ranges: Misfit['ranges'], setting: SettingOnPage): Shape | null {
  const taken = ranges.map(({ shape }) => shape)
  return taken.find(({ slug }) => slug === setting.choice.shape.slug) ?? taken[0] ?? null
}

function stonesOf(setting: SettingOnPage, shapeSlug: string): string {
  return addresses.gemstoneList(settingAddress(setting), shapeSlug)
}

function shapeNames(ranges: Misfit['ranges']): string[] {
  return [...new Set(ranges.map(({ shape }) => ownWord(shape)))]
}
