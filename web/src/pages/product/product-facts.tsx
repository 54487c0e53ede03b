import { m } from '#generated/paraglide/messages.js'
import styles from '#shop/design/setting-facts.module.css'
import { factRows } from './fact-rows.ts'
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
