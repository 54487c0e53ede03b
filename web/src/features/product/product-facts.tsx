import { optionsOf } from '@shop/schema/domain/design'
import { fingerSizeAttribute } from '@shop/schema/domain/product-choice'
import { gemStoneTypeName, type GemStoneType } from '@shop/schema/domain/gemstones'
import { finenessText, metalAttribute } from '@shop/schema/domain/metals'
import { m } from '#generated/paraglide/messages.js'
import styles from '../designer/setting-facts.module.css'
import { choiceName, optionText } from './option-names.ts'
import type { ProductView } from './product-view.ts'

/** What the piece is made of and measures: a row each, none for what nobody has measured. */
export function ProductFacts({ view }: { view: ProductView }) {
  return (
    <section className={styles.facts} aria-labelledby="about">
      <h2 id="about">{m.product_about()}</h2>
      {view.design.description && <p>{view.design.description}</p>}
      <dl>
        {factRows(view).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function factRows({ design, chosen, piece }: ProductView): [string, string][] {
  const { dimensions, gemTypes } = design
  const sizes = optionsOf(design, fingerSizeAttribute)
  const chosenRows = Object.entries(chosen.options).flatMap(([name, option]): [string, string][] =>
    name === metalAttribute ? [] : [[choiceName(name), optionText(name, option.name)]],
  )
  // A piece may have two of one kind: it is for her and for him.
  const fixed = Map.groupBy(design.fixedAttributes, ({ name }) => name)
  const rows: [string, string | null][] = [
    [m.setting_fact_metal(), m.setting_fact_metal_value({ fineness: finenessText(piece.metal) })],
    ...chosenRows,
    ...[...fixed].map(([name, values]): [string, string] => [
      sentenceCase(name),
      values.map(({ optionName }) => optionName).join(', '),
    ]),
    [m.product_fact_stones(), stonesText(gemTypes ?? [], fixed.has('Stone'))],
    [
      m.setting_fact_band(),
      dimensions && !chosen.options['Width']
        ? m.setting_fact_band_value({ width: dimensions.bandWidthMm, depth: dimensions.bandDepthMm })
        : null,
    ],
    [
      m.setting_fact_sizes(),
      sizes.length > 0
        ? m.setting_fact_sizes_value({ first: sizes[0]?.name ?? '', last: sizes.at(-1)?.name ?? '' })
        : null,
    ],
    [m.setting_fact_sku(), design.sku],
  ]
  return rows.flatMap(([label, value]) => (value === null ? [] : [[label, value]]))
}

/** The kinds of stone of a piece; what has a name of its own among the facts is not called another gemstone too. */
function stonesText(gemTypes: readonly GemStoneType[], hasOwnName: boolean): string | null {
  const named = gemTypes.filter((gemType) => !(hasOwnName && gemType === 'OTHER'))
  return named.length > 0 ? named.map((gemType) => gemStoneTypeName(gemType)).join(', ') : null
}

/** The shop writes names of attributes in capitals, and its pages labels in sentence case. */
function sentenceCase(name: string): string {
  return name.charAt(0) + name.slice(1).toLowerCase()
}
