import { usSizeText, type FingerSize } from '@shop/schema/domain/vocabulary/finger-size'
import { useCallback, useId, useState, type ReactNode } from 'react'
import { decimalText } from '#data/language/numbers.ts'
import { m } from '#generated/paraglide/messages.js'
import fields from '#ui/field.module.css'
import { Icon } from '#ui/icon.tsx'
import { convertSize, sizeSystems, sizeValues, type SizeSystem } from './convert-size.ts'
import { RingSizer } from './ring-sizer.tsx'
import styles from './size-converter.module.css'

const systemNames: Readonly<Record<SizeSystem, () => string>> = {
  uk: m.guide_system_uk,
  eu: m.guide_system_eu,
  us: m.guide_system_us,
  diameter: m.guide_system_diameter,
}

interface SizeConverterProps {
  /** What follows where a size is found. */
  readonly children?: (size: FingerSize) => ReactNode
}

/** Converts a size between UK, EU, US and millimetres across the inside. */
export function SizeConverter({ children }: SizeConverterProps) {
  const [system, setSystem] = useState<SizeSystem>('diameter')
  const [value, setValue] = useState('')
  const [systemId, valueId] = [useId(), useId()]
  const size = convertSize(system, value)
  return (
    <>
      <div className={styles.two}>
        <div className={fields.field}>
          <label htmlFor={systemId}>{m.guide_system()}</label>
          <select
            id={systemId}
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
          <label htmlFor={valueId}>{m.guide_value()}</label>
          {system === 'diameter' ? (
            <input
              id={valueId}
              inputMode="decimal"
              autoComplete="off"
              value={value}
              onChange={({ target }) => setValue(target.value)}
            />
          ) : (
            <select id={valueId} value={value} onChange={({ target }) => setValue(target.value)}>
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
      {size && children?.(size)}
    </>
  )
}

/** Prints a sheet with the inside of every size as large as it is. */
export function PrintSizer() {
  const [isPrinting, setPrinting] = useState(false)
  const endPrinting = useCallback(() => setPrinting(false), [])
  return (
    <>
      <button type="button" className={`link no-print ${styles.print}`} onClick={() => setPrinting(true)}>
        {m.guide_print()}
      </button>
      {isPrinting && <RingSizer onPrinted={endPrinting} />}
    </>
  )
}

/** Sizes in every system, a row each. */
export function SizeTable({ sizes }: { readonly sizes: readonly FingerSize[] }) {
  return (
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
          {sizes.map((row) => {
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
  )
}

function sizeTexts({ uk, eu, us, diameterMm }: FingerSize) {
  return { uk, eu, us: usSizeText(us), diameter: decimalText(diameterMm, 1) }
}
