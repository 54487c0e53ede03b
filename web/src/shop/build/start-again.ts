import { forgetFingerSize } from '#shop/design/personalisation/personalisation.ts'
import { clearBuild } from './build-store.ts'
import { forgetStoneList } from './stones/kept-stone-list.ts'

/**
 * Begins anew: everything that was chosen is gone, finger size, engraving and chain with it, and the filters of the
 * list of stones (rules/building#start-again).
 */
export function startAgain(): void {
  clearBuild()
  forgetFingerSize()
  forgetStoneList()
}
