import { settingListForStone, type StoneFirstKind } from '@shop/schema/domain/addresses'
import { m } from '#generated/paraglide/messages.js'
import type { PieceState } from './piece-view.ts'
import type { StoneNotice } from './stone-notice.ts'

/**
 * The notice of a stone that came first: one that does not fit stays, so the settings that take it come before
 * the other ways on. Every other notice stays as it is: a stone that is gone leaves its setting.
 */
export function withFittingSettings(
  notice: StoneNotice | null,
  state: PieceState,
  gemstoneId: string,
  kind: StoneFirstKind,
): StoneNotice | null {
  if (!notice || state.kind !== 'does-not-fit') return notice
  const taking = { href: settingListForStone(gemstoneId, kind), label: m.fitting_misfit_link() }
  return { ...notice, links: [taking, ...notice.links.slice(0, 1)] }
}
