import { m } from '#generated/paraglide/messages.js'
import { explainGrades } from './explain-grades.ts'
import { explainOrigin } from './explain-origin.ts'
import { explainProportions } from './explain-proportions.ts'
import { explainSize } from './explain-size.ts'
import type { DetailedStoneOnPage } from '#shop/gemstone/explained-fact.ts'
import { StoneDrawing } from './stone-drawing.tsx'
import styles from './stone-facts-section.module.css'

/** Every fact of a stone, each with what it means; none of what nobody knows. */
export function StoneFactsSection({ stone }: { stone: DetailedStoneOnPage }) {
  const groups = [
    { key: 'size', title: m.stone_group_size(), facts: explainSize(stone) },
    { key: 'grades', title: m.stone_group_grades(), facts: explainGrades(stone) },
    { key: 'proportions', title: m.stone_group_proportions(), facts: explainProportions(stone) },
    { key: 'origin', title: m.stone_group_origin(), facts: explainOrigin(stone) },
  ].filter(({ facts }) => facts.length > 0)
  return (
    <section className={styles.facts} aria-labelledby="stone-facts">
      <h2 id="stone-facts">{m.stone_page_about({ noun: stone.view.noun })}</h2>
      {groups.map(({ key, title, facts }) => (
        <div key={key} className={styles.group}>
          <h3>{title}</h3>
          <dl>
            {facts.map(({ label, value, why }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <b>{value}</b>
                  <p>{why}</p>
                </dd>
              </div>
            ))}
          </dl>
          {key === 'size' && <StoneDrawing stone={stone.stone} />}
        </div>
      ))}
    </section>
  )
}
