import { settingList } from '@shop/schema/domain/addresses'
import { shapeOfStone, stoneFit } from '@shop/schema/domain/stone-fit'
import type { ShopRulesQuery } from '#generated/graphql/graphql.ts'
import { m } from '#generated/paraglide/messages.js'
import buttons from '#ui/button.module.css'
import { ShopLink } from '#ui/shop-link.tsx'
import { DeliveryExplainer } from '../../designer/delivery-block.tsx'
import { StoneNoticeBox } from '../../designer/stone-notice-box.tsx'
import { useStoneDelivery } from '../stone/stone-delivery.ts'
import type { StoneOnPage } from '../stone/stone-on-page.ts'
import { StoneInSetting } from './stone-in-setting.tsx'
import { useOwnSetting } from './use-own-setting.ts'
import styles from './stone-in-setting.module.css'

/**
 * What is to be done with a stone that is looked at by itself: into the setting that the shopper has chosen,
 * once the page knows of it, else the settings of its shape.
 */
export function StoneAlone({ stone, rules }: { stone: StoneOnPage; rules: ShopRulesQuery }) {
  const setting = useOwnSetting()
  const delivery = useStoneDelivery(stone.stone)
  const isAvailable = stone.view.availability === 'AVAILABLE'
  const fits = setting !== null && stoneFit(setting.design, [stone.stone]).fits
  if (setting && (fits || !isAvailable)) {
    return (
      <>
        <StoneInSetting stone={stone} setting={setting} rules={rules} />
        <div className={`no-print ${styles.ways}`}>
          <SettingsLink stone={stone} isSecond />
        </div>
      </>
    )
  }
  if (!isAvailable) {
    return (
      <div className={styles.gone}>
        <StoneNoticeBox notice={goneNotice(stone)} />
      </div>
    )
  }
  return (
    <>
      <div className={`no-print ${styles.ways}`}>
        {setting && <p className="caption">{m.stone_own_misfit({ name: setting.design.name })}</p>}
        <SettingsLink stone={stone} />
        <p className="caption">{m.stone_own_choose_text({ shape: stone.view.shapeName })}</p>
      </div>
      {delivery && <DeliveryExplainer delivery={delivery} />}
    </>
  )
}

function SettingsLink({ stone, isSecond = false }: { stone: StoneOnPage; isSecond?: boolean }) {
  return (
    <ShopLink
      className={`${buttons.button} ${buttons.wide} ${isSecond ? buttons.quiet : ''}`}
      href={settingsHref(stone)}
    >
      {isSecond ? m.stone_own_choose_other() : m.stone_own_choose()}
    </ShopLink>
  )
}

function settingsHref({ stone }: StoneOnPage): string {
  return settingList('engagement-ring', shapeOfStone(stone)?.slug)
}

/** A stone that is gone, for a shopper without a setting. */
function goneNotice(stone: StoneOnPage) {
  const name = stone.view.noun
  return {
    title: m.designer_sold_title(),
    text:
      stone.view.availability === 'SOLD' ? m.designer_sold_text({ name }) : m.designer_held_text({ name }),
    links: [
      {
        href: settingsHref(stone),
        label: m.designer_shape_settings_link({ shape: stone.view.shapeName }),
      },
    ],
  }
}
