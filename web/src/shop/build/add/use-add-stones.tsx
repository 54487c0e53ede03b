import type { ChosenSettingAddress } from '@shop/schema/domain/addresses/addresses'
import { useState, type ReactNode } from 'react'
import type { SettingOnPage } from '#shop/design/design.ts'
import { settingAddress } from '#shop/design/setting-on-page.ts'
import type { AddStonesDecision } from './add-stone.ts'
import type { BuildStone } from '../build-stone.ts'
import { StoneNoticeBox } from '../notices/stone-notice-box.tsx'
import { stoneNotice } from '../notices/stone-notice.ts'
import { addStones } from './add-stones.ts'

interface AddStones {
  readonly add: () => void
  /** Why they could not be added, for a place that is announced; nothing until that was tried. */
  readonly refusal: ReactNode
}

/**
 * Adds one stone or two to the setting that the page's address names. The setting takes the stones' shape and is
 * chosen with it; `onAdded`, which is told it, chooses the stones and leads on.
 */
export function useAddStones(
  stones: readonly BuildStone[],
  setting: SettingOnPage,
  onAdded: (chosen: ChosenSettingAddress) => void,
): AddStones {
  const [refused, setRefused] = useState<Exclude<AddStonesDecision, { kind: 'add' }> | null>(null)

  function add() {
    const decision = addStones(stones, setting)
    if (decision.kind === 'add') onAdded({ ...settingAddress(setting), shape: decision.shape.slug })
    else setRefused(decision)
  }

  return { add, refusal: refused && <StoneNoticeBox notice={stoneNotice(refused, stones, setting)} /> }
}
