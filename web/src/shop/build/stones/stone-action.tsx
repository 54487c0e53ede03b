import { AddStone } from '../add/add-stone-button.tsx'
import { stonesInSetting } from '../add/add-stone.ts'
import { stoneCountOf } from '@shop/schema/domain/addresses/create-kind'
import type { SettingOnPage } from '#shop/design/design.ts'
import { StoneNoticeBox } from '../notices/stone-notice-box.tsx'
import { stoneNotice } from '../notices/stone-notice.ts'
import { ChooseFirst } from '../pair/choose-first.tsx'
import type { StoneOnPage } from '#shop/gemstone/stone-on-page.ts'

/**
 * The way of a stone into a setting, or of the first of a pair towards it; what speaks against it, and where to go
 * instead, where there is none.
 */
export function StoneAction({
  stone,
  setting,
  isQuiet = false,
}: {
  stone: StoneOnPage
  setting: SettingOnPage
  isQuiet?: boolean
}) {
  const place = stonesInSetting([stone.stone], setting.design)
  if (place.kind !== 'fits') return <StoneNoticeBox notice={stoneNotice(place, [stone], setting)} />
  return stoneCountOf(setting.design) > 1 ? (
    <ChooseFirst stone={stone} setting={setting} isQuiet={isQuiet} />
  ) : (
    <AddStone stone={stone} setting={setting} isQuiet={isQuiet} />
  )
}
