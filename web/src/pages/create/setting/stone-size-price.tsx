import { createKindOf } from '@shop/schema/domain/addresses/create-kind'
import { decimalText, formatPence } from '#data/language/numbers.ts'
import { m } from '#generated/paraglide/messages.js'
import type { SettingOnPage } from '#shop/design/design.ts'
import { hundredthsText } from '#shop/gemstone/stone-measures.ts'
import { usualPlace, type StoneSizePrice as StoneSize } from './stone-size-prices.ts'
import styles from './stone-size-price.module.css'

interface StoneSizePriceProps {
  readonly setting: SettingOnPage
  /** Of the setting, the lightest first. */
  readonly sizes: readonly StoneSize[]
  /** The weight that is looked at, in carats; the usual one where it is null, or none of these. */
  readonly carat: number | null
  readonly onWeight: (carat: number) => void
}

/**
 * What the setting costs with the head for a stone of any common weight, so that no price jumps once a stone is
 * chosen. Without script it is a list; nothing where the head makes no difference.
 */
export function StoneSizePrice({ setting, sizes, carat, onWeight }: StoneSizePriceProps) {
  const chosen = sizes.findIndex((price) => price.carat === carat)
  const place = chosen === -1 ? usualPlace(sizes) : chosen
  const shown = sizes[place]
  if (!shown) return null
  const isPair = createKindOf(setting.design) === 'earrings'
  const last = sizes.length - 1
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
      <div className={styles.rail} style={{ '--at': place / Math.max(1, last) }}>
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
          onChange={({ currentTarget }) => {
            const next = sizes[currentTarget.valueAsNumber]
            if (next) onWeight(next.carat)
          }}
        />
        <ol aria-hidden="true">
          {sizes.map((each, at) => (
            <li key={each.carat} data-at={at === place || undefined}>
              {hundredthsText(each.carat)}
            </li>
          ))}
        </ol>
      </div>
      <p className="caption">{m.setting_size_price_note()}</p>
      <noscript>
        <ul>
          {sizes.map((each) => (
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
