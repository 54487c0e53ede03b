import { stoneGrades } from '@shop/schema/domain/addresses/stone-grammar'
import { subtractPence, type Pence } from '@shop/schema/domain/values/money'
import { useId, useMemo, useState } from 'react'
import { formatPence } from '#data/language/numbers.ts'
import { ownNameOf } from '#data/language/own-name.ts'
import { m } from '#generated/paraglide/messages.js'
import { hundredthsText } from '#shop/viewing/true-size/figures.ts'
import { ShopLink } from '#ui/shop-link.tsx'
import { GradedDrawing } from './graded-drawing.tsx'
import { gradedStone, movedGrades, type MovedGrade } from './graded-stone.ts'
import { stepText } from './step-text.ts'
import { useLeastStone } from './use-least-stone.ts'
import styles from './tool.module.css'
import own from './four-cs-tool.module.css'

const grades = ['carat', 'colour', 'clarity', 'cut'] as const
const hundred = 100

type Places = Readonly<Record<MovedGrade, number>>
/** One carat, G, VS2, Excellent: what most settings are bought with. */
const usual: Places = { carat: 2, colour: 4, clarity: 2, cut: 2 }

/** A round diamond whose four grades are moved: how its drawing changes, and what the cheapest such stone costs. */
export function FourCsTool() {
  const [places, setPlaces] = useState(usual)
  const [before, setBefore] = useState<Pence | null>(null)
  const carat = movedGrades.carat[places.carat] ?? hundred
  const [colour, clarity, cut] = [
    valueAt('colour', places),
    valueAt('clarity', places),
    valueAt('cut', places),
  ]
  const stone = useMemo(() => gradedStone(carat, cut), [carat, cut])
  const { state, least, href } = useLeastStone({
    shape: 'round-brilliant',
    caratHundredths: carat,
    colour,
    clarity,
    cut,
  })
  const priceId = useId()
  function move(grade: MovedGrade, place: number) {
    if (state === 'ready' && least) setBefore(least.pricePence)
    setPlaces({ ...places, [grade]: place })
  }
  const isReady = state === 'ready' && least !== null
  return (
    <div className={styles.tool}>
      <GradedDrawing stone={stone} colour={colour} clarity={clarity} />
      <div className={styles.controls}>
        {grades.map((grade) => (
          <Grade
            key={grade}
            name={gradeNames[grade]()}
            text={gradeText(grade, places)}
            note={gradeNote(grade, places)}
            place={places[grade]}
            last={movedGrades[grade].length - 1}
            onMove={(place) => move(grade, place)}
          />
        ))}
        <div className={own.price} aria-busy={state === 'loading'}>
          <p id={priceId}>{m.tool_cs_price()}</p>
          <output aria-labelledby={priceId}>
            {least && (
              <span className={styles.figure}>
                {m.tool_shapes_from({ price: formatPence(least.pricePence) })}
              </span>
            )}
            {state === 'none' && m.tool_stone_none()}
            {isReady && before !== null && before !== least.pricePence && (
              <span>
                {' '}
                {stepText(subtractPence(least.pricePence, before), m.tool_cs_more, m.tool_cs_less)}
              </span>
            )}
          </output>
          <p>{m.tool_cs_note()}</p>
          <ShopLink className="link" href={href}>
            {m.tool_cs_list()}
          </ShopLink>
        </div>
      </div>
    </div>
  )
}

interface GradeProps {
  readonly name: string
  readonly text: string
  readonly note: string
  readonly place: number
  readonly last: number
  readonly onMove: (place: number) => void
}

function Grade({ name, text, note, place, last, onMove }: GradeProps) {
  const [id, noteId] = [useId(), useId()]
  return (
    <div className={own.grade}>
      <label htmlFor={id}>
        {name} <span aria-hidden="true">{text}</span>
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={last}
        value={place}
        aria-valuetext={text}
        aria-describedby={noteId}
        onChange={({ target }) => onMove(target.valueAsNumber)}
      />
      <p id={noteId}>{note}</p>
    </div>
  )
}

const gradeNames: Readonly<Record<MovedGrade, () => string>> = {
  carat: m.tool_cs_carat,
  colour: m.tool_cs_colour,
  clarity: m.tool_cs_clarity,
  cut: m.tool_cs_cut,
}

function valueAt(grade: MovedGrade, places: Places): number {
  return movedGrades[grade][places[grade]] ?? 0
}

function gradeText(grade: MovedGrade, places: Places): string {
  const value = valueAt(grade, places)
  if (grade === 'carat') return m.true_size_carat({ carat: hundredthsText(value / hundred) })
  return ownNameOf(stoneGrades[grade][value]?.name ?? '')
}

/** What is to be seen of a grade. */
function gradeNote(grade: MovedGrade, places: Places): string {
  const value = stoneGrades[grade === 'carat' ? 'cut' : grade][valueAt(grade, places)]?.value ?? ''
  switch (grade) {
    case 'carat':
      return m.tool_cs_carat_note()
    case 'colour':
      return m.tool_cs_colour_note({ grade: value })
    case 'clarity':
      return m.tool_cs_clarity_note({ grade: value })
    case 'cut':
      return m.tool_cs_cut_note({ grade: value })
  }
}
