import { apiLanguage } from '#data/language/shop-language.ts'
import type { Design } from './design.ts'
import styles from './design-facts.module.css'

interface DesignFactsProps {
  readonly title: string
  readonly description: Design['description']
  readonly rows: readonly (readonly [label: string, value: string])[]
}

/** What a design is made of and measures: a row each. */
export function DesignFacts({ title, description, rows }: DesignFactsProps) {
  return (
    <section className={styles.facts} aria-labelledby="about">
      <h2 id="about">{title}</h2>
      {description && <p lang={apiLanguage}>{description}</p>}
      <dl>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
