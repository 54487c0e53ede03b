import { settingDetail } from '@shop/schema/domain/addresses/addresses'
import { finenessOf, type Metal } from '@shop/schema/domain/design/metals'
import type { Pence } from '@shop/schema/domain/values/money'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { decimalText, formatPence } from '#data/language/numbers.ts'
import { metalColourName, metalLabel, metalName } from '#shop/design/metals/metal-name.ts'
import { asLabel } from '#data/language/own-name.ts'
import { m } from '#generated/paraglide/messages.js'
import { settingListQuery, shopRulesQuery } from '#generated/queries.ts'
import { pricingOf } from '#shop/design/price/pricing-of.ts'
import { settingListAt, type SettingList } from '#shop/list/setting-list.ts'
import { settingListVariables } from '#shop/list/setting-variables.ts'
import { ShopLink } from '#ui/shop-link.tsx'
import {
  bandGrams,
  comparedMetals,
  mostlyMade,
  pricesIn,
  weighedAs,
  type GoldColour,
  type MetalPrice,
} from './compared-metals.ts'
import { stepText } from './step-text.ts'
import { ToolSelect } from './tool-select.tsx'
import styles from './tool.module.css'
import own from './metals-tool.module.css'

const widths = ['2', '3', '4', '5', '6'] as const
const golds = (['yellow-gold', 'white-gold', 'rose-gold'] as const).map((value) => ({
  value,
  text: asLabel(metalColourName(value)),
}))

/** The metals of the shop side by side: how fine, how heavy in the same ring, how they wear, and what a real setting costs. */
export function MetalsTool() {
  const [gold, setGold] = useState<GoldColour>('yellow-gold')
  const [width, setWidth] = useState<(typeof widths)[number]>('3')
  const metals = comparedMetals(gold)
  const setting = usePricedSetting(metals)
  return (
    <div className={`${styles.tool} ${styles.single}`}>
      <div className={own.choices}>
        <ToolSelect label={m.tool_metals_gold()} options={golds} value={gold} onChoose={setGold} />
        <ToolSelect
          label={m.tool_metals_width()}
          options={widths.map((value) => ({ value, text: m.tool_metals_mm({ width: value }) }))}
          value={width}
          onChoose={setWidth}
        />
      </div>
      <table className={own.table}>
        <caption className="sr-only">{m.tool_metals_caption()}</caption>
        <thead>
          <tr>
            <th scope="col">{m.hallmarking_metal()}</th>
            <th scope="col">{m.hallmarking_fineness()}</th>
            <th scope="col">{m.tool_metals_weight()}</th>
            <th scope="col">{m.tool_metals_wear()}</th>
            <th scope="col">{m.tool_metals_price()}</th>
          </tr>
        </thead>
        <tbody>
          {metals.map((metal, place) => (
            <tr key={metalLabel(metal)}>
              <th scope="row">{metalLabel(metal)}</th>
              <td data-label={m.hallmarking_fineness()}>{finenessOf(metal)}</td>
              <td data-label={m.tool_metals_weight()}>
                {m.hallmarking_grams({ grams: decimalText(bandGrams(metal, Number(width)), 1) })}
              </td>
              <td data-label={m.tool_metals_wear()}>
                {m.tool_metals_wears({ metal: String(weighedAs(metal)) })}
              </td>
              <td data-label={m.tool_metals_price()}>
                {setting ? <PriceIn price={setting.prices[place] ?? null} /> : '–'}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={`caption ${own.note}`}>
        {m.tool_metals_note()}{' '}
        {setting && (
          <>
            {setting.first !== null && m.tool_metals_compared({ metal: setting.first })}{' '}
            {m.tool_metals_setting()}{' '}
            <ShopLink className="link" href={setting.href}>
              {setting.name}
            </ShopLink>
            .
          </>
        )}
      </p>
    </div>
  )
}

/** A price, and below it how far it is from the first; that it is not made in a metal, where it is not. */
function PriceIn({ price }: { readonly price: MetalPrice | null }) {
  if (!price) return m.tool_metals_not_made()
  const { pricePence, stepPence } = price
  return (
    <span className={own.price}>
      {formatPence(pricePence)}
      {stepPence !== null && <small>{distanceText(stepPence)}</small>}
    </span>
  )
}

function distanceText(step: Pence): string {
  return step === 0 ? m.tool_metals_same() : stepText(step, m.tool_metals_more, m.tool_metals_less)
}

/** No price is a bound here. */
const vatOfNoBounds = 0
const solitaires = solitaireList()

function solitaireList(): SettingList {
  const list = settingListAt('engagement-ring', 'solitaire')
  if (!list) throw new Error('No list of settings is of solitaires')
  return list
}

/** A real solitaire that is made in most of the metals, and what it costs in each; null until it is there, and without. */
function usePricedSetting(metals: readonly Metal[]) {
  const list = useQuery(settingListQuery(settingListVariables(solitaires, 1, vatOfNoBounds)))
  const rules = useQuery(shopRulesQuery())
  if (!list.data || !rules.data) return null
  const pricing = pricingOf(rules.data)
  const design = mostlyMade(list.data.listDesigns.items, metals, pricing)
  if (!design) return null
  const prices = pricesIn(design, metals, pricing)
  const first = metals.find((_, place) => prices[place]?.stepPence === null)
  return {
    name: design.name,
    href: settingDetail('engagement-ring', design.sku),
    prices,
    /** The metal that prices are compared with; null for a setting that is made in none. */
    first: first ? metalName(first) : null,
  }
}
