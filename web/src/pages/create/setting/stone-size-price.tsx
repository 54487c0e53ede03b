import { createKindOf } from '@shop/schema/domain/addresses/create-kind'
import { useState, type CSSProperties } from 'react'
import { decimalText, formatPence } from '#data/language/numbers.ts'
import type { ShopRulesQuery } from '#generated/graphql/graphql.ts'
import { m } from '#generated/paraglide/messages.js'
import type { SettingOnPage } from '#shop/design/design.ts'
import { pricingOf } from '#shop/design/price/pricing-of.ts'
import { hundredthsText } from '#shop/gemstone/stone-measures.ts'
import { stoneSizePrices, usualPlace, type StoneSizePrice as StoneSize } from './stone-size-prices.ts'
import styles from './stone-size-price.module.css'

interface StoneSizePriceProps {
  readonly setting: SettingOnPage
  readonly rules: ShopRulesQuery
  /** Told of the weight that is looked at, in carats. */
  readonly onWeight?: (carat: number) => void
}

/**
 * What the setting costs with the head for a stone of any common weight, so that no price jumps once a stone is
 * chosen. Without script it is a list; nothing where the head makes no difference.
 */
export function StoneSizePrice({ setting, rules, onWeight }: StoneSizePriceProps) {
  const prices = stoneSizePrices(setting, pricingOf(rules))
  // Of another setting there may be fewer weights.
  const [carat, setCarat] = useState<number | null>(null)
  const chosen = prices.findIndex((price) => price.carat === carat)
  const place = chosen === -1 ? usualPlace(prices) : chosen
  const shown = prices[place]
  if (!shown) return null
  function look(next: StoneSize | undefined) {
    setCarat(next?.carat ?? null)
    if (next) onWeight?.(next.carat)
  }

  const isPair = createKindOf(setting.design) === 'earrings'
  const last = prices.length - 1
  const price = formatPence(shown.pricePence)
  const weight = hundredthsText(shown.carat)
  return (
    <div className={styles.sizes}>
      <p>
        <output htmlFor="stone-size" className={styles.price}>
          {price}
        </output>
        <span className="caption">
          {isPair ? m.setting_size_price_pair({ carat: weight }) : m.setting_size_price({ carat: weight })}
        </span>
      </p>
      <div className={styles.rail} style={{ '--at': place / Math.max(1, last) } as CSSProperties}>
        <input
          id="stone-size"
          type="range"
          min={0}
          max={last}
          step={1}
          value={place}
          aria-label={m.setting_size_price_label()}
          aria-valuetext={m.setting_size_price_value({
            carat: weight,
            length: decimalText(shown.lengthMm, 0, 1),
            price,
          })}
          onChange={({ currentTarget }) => look(prices[currentTarget.valueAsNumber])}
        />
        <ol aria-hidden="true">
          {prices.map((each, at) => (
            <li key={each.carat} data-at={at === place || undefined}>
              {hundredthsText(each.carat)}
            </li>
          ))}
        </ol>
      </div>
      <p className="caption">{m.setting_size_price_note()}</p>
      <noscript>
        <ul>
          {prices.map((each) => (
            <li key={each.carat}>
              {m.setting_size_price_row({
                carat: hundredthsText(each.carat),
                price: formatPence(each.pricePence),
              })}
            </li>
          ))}
        </ul>
      </noscript>
    </div>
  )
}
