import { basketLines } from '#data/basket/basket-store.ts'
import type { SettingOnPage } from '#shop/design/design.ts'
import { settingAddress } from '#shop/design/setting-on-page.ts'
import type { BuildStone } from '../build-stone.ts'
import { chooseSetting, editedLineId } from '../build-store.ts'
import { otherLines } from '../edit/edit-line.ts'
import { decideAddStones, type AddStonesDecision } from './add-stone.ts'

/**
 * Adds one stone or two to a setting, in answer to a press (rules/building#adding-a-stone): where they can be added,
 * the setting takes their shape and is chosen. Who asked chooses the stones and leads on.
 */
export function addStones(stones: readonly BuildStone[], setting: SettingOnPage): AddStonesDecision {
  const decision = decideAddStones({
    stones: stones.map(({ stone }) => stone),
    design: setting.design,
    basketItems: otherLines(basketLines(), editedLineId()),
  })
  if (decision.kind === 'add') chooseSetting({ ...settingAddress(setting), shape: decision.shape.slug })
  return decision
}
