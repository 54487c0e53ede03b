import { settingForStone } from '@shop/schema/domain/addresses'
import { createKindOf } from '@shop/schema/domain/create-kind'
import { stoneFit } from '@shop/schema/domain/stone-fit'
import type { ShopRulesQuery } from '#generated/graphql/graphql.ts'
import { m } from '#generated/paraglide/messages.js'
import { ShopLink } from '#ui/shop-link.tsx'
import { DeliveryExplainer } from '../../designer/delivery-block.tsx'
import { chosenSetting, type SettingOnPage } from '../../designer/setting-on-page.ts'
import { stoneFirstKindOf } from '../../designer/stone-first-steps.ts'
import { useOwnSetting } from '../chosen/use-own-setting.ts'
import { StartWithStone } from '../stone/start-with-stone.tsx'
import { useStoneDelivery } from '../stone/stone-delivery.ts'
import { stoneInRing } from '../stone/stone-in-ring.ts'
import { useIsStoneFirst } from '../stone/stone-link.ts'
import type { StoneOnPage } from '../stone/stone-on-page.ts'
import { StoneInSetting } from './stone-in-setting.tsx'
import styles from './stone-in-setting.module.css'

interface StoneAloneProps {
  readonly stone: StoneOnPage
  readonly rules: ShopRulesQuery
}

/**
 * What is to be done with a stone whose address names no setting (document 1 section 2, Gemstone list row):
 * into the setting that the shopper has chosen, once the page knows of it, else a ring or a pendant is started
 * with it. Where a piece starts with its stone, that comes first.
 */
export function StoneAlone({ stone, rules }: StoneAloneProps) {
  const setting = useOwnSetting()
  const isStoneFirst = useIsStoneFirst()
  const fits = setting !== null && stoneFit(setting.design, [stone.stone]).fits
  if (stone.view.availability !== 'AVAILABLE') {
    // Other stones that fit the shopper’s setting, or else stones like this one.
    return setting && !isStoneFirst ? (
      <StoneInSetting stone={stone} setting={setting} rules={rules} />
    ) : (
      <div className={styles.gone}>
        <StartWithStone stone={stone} />
      </div>
    )
  }
  if (setting && fits && !isStoneFirst) {
    return (
      <>
        <StoneInSetting stone={stone} setting={setting} rules={rules} />
        <div className={`no-print ${styles.ways}`}>
          <p className="caption">{m.stone_start_other({ name: stone.view.noun })}</p>
          <StartWithStone stone={stone} isQuiet />
        </div>
      </>
    )
  }
  return (
    <>
      <div className={`no-print ${styles.ways}`}>
        {setting && !fits && <p className="caption">{m.stone_own_misfit({ name: setting.design.name })}</p>}
        <p className="caption">{m.stone_start_text()}</p>
        <StartWithStone stone={stone} />
        {setting && fits && <KeepSetting stone={stone} rules={rules} setting={setting} />}
      </div>
      <StoneArrival stone={stone} />
    </>
  )
}

/** The setting that was chosen before takes this stone too: it need not be given up for it. */
function KeepSetting({ stone, rules, setting }: StoneAloneProps & { setting: SettingOnPage }) {
  const { setting: inShape, totalText } = stoneInRing(stone, setting, rules)
  const kind = createKindOf(setting.design)
  if (totalText === null || kind === 'earrings') return null
  return (
    <ShopLink
      className="link"
      href={settingForStone(stone.stone.id, stoneFirstKindOf(kind), chosenSetting(inShape))}
    >
      {m.stone_start_keep({ name: setting.design.name, total: totalText })}
    </ShopLink>
  )
}

function StoneArrival({ stone }: { stone: StoneOnPage }) {
  const delivery = useStoneDelivery(stone.stone)
  return delivery && <DeliveryExplainer delivery={delivery} />
}
