import { createKindOf } from '@shop/schema/domain/addresses/create-kind'
import { shapeOfStone } from '@shop/schema/domain/vocabulary/stone-shape'
import { m } from '#generated/paraglide/messages.js'
import type { Adjustment } from '#shop/design/adjusted-address.ts'
import type { BuildStone } from '../build-stone.ts'
import type { SettingOnPage } from '#shop/design/design.ts'
import type { StoneNotice } from './stone-notice.ts'

/** Why a page is not quite what its address asked for; null where the page does not show what decided it. */
export function adjustedText(
  adjustment: Adjustment,
  setting: SettingOnPage | undefined,
  stone: BuildStone | undefined,
): Pick<StoneNotice, 'title' | 'text'> | null {
  if (adjustment === 'kind') return setting ? kindText(setting) : null
  const shape = stone && shapeOfStone(stone.stone)?.name
  if (!shape) return null
  const facts = { noun: stone.view.noun, shape }
  return {
    title: m.adjusted_shape_title({ shape }),
    text: setting
      ? m.adjusted_shape_text({ ...facts, kind: createKindOf(setting.design) })
      : m.adjusted_shape_list_text(facts),
  }
}

function kindText({ design }: SettingOnPage): Pick<StoneNotice, 'title' | 'text'> {
  const kind = createKindOf(design)
  return { title: m.adjusted_kind_title({ kind }), text: m.adjusted_kind_text({ kind, name: design.name }) }
}
