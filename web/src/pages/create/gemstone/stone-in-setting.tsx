import { ownNumber } from '#data/language/numbers.ts'
import type { ShopRulesQuery } from '#generated/graphql/graphql.ts'
import { ownWord } from '#data/language/own-name.ts'
import { m } from '#generated/paraglide/messages.js'
import { DeliveryBlock } from '#shop/design/delivery/delivery-block.tsx'
import type { SettingOnPage } from '#shop/design/design.ts'
import { StoneAction } from '#shop/build/stones/stone-action.tsx'
import { stoneInRing } from '#shop/build/stones/stone-in-ring.ts'
import type { StoneOnPage } from '#shop/gemstone/stone-on-page.ts'
import { StoneSums } from '#shop/build/stones/stone-panel.tsx'
import styles from './stone-in-setting.module.css'

interface StoneInSettingProps {
  readonly stone: StoneOnPage
  readonly setting: SettingOnPage
  readonly rules: ShopRulesQuery
}

/** A stone in the shopper's setting: whether it fits, what the ring costs, when it comes, and the way into it. */
export function StoneInSetting({ stone, setting, rules }: StoneInSettingProps) {
  const inRing = stoneInRing(stone, setting, rules)
  const { fit, headText, rows } = inRing
  const shape = inRing.setting.choice.shape
  if (stone.view.availability !== 'AVAILABLE') {
    return (
      <div className={styles.gone}>
        <StoneAction stone={stone} setting={setting} />
      </div>
    )
  }
  return (
    <section className={styles.ring} aria-labelledby="in-setting">
      <h2 id="in-setting">{m.stone_ring_title({ name: setting.design.name })}</h2>
      {fit.fits && headText !== null && (
        <>
          <p className="caption">
            {fitText(headText, fit.stoneSizePercent)}
            {shape.slug !== setting.choice.shape.slug && (
              <> {m.stone_ring_shape({ shape: ownWord(shape) })}</>
            )}
          </p>
          <StoneSums rows={rows} />
        </>
      )}
      <div className="no-print">
        <StoneAction stone={stone} setting={setting} />
      </div>
      {fit.fits && <DeliveryBlock piece={inRing.setting} stones={[stone.stone]} />}
    </section>
  )
}

function fitText(lengths: string, percent: number): string {
  return percent > 0
    ? m.stone_ring_fits_adds({ lengths, percent: ownNumber(percent) })
    : m.stone_ring_fits({ lengths })
}
