import { AddStone } from '../../designer/add-stone-button.tsx'
import { stoneInSetting } from '../../designer/add-stone.ts'
import type { SettingOnPage } from '../../designer/setting-on-page.ts'
import { StoneNoticeBox } from '../../designer/stone-notice-box.tsx'
import { stoneNotice } from '../../designer/stone-notice.ts'
import type { StoneOnPage } from './stone-on-page.ts'

/** The way of a stone into a setting; what speaks against it, and where to go instead, where there is none. */
export function StoneAction({
  stone,
  setting,
  isQuiet = false,
}: {
  stone: StoneOnPage
  setting: SettingOnPage
  isQuiet?: boolean
}) {
  const place = stoneInSetting(stone.stone, setting.design)
  if (place.kind === 'fits') return <AddStone stone={stone} setting={setting} isQuiet={isQuiet} />
  return <StoneNoticeBox notice={stoneNotice(place, stone, setting)} />
}
