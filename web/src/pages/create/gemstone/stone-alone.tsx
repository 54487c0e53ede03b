import { stoneFit } from '@shop/schema/domain/stones/stone-fit'
import type { ShopRulesQuery } from '#generated/graphql/graphql.ts'
import { m } from '#generated/paraglide/messages.js'
import { DeliveryExplainer } from '#shop/design/delivery/delivery-block.tsx'
import { useOwnSetting } from '#shop/build/use-own-setting.ts'
import { StartOrKeep } from '#shop/build/stones/start-or-keep.tsx'
import { StartWithStone } from '#shop/build/stones/start-with-stone.tsx'
import { useStoneDelivery } from '#shop/gemstone/stone-delivery.ts'
import { useIsGemstoneFirst } from '#shop/build/stones/stone-link.ts'
import type { StoneOnPage } from '#shop/gemstone/stone-on-page.ts'
import { StoneInSetting } from './stone-in-setting.tsx'
import styles from './stone-in-setting.module.css'

interface StoneAloneProps {
  readonly stone: StoneOnPage
  readonly rules: ShopRulesQuery
}

/**
 * What is to be done with a stone whose address names no setting (rules/stones#by-itself):
 * into the setting that the shopper has chosen, once the page knows of it, else a ring or a pendant is started
 * with it. Where a piece starts with its stone, that comes first.
 */
export function StoneAlone({ stone, rules }: StoneAloneProps) {
  const setting = useOwnSetting()
  const isGemstoneFirst = useIsGemstoneFirst()
  const fits = setting !== null && stoneFit(setting.design, [stone.stone]).fits
  if (stone.view.availability !== 'AVAILABLE') {
    // Other stones that fit the shopper’s setting, or else stones like this one.
    return setting && !isGemstoneFirst ? (
      <StoneInSetting stone={stone} setting={setting} rules={rules} />
    ) : (
      <div className={styles.gone}>
        <StartWithStone stone={stone} />
      </div>
    )
  }
  if (setting && fits && !isGemstoneFirst) {
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
        <StartOrKeep stone={stone} rules={rules} startText={m.stone_start_text()} />
      </div>
      <StoneArrival stone={stone} />
    </>
  )
}

function StoneArrival({ stone }: { stone: StoneOnPage }) {
  const delivery = useStoneDelivery(stone.stone)
  return delivery && <DeliveryExplainer delivery={delivery} />
}
