import { assayOffices, hallmarkedMetals } from '@shop/schema/domain/design/hallmarks'
import { metalsOfFineness } from '@shop/schema/domain/design/struck-metals'
import { useState } from 'react'
import { ownNumber } from '#data/language/numbers.ts'
import { ownNameOf } from '#data/language/own-name.ts'
import { m } from '#generated/paraglide/messages.js'
import { OfficeMark, TextMark } from '#shop/design/metals/mark-drawing.tsx'
import { ToolSelect } from './tool-select.tsx'
import styles from './tool.module.css'
import own from './hallmark-tool.module.css'

const finenesses = [...new Set(hallmarkedMetals.flatMap((metal) => [...metal.finenesses]))].toSorted(
  (one, other) => one - other,
)
const usualFineness = 750

/** What the marks on a piece mean: the number and the office are chosen as they are seen (rules/promises#hallmark). */
export function HallmarkTool() {
  const [number, setNumber] = useState(String(usualFineness))
  const [office, setOffice] = useState<string>(assayOffices[0].name)
  const metals = metalsOfFineness(Number(number))
  const town = assayOffices.find(({ name }) => name === office) ?? assayOffices[0]
  return (
    <div className={styles.tool}>
      <div className={styles.controls}>
        <ToolSelect
          label={m.tool_hallmark_number()}
          options={finenesses.map((value) => ({ value: String(value), text: String(value) }))}
          value={number}
          onChoose={setNumber}
        />
        <ToolSelect
          label={m.tool_hallmark_office()}
          options={assayOffices.map(({ name, mark }) => ({
            value: name,
            text: m.hallmarking_mark({ mark }),
          }))}
          value={office}
          onChoose={setOffice}
        />
        <p>{m.hallmarking_other()}</p>
      </div>
      <div className={`${styles.facts} ${own.read}`} role="group" aria-label={m.tool_hallmark_meaning()}>
        <div className={own.mark}>
          <TextMark text="AJL" />
          <p>
            <b>{m.hallmarking_sponsor()}</b> {m.hallmarking_sponsor_text()}
          </p>
        </div>
        <div className={own.mark}>
          <TextMark text={number} />
          <output>
            <b>{m.hallmarking_fineness()}</b>
            {metals.map((metal) => (
              <span key={metal.name}>
                {metal.carat === null
                  ? m.tool_hallmark_metal({ metal: ownNameOf(metal.name), fineness: number })
                  : m.tool_hallmark_carat({
                      metal: ownNameOf(metal.name),
                      fineness: number,
                      carat: metal.carat,
                    })}{' '}
                {m.tool_hallmark_from({ grams: ownNumber(metal.exemptBelowGrams) })}
              </span>
            ))}
            {metals.length > 1 && <span>{m.tool_hallmark_several()}</span>}
          </output>
        </div>
        <div className={own.mark}>
          <OfficeMark mark={town.mark} />
          <output>
            <b>{m.hallmarking_office()}</b>
            <span>{m.tool_hallmark_tested({ office: town.name })}</span>
          </output>
        </div>
        <div className={own.mark}>
          <TextMark text="b" />
          <p>
            <b>{m.tool_hallmark_letter()}</b> {m.tool_hallmark_letter_text()}
          </p>
        </div>
      </div>
    </div>
  )
}
