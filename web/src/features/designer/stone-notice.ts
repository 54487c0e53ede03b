import * as addresses from '@shop/schema/domain/addresses'
import { createKindOf } from '@shop/schema/domain/create-kind'
import { shapeOfStone, type StoneFit } from '@shop/schema/domain/stone-fit'
import { m } from '#generated/paraglide/messages.js'
import type { AddStoneDecision } from './add-stone.ts'
import type { BuildStone } from './build-stone.ts'
import { settingAddress, type SettingOnPage } from './setting-on-page.ts'
import { lengthsText } from './stone-lengths.ts'

/** Why a stone cannot be added, and where to go instead. */
export interface StoneNotice {
  readonly title: string
  readonly text: string
  readonly links: readonly { readonly href: string; readonly label: string }[]
}

const lengths = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const either = new Intl.ListFormat('en-GB')

/** What is said of a stone that cannot be added, in millimetres where it does not fit. */
export function stoneNotice(
  decision: Exclude<AddStoneDecision, { readonly kind: 'add' }>,
  { stone, view }: BuildStone,
  setting: SettingOnPage,
): StoneNotice {
  const name = view.noun
  switch (decision.kind) {
    case 'in-basket':
      return {
        title: m.designer_in_basket_title(),
        text: m.designer_in_basket_text({ name }),
        links: [{ href: addresses.cart(), label: m.designer_in_basket_link() }],
      }
    case 'not-available':
      return {
        ...(decision.availability === 'SOLD'
          ? { title: m.designer_sold_title(), text: m.designer_sold_text({ name }) }
          : { title: m.designer_held_title(), text: m.designer_held_text({ name }) }),
        links: [{ href: stonesOf(setting, shapeOfStone(stone)?.slug), label: m.designer_similar_link() }],
      }
    case 'does-not-fit':
      return {
        title: m.designer_misfit_title(),
        text: misfitText(decision.fit, { stone, view }),
        links: misfitLinks(decision.fit, stone, setting),
      }
  }
}

type Misfit = StoneFit & { readonly fits: false }

function misfitText({ reason, ranges }: Misfit, { stone, view: { noun: name } }: BuildStone): string {
  const shape = shapeOfStone(stone)?.name ?? stone.shape
  const facts = { name, shape, length: lengths.format(stone.measLength), lengths: lengthsText(ranges) }
  switch (reason) {
    case 'too-small':
      return m.designer_too_small_text(facts)
    case 'too-large':
      return m.designer_too_large_text(facts)
    case 'between-sizes':
      return m.designer_between_text(facts)
    case 'shape-not-made':
      return m.designer_shape_text({ name, shape, shapes: either.format(shapeNames(ranges)) })
  }
}

/** Stones of a shape that the setting takes, and settings that are made in the stone's own shape. */
function misfitLinks(
  { ranges }: Misfit,
  stone: BuildStone['stone'],
  setting: SettingOnPage,
): StoneNotice['links'] {
  const own = shapeOfStone(stone)
  const taken = ranges.map(({ shape }) => shape)
  const fitting = taken.find(({ slug }) => slug === setting.choice.shape.slug) ?? taken[0]
  return [
    ...(fitting
      ? [
          {
            href: stonesOf(setting, fitting.slug),
            label: m.designer_fitting_link({ shape: fitting.name }),
          },
        ]
      : []),
    ...(own
      ? [
          {
            href: addresses.settingList(createKindOf(setting.design), own.slug),
            label: m.designer_shape_settings_link({ shape: own.name }),
          },
        ]
      : []),
  ]
}

function stonesOf(setting: SettingOnPage, shapeSlug: string | undefined): string {
  return addresses.gemstoneList(settingAddress(setting), shapeSlug)
}

function shapeNames(ranges: Misfit['ranges']): string[] {
  return [...new Set(ranges.map(({ shape }) => shape.name))]
}
