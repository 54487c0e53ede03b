import { type ShapeSlug } from '@shop/schema/domain/vocabulary/taxonomy'
import { inSentence } from '#data/language/nouns.ts'
import { shapeName } from '#data/language/shape-name.ts'
import { m } from '#generated/paraglide/messages.js'
import { hundredthsText } from './figures.ts'
import { LooseStoneLines } from './stone-drawn.tsx'
import type { UsualCarat } from './usual-carats.ts'
import styles from './true-size.module.css'

interface CaratRowProps {
  readonly shape: ShapeSlug
  readonly carats: readonly UsualCarat[]
  /** The weight that is shown on the finger; null where that is a stone of its own. */
  readonly chosen: number | null
  readonly pxPerMm: number
  readonly onChoose: (carat: number) => void
}

/** Diamonds of a shape in common weights side by side; each a choice where the ring awaits its stone. */
export function CaratRow({ shape, carats, chosen, pxPerMm, onChoose }: CaratRowProps) {
  return (
    <fieldset className={styles.part}>
      <legend>{m.true_size_compare({ shape: inSentence(shapeName(shape)) })}</legend>
      <ul className={styles.carats}>
        {carats.map(({ carat, stone }) => {
          const name = m.true_size_carat({ carat: hundredthsText(carat) })
          return (
            <li key={carat}>
              <label>
                <svg
                  className={styles.drawing}
                  viewBox={`${-stone.widthMm / 2} ${-stone.lengthMm / 2} ${stone.widthMm} ${stone.lengthMm}`}
                  width={stone.widthMm * pxPerMm}
                  height={stone.lengthMm * pxPerMm}
                  aria-hidden="true"
                >
                  <LooseStoneLines stone={stone} />
                </svg>
                <span>
                  {chosen !== null && (
                    <input
                      type="radio"
                      name="true-size-carat"
                      checked={carat === chosen}
                      onChange={() => onChoose(carat)}
                    />
                  )}{' '}
                  {name}
                </span>
                <small>
                  {m.true_size_stone_size({
                    length: hundredthsText(stone.lengthMm),
                    width: hundredthsText(stone.widthMm),
                  })}
                </small>
              </label>
            </li>
          )
        })}
      </ul>
      <p className="caption">{m.true_size_compare_note()}</p>
    </fieldset>
  )
}
