import { usSizeText, type FingerSize } from '@shop/schema/domain/vocabulary/finger-size'
import { useCallback, useState, type RefObject } from 'react'
import { m } from '#generated/paraglide/messages.js'
import buttons from '#ui/button.module.css'
import fields from '#ui/field.module.css'
import { Icon } from '#ui/icon.tsx'
import { convertSize, sizeSystems, sizeValues, type SizeSystem } from './convert-size.ts'
import { RingSizer } from './ring-sizer.tsx'
import styles from './finger-size-guide.module.css'
import { decimalText } from '@shop/schema/domain/values/decimal-text'

export interface FingerSizeGuideProps {
  readonly ref: RefObject<HTMLDialogElement | null>
  readonly offered: readonly FingerSize[]
  readonly onUse: (uk: string) => void
}

const systemNames: Readonly<Record<SizeSystem, () => string>> = {
  uk: m.guide_system_uk,
  eu: m.guide_system_eu,
  us: m.guide_system_us,
  diameter: m.guide_system_diameter,
}

/** How to measure, a converter between UK, EU, US and millimetres, and the whole table. */
export function FingerSizeGuide({ ref, offered, onUse }: FingerSizeGuideProps) {
  const [system, setSystem] = useState<SizeSystem>('diameter')
  const [value, setValue] = useState('')
  const [isPrinting, setPrinting] = useState(false)
  const endPrinting = useCallback(() => setPrinting(false), [])
  const size = convertSize(system, value)
  const close = () => ref.current?.close()
  return (
    <dialog ref={ref} className={styles.guide} aria-labelledby="guide-title">
      <div className={styles.head}>
        <h2 id="guide-title">{m.guide_title()}</h2>
        <button type="button" aria-label={m.close()} onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      <h3>{m.guide_measure_title()}</h3>
      <p>{m.guide_measure_ring()}</p>
      <p>{m.guide_measure_tip()}</p>
      <button type="button" className={`link ${styles.print}`} onClick={() => setPrinting(true)}>
        {m.guide_print()}
      </button>
      {isPrinting && <RingSizer onPrinted={endPrinting} />}
      <h3>{m.guide_convert_title()}</h3>
      <div className={styles.two}>
        <div className={fields.field}>
          <label htmlFor="size-system">{m.guide_system()}</label>
          <select
            id="size-system"
            value={system}
            onChange={({ target }) => {
              setSystem(sizeSystems.find((known) => known === target.value) ?? 'diameter')
              setValue('')
            }}
          >
            {sizeSystems.map((known) => (
              <option key={known} value={known}>
                {systemNames[known]()}
              </option>
            ))}
          </select>
        </div>
        <div className={fields.field}>
          <label htmlFor="size-value">{m.guide_value()}</label>
          {system === 'diameter' ? (
            <input
              id="size-value"
              inputMode="decimal"
              autoComplete="off"
              value={value}
              onChange={({ target }) => setValue(target.value)}
            />
          ) : (
            <select id="size-value" value={value} onChange={({ target }) => setValue(target.value)}>
              <option value="">{m.setting_size_choose()}</option>
              {sizeValues(system).map((option) => (
                <option key={option.value} value={option.value}>
                  {option.text}
                </option>
              ))}
            </select>
          )}
        </div>
      </div>
      <p role="status" className={styles.result}>
        {size ? m.guide_result(sizeTexts(size)) : value.trim() ? m.guide_result_none() : ''}
      </p>
      {size && offered.some(({ uk }) => uk === size.uk) && (
        <button
          type="button"
          className={buttons.button}
          onClick={() => {
            onUse(size.uk)
            close()
          }}
        >
          {m.guide_use({ uk: size.uk })}
        </button>
      )}
      <details className={styles.table}>
        <summary>
          {m.guide_table()}
          <Icon name="chevron" />
        </summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{m.guide_column_uk()}</th>
              <th scope="col">{m.guide_column_eu()}</th>
              <th scope="col">{m.guide_column_us()}</th>
              <th scope="col">{m.guide_column_diameter()}</th>
            </tr>
          </thead>
          <tbody>
            {offered.map((row) => {
              const { uk, eu, us, diameter } = sizeTexts(row)
              return (
                <tr key={uk}>
                  <th scope="row">{uk}</th>
                  <td>{eu}</td>
                  <td>{us}</td>
                  <td>{diameter}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </details>
    </dialog>
  )
}

function sizeTexts({ uk, eu, us, diameterMm }: FingerSize) {
  return { uk, eu, us: usSizeText(us), diameter: decimalText(diameterMm, 1) }
}
