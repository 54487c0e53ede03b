import type { BuildStone } from '../build-stone.ts'
import { adjustedText } from './adjusted-text.ts'
import type { SettingOnPage } from '#shop/design/design.ts'
import { StoneNoticeBox } from './stone-notice-box.tsx'
import { useAdjustment } from './use-adjustment.ts'

interface AdjustedNoticeProps {
  readonly setting: SettingOnPage | undefined
  readonly stone: BuildStone | undefined
}

/** Says that an address was led on to another shape or kind than it named, and why. */
export function AdjustedNotice({ setting, stone }: AdjustedNoticeProps) {
  const adjustment = useAdjustment()
  const notice = adjustment && adjustedText(adjustment, setting, stone)
  if (!notice) return null
  return (
    <div className="wrap no-print" role="status">
      <StoneNoticeBox notice={{ ...notice, links: [] }} />
    </div>
  )
}
