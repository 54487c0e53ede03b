import type { ShopRulesQuery } from '#generated/graphql/graphql.ts'
import { m } from '#generated/paraglide/messages.js'
import { subjectOf } from '#shop/build/notices/stone-notice.ts'
import type { CompareRow } from '#shop/build/compare/compare-rows.ts'
import type { StoneOnPage } from '#shop/gemstone/stone-on-page.ts'
import { pairRows } from '#shop/build/pair/pair-difference.ts'
import styles from './pair-table.module.css'

/** In what two stones differ, a row a fact, and beneath it what they share; nothing for one stone named twice. */
export function PairTable({ stones, rules }: { stones: readonly StoneOnPage[]; rules: ShopRulesQuery }) {
  const [first, second] = stones
  if (first?.stone.id === second?.stone.id) return null
  const { different, same } = pairRows(stones, rules)
  const heads = stones.map((_, at) => subjectOf(stones, at))
  return (
    <>
      <section aria-labelledby="pair-different">
        <h2 id="pair-different">{m.pair_different()}</h2>
        {different.length === 0 ? <p>{m.pair_no_difference()}</p> : <Facts rows={different} heads={heads} />}
      </section>
      <section aria-labelledby="pair-same">
        <h2 id="pair-same">{m.pair_same()}</h2>
        <dl className={styles.same}>
          {same.map(({ key, label, values }) => (
            <div key={key}>
              <dt>{label}</dt>
              <dd>{values[0]}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  )
}

function Facts({ rows, heads }: { rows: readonly CompareRow[]; heads: readonly string[] }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">{m.compare_fact()}</span>
          </th>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, values }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            {values.map((value, at) => (
              <td key={heads[at]}>{value ?? m.compare_unknown()}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
