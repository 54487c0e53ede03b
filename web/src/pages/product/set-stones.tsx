import { m } from '#generated/paraglide/messages.js'
import type { Design } from '#shop/design/design.ts'
import { OriginBadge } from '#shop/gemstone/origin-badge.tsx'
import { hasSmallerStones, setStoneViews, type SetStone } from './set-stone-view.ts'
import styles from './set-stones.module.css'

interface SetStonesProps {
  readonly design: Design
  readonly stones: readonly SetStone[]
}

/** What a finished piece is set with, before it is chosen in a metal: the facts that its price is made of. */
export function SetStones({ design, stones }: SetStonesProps) {
  const views = setStoneViews(stones)
  if (views.length === 0) return null
  const isMeasured = stones.some(({ measLength }) => measLength !== null)
  return (
    <section className={styles.stones} aria-label={m.set_stone_section()}>
      {views.map((view) => (
        <div key={view.title}>
          <p className={styles.head}>
            <b>{view.title}</b>
            <OriginBadge view={view} />
          </p>
          <dl>
            {view.facts.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
      {isMeasured && (
        <p className="caption">
          {hasSmallerStones(design, stones) ? m.set_stone_note_beside() : m.set_stone_note()}
        </p>
      )}
    </section>
  )
}
