import { settingForStone } from '@shop/schema/domain/addresses'
import { createKindOf } from '@shop/schema/domain/create-kind'
import type { ShopRulesQuery } from '#generated/graphql/graphql.ts'
import { m } from '#generated/paraglide/messages.js'
import { ShopLink } from '#ui/shop-link.tsx'
import { chosenSetting } from '../../designer/setting-on-page.ts'
import { stoneFirstKindOf } from '../../designer/stone-first-steps.ts'
import { useOwnSetting } from '../chosen/use-own-setting.ts'
import { stoneInRing } from './stone-in-ring.ts'
import type { StoneOnPage } from './stone-on-page.ts'

interface KeepSettingProps {
  readonly stone: StoneOnPage
  readonly rules: ShopRulesQuery
}

/** The setting that was chosen before takes this stone too: it need not be given up for it. Nothing otherwise. */
export function KeepSetting({ stone, rules }: KeepSettingProps) {
  const setting = useOwnSetting()
  if (!setting || stone.view.availability !== 'AVAILABLE') return null
  const { fit, setting: inShape, totalText } = stoneInRing(stone, setting, rules)
  const kind = createKindOf(setting.design)
  if (!fit.fits || totalText === null || kind === 'earrings') return null
  return (
    <ShopLink
      className="link"
      href={settingForStone(stone.stone.id, stoneFirstKindOf(kind), chosenSetting(inShape))}
    >
      {m.stone_start_keep({ name: setting.design.name, total: totalText })}
    </ShopLink>
  )
}
