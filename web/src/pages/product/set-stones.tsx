import { subCategoryIds } from '@shop/schema/domain/vocabulary/taxonomy'
import { m } from '#generated/paraglide/messages.js'
import type { Design } from '#shop/design/design.ts'
import { OriginBadge } from '#shop/gemstone/origin-badge.tsx'
import { stoneAttribute } from './fact-rows.ts'
import {
  certificateNote,
  hasLowestGrades,
  hasSmallerStones,
  setStoneViews,
  type SetStone,
} from './set-stone-view.ts'
import styles from './set-stones.module.css'

interface SetStonesProps {
  readonly design: Design
  readonly stones: readonly SetStone[]
}

/** What a finished piece is set with, before it is chosen in a metal: the facts that its price is made of. */
export function SetStones({ design, stones }: SetStonesProps) {
  const ownName = design.fixedAttributes.find(({ name }) => name === stoneAttribute)?.optionName ?? null
  const views = setStoneViews(stones, ownName)
  if (views.length === 0) return null
  return (
    <section className={styles.stones} aria-label={m.set_stone_section()}>
      {views.map((view) => (
        <div key={view.title}>
          <p className={styles.head}>
            <b>{view.title}</b>
            {view.grown && <OriginBadge view={view.grown} />}
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
      <p className="caption">{notesOf(design, stones).join(' ')}</p>
    </section>
  )
}

/** How the figures are meant, a sentence each. */
function notesOf(design: Design, stones: readonly SetStone[]): string[] {
  const why = certificateNote(stones)
  return [
    ...(stones.some(({ caratWeight, measLength }) => caratWeight !== null && measLength !== null)
      ? [hasSmallerStones(design, stones) ? m.set_stone_note_beside() : m.set_stone_note()]
      : []),
    ...(hasLowestGrades(stones) ? [m.set_stone_note_lowest()] : []),
    ...(isCountedByFinger(design) ? [m.set_stone_note_finger()] : []),
    ...(why === null ? [] : [why === 'small' ? m.set_stone_note_small() : m.set_stone_note_own()]),
  ]
}

/** A band that is set all along has more stones where the finger is larger. */
function isCountedByFinger({ subCategory }: Design): boolean {
  return bands.includes(subCategory.id)
}

const bands: readonly string[] = [subCategoryIds.stoneSet, subCategoryIds.eternityRing]
