import { settingListForStone, type GemstoneFirstKind } from '@shop/schema/domain/addresses/addresses'
import { m } from '#generated/paraglide/messages.js'
import type { BuildStone } from '../build-stone.ts'
import { firstStonesLink } from '../notices/notice-links.ts'
import type { PieceState } from '../piece-view.ts'
import type { SettingOnPage } from '#shop/design/design.ts'
import { takenShape, type StoneNotice } from '../notices/stone-notice.ts'
import { startNotice } from './start-notice.ts'

/**
 * The notice of a setting as it is said of a stone that came first, so that it leads to the pages of a piece that
 * starts with its stone: one that does not fit stays, and the settings that take it come before other stones to
 * start with; for one that is gone there are others like it, and the setting stays. Every other notice stays as it is.
 */
export function gemstoneFirstNotice(
  notice: StoneNotice | null,
  state: PieceState,
  stone: BuildStone,
  { kind, setting }: { readonly kind: GemstoneFirstKind; readonly setting: SettingOnPage },
): StoneNotice | null {
  if (!notice) return null
  if (state.kind === 'not-available') return startNotice(state, stone)
  if (state.kind !== 'does-not-fit') return notice
  const taking = { href: settingListForStone(stone.stone.id, kind), label: m.fitting_misfit_link() }
  const shape = takenShape(state.fit.ranges, setting)
  return { ...notice, links: shape ? [taking, firstStonesLink(shape)] : [taking] }
}
