import * as addresses from '@shop/schema/domain/addresses'
import { createKindOf } from '@shop/schema/domain/create-kind'
import { formatPence } from '@shop/schema/domain/money'
import { m } from '#generated/paraglide/messages.js'
import buttons from '#ui/button.module.css'
import { ShopLink } from '#ui/shop-link.tsx'
import type { BuildStone } from './build-stone.ts'
import type { PieceView } from './piece-view.ts'
import { settingAddress, type SettingOnPage } from './setting-on-page.ts'
import { removeGemstone } from './designer-store.ts'
import { keptStoneNotice } from './kept-stone-notice.ts'
import { StoneNoticeBox } from './stone-notice-box.tsx'
import styles from './setting-next-step.module.css'

interface NextStepProps {
  readonly setting: SettingOnPage
  /** The stone chosen before, which the server does not know. */
  readonly stone: BuildStone | null
  readonly piece: PieceView
}

/** On from the setting: to its stones, or with a stone that still fits to the review; a stone that does not says why. */
export function SettingNextStep({ setting, stone, piece }: NextStepProps) {
  const notice = stone && keptStoneNotice(piece.state, stone, setting)
  return (
    <div className={styles.next}>
      {notice && (
        <StoneNoticeBox notice={notice}>
          <button type="button" className="link" onClick={removeGemstone}>
            {m.designer_remove_stone({ name: stone.view.noun })}
          </button>
        </StoneNoticeBox>
      )}
      <NextStepButton setting={setting} stone={stone} piece={piece} />
      {stone && piece.state.kind === 'complete' && (
        <ShopLink className={`link ${styles.other}`} href={stonesAddress(setting)}>
          {m.setting_choose_other({ name: stone.view.noun })}
        </ShopLink>
      )}
    </div>
  )
}

/** The one filled button of the page. */
export function NextStepButton({ setting, stone, piece }: NextStepProps) {
  if (stone && piece.price && piece.state.kind === 'complete') {
    return (
      <ShopLink
        className={`${buttons.button} ${buttons.wide}`}
        href={addresses.review(settingAddress(setting), stone.stone.id)}
      >
        {m.setting_review({ kind: createKindOf(setting.design), total: formatPence(piece.price.totalPence) })}
      </ShopLink>
    )
  }
  return (
    <ShopLink className={`${buttons.button} ${buttons.wide}`} href={stonesAddress(setting)}>
      {m.setting_choose_diamond()}
    </ShopLink>
  )
}

function stonesAddress(setting: SettingOnPage): string {
  return addresses.gemstoneList(settingAddress(setting))
}
